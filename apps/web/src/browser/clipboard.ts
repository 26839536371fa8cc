/** Puts a text on the clipboard; says whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  // Over plain http a browser has no clipboard, whatever its types say.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // not allowed here
    throw error;
  }
}
