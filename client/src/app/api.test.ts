import { describe, expect, it, vi } from "vitest";

import { Api, Refusal, Unreachable } from "./api";

const answering = (status: number, body: unknown) => {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status })),
  );
  return { api: new Api({ language: "nl", fetch: asked }), asked };
};

describe("the HTTP client", () => {
  it("sends the page's language", async () => {
    const { api, asked } = answering(200, { games: [] });
    expect(await api.house()).toEqual({ games: [] });
    expect(asked).toHaveBeenCalledWith("/api/house", { method: "GET", headers: { "accept-language": "nl" } });
  });

  it("sends the body and the secret of the seat", async () => {
    const { api, asked } = answering(200, { version: 3 });
    await api.seatBot("ab/c", "s3cret", 2, "easy");
    const [url, request] = asked.mock.calls[0] ?? [];
    expect(url).toBe("/api/tables/ab%2Fc/seats/2/bot");
    expect(request).toMatchObject({
      method: "PUT",
      body: '{"bot":"easy"}',
      headers: { authorization: "Bearer s3cret", "content-type": "application/json" },
    });
  });

  it.each([
    [{ game: "fzzzt" }, "/api/games/fzzzt/cards"],
    [{ table: "abc" }, "/api/tables/abc/cards"],
    [{ record: "abc-1" }, "/api/records/abc-1/cards"],
  ])("requests the cards of %j", async (of, url) => {
    const { api, asked } = answering(200, []);
    expect(await api.cards(of)).toEqual([]);
    expect(asked.mock.calls[0]?.[0]).toBe(url);
  });

  it.each([
    [null, false, null, ""],
    [0, false, null, "?seat=0"],
    [2, true, null, "?seat=2&open=true"],
    [null, true, "de", "?open=true&words=de"],
  ])("requests a moment of a finished game as seat %j, open: %j, in %j", async (seat, open, words, query) => {
    const { api, asked } = answering(200, {});
    await api.moment("abc-1", 7, seat, open, words);
    expect(asked.mock.calls[0]?.[0]).toBe(`/api/records/abc-1/moments/7${query}`);
  });

  it("requests the rules, and a table with the seat's secret", async () => {
    const { api, asked } = answering(200, []);
    await api.rules("one card", true);
    await api.table("abc", "s3cret");
    expect(asked.mock.calls.map(([url]) => url)).toEqual([
      "/api/games/one%20card/rules?family=true",
      "/api/tables/abc",
    ]);
    expect(asked.mock.calls[1]?.[1]).toMatchObject({ headers: { authorization: "Bearer s3cret" } });
  });

  it("requests the players and scores of a finished game", async () => {
    const { api, asked } = answering(200, []);
    await api.recordInfo("abc-1");
    await api.scores("abc-1");
    expect(asked.mock.calls.map(([url]) => url)).toEqual([
      "/api/records/abc-1/info",
      "/api/records/abc-1/scores",
    ]);
  });

  it("reports a refusal in the server's words", async () => {
    const problem = { code: "seat-taken", rule: null, params: {}, sentence: "Die stoel is bezet." };
    const refused = answering(409, problem).api.join("abc", { name: "Ann" });
    await expect(refused).rejects.toThrow("Die stoel is bezet.");
    await expect(refused).rejects.toBeInstanceOf(Refusal);
  });

  it("reports an unreachable server, or a foreign response", async () => {
    const gone = new Api({ language: "en", fetch: () => Promise.reject(new TypeError("offline")) });
    await expect(gone.house()).rejects.toBeInstanceOf(Unreachable);
    await expect(answering(502, "<h1>Bad gateway</h1>").api.house()).rejects.toBeInstanceOf(Unreachable);
    await expect(answering(200, "<h1>Hotel network</h1>").api.house()).rejects.toBeInstanceOf(Unreachable);
  });
});
