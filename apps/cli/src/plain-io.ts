import { printable } from '@mechatable/kernel';
import type { Io } from './io.ts';

/** Bold, faint and back, as `play/style.ts` writes them. They can't hide or overwrite anything. */
const EMPHASIS = new RegExp(`(${String.fromCharCode(0x1b)}\\[(?:1|2|22)m)`);

/**
 * The same world, with a terminal that only shows text. Names, files, decks, addresses and program output may contain
 * control characters that move the cursor, rename the window or hide what was written: each becomes `?`.
 * Text that may control the terminal goes through a separate method.
 */
export function plainIo(io: Io): Io {
  const plain = (text: string): string => plainText(text, io.colour);
  return {
    ...io,
    out: (text) => {
      io.out(plain(text));
    },
    err: (text) => {
      io.err(plain(text));
    },
    ask: (prompt) => io.ask(plain(prompt)),
  };
}

/** Text in lines, each printable. */
export function plainText(text: string, emphasis = false): string {
  const parts = emphasis ? text.split(EMPHASIS) : [text];
  return parts.map((part, i) => (i % 2 === 1 ? part : part.split('\n').map(line).join('\n'))).join('');
}

function line(text: string): string {
  return printable(text, Infinity);
}
