import {
  act,
  bot,
  concede,
  linksOf,
  openMatch,
  person,
  recordOf,
  undo,
  verify,
  type Entry,
  type RecordV2,
} from '@mechatable/kernel';
import { duel } from './duel-game.ts';

export type Published = RecordV2 & { readonly secret: string };

/** The record with every hash recomputed, as a forger would. */
export function sealedAgain(forged: Published): Published {
  const { state } = verify(duel, forged);
  return { ...forged, chain: linksOf(forged).at(-1), state: state ?? undefined };
}

export const PASS = { kind: 'pass' } as const;

/** Two people, an undone move, and a concession. */
export function withUndo(): Published {
  const players = [person('Ada'), person('Ben')];
  let match = openMatch(duel, { players, seed: 'undo' });
  act(match, 0, PASS);
  act(match, 1, PASS);
  match = undo(match, 1, 1);
  act(match, 1, PASS);
  concede(match, 0);
  return recordOf(match) as Published;
}

/** A bot takes over from Ben, who comes back after a move that is undone, and Ada changes her key. */
export function withSeatChanges(): Published {
  let match = openMatch(duel, { players: [person('Ada'), person('Ben')], seed: 'seats' });
  for (const seat of [0, 1, 0]) act(match, seat, PASS);
  match = undo(match, 0, 2);
  concede(match, 0);
  const played = recordOf(match) as Published;
  const [first, second, undone, undoing, last] = played.entries as [Entry, Entry, Entry, Entry, Entry];
  const takeover = { seat: 1, player: bot('greedy') };
  const comeback = { seat: 1, player: person('Ben') };
  const otherKey = { seat: 0, player: { ...person('Ada'), key: `04${'ab'.repeat(64)}` } };
  const entries = [first, takeover, second, undone, comeback, undoing, otherKey, last];
  return sealedAgain({ ...played, entries });
}
