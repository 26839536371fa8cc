import { randomBytes } from 'node:crypto';
import { sha256 } from '@mechatable/kernel';
import type { Entrant } from './players/entrant.ts';
import { words } from './words.ts';

/**
 * How far the seed of a run can be trusted. `reproducible`: only our own bots play, and they never see it. `secret`:
 * newly drawn, so that no program can know it during play. `open`: as given, although a program plays.
 */
export type SeedKind = 'reproducible' | 'secret' | 'open';

export interface ChosenSeed {
  readonly seed: string;
  readonly kind: SeedKind;
}

/**
 * The seed that chance follows from. A program can read this process's command line and guess a default, and would
 * know every hidden card and die. If one plays, the given seed is therefore mixed with a secret.
 */
export function chooseSeed(given: string, players: readonly Entrant[], isOpen: boolean): ChosenSeed {
  if (!players.some(({ kind }) => kind === 'program')) return { seed: given, kind: 'reproducible' };
  if (isOpen) return { seed: given, kind: 'open' };
  const secret = randomBytes(32).toString('hex');
  return { seed: sha256(`mechatable:secret-seed:${secret}:${given}`), kind: 'secret' };
}

/** A note to print after all matches; empty if the seed on the command line is enough to repeat them. */
export function seedNote({ seed, kind }: ChosenSeed): string {
  switch (kind) {
    case 'reproducible':
      return '';
    case 'secret':
      return words.seeds.secret(seed);
    case 'open':
      return words.seeds.open;
  }
}

export const OPEN_SEEDS = {
  kind: 'flag',
  help: 'use the seed as given, even though an external program could read it',
} as const;
