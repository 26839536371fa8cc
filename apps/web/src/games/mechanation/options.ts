import { SEAT_NAMES, mechanation, variantOf } from '@mechatable/mechanation';
import type { OptionChoice } from '../shared/drawing.ts';
import { words } from './words/index.ts';

const { firstAlpha, turnCap } = words.options;

/** MN-R-80: the options besides the number of pilots. */
export const options: readonly OptionChoice[] = [
  {
    name: 'firstAlpha',
    words: firstAlpha.name,
    clause: 'MN-R-3',
    values: [
      { value: 'random', words: firstAlpha.random },
      ...SEAT_NAMES.map((value, seat) => ({ value, seat })),
    ],
  },
  {
    name: 'turnCap',
    words: turnCap.name,
    clause: 'MN-R-65',
    values: [
      { value: 40, words: turnCap.turn(40) },
      { value: 20, words: turnCap.turn(20) },
      { value: 10, words: turnCap.short(10) },
      { value: 5, words: turnCap.trial(5) },
      { value: 200, words: turnCap.turn(200) },
    ],
  },
];

/** MN-R-80: how a match differs from the standard game. */
export function variant(chosen: unknown, seats: number): string | null {
  const differences = variantOf(mechanation.rules.options.parse(chosen), seats).map((name) =>
    name === 'pilots' ? words.variant.pilots(seats) : words.variant[name],
  );
  return differences.length === 0 ? null : words.variant.list(differences);
}
