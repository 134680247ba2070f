import { describe, expect, it } from "vitest";

import { Moments } from "./moments";

const shelf = (fails: number[] = []) => {
  const asked: string[] = [];
  const moment = (record: string, number: number, seat: number | null, open?: boolean) => {
    asked.push(`${record} ${number} ${seat} ${open}`);
    if (fails.shift() !== undefined) return Promise.reject(new Error("away"));
    return Promise.resolve({ number, moves: 3, move: null, view: { seat }, events: [], over: false });
  };
  return { asked, moments: new Moments({ moment } as never, "r", 3) };
};

describe("moments", () => {
  it("are asked for once, and the next one before it is wanted", async () => {
    const { asked, moments } = shelf();
    await moments.at(0, "spectator");
    await moments.at(1, "spectator");
    await moments.at(0, "spectator");
    expect(asked).toEqual(["r 0 null false", "r 1 null false", "r 2 null false"]);
  });

  it("end with the game, and differ by whose eyes they are seen through", async () => {
    const { asked, moments } = shelf();
    await moments.at(3, 1);
    await moments.at(3, "open");
    expect(asked).toEqual(["r 3 1 false", "r 3 0 true"]);
  });

  it("can be asked for again if nobody answered", async () => {
    const { moments } = shelf([1]);
    await expect(moments.at(3, 1)).rejects.toThrow();
    expect((await moments.at(3, 1)).me).toBe(1);
  });
});
