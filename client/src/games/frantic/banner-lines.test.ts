import { expect, it } from "vitest";

import { lines } from "./banner-lines";

it("a long title is broken near its middle", () => {
  expect(lines("Tornado")).toEqual(["Tornado"]);
  expect(lines("Friday the 13th")).toEqual(["Friday", "the 13th"]);
  expect(lines("Mexican Standoff")).toEqual(["Mexican", "Standoff"]);
  expect(lines("Gebeurtenissen")).toEqual(["Gebeurtenissen"]);
});
