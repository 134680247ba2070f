import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../wire/requests";
import { companyOf, mayHost } from "./waiting-room";

const person: SeatInfo = { holder: "person", name: "Ann" };
const table = (host: number | null, ...seats: SeatInfo[]) => ({ host, seats }) as TableInfo;

describe("host permissions", () => {
  it("belong to the host, seated or not, by the secret", () => {
    const two = table(0, person, person);
    expect(mayHost(two, 0, "s", [true, true])).toBe(true);
    expect(mayHost(two, 1, "s", [true, true])).toBe(false);
    expect(mayHost(two, null, null, [true, true])).toBe(false);
    const watching = table(null, person, person);
    expect(mayHost(watching, null, "s", [true, true])).toBe(true);
    expect(mayHost(watching, null, null, [true, true])).toBe(false);
    expect(mayHost(watching, 0, "s", [true, true])).toBe(false);
  });

  it("pass to the first person present while the host is away", () => {
    const three = table(0, person, person, person);
    expect(mayHost(three, 1, "s", [false, true, true])).toBe(true);
    expect(mayHost(three, 2, "s", [false, true, true])).toBe(false);
    expect(mayHost(three, 2, "s", [false, false, true])).toBe(true);
  });
});

it("counts people, bots and programs, and free seats", () => {
  const seats: SeatInfo[] = [
    person,
    { holder: "bot", bot: "easy" },
    { holder: "program", name: "R" },
    { holder: "open" },
  ];
  expect(companyOf(table(0, ...seats))).toEqual({ people: 1, bots: 2, free: 1 });
});
