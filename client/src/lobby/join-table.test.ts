import { describe, expect, it } from "vitest";

import { Api, Refusal, Unreachable } from "../app/api";
import { LocalStore } from "../app/local-store";
import { joinTable } from "./join-table";

const TABLE = { id: "abc", game: "fzzzt" };

function room(...answers: (() => Response)[]) {
  const store = new LocalStore(null);
  const asked: { secret: string; held: string | null }[] = [];
  const api = new Api({
    language: "en",
    fetch: (_, request) => {
      const { secret } = JSON.parse(String(request?.body)) as { secret: string };
      asked.push({ secret, held: store.secret("abc") });
      return Promise.resolve().then(() => {
        const answer = answers.shift();
        if (answer === undefined) throw new TypeError("offline");
        return answer();
      });
    },
  });
  return { app: { api, store }, store, asked };
}

const seated = () => new Response(JSON.stringify({ table: "abc", seat: 2, secret: "s", info: {} }));
const refused = () =>
  new Response(JSON.stringify({ code: "table-full", rule: null, params: {}, sentence: "Full." }), {
    status: 409,
  });

describe("joining a table", () => {
  it("saves the secret before the request, and the seat after", async () => {
    const { app, store, asked } = room(seated);
    await joinTable(app, TABLE, "Ann", null, null);
    expect(asked[0]?.held).toBe(asked[0]?.secret);
    expect(store.seats[0]).toMatchObject({ table: "abc", seat: 2, game: "fzzzt" });
  });

  it("retries with the same secret after a lost response", async () => {
    const { app, asked } = room();
    await expect(joinTable(app, TABLE, "Ann", null, null)).rejects.toBeInstanceOf(Unreachable);
    await expect(joinTable(app, TABLE, "Ann", null, null)).rejects.toBeInstanceOf(Unreachable);
    expect(asked[0]?.secret).toBe(asked[1]?.secret);
  });

  it("forgets a seat that was refused", async () => {
    const { app, store } = room(refused);
    await expect(joinTable(app, TABLE, "Ann", 1, null)).rejects.toBeInstanceOf(Refusal);
    expect(store.secret("abc")).toBeNull();
  });

  it("keeps the host's secret if joining is refused", async () => {
    const { app, store, asked } = room(refused);
    store.saveSeat({ table: "abc", secret: "the host's", game: "fzzzt", at: 1 });
    await expect(joinTable(app, TABLE, "Ann", 1, "the host's")).rejects.toBeInstanceOf(Refusal);
    expect([asked[0]?.secret, store.secret("abc")]).toEqual(["the host's", "the host's"]);
  });
});
