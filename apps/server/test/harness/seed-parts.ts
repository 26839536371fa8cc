let parts = 0;

/** A part of a match's seed. Not random, so that a test plays the same matches every time. */
export function nextPart(): string {
  parts++;
  return parts.toString(16).padStart(64, '0');
}
