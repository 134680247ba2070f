/** Texts onto the clipboard, where the browser lets us. */

/**
 * Whether it worked. The field is for pages that are not secure, as on a home network: only what is selected can be
 * copied there. Without one, one is made for the moment.
 */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shown = field ?? lend(text);
    shown.select();
    const worked = document.execCommand("copy");
    if (shown !== field) shown.remove();
    return worked;
  }
}

/** Within an open dialog, which lets nothing outside of it be selected. */
function lend(text: string): HTMLInputElement {
  const field = document.createElement("input");
  field.className = "unseen";
  field.value = text;
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  return field;
}
