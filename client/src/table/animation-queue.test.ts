import { describe, expect, it, vi } from "vitest";

import { AnimationQueue } from "./animation-queue";

const watched = () => {
  const seen: [string, number][] = [];
  const gates: (() => void)[] = [];
  const queue = new AnimationQueue<string>((scene, pace) => {
    seen.push([scene, pace]);
    return pace === 0 ? Promise.resolve() : new Promise((resolve) => gates.push(resolve));
  });
  const next = async (): Promise<void> => {
    gates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, seen, next };
};

describe("the animation queue", () => {
  it("shows one item after another", async () => {
    const { queue, seen, next } = watched();
    queue.add("a", "b");
    expect(seen).toEqual([["a", 1]]);
    await next();
    expect(seen).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(queue.isRunning).toBe(true);
    await next();
    expect(queue.isRunning).toBe(false);
  });

  it("speeds up when many are waiting, and slows down again", async () => {
    const { queue, seen, next } = watched();
    queue.add(..."abcdefghijklmnopqrstuvwxyz");
    for (let count = 0; count < 26; count += 1) await next();
    const paces = seen.map(([, pace]) => pace);
    expect(paces[0]).toBe(0.25);
    expect(paces.at(-1)).toBe(1);
    expect([...paces].sort((one, other) => one - other)).toEqual(paces);
  });

  it("finishes at once when skipped, and can start again", async () => {
    const { queue, seen, next } = watched();
    queue.add("a", "b", "c");
    queue.skip();
    await next();
    expect(seen.map(([, pace]) => pace)).toEqual([1, 0, 0]);
    queue.skip();
    queue.add("d");
    expect(seen.at(-1)).toEqual(["d", 1]);
  });

  it("shows everything at once when still", async () => {
    const { queue, seen, next } = watched();
    queue.still = true;
    queue.add("a", "b");
    await next();
    expect(seen).toEqual([
      ["a", 0],
      ["b", 0],
    ]);
  });

  it("drops what is waiting when cleared", async () => {
    const { queue, seen, next } = watched();
    queue.add("a", "b", "c");
    queue.clear();
    await next();
    expect(seen).toEqual([["a", 1]]);
    expect(queue.isRunning).toBe(false);
  });

  it("continues after an item that fails", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const seen: string[] = [];
    const queue = new AnimationQueue<string>((scene) => {
      seen.push(scene);
      return scene === "a" ? Promise.reject(new Error("a")) : Promise.resolve();
    });
    queue.add("a", "b");
    await vi.waitFor(() => expect(seen).toEqual(["a", "b"]));
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockRestore();
  });
});
