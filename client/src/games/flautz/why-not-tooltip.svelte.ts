/** Explains on hover, focus or press why something cannot be done. */

import { on } from "svelte/events";

const PATIENCE = 350;

type Explain = () => Promise<string | null>;

export class TooltipState {
  /** What the tooltip is about, and its text once the server has answered. */
  shown = $state.raw<{ readonly about: string; readonly text: string } | null>(null);

  #about: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Attachment for an element: on mouse hover or keyboard focus, explain why it is disabled. */
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
    // Use Svelte's `on`: a removed element loses focus while the DOM is being updated.
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

  /** Hover or focus: explain after a delay. */
  attend(about: string, why: Explain): void {
    this.leave();
    this.#about = about;
    this.#timer = setTimeout(() => void this.#tell(about, why), PATIENCE);
  }

  /** Press: explain at once. */
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
    // The user may have moved on in the meantime.
    if (this.#about === about && text !== null) this.shown = { about, text };
  }
}
