import { describe, expect, it } from "vitest";

import { LocalStore } from "./local-store";

class FakeStorage {
  items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

const seat = (table: string, at = 1) => ({ table, secret: `secret of ${table}`, game: "fzzzt", at });

describe("the local store", () => {
  it("keeps the name, language and preferences", () => {
    const storage = new FakeStorage();
    const store = new LocalStore(storage);
    store.name = "Ann";
    store.language = "de";
    store.updatePreferences({ sound: true });
    const again = new LocalStore(storage);
    expect([again.name, again.language, again.isPersistent]).toEqual(["Ann", "de", true]);
    expect(again.preferences).toEqual({
      sound: true,
      volume: 0.5,
      confirm: false,
      motion: true,
      pace: "normal",
      textSize: "normal",
      quiet: "",
      family: false,
      text: false,
    });
  });

  it("makes a secret of the browser when it is first needed, and keeps it", () => {
    const storage = new FakeStorage();
    const [store, other] = [new LocalStore(storage), new LocalStore(storage)];
    const { browser } = store;
    expect(browser).toMatch(/^[\w-]{32}$/u);
    // Another tab that has not read it yet must not make another one.
    expect(other.browser).toBe(browser);
    expect(new LocalStore(storage).browser).toBe(browser);
    store.clear();
    expect(store.browser).not.toBe(browser);
    storage.setItem("parlour", JSON.stringify({ browser: "short" }));
    expect(new LocalStore(storage).browser).toMatch(/^[\w-]{32}$/u);
  });

  it("saves seats, the latest first, and forgets them on request", () => {
    const store = new LocalStore(new FakeStorage());
    store.saveSeat(seat("a"));
    store.saveSeat(seat("b"));
    store.saveSeat(seat("a", 2));
    expect(store.seats.map(({ table }) => table)).toEqual(["a", "b"]);
    expect(store.secret("a")).toBe("secret of a");
    store.forgetSeat("a");
    expect(store.secret("a")).toBeNull();
  });

  it("still knows the seat number when a seat is used again", () => {
    const store = new LocalStore(new FakeStorage());
    store.saveSeat({ ...seat("a"), seat: 2 });
    store.saveSeat(seat("a", 9));
    expect(store.seats[0]).toMatchObject({ seat: 2, at: 9 });
    store.saveSeat({ ...seat("a"), secret: "another" });
    expect(store.seats[0]).not.toHaveProperty("seat");
  });

  it("drops the oldest seats", () => {
    const store = new LocalStore(new FakeStorage());
    for (let number = 0; number < 60; number += 1) store.saveSeat(seat(`t${number}`));
    expect(store.seats.length).toBe(50);
    expect(store.secret("t9")).toBeNull();
    expect(store.secret("t10")).not.toBeNull();
  });

  it("keeps what another tab has written", () => {
    const storage = new FakeStorage();
    const [one, other] = [new LocalStore(storage), new LocalStore(storage)];
    one.saveSeat(seat("a"));
    other.saveSeat(seat("b"));
    expect(new LocalStore(storage).seats.length).toBe(2);
  });

  it("works in memory where nothing can be stored", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    for (const store of [new LocalStore(null), new LocalStore(full)]) {
      store.name = "Ann";
      store.saveSeat(seat("a"));
      expect([store.name, store.secret("a"), store.isPersistent]).toEqual(["Ann", "secret of a", false]);
    }
  });

  it("falls back to defaults for unreadable data", () => {
    const storage = new FakeStorage();
    for (const text of [
      "{",
      "null",
      "7",
      '{"seats": 3, "language": "xx", "preferences": {"sound": "loud", "pace": "lazy"}}',
    ]) {
      storage.items.set("parlour", text);
      const store = new LocalStore(storage);
      expect([store.name, store.language, store.seats, store.preferences.sound]).toEqual([
        "",
        null,
        [],
        false,
      ]);
    }
  });

  it("remembers which guided games were offered", () => {
    const store = new LocalStore(new FakeStorage());
    store.markGuided("flautz");
    expect([store.wasGuided("flautz"), store.wasGuided("fzzzt")]).toEqual([true, false]);
  });

  it("assigns a guest number and keeps it", () => {
    const storage = new FakeStorage();
    const { guest } = new LocalStore(storage);
    expect(guest).toBeGreaterThanOrEqual(1);
    expect(guest).toBeLessThanOrEqual(99);
    expect(new LocalStore(storage).guest).toBe(guest);
  });

  it("takes the next guest number, and one after the last", () => {
    const storage = new FakeStorage();
    storage.setItem("parlour", JSON.stringify({ guest: 98 }));
    const store = new LocalStore(storage);
    store.nextGuest();
    expect(store.guest).toBe(99);
    store.nextGuest();
    expect(new LocalStore(storage).guest).toBe(1);
  });

  it("keeps the last setup of a table, by game", () => {
    const storage = new FakeStorage();
    new LocalStore(storage).saveSetup("fzzzt", { seats: 4 });
    const store = new LocalStore(storage);
    expect([store.setup("fzzzt"), store.setup("flautz")]).toEqual([{ seats: 4 }, undefined]);
  });

  it("clears everything on request", () => {
    const storage = new FakeStorage();
    const store = new LocalStore(storage);
    store.name = "Ann";
    store.language = "nl";
    store.saveSeat(seat("a"));
    store.markGuided("fzzzt");
    store.clear();
    for (const one of [store, new LocalStore(storage)])
      expect([one.name, one.language, one.seats, one.wasGuided("fzzzt")]).toEqual(["", null, [], false]);
  });

  it("reloads what another tab has written", () => {
    const storage = new FakeStorage();
    const [one, other] = [new LocalStore(storage), new LocalStore(storage)];
    other.updatePreferences({ text: true });
    expect(one.preferences.text).toBe(false);
    one.reload();
    expect(one.preferences.text).toBe(true);
  });
});
