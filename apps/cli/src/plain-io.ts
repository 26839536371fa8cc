import type { Io } from './io.ts';
import { plainText } from './plain-text.ts';

/**
 * The same world, with a terminal that only shows text. Names, files, decks, addresses and program output may contain
 * control characters that move the cursor, rename the window or hide what was written: each becomes `?`.
 * Text that may control the terminal goes through a separate method.
 */
export function plainIo(io: Io): Io {
  const plain = (text: string): string => plainText(text, io.hasColor);
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
