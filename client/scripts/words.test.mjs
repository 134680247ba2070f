import { expect, it } from "vitest";

import { shortened } from "./words.mjs";

const TEXT = `## Errors

# Why not.
error-full = { $count ->
    [one] one seat
   *[other] { $count } seats
}
    .page = Full.
help-serve = Serve
    the room.
-brand = Parlour
phrase-hello = Hello!
`;

it("keeps the messages that pages say, whole and without comments", () => {
  expect(shortened(TEXT, /^(?:error|phrase)-/u)).toBe(
    "error-full = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n}\n    .page = Full.\nphrase-hello = Hello!\n",
  );
  expect(shortened(TEXT, /./u)).toContain("-brand = Parlour");
  expect(shortened(TEXT, /./u)).not.toContain("#");
});
