/** Soft synthesised sounds: nothing is loaded, and nothing plays unless enabled. */

/** Notes: frequency in hertz, start and length in seconds, and loudness. */
type Note = readonly [hertz: number, at: number, length: number, loudness: number];

const SOUNDS = {
  card: [[210, 0, 0.05, 0.5]],
  deal: [
    [240, 0, 0.04, 0.4],
    [280, 0.06, 0.04, 0.4],
  ],
  turn: [
    [523, 0, 0.14, 0.35],
    [784, 0.1, 0.2, 0.35],
  ],
  attack: [
    [330, 0, 0.08, 0.4],
    [220, 0.07, 0.16, 0.4],
  ],
  event: [
    [392, 0, 0.1, 0.4],
    [494, 0.09, 0.1, 0.4],
    [587, 0.18, 0.22, 0.4],
  ],
  win: [
    [523, 0, 0.12, 0.4],
    [659, 0.1, 0.12, 0.4],
    [784, 0.2, 0.3, 0.4],
  ],
  end: [
    [392, 0, 0.16, 0.4],
    [523, 0.14, 0.16, 0.4],
    [659, 0.28, 0.16, 0.4],
    [1047, 0.42, 0.5, 0.35],
  ],
  said: [[880, 0, 0.07, 0.2]],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

/** At full volume. */
const LOUDNESS = 0.24;

export class SoundPlayer {
  #context: AudioContext | null = null;
  isOn = false;
  /** From 0 to 1. */
  volume = 0.5;

  play(sound: Sound): void {
    if (!this.isOn || this.volume === 0) return;
    // Browsers allow audio only after a user gesture.
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const note of SOUNDS[sound]) this.#ring(this.#context, note);
  }

  #ring(context: AudioContext, [hertz, at, length, loudness]: Note): void {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness * LOUDNESS * this.volume, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }
}
