import { describe, expect, it } from "vitest";

import { privacyNote } from "./privacy-note";

const PRIVACY = {
  tables: 90,
  records: 0,
  reporting: false,
  reports: 90,
  decided: 30,
  mutes: 30,
  actions: 365,
  mail: false,
  contact: "",
};

describe("the privacy note", () => {
  it("says for how long this server keeps what", () => {
    const lines = privacyNote(PRIVACY).flatMap((part) => part.lines);
    const find = (what: string) => lines.find((line) => line.what === what);
    expect(find("privacy-tables")).toEqual({
      what: "privacy-tables",
      kept: "privacy-tables-kept",
      args: { days: 90 },
    });
    expect(find("privacy-records")?.kept).toBe("privacy-records-for-ever");
  });

  it("speaks of reports only where there are any", () => {
    const titles = (reporting: boolean) => privacyNote({ ...PRIVACY, reporting }).map(({ title }) => title);
    expect(titles(true)).toContain("privacy-moderation");
    expect(titles(false)).not.toContain("privacy-moderation");
  });
});
