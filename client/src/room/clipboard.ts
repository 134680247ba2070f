/** Texts onto the clipboard, where the browser lets us. */

/** Whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Navigation that are not secure, as on a home network, may copy only what is selected: a field is lent for the moment. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("input");
  field.className = "unseen";
  field.value = text;
  // An open dialog lets nothing outside of it be selected.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return worked;
}
