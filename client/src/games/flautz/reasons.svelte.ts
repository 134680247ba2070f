/** Why something cannot be done, told where it is touched or stays in focus. */

const PATIENCE = 350;

export class Reasons {
  /** What is asked about, and the answer once it is there. */
  shown = $state.raw<{ readonly about: string; readonly text: string } | null>(null);

  #about: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody looks at it: the answer comes after a while. */
  attend(about: string, why: () => Promise<string | null>): void {
    this.leave();
    this.#about = about;
    this.#timer = setTimeout(() => void this.#tell(about, why), PATIENCE);
  }

  /** Somebody tries it: the answer comes at once. */
  ask(about: string, why: () => Promise<string | null>): void {
    this.leave();
    this.#about = about;
    void this.#tell(about, why);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#about = null;
    this.shown = null;
  }

  async #tell(about: string, why: () => Promise<string | null>): Promise<void> {
    const text = await why();
    // Meanwhile somebody may have gone on to something else.
    if (this.#about === about && text !== null) this.shown = { about, text };
  }
}
