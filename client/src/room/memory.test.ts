import { describe, expect, it } from "vitest";

import { Memory } from "./memory";

class Shelf {
  items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

const seat = (table: string, at = 1) => ({ table, secret: `secret of ${table}`, game: "fzzzt", at });

describe("the memory of a browser", () => {
  it("keeps a name, a language, and how somebody likes it", () => {
    const shelf = new Shelf();
    const memory = new Memory(shelf);
    memory.name = "Ann";
    memory.language = "de";
    memory.prefer({ sound: true });
    const again = new Memory(shelf);
    expect([again.name, again.language, again.lasts]).toEqual(["Ann", "de", true]);
    expect(again.preferences).toEqual({
      sound: true,
      confirm: false,
      motion: true,
      family: false,
      text: false,
    });
  });

  it("holds seats, the latest first, and lets go of them", () => {
    const memory = new Memory(new Shelf());
    memory.hold(seat("a"));
    memory.hold(seat("b"));
    memory.hold(seat("a", 2));
    expect(memory.seats.map(({ table }) => table)).toEqual(["a", "b"]);
    expect(memory.secret("a")).toBe("secret of a");
    memory.letGo("a");
    expect(memory.secret("a")).toBeNull();
  });

  it("still knows where somebody sits when the seat is used again", () => {
    const memory = new Memory(new Shelf());
    memory.hold({ ...seat("a"), seat: 2 });
    memory.hold(seat("a", 9));
    expect(memory.seats[0]).toMatchObject({ seat: 2, at: 9 });
    memory.hold({ ...seat("a"), secret: "another" });
    expect(memory.seats[0]).not.toHaveProperty("seat");
  });

  it("forgets the oldest seats", () => {
    const memory = new Memory(new Shelf());
    for (let number = 0; number < 60; number += 1) memory.hold(seat(`t${number}`));
    expect(memory.seats.length).toBe(50);
    expect(memory.secret("t9")).toBeNull();
    expect(memory.secret("t10")).not.toBeNull();
  });

  it("does not lose what another tab has noted", () => {
    const shelf = new Shelf();
    const [one, other] = [new Memory(shelf), new Memory(shelf)];
    one.hold(seat("a"));
    other.hold(seat("b"));
    expect(new Memory(shelf).seats.length).toBe(2);
  });

  it("does without where nothing can be kept", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    for (const memory of [new Memory(null), new Memory(full)]) {
      memory.name = "Ann";
      memory.hold(seat("a"));
      expect([memory.name, memory.secret("a"), memory.lasts]).toEqual(["Ann", "secret of a", false]);
    }
  });

  it("makes the best of what it cannot read", () => {
    const shelf = new Shelf();
    for (const text of [
      "{",
      "null",
      "7",
      '{"seats": 3, "language": "xx", "preferences": {"sound": "loud"}}',
    ]) {
      shelf.items.set("parlour", text);
      const memory = new Memory(shelf);
      expect([memory.name, memory.language, memory.seats, memory.preferences.sound]).toEqual([
        "",
        null,
        [],
        false,
      ]);
    }
  });

  it("knows which guided games somebody has seen", () => {
    const memory = new Memory(new Shelf());
    memory.guide("flautz");
    expect([memory.wasGuided("flautz"), memory.wasGuided("fzzzt")]).toEqual([true, false]);
  });

  it("gives a guest a number and stays with it", () => {
    const shelf = new Shelf();
    const { guest } = new Memory(shelf);
    expect(guest).toBeGreaterThanOrEqual(1);
    expect(guest).toBeLessThanOrEqual(99);
    expect(new Memory(shelf).guest).toBe(guest);
  });

  it("keeps how a table was opened, by game", () => {
    const shelf = new Shelf();
    new Memory(shelf).setUp("fzzzt", { seats: 4 });
    const memory = new Memory(shelf);
    expect([memory.setup("fzzzt"), memory.setup("flautz")]).toEqual([{ seats: 4 }, undefined]);
  });

  it("forgets everything when asked to", () => {
    const shelf = new Shelf();
    const memory = new Memory(shelf);
    memory.name = "Ann";
    memory.language = "nl";
    memory.hold(seat("a"));
    memory.guide("fzzzt");
    memory.forget();
    for (const one of [memory, new Memory(shelf)])
      expect([one.name, one.language, one.seats, one.wasGuided("fzzzt")]).toEqual(["", null, [], false]);
  });

  it("looks again at what another tab has noted", () => {
    const shelf = new Shelf();
    const [one, other] = [new Memory(shelf), new Memory(shelf)];
    other.prefer({ text: true });
    expect(one.preferences.text).toBe(false);
    one.recall();
    expect(one.preferences.text).toBe(true);
  });
});
