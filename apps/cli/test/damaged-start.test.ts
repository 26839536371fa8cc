import { GAMES } from '@mechatable/catalog';
import {
  BadInputError,
  ReplayError,
  act,
  bot,
  openMatch,
  parseRecord,
  recordOf,
  replay,
  type AnyGame,
  type MatchRecord,
} from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { everyPlace } from './single-mutations.ts';

/** A match that continues another one after its first move. */
function forked(game: AnyGame): MatchRecord {
  const players = Array.from({ length: game.seats.min }, () => bot('random'));
  const parent = openMatch(game, { players, seed: 'parent' });
  const [seat = 0] = game.rules.toAct(parent.state);
  act(parent, seat, game.rules.legal(parent.state, seat)[0]);
  const from = { record: recordOf(parent, 'always'), moves: 1, seat: 0 };
  return recordOf(openMatch(game, { players, seed: 'child', from }), 'always');
}

/** A copy without the field at the path. */
function without(record: MatchRecord, path: readonly (string | number)[]): unknown {
  const changed: unknown = JSON.parse(JSON.stringify(record));
  let place = changed as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  Reflect.deleteProperty(place, path.at(-1) ?? '');
  return changed;
}

test.each(GAMES)('$id: a position that lacks a field is refused, or can be played on', (game) => {
  const record = forked(game);
  const fields = everyPlace(record).filter(
    ({ path }) =>
      path[0] === 'from' && path[1] === 'start' && typeof path.at(-1) === 'string' && path.length > 2,
  );
  expect(fields.length).toBeGreaterThan(0);
  const crashed = fields.filter(({ path }) => {
    try {
      game.rules.clone(replay(game, parseRecord(JSON.stringify(without(record, path)))).state);
      return false;
    } catch (error) {
      return !(error instanceof ReplayError || error instanceof BadInputError);
    }
  });
  expect(crashed.map(({ path }) => path.slice(2).join('.'))).toEqual([]);
});
