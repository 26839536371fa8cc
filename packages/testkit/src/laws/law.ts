import type { AnyMatch, GameEvent, Move } from '@mechatable/kernel';
import type { CheckedState } from './moment.ts';

/**
 * The seven laws of the design, and four more: questions reveal nothing, time can run out, everything has words, and
 * shortcuts give the same results.
 */
export const LAWS = [
  'finite',
  'complete',
  'data',
  'deterministic',
  'conserved',
  'secret',
  'imaginable',
  'asked',
  'timeout',
  'words',
  'shortcuts',
] as const;

export type Law = (typeof LAWS)[number];

/** A law's observer of one match. Each match gets its own, so it may keep state. */
export interface Check {
  /** At every state, the first and the last included. */
  at?(moment: CheckedState): void;
  /** After every move: the moment it was made in (its state is the one after by now) and what it caused. */
  after?(moment: CheckedState, move: Move, events: readonly GameEvent[]): void;
  /** Once, when the match is over. */
  end?(match: AnyMatch): void;
}

/** A law does not hold. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

/** Reports that a law does not hold, in a sentence for the author of the game. */
export function breach(sentence: string): never {
  throw new Breach(sentence);
}
