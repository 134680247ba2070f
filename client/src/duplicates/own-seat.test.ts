import { expect, it } from "vitest";

import { LocalStore } from "../app/local-store";
import { ownOffer } from "./own-seat";

it("offers the cards of this browser's own seat only", () => {
  const store = new LocalStore(null);
  store.saveSeat({ table: "abcdefgh", seat: 1, secret: "s", game: "fzzzt", at: 1 });
  expect(ownOffer(store, "abcdefgh-12", undefined, () => true)).toEqual({ record: "abcdefgh-12", seat: 1 });
  expect(ownOffer(store, "abcdefgh-12", undefined, () => false)).toBeNull();
  expect(ownOffer(store, "abcdefg-1", { seat: 1 }, () => true)).toBeNull();
});

it("offers the cards of the seat that this browser had in that game", () => {
  const store = new LocalStore(null);
  store.saveSeat({ table: "abcdefgh", seat: 1, secret: "s", game: "fzzzt", at: 1 });
  expect(ownOffer(store, "abcdefgh-1", { seat: 0 }, () => true)).toEqual({ record: "abcdefgh-1", seat: 0 });
});
