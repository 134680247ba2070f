/** A dialog that is to be seen to before the page goes on: where the focus goes, and where it comes back to. */

import { tick } from "svelte";

/** The dialog as long as it is on the page. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  (firstControl(dialog) ?? dialog.querySelector("h2"))?.focus();
  return () => {
    void tick().then(() => {
      // Unless something else has taken the focus meanwhile.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
}

/** What somebody came for: not the button that closes, nor a link that leads away. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(
    ".body :is(button, input, select, textarea):not(:disabled, [tabindex='-1'])",
  );
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  const group = `.body input[name="${CSS.escape(first.name)}"]`;
  return dialog.querySelector<HTMLElement>(`${group}:checked`) ?? first;
}
