import { STANDARD, masc, type Options } from '@mechatable/masc';
import type { OptionChoice } from '../shared/drawing.ts';

/** MASC-R-64: what can be agreed on before a match; the first value of each is what a first match begins with. */
export const options: readonly OptionChoice[] = [
  {
    name: 'setup',
    words: 'Setup',
    clause: 'MASC-R-68',
    values: [
      { value: 'quick', words: 'Quick: Two Rivers board, starter forces' },
      { value: 'full', words: 'Full: build the board, choose and deploy your force' },
    ],
  },
  {
    name: 'vpTarget',
    words: 'Points to win',
    clause: 'MASC-VAR-2',
    values: [25, 5, 10, 15, 40, 60, 100].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'light',
    words: 'Light mecha per force (full setup)',
    clause: 'MASC-FORCE-1',
    values: [8, 2, 4, 6, 10, 12, 15].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'mid',
    words: 'Mid mecha per force (full setup)',
    clause: 'MASC-FORCE-1',
    values: [8, 2, 4, 6, 10, 12, 15].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'turnCap',
    words: 'Last turn',
    clause: 'MASC-R-63',
    values: [15, 5, 10, 25, 50].map((value) => ({ value, words: String(value) })),
  },
  {
    name: 'squadTracking',
    words: 'Squads in Movement',
    clause: 'MASC-R-21',
    values: [
      { value: 'live', words: 'Re-form as mecha move' },
      { value: 'frozen', words: 'Fixed when the phase begins' },
    ],
  },
];

/** MASC-VAR-1 to MASC-VAR-3: how a match differs from the standard game. The quick set-up is the same game. */
export function variant(chosen: unknown): string | null {
  const parsed = masc.rules.options.safeParse(chosen);
  return parsed.success ? differences(parsed.data) : null;
}

function differences({ vpTarget, light, mid, turnCap, squadTracking }: Options): string | null {
  const words: string[] = [];
  if (vpTarget !== STANDARD.vpTarget) words.push(`${vpTarget} points to win`);
  if (light !== STANDARD.light || mid !== STANDARD.mid) words.push(`forces of ${light} + ${mid}`);
  if (turnCap !== STANDARD.turnCap) words.push(`last turn ${turnCap}`);
  if (squadTracking !== STANDARD.squadTracking) words.push('squads fixed during Movement');
  return words.length === 0 ? null : `A variant: ${words.join(', ')}`;
}
