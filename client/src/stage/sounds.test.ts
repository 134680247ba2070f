import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { SoundPlayer } from "./sounds";

let peaks: number[];

beforeEach(() => {
  peaks = [];
  const node = { connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
  const gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (value: number) => peaks.push(value),
    exponentialRampToValueAtTime: vi.fn(),
  };
  // Constructors: arrow functions cannot be called with `new`.
  vi.stubGlobal("AudioContext", function () {
    return { currentTime: 0, destination: {}, resume: () => Promise.resolve() };
  });
  vi.stubGlobal("OscillatorNode", function () {
    return node;
  });
  vi.stubGlobal("GainNode", function () {
    return { ...node, gain };
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("plays as loud as it is set", () => {
  const player = new SoundPlayer();
  player.isOn = true;
  player.play("card");
  player.volume = 1;
  player.play("card");
  expect(peaks[1]).toBeCloseTo((peaks[0] ?? 0) * 2);
});

it("is silent when it is off, or at volume zero", () => {
  const player = new SoundPlayer();
  player.play("card");
  player.isOn = true;
  player.volume = 0;
  player.play("card");
  expect(peaks).toEqual([]);
});
