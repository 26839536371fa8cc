import { GAMES, findGame } from '@mechatable/catalog';
import {
  BadInputError,
  act,
  below,
  bot,
  canonical,
  movesOf,
  openMatch,
  parseRecord,
  person,
  pick,
  recordOf,
  rngFrom,
  undo,
  verify,
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type MatchStart,
  type Rng,
} from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { everyPlace, mutatedAt, type Place } from './single-mutations.ts';

/*
 * Whatever single thing is changed in a record, it is found out: it is not read, or verifying it names a problem. Every
 * change follows from a seed, and one that gets through is shown.
 */
const CHANGES = 400;

/** The match continues at random, and one of its moves is undone. */
function playedOn(rng: Rng, game: AnyGame, start: MatchStart): MatchRecord {
  let match: AnyMatch = openMatch(game, start);
  for (let n = 0; n < 8; n++) {
    const [seat] = game.rules.toAct(match.state);
    if (seat === undefined) break;
    act(match, seat, pick(rng, game.rules.legal(match.state, seat)));
    if (n === 2) match = undo(match, seat, match.moves.length - 1);
  }
  return recordOf(match, 'always');
}

/** A match that continues another, both with an undo. */
function forked(game: AnyGame): MatchRecord {
  const rng = rngFrom(`mutations:${game.id}`);
  const seats = Array.from({ length: game.seats.max - 1 }, () => bot('random'));
  const players = [person('Ada'), ...seats];
  const parent = playedOn(rng, game, { players, seed: 'parent' });
  const from = { record: parent, moves: movesOf(parent).length >> 1, seat: 0 };
  return playedOn(rng, game, { players, seed: 'child', from });
}

/** Whether the text is refused, or verifying it finds a problem, as in `replay verify`. */
function isFoundOut(text: string): boolean {
  try {
    const record = parseRecord(text);
    return !verify(findGame(record.game, record.rulesVersion), record).ok;
  } catch (error) {
    if (error instanceof BadInputError) return true;
    throw error;
  }
}

test.each(GAMES)('$id: each of 400 single changes to a record is detected', (game) => {
  const record = forked(game);
  const text = JSON.stringify(record);
  expect(verify(game, parseRecord(text))).toMatchObject({ ok: true, undos: 1, problems: [] });
  const rng = rngFrom(`changes:${game.id}`);
  const kinds = byKind(everyPlace(JSON.parse(text)));
  const through: string[] = [];
  let tried = 0;
  for (let n = 0; tried < CHANGES; n++) {
    // Every field in turn, so that the few in the head are not lost among the many of a position.
    const { path } = pick(rng, kinds[n % kinds.length] ?? []);
    const changed = mutatedAt(rng, JSON.parse(text), path, below(rng, 6));
    if (changed === null || canonical(changed.value) === canonical(record)) continue; // nothing was changed
    tried++;
    try {
      if (!isFoundOut(JSON.stringify(changed.value))) through.push(`${path.join('.')}: ${changed.what}`);
    } catch (error) {
      throw new Error(`Crashed at ${path.join('.')}: ${changed.what}`, { cause: error });
    }
  }
  expect(through).toEqual([]);
  expect(tried).toBe(CHANGES);
});

/** Places that differ only in their place in a list are of a kind. */
function byKind(places: readonly Place[]): readonly (readonly Place[])[] {
  const kinds = new Map<string, Place[]>();
  for (const place of places) {
    const kind = place.path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  return [...kinds.values()];
}
