import { describe, expect, it, vi } from "vitest";

import { Api } from "../../room/api";
import { Memory } from "../../room/memory";
import type { Visitor } from "../../room/visitor.svelte";
import type { Picture } from "../../wire/picture";
import type { Session } from "../session.svelte";
import { Hosting } from "./hosting.svelte";

const SEATED = { seats: [{ holder: "person" }, { holder: "bot" }] };
const WITH_A_GAP = { seats: [{ holder: "person" }, { holder: "open" }] };

const done =
  (info: object = SEATED) =>
  () =>
    new Response(JSON.stringify({ version: 9, info }));
const refused = () =>
  new Response(JSON.stringify({ code: "not-host", rule: null, params: {}, sentence: "Only the host may." }), {
    status: 403,
  });

function table({ secret = true, seat = 0 as number | null, host = 0 as number | null } = {}) {
  const memory = new Memory(null);
  if (secret) memory.hold({ table: "abc", secret: "s", game: "frantic", at: 1 });
  const asked: string[] = [];
  const answers: (() => Response)[] = [];
  const api = new Api({
    language: "en",
    fetch: (url, request) => {
      asked.push(`${request?.method} ${String(url).split("/tables/abc/")[1]}`);
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new TypeError("offline")) : Promise.resolve(answer());
    },
  });
  const visitor = { api, memory, go: vi.fn(), say: (key: string) => key };
  const picture = { seat, info: { host } } as Picture;
  const session = { picture, leave: vi.fn() };
  const hosting = new Hosting(visitor as unknown as Visitor, session as unknown as Session, "abc");
  return { hosting, memory, asked, answers, visitor, session };
}

describe("the host", () => {
  it("is whoever holds the seat of the host, or watches with the secret of the table", () => {
    expect(table().hosting.isHost).toBe(true);
    expect(table({ seat: 1 }).hosting.isHost).toBe(false);
    expect(table({ seat: null, host: null }).hosting.isHost).toBe(true);
    expect(table({ seat: null, host: null, secret: false }).hosting.isHost).toBe(false);
  });

  it("stops the game, lets bots play and removes people", async () => {
    const { hosting, asked, answers } = table();
    answers.push(done(), done(), done());
    expect(await hosting.pause(true)).toBe(true);
    expect(await hosting.standIn(1)).toBe(true);
    expect(await hosting.remove(1)).toBe(true);
    expect(asked).toEqual(["POST pause", "POST seats/1/rest", "DELETE seats/1"]);
  });

  it("begins another game at once, unless somebody is missing", async () => {
    const { hosting, asked, answers } = table();
    answers.push(done(SEATED), done());
    expect(await hosting.again()).toBe(true);
    expect(asked.splice(0)).toEqual(["POST rematch", "POST start"]);
    answers.push(done(WITH_A_GAP));
    expect(await hosting.again()).toBe(true);
    expect(asked).toEqual(["POST rematch"]);
  });
});

describe("a wish that is not met", () => {
  it("says why in the server’s words, until the next one", async () => {
    const { hosting, answers } = table();
    answers.push(refused, done());
    expect(await hosting.pause(true)).toBe(false);
    expect([hosting.refusal, hosting.isAsking]).toEqual(["Only the host may.", false]);
    expect(await hosting.pause(true)).toBe(true);
    expect(hosting.refusal).toBeNull();
  });

  it("says so if nobody answers", async () => {
    const { hosting } = table();
    expect(await hosting.pause(true)).toBe(false);
    expect(hosting.refusal).toBe("table-no-answer");
  });

  it("is not sent without a secret, nor twice at the same time", async () => {
    const { hosting, asked, answers } = table();
    answers.push(done(), done());
    expect(await Promise.all([hosting.pause(true), hosting.pause(true)])).toEqual([true, false]);
    expect(asked).toHaveLength(1);
    const stranger = table({ secret: false });
    expect(await stranger.hosting.pause(true)).toBe(false);
    expect(stranger.asked).toEqual([]);
  });
});

describe("whoever leaves", () => {
  it("gives the seat back and goes to the lobby", async () => {
    const { hosting, memory, answers, visitor, session } = table();
    answers.push(done());
    await hosting.leave();
    expect(session.leave).toHaveBeenCalled();
    expect(memory.secret("abc")).toBeNull();
    expect(visitor.go).toHaveBeenCalledWith({ page: "lobby" });
  });

  it("stays if the server does not know of it", async () => {
    const { hosting, memory, visitor } = table();
    await hosting.leave();
    expect(visitor.go).not.toHaveBeenCalled();
    expect(memory.secret("abc")).toBe("s");
  });
});
