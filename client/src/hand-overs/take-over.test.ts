import { describe, expect, it, vi } from "vitest";

import { tableFixture } from "../lobby/fixtures";
import { Api, Refusal, Unreachable } from "../app/api";
import { LocalStore } from "../app/local-store";
import * as push from "../notices/push";
import { signOutOthers } from "./sign-out";
import { keepSeat, takeOver } from "./take-over";

const PEOPLE = tableFixture({
  seats: [
    { holder: "person", name: "Ann" },
    { holder: "person", name: "Ben" },
    { holder: "bot", name: "Joost" },
  ],
});
const seated = (table: string, seat = 0) => ({
  table,
  seat,
  secret: `new ${table}`,
  info: { ...PEOPLE, id: table },
});
const held = (table: string, seat: number) => ({ table, secret: `own ${table}`, game: "fzzzt", at: 1, seat });
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (code: string) => answer({ code, rule: null, params: {}, sentence: "No." }, 403);

function room(...answers: (Response | null)[]) {
  const store = new LocalStore(null);
  const asked: { by: string; secret: string; keep: unknown; kept: string | null }[] = [];
  const api = new Api({
    language: "en",
    fetch: (_, request) => {
      const { secret = "", keep } = JSON.parse(String(request?.body)) as { secret?: string; keep?: unknown };
      const by = new Headers(request?.headers).get("authorization") ?? "";
      asked.push({ by, secret, keep, kept: store.seats[0]?.next ?? null });
      const found = answers.shift() ?? null;
      return found === null ? Promise.reject(new TypeError("offline")) : Promise.resolve(found);
    },
  });
  return { app: { api, store }, store, asked };
}

describe("seats from another device", () => {
  it("are kept in their order", async () => {
    const { app, store } = room(answer([seated("one"), seated("two", 1)]));
    expect((await takeOver(app, "k7wq2mvx4")).every(({ own }) => own === null)).toBe(true);
    expect(store.seats).toMatchObject([
      { table: "one", secret: "new one", seat: 0, game: "fzzzt" },
      { table: "two", secret: "new two", seat: 1 },
    ]);
  });

  it("do not replace another seat at the same table unasked", async () => {
    const { app, store } = room(answer([seated("one")]));
    store.saveSeat(held("one", 1));
    const [taken] = await takeOver(app, "k7wq2mvx4");
    expect(taken?.own?.secret).toBe("own one");
    expect(store.secret("one")).toBe("own one");
    if (taken) keepSeat(store, taken.seated);
    expect(store.secret("one")).toBe("new one");
  });

  it.each([
    ["the same seat", 0],
    ["a seat that a bot has now", 2],
  ])("replace %s", async (_, seat) => {
    const { app, store } = room(answer([seated("one")]));
    store.saveSeat(held("one", seat));
    expect((await takeOver(app, "k7wq2mvx4"))[0]?.own).toBe(null);
    expect(store.secret("one")).toBe("new one");
  });
});

describe("signing other devices out", () => {
  it("gives the seat another secret, saved before it is sent", async () => {
    const { app, store, asked } = room(answer({}));
    store.saveSeat(held("one", 0));
    await signOutOthers(app, "one");
    const { by, secret, kept } = asked[0] ?? {};
    expect([by, kept]).toEqual(["Bearer own one", secret]);
    expect(store.seats).toMatchObject([{ secret, seat: 0, next: undefined }]);
  });

  it("keeps the notices to this browser", async () => {
    const { app, store, asked } = room(answer({}), answer({}));
    store.saveSeat(held("one", 0));
    await signOutOthers(app, "one");
    const digest = vi.spyOn(push, "browserDigest").mockResolvedValue("abc");
    await signOutOthers(app, "one");
    digest.mockRestore();
    expect(asked.map(({ keep }) => keep)).toEqual([null, "abc"]);
  });

  it("uses the new secret if the answer to the first request was lost", async () => {
    const { app, store, asked } = room(null, refused("wrong-secret"));
    store.saveSeat(held("one", 0));
    await expect(signOutOthers(app, "one")).rejects.toThrow(Unreachable);
    expect(store.secret("one")).toBe("own one");
    await signOutOthers(app, "one");
    expect(asked[1]?.secret).toBe(asked[0]?.secret);
    expect(store.secret("one")).toBe(asked[0]?.secret);
  });

  it("keeps the old secret if it is refused", async () => {
    const { app, store } = room(refused("wrong-secret"));
    store.saveSeat(held("one", 0));
    await expect(signOutOthers(app, "one")).rejects.toThrow(Refusal);
    expect([store.secret("one"), store.usePlannedSecret("one")]).toEqual(["own one", false]);
  });
});
