/** Of a terminal. */
const WIDTH = 80;

/** A text as lines of at most 80 columns. `further`: how much more the second and later ones are indented. */
export function wrapped(text: string, indent: string, further: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const next = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (next.length <= WIDTH) {
      line = next;
    } else {
      lines.push(line);
      line = `${indent}${further}${word}`;
    }
  }
  return [...lines, line];
}
