/** What happened is shown one thing after the other, faster when much has happened, and can be skipped. */

/** So many things may wait before the queue hurries, and it is never faster than this. */
const PATIENCE = 4;
const FASTEST = 0.25;

/** Shows one thing; `pace` is by how much its time is shortened, 0 is at once. */
export type Show<Scene> = (scene: Scene, pace: number) => Promise<void>;

export class AnimationQueue<Scene> {
  #show: Show<Scene>;
  #waiting: Scene[] = [];
  #running: Promise<void> | null = null;
  #skips = false;
  /** Nothing moves: for those who like it so, and for pages that nobody looks at. */
  still = false;

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

  /** Come to the end at once. */
  skip(): void {
    this.#skips = this.isRunning;
  }

  /** Nothing of what waits matters any more. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  async #run(): Promise<void> {
    for (let scene = this.#waiting.shift(); scene !== undefined; scene = this.#waiting.shift())
      // What cannot be shown must not keep from being seen what came of it.
      await this.#show(scene, this.#pace()).catch((error: unknown) => console.error(error));
    this.#running = null;
    this.#skips = false;
  }

  #pace(): number {
    if (this.still || this.#skips) return 0;
    return Math.max(FASTEST, Math.min(1, PATIENCE / (this.#waiting.length + 1)));
  }
}
