import type { Io } from './io.ts';

// JSON escapes only ASCII control characters.
const UNPRINTABLE = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

/** Prints a result as one JSON document, without characters that control a terminal. */
export function outJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2).replace(UNPRINTABLE, escaped)}\n`);
}

function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    return `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }).join('');
}
