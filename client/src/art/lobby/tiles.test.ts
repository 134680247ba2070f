import { describe, expect, it } from "vitest";

import { ROOM_COLOURS, type SchoolName } from "./colours";
import { tile } from "./tiles";

function count(markup: string, part: string): number {
  return markup.split(part).length - 1;
}

describe.each(["tall", "banner"] as const)("the %s cut", (cut) => {
  it("puts three robots on the belt of Fzzzt!", () => {
    const robots = tile("fzzzt", cut).match(
      /<g transform="translate\([^)]*\) scale\([^)]*\)"><path d="[^"]*" fill="none"\/>/g,
    );
    expect(robots).toHaveLength(3);
  });

  it("gives FRANTIC its slanted name and all four colours", () => {
    const drawn = tile("frantic", cut);
    expect(drawn).toContain("skewX(-12)");
    for (const colour of ["red", "blue", "green", "yellow"] as const) {
      expect(drawn).toContain(`fill="${ROOM_COLOURS.frantic[colour]}"`);
    }
  });

  it("fans one card of each school of FLAUTZ!", () => {
    const drawn = tile("flautz", cut);
    expect(count(drawn, `class="tile-card"`)).toBe(5);
    for (const school of Object.keys(ROOM_COLOURS.flautz.schools) as SchoolName[]) {
      expect(count(drawn, `url(#lobby-flautz-${school})`)).toBe(1);
    }
  });

  it("leaves something for the page to move in every picture", () => {
    expect(tile("fzzzt", cut)).toContain(`class="tile-roller"`);
    expect(tile("frantic", cut)).toContain(`class="tile-ring"`);
    expect(tile("flautz", cut)).toContain(`class="tile-card"`);
  });
});
