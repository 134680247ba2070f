import { describe, expect, it } from "vitest";

import { TokenStore } from "./token";

describe("the token", () => {
  it("is kept until it is forgotten", () => {
    const kept = new Map<string, string>();
    const store = new TokenStore({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    });
    expect(store.read()).toBeNull();
    store.keep("token");
    expect(store.read()).toBe("token");
    store.forget();
    expect(store.read()).toBeNull();
  });

  it("is not kept where nothing can be", () => {
    const refuse = (): never => {
      throw new Error("denied");
    };
    const store = new TokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.keep("token");
    expect(store.read()).toBeNull();
    store.forget();
  });
});
