import { STANDARD, masc, type Options } from '@mechatable/masc';
import type { OptionChoice } from '../shared/drawing.ts';
import { words } from './words/index.ts';

/** MASC-R-64: what players can agree on before a match; a first match uses the first values. */
export const options: readonly OptionChoice[] = [
  {
    name: 'setup',
    words: words.options.setup,
    clause: 'MASC-R-68',
    values: [
      { value: 'quick', words: words.options.quick },
      { value: 'full', words: words.options.full },
    ],
  },
  {
    name: 'vpTarget',
    words: words.options.vpTarget,
    clause: 'MASC-VAR-2',
    values: [25, 5, 10, 15, 40, 60, 100].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'light',
    words: words.options.light,
    clause: 'MASC-FORCE-1',
    values: [8, 2, 4, 6, 10, 12, 15].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'mid',
    words: words.options.mid,
    clause: 'MASC-FORCE-1',
    values: [8, 2, 4, 6, 10, 12, 15].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'turnCap',
    words: words.options.turnCap,
    clause: 'MASC-R-63',
    values: [15, 5, 10, 25, 50].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'squadTracking',
    words: words.options.squadTracking,
    clause: 'MASC-R-21',
    values: [
      { value: 'live', words: words.options.live },
      { value: 'frozen', words: words.options.frozen },
    ],
  },
];

/** MASC-VAR-1 to MASC-VAR-3: how a match differs from the standard game. The quick setup is the same game. */
export function variant(chosen: unknown): string | null {
  const parsed = masc.rules.options.safeParse(chosen);
  return parsed.success ? differences(parsed.data) : null;
}

function differences({ vpTarget, light, mid, turnCap, squadTracking }: Options): string | null {
  const say = words.variant;
  const found: string[] = [];
  if (vpTarget !== STANDARD.vpTarget) found.push(say.vpTarget(vpTarget));
  if (light !== STANDARD.light || mid !== STANDARD.mid) found.push(say.sizes(light, mid));
  if (turnCap !== STANDARD.turnCap) found.push(say.turnCap(turnCap));
  if (squadTracking !== STANDARD.squadTracking) found.push(say.frozen);
  return found.length === 0 ? null : say.all(found);
}
