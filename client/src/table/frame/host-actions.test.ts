import { describe, expect, it, vi } from "vitest";

import { Api } from "../../app/api";
import { LocalStore } from "../../app/local-store";
import type { AppState } from "../../app/app-state.svelte";
import type { TableState } from "../../wire/table-state";
import type { Session } from "../session.svelte";
import { HostActions } from "./host-actions.svelte";

const SEATED = { seats: [{ holder: "person" }, { holder: "bot" }], ready: [true, true] };
const WITH_A_GAP = { seats: [{ holder: "person" }, { holder: "open" }], ready: [true, false] };
const WITH_A_READER = { seats: [{ holder: "person" }, { holder: "person" }], ready: [true, false] };

const done =
  (info: object = SEATED) =>
  () =>
    new Response(JSON.stringify({ version: 9, info }));
const refused = () =>
  new Response(JSON.stringify({ code: "not-host", rule: null, params: {}, sentence: "Only the host may." }), {
    status: 403,
  });

function table({ secret = true, seat = 0 as number | null, host = 0 as number | null } = {}) {
  const store = new LocalStore(null);
  if (secret) store.saveSeat({ table: "abc", secret: "s", game: "frantic", at: 1 });
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
  const app = { api, store, navigate: vi.fn(), say: (key: string) => key };
  const tableState = { seat, info: { host } } as TableState;
  const session = { current: tableState, leave: vi.fn() };
  const actions = new HostActions(app as unknown as AppState, session as unknown as Session, "abc");
  return { actions, store, asked, answers, app, session };
}

describe("the host", () => {
  it("is whoever has the host's seat, or watches with the table's secret", () => {
    expect(table().actions.isHost).toBe(true);
    expect(table({ seat: 1 }).actions.isHost).toBe(false);
    expect(table({ seat: null, host: null }).actions.isHost).toBe(true);
    expect(table({ seat: null, host: null, secret: false }).actions.isHost).toBe(false);
  });

  it("pauses the game, lets bots play and removes players", async () => {
    const { actions, asked, answers } = table();
    answers.push(done(), done(), done());
    expect(await actions.pause(true)).toBe(true);
    expect(await actions.standIn(1)).toBe(true);
    expect(await actions.remove(1)).toBe(true);
    expect(asked).toEqual(["POST pause", "POST seats/1/rest", "DELETE seats/1"]);
  });

  it("starts a rematch at once, unless a seat is open or somebody is not ready", async () => {
    const { actions, asked, answers } = table();
    answers.push(done(SEATED), done());
    expect(await actions.again()).toBe(true);
    expect(asked.splice(0)).toEqual(["POST rematch", "POST start"]);
    for (const info of [WITH_A_GAP, WITH_A_READER]) {
      answers.push(done(info));
      expect(await actions.again()).toBe(true);
      expect(asked.splice(0)).toEqual(["POST rematch"]);
    }
  });
});

describe("a failed request", () => {
  it("reports the server's sentence, until the next one", async () => {
    const { actions, answers } = table();
    answers.push(refused, done());
    expect(await actions.pause(true)).toBe(false);
    expect([actions.refusal, actions.isAsking]).toEqual(["Only the host may.", false]);
    expect(await actions.pause(true)).toBe(true);
    expect(actions.refusal).toBeNull();
  });

  it("reports that the server does not answer", async () => {
    const { actions } = table();
    expect(await actions.pause(true)).toBe(false);
    expect(actions.refusal).toBe("table-no-answer");
  });

  it("is not sent without a secret, nor twice at the same time", async () => {
    const { actions, asked, answers } = table();
    answers.push(done(), done());
    expect(await Promise.all([actions.pause(true), actions.pause(true)])).toEqual([true, false]);
    expect(asked).toHaveLength(1);
    const stranger = table({ secret: false });
    expect(await stranger.actions.pause(true)).toBe(false);
    expect(stranger.asked).toEqual([]);
  });
});

describe("leaving", () => {
  it("gives the seat back and returns to the lobby", async () => {
    const { actions, store, answers, app, session } = table();
    answers.push(done());
    await actions.leave();
    expect(session.leave).toHaveBeenCalled();
    expect(store.secret("abc")).toBeNull();
    expect(app.navigate).toHaveBeenCalledWith({ page: "lobby" });
  });

  it("fails if the server does not answer", async () => {
    const { actions, store, app } = table();
    await actions.leave();
    expect(app.navigate).not.toHaveBeenCalled();
    expect(store.secret("abc")).toBe("s");
  });
});
