import { SEAT_NAMES, mechanation, variantOf } from '@mechatable/mechanation';
import type { OptionChoice } from '../shared/drawing.ts';

/** MN-R-80: what a table may want to set besides the number of pilots. */
export const options: readonly OptionChoice[] = [
  {
    name: 'firstAlpha',
    words: 'First Alpha Pilot',
    clause: 'MN-R-3',
    values: [{ value: 'random', words: 'Random' }, ...SEAT_NAMES.map((value, seat) => ({ value, seat }))],
  },
  {
    name: 'turnCap',
    words: 'Last turn',
    clause: 'MN-R-65',
    values: [
      { value: 40, words: 'Turn 40' },
      { value: 20, words: 'Turn 20' },
      { value: 10, words: 'Turn 10, a short match' },
      { value: 5, words: 'Turn 5, to try it out' },
      { value: 200, words: 'Turn 200' },
    ],
  },
];

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** MN-R-80: what makes a match a variant, in the words of the lobby. */
export function variant(chosen: unknown, seats: number): string | null {
  const names = variantOf(mechanation.rules.options.parse(chosen), seats);
  const words = names.map((name) =>
    name === 'pilots'
      ? `${seats} pilots`
      : uncapital(options.find((option) => option.name === name)?.words ?? name),
  );
  return words.length === 0 ? null : `A variant: ${words.join(', ')}`;
}
