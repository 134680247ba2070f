/** Test cards: one of each face and every robot. The page itself gets its cards from the server. */

import type { Card, Lettering, MechanicCard, RobotCard, UnitCard, UnitName } from "./card";

interface RobotRow {
  power: number;
  points: number;
  belt: number;
  symbols: readonly string[];
}

const SINGLES_TWICE = ["N", "N", "B", "B", "C", "C", "O", "O"];
const SINGLES = ["N", "B", "C", "O"];
const ROBOTS: readonly RobotRow[] = [
  {
    power: 1,
    points: 1,
    belt: 4,
    symbols: ["N", "B", "C", "O", "NB", "NC", "NO", "BC", "BO", "CO", "NBC", "NBC"],
  },
  { power: 2, points: 2, belt: 4, symbols: SINGLES_TWICE },
  { power: 3, points: 2, belt: 2, symbols: SINGLES_TWICE },
  { power: 4, points: 3, belt: 2, symbols: SINGLES },
  { power: 5, points: 3, belt: 1, symbols: SINGLES },
];

const UNITS: readonly (readonly [UnitName, string, number])[] = [
  ["prototype", "O", 3],
  ["basic", "NB", 5],
  ["basic", "NC", 5],
  ["basic", "BC", 5],
  ["enhanced", "NO", 6],
  ["enhanced", "BO", 6],
  ["enhanced", "CO", 6],
  ["advanced", "NBC", 9],
  ["complex", "NBCO", 13],
];

export const standardRobots: readonly RobotCard[] = ROBOTS.flatMap(({ power, points, belt, symbols }) =>
  symbols.map((own, place): RobotCard => {
    const copy = symbols.slice(0, place + 1).filter((other) => other === own).length;
    return { kind: "robot", code: `${power}${own}`, power, points, belt, symbols: own, copy };
  }),
);

export const standardUnits: readonly UnitCard[] = UNITS.map(([name, symbols, points]) => ({
  kind: "unit",
  code: `${symbols}${points}`,
  name,
  points,
  belt: 3,
  symbols,
}));

export const standardMechanics: readonly MechanicCard[] = [1, 2, 3, 4].map((number) => ({
  kind: "mechanic",
  code: `M${number}`,
  number,
  power: 0,
  points: 0,
}));

export const standardDeck: readonly Card[] = [
  ...standardRobots,
  { kind: "upgrade", code: "Up", power: 0, points: 0, belt: 8, symbols: "NBCO" },
  { kind: "fzzzt", code: "Fz", power: 3, points: -1, belt: 1 },
  ...standardUnits,
  ...standardMechanics,
];

export const english: Lettering = {
  units: {
    prototype: "Prototype",
    basic: "Basic",
    enhanced: "Enhanced",
    advanced: "Advanced",
    complex: "Complex",
  },
  mechanic: "Mechanic",
};
