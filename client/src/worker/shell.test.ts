import { describe, expect, it } from "vitest";

import { kindOf } from "./shell";

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
