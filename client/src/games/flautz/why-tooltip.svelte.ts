/** WhyTooltip something cannot be done, told where it is touched or stays in focus. */

import { on } from "svelte/events";

const PATIENCE = 350;

type Explain = () => Promise<string | null>;

export class TooltipState {
  /** What is asked about, and the answer once it is there. */
  shown = $state.raw<{ readonly about: string; readonly text: string } | null>(null);

  #about: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** For an element: whoever looks at it, with the mouse or the keyboard, is told why, unless it can be done. */
  watch(about: string, why: () => Explain | null): (element: HTMLElement) => () => void {
    const attend = (): void => {
      const ask = why();
      if (ask !== null) this.attend(about, ask);
    };
    const leave = (): void => this.leave();
    const byMouse =
      (react: () => void) =>
      ({ pointerType }: PointerEvent): void => {
        if (pointerType === "mouse") react();
      };
    const [enter, exit] = [byMouse(attend), byMouse(leave)];
    // By Svelte's own way: what is gone from the page loses the focus while the page is being changed.
    return (element) => {
      const ends = [
        on(element, "focus", attend),
        on(element, "blur", leave),
        on(element, "pointerenter", enter),
        on(element, "pointerleave", exit),
      ];
      return () => ends.forEach((end) => end());
    };
  }

  /** Somebody looks at it: the answer comes after a while. */
  attend(about: string, why: Explain): void {
    this.leave();
    this.#about = about;
    this.#timer = setTimeout(() => void this.#tell(about, why), PATIENCE);
  }

  /** Somebody tries it: the answer comes at once. */
  ask(about: string, why: Explain): void {
    this.leave();
    this.#about = about;
    void this.#tell(about, why);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#about = null;
    this.shown = null;
  }

  async #tell(about: string, why: Explain): Promise<void> {
    const text = await why();
    // Meanwhile somebody may have gone on to something else.
    if (this.#about === about && text !== null) this.shown = { about, text };
  }
}
