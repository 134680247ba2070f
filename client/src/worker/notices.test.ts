import { describe, expect, it } from "vitest";

import { noticeOf, openTable, showNotice } from "./notices";

const SENT = {
  title: "Fzzzt!: it is your turn",
  text: "You have 2 days left.",
  path: "/table/abcdef",
  tag: "abcdef",
};

function windows(...paths: string[]) {
  const did: string[] = [];
  const list = paths.map((path) => ({
    url: `https://room.example${path}`,
    focus: () => Promise.resolve(did.push(`focus ${path}`)),
  }));
  const clients = {
    matchAll: () => Promise.resolve(list),
    openWindow: (path: string) => Promise.resolve(did.push(`open ${path}`)),
  } as unknown as Clients;
  return { did, clients };
}

describe("a notice", () => {
  it("is read only if it leads to a table", () => {
    expect(noticeOf(JSON.stringify(SENT))).toEqual(SENT);
    for (const path of ["https://elsewhere.example/", "//elsewhere.example", "/table/../x", "/", 7])
      expect(noticeOf(JSON.stringify({ ...SENT, path }))).toBeNull();
    expect(noticeOf("")).toBeNull();
    expect(noticeOf("null")).toBeNull();
  });

  it("is shown and heard, and one that cannot be read says nothing", async () => {
    const shown: unknown[] = [];
    const registration = {
      showNotification: (title: string, more?: NotificationOptions) => {
        expect(more).toMatchObject({ renotify: true });
        shown.push([title, more?.body, more?.tag, more?.data]);
        return Promise.resolve();
      },
    };
    await showNotice(registration, JSON.stringify(SENT));
    await showNotice(registration, "<b>");
    expect(shown).toEqual([
      [SENT.title, SENT.text, SENT.tag, SENT.path],
      ["Parlour", "", "parlour", "/"],
    ]);
  });

  it("opens its table, in the window that has it", async () => {
    const there = windows("/", "/table/abcdef");
    await openTable(there.clients, SENT.path);
    expect(there.did).toEqual(["focus /table/abcdef"]);
    const elsewhere = windows("/");
    await openTable(elsewhere.clients, SENT.path);
    await openTable(elsewhere.clients, "https://elsewhere.example/");
    expect(elsewhere.did).toEqual(["open /table/abcdef", "focus /"]);
  });
});
