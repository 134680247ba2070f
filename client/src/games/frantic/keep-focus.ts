/** Whoever plays with the keyboard is not lost when what they used is gone: they find themselves in their hand. */

import { tick } from "svelte";
import type { Action } from "svelte/action";

const PLACES = "dialog[open], .hand button[tabindex='0'], .actions button:enabled, .side button:enabled";

/** The parameter is whatever changes when something may be gone. */
export const keepFocus: Action<HTMLElement, unknown> = (root) => {
  let isInside = false;
  const type = (): void => {
    isInside = root.contains(document.activeElement);
  };
  const point = (): void => {
    isInside = false;
  };
  document.addEventListener("keyup", type);
  document.addEventListener("pointerdown", point);

  async function find(): Promise<void> {
    await tick();
    if (!isInside || document.activeElement !== document.body) return;
    const places = [...root.querySelectorAll<HTMLElement>(PLACES)];
    places.find((place) => place.closest("[inert]") === null && place.getClientRects().length > 0)?.focus();
  }

  return {
    update: () => void find(),
    destroy: () => {
      document.removeEventListener("keyup", type);
      document.removeEventListener("pointerdown", point);
    },
  };
};
