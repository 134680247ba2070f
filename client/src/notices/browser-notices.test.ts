import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Unreachable } from "../app/api";
import type { AppState } from "../app/app-state.svelte";
import { LocalStore } from "../app/local-store";
import { closeNotices, renewNotices, silence, silenceAll } from "./browser-notices";
import { digestOf } from "./push";

const OLD = "https://push.example/old";
const NEW = "https://push.example/new";

/** A browser with a push subscription at this endpoint, or (null) without one. */
function browser(endpoint: string | null, permission = "granted") {
  const did: string[] = [];
  const subscription = (at: string) => ({
    endpoint: at,
    options: { applicationServerKey: null },
    getKey: () => null,
    unsubscribe: () => Promise.resolve(did.push("unsubscribe")),
  });
  const notice = { tag: "one", close: () => did.push("close one") };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(endpoint === null ? null : subscription(endpoint)),
      subscribe: () => Promise.resolve(subscription(NEW)),
    },
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(tag === notice.tag ? [notice] : []),
  };
  const getRegistration = () => Promise.resolve(registration);
  const permitted = { permission, requestPermission: () => Promise.resolve(permission) };
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(registration), getRegistration } });
  vi.stubGlobal("Notification", permitted);
  vi.stubGlobal("window", { PushManager: null, Notification: permitted });
  return did;
}

/** A server that tells each seat's subscriptions; `away` is a table about which it says nothing. */
async function room(...tables: string[]) {
  const asked: unknown[] = [];
  const store = new LocalStore(null);
  for (const table of tables) store.saveSeat({ table, secret: `s ${table}`, game: "fzzzt", at: 1 });
  const list = [
    { id: "this", digest: await digestOf(OLD) },
    { id: "phone", digest: await digestOf("https://push.example/phone") },
    { id: "mail", digest: "" },
  ];
  const api = {
    subscriptions: (table: string) =>
      table === "away" ? Promise.reject(new Unreachable()) : Promise.resolve(list),
    unsubscribe: (...args: unknown[]) => Promise.resolve(asked.push(args)),
    subscribe: (...args: unknown[]) => Promise.resolve(asked.push(args)),
    noticeMeans: () => Promise.resolve({ push_key: "" }),
  };
  const app = { api, store, language: "en", preferences: { quiet: "" } } as unknown as AppState;
  return { app, store, asked };
}

let did: string[] = [];
beforeEach(() => void (did = browser(OLD)));
afterEach(() => void vi.unstubAllGlobals());

describe("whoever leaves a device", () => {
  it("gets no more notices there, but elsewhere", async () => {
    const { app, store, asked } = await room("one", "away", "two");
    await silence(app.api, store.seats);
    expect(asked).toEqual([
      ["two", "s two", "this"],
      ["one", "s one", "this"],
    ]);
    expect(did).toEqual([]);
  });

  it("asks for nothing if there was no subscription", async () => {
    browser(null);
    const { app, store, asked } = await room("one");
    await silence(app.api, store.seats);
    expect(asked).toEqual([]);
  });

  it("ends the subscription of the browser when everything is forgotten", async () => {
    const { app, store, asked } = await room("one", "away");
    const ended = silenceAll(app.api, store.seats);
    store.clear();
    await ended;
    expect(asked).toEqual([["one", "s one", "this"]]);
    expect(did).toEqual(["unsubscribe"]);
  });
});

describe("at a table", () => {
  it("its notices are closed", async () => {
    await closeNotices("two");
    expect(did).toEqual([]);
    await closeNotices("one");
    expect(did).toEqual(["close one"]);
  });

  it("a subscription that the browser has replaced is replaced at the server", async () => {
    const { app, store, asked } = await room("one");
    store.notePush("one", await digestOf(OLD));
    await renewNotices(app, "one");
    expect(asked).toEqual([]);
    browser(null);
    await renewNotices(app, "one");
    expect(asked).toMatchObject([
      ["one", "s one", "this"],
      ["one", "s one", { address: { kind: "push", endpoint: NEW }, language: "en" }],
    ]);
    expect(store.seats[0]?.push).toBe(await digestOf(NEW));
  });

  it("nobody is subscribed who was not, or who is not asked", async () => {
    const { app, store, asked } = await room("one");
    browser(null);
    await renewNotices(app, "one");
    store.notePush("one", await digestOf(OLD));
    browser(null, "default");
    await renewNotices(app, "one");
    expect(asked).toEqual([]);
  });
});
