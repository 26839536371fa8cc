import { printable } from '@mechatable/kernel';

/** Bold, faint and back, as `play/style.ts` writes them. They can't hide or overwrite anything. */
const EMPHASIS = new RegExp(`(${String.fromCharCode(0x1b)}\\[(?:1|2|22)m)`);

/** Text in lines, each printable. */
export function plainText(text: string, emphasis = false): string {
  const parts = emphasis ? text.split(EMPHASIS) : [text];
  return parts.map((part, i) => (i % 2 === 1 ? part : part.split('\n').map(line).join('\n'))).join('');
}

function line(text: string): string {
  return printable(text, Infinity);
}
