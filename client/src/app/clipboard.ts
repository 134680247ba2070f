/** Copying to the clipboard, where the browser allows it. */

/** Returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** On insecure pages, as on a home network, only a selection can be copied: use a temporary field. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("input");
  field.className = "unseen";
  field.value = text;
  // An open dialog allows no selection outside it.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return worked;
}
