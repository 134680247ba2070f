/** A queue that shows items one after another, faster when many are waiting; it can be skipped. */

/** The queue speeds up when more items than this are waiting, down to this fraction of the time. */
const PATIENCE = 4;
const FASTEST = 0.25;

/** Shows one item; `pace` scales its duration, 0 means at once. */
export type Show<Scene> = (scene: Scene, pace: number) => Promise<void>;

export class AnimationQueue<Scene> {
  #show: Show<Scene>;
  #waiting: Scene[] = [];
  #running: Promise<void> | null = null;
  #skips = false;
  /** No animations: by preference, or while the page is hidden. */
  still = false;
  /** Scales all durations. */
  tempo = 1;

  constructor(show: Show<Scene>) {
    this.#show = show;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  add(...scenes: readonly Scene[]): void {
    this.#waiting.push(...scenes);
    this.#running ??= this.#run();
  }

  /** Finish at once. */
  skip(): void {
    this.#skips = this.isRunning;
  }

  /** Drop everything that is waiting. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  async #run(): Promise<void> {
    for (let scene = this.#waiting.shift(); scene !== undefined; scene = this.#waiting.shift())
      // A failed animation must not block the resulting state.
      await this.#show(scene, this.#pace()).catch((error: unknown) => console.error(error));
    this.#running = null;
    this.#skips = false;
  }

  #pace(): number {
    if (this.still || this.#skips) return 0;
    return this.tempo * Math.max(FASTEST, Math.min(1, PATIENCE / (this.#waiting.length + 1)));
  }
}
