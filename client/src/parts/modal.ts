/** Shows a modal dialog and restores the focus afterwards. */

import { tick } from "svelte";

/** Attachment for the dialog element. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  (firstControl(dialog) ?? dialog.querySelector("h2"))?.focus();
  return () => {
    void tick().then(() => {
      // Unless something else has taken the focus in the meantime.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
}

/** The first useful control: not the close button, nor a link. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(
    ".body :is(button, input, select, textarea):not(:disabled, [tabindex='-1'])",
  );
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  const group = `.body input[name="${CSS.escape(first.name)}"]`;
  return dialog.querySelector<HTMLElement>(`${group}:checked`) ?? first;
}
