/** Copies a text to the clipboard; false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Over plain http there is no clipboard, although the types say there is.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // not allowed here
    throw error;
  }
}
