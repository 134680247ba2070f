/** Texts onto the clipboard, where the browser lets us. */

/** Whether it worked. The field is for pages that are not secure, as on a home network: only what is selected can be copied there. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
