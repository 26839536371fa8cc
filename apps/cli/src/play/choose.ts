import type { Choice } from './session.ts';

/** The choices that a line matches: one, several, or none. */
export type Chosen =
  | { readonly found: 'one'; readonly choice: Choice }
  | { readonly found: 'many'; readonly numbers: readonly number[] }
  | { readonly found: 'no such number' }
  | { readonly found: 'none' };

/** A choice by its number, its label, or a unique beginning or part of its label. */
export function chooseBy(text: string, choices: readonly Choice[]): Chosen {
  if (/^\d+$/.test(text)) {
    const choice = choices[Number(text) - 1];
    return choice === undefined ? { found: 'no such number' } : { found: 'one', choice };
  }
  const wanted = text.toLowerCase();
  const labels = choices.map(({ label }) => label.toLowerCase());
  const tests = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ];
  for (const fits of tests) {
    const numbers = labels.flatMap((label, i) => (fits(label) ? [i + 1] : []));
    const choice = choices[(numbers[0] ?? 0) - 1];
    if (numbers.length === 1 && choice !== undefined) return { found: 'one', choice };
    if (numbers.length > 1) return { found: 'many', numbers };
  }
  return { found: 'none' };
}
