/** The room owns one accent, the lamp; everything saturated belongs to a game. */
export interface LampColours {
  readonly bright: string;
  readonly glow: string;
}

export interface FzzztColours {
  readonly phosphor: string;
  readonly dim: string;
  readonly body: string;
  readonly centre: string;
  readonly ground: string;
  readonly edge: string;
}

export interface FranticColours {
  readonly paper: string;
  readonly black: string;
  readonly red: string;
  readonly blue: string;
  readonly green: string;
  readonly yellow: string;
}

/** One school of magic: from its darkest to its lightest tone. */
export interface School {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly main: string;
  readonly light: string;
}

export type SchoolName = "blue" | "green" | "purple" | "orange" | "pink";

export interface FlautzColours {
  readonly gold: string;
  readonly cream: string;
  readonly mist: string;
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly castle: string;
  readonly window: string;
  readonly shade: string;
  readonly schools: Readonly<Record<SchoolName, School>>;
}

interface RoomColours {
  readonly lamp: LampColours;
  readonly fzzzt: FzzztColours;
  readonly frantic: FranticColours;
  readonly flautz: FlautzColours;
}

export const ROOM_COLOURS: RoomColours = {
  lamp: { bright: "#FFE7B0", glow: "#F0B44C" },
  fzzzt: {
    phosphor: "#6BFFB0",
    dim: "#1F8F5C",
    body: "#05180F",
    centre: "#0C3B26",
    ground: "#062116",
    edge: "#03110B",
  },
  frantic: {
    paper: "#FBFAF6",
    black: "#0B0B0B",
    red: "#E4002B",
    blue: "#0067C5",
    green: "#00A35B",
    yellow: "#FFC400",
  },
  flautz: {
    gold: "#E9C46A",
    cream: "#FFF4D6",
    mist: "#EDE4FF",
    sky: ["#170C40", "#3E2288", "#7B46B4"],
    castle: "#150A38",
    window: "#FFD88A",
    shade: "#0C0520",
    schools: {
      blue: { ink: "#071B45", deep: "#0F2F70", mid: "#1C58BE", main: "#3F93FF", light: "#92CCFF" },
      green: { ink: "#04281C", deep: "#0A4632", mid: "#147A55", main: "#33BD82", light: "#93E8BB" },
      purple: { ink: "#200C4C", deep: "#371A7C", mid: "#6238C4", main: "#9469F5", light: "#CBB3FF" },
      orange: { ink: "#3F1303", deep: "#6E2407", mid: "#C04E10", main: "#F98A34", light: "#FFC68F" },
      pink: { ink: "#430A2C", deep: "#6E144A", mid: "#BE2F7F", main: "#F56BAF", light: "#FFB8D9" },
    },
  },
};
