import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { kindOf, Shell } from "./shell";

const FILES = ["/assets/index-1a.js", "/assets/room-2b.js"];
const ask = (path: string, mode: RequestMode = "cors", method = "GET") =>
  kindOf({ method, mode, url: `https://room.example${path}` }, FILES);

describe("the service worker", () => {
  it("answers for pages, whatever their address", () => {
    for (const path of ["/", "/?x=1", "/settings", "/table/abc#1", "/replay/r1"])
      expect(ask(path, "navigate")).toBe("page");
  });

  it("answers for the files of its build", () => {
    expect(FILES.map((path) => ask(path))).toEqual(["file", "file"]);
  });

  it("leaves everything else to the browser", () => {
    expect(ask("/api/tables")).toBeNull();
    expect(ask("/api/records/r1", "navigate")).toBeNull();
    expect(ask("/api/tables", "cors", "POST")).toBeNull();
    expect(ask("/licences.txt", "navigate")).toBeNull();
    expect(ask("/assets/Table-3c.js")).toBeNull();
    expect(ask("/", "navigate", "POST")).toBeNull();
  });
});

describe("a page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What is shown after so many milliseconds, if the server answers like this. */
  async function shownAfter(time: number, fetch: () => Promise<Response>, kept = true): Promise<string> {
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("caches", { match: () => Promise.resolve(kept ? new Response("kept") : undefined) });
    let shown = "nothing yet";
    const event = {
      request: { method: "GET", mode: "navigate", url: "https://room.example/" },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) =>
        void answer.then(async (found) => (shown = found.type === "error" ? "error" : await found.text())),
    };
    new Shell({ version: "1", entry: "", files: [] }).answer(event as unknown as FetchEvent);
    await vi.advanceTimersByTimeAsync(time);
    return shown;
  }

  const after = (time: number, answer: Response) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer), time));
  const away = () => new Response("away", { status: 503 });

  it("comes from the server, or else from the shell", async () => {
    expect(await shownAfter(3000, after(2500, new Response("fresh")))).toBe("fresh");
    expect(await shownAfter(0, () => Promise.reject(new TypeError("offline")))).toBe("kept");
    expect(await shownAfter(0, () => Promise.resolve(away()))).toBe("kept");
  });

  it("does not wait for a connection that hangs", async () => {
    const hangs = () => new Promise<Response>(() => undefined);
    expect(await shownAfter(3000, hangs)).toBe("nothing yet");
    expect(await shownAfter(4000, hangs)).toBe("kept");
  });

  it("comes late, or not at all, if there is no shell", async () => {
    expect(await shownAfter(9000, after(8000, new Response("late")), false)).toBe("late");
    expect(await shownAfter(0, () => Promise.resolve(away()), false)).toBe("away");
    expect(await shownAfter(0, () => Promise.reject(new TypeError("offline")), false)).toBe("error");
  });
});
