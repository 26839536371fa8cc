import { lanes } from '@mechatable/lanes';
import {
  act,
  bot,
  hashOf,
  movesOf,
  openMatch,
  recordOf,
  type AnyGame,
  type MatchRecord,
} from '@mechatable/kernel';
import { random } from '@mechatable/bots';
import { beforeAll, expect, test } from 'vitest';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import { Timeline } from '../../../src/pages/replay/model/timeline.ts';

const game: AnyGame = lanes;
const players = [bot('random'), bot('random')];
let record: MatchRecord;
let timeline: Timeline;

beforeAll(() => {
  const match = openMatch(game, { players, seed: 'timeline' });
  const chooser = random.create(game, 'timeline', 2);
  while (game.rules.outcome(match.state) === null) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    act(
      match,
      seat,
      chooser.choose({
        seat,
        seq: match.moves.length,
        legal,
        view: () => game.rules.view(match.state, seat),
      }),
    );
  }
  record = recordOf(match);
  timeline = new Timeline(game, drawing, record);
});

test('a timeline has a state before the first move and one after each move', () => {
  expect(timeline.length).toBe(movesOf(record).length);
  expect(timeline.isOver(0)).toBe(false);
  expect(timeline.isOver(timeline.length)).toBe(true);
  expect(timeline.isOver(timeline.length - 1)).toBe(false);
});

test('viewed as a seat, a timeline shows what that seat saw during the match', () => {
  const match = openMatch(game, { players, seed: 'timeline' });
  for (let at = 0; at <= 20; at++) {
    for (const eyes of [0, 1, 'table'] as const) {
      expect(hashOf(timeline.view(at, eyes))).toBe(hashOf(game.rules.view(match.state, eyes)));
    }
    const move = movesOf(record)[at];
    if (move !== undefined) act(match, move.seat, move.action);
  }
});

test('a timeline reveals both hands when everything is revealed, and none to a spectator', () => {
  const hands = (eyes: 'open' | 'table'): unknown[] => {
    const { sides } = timeline.view(12, eyes) as { sides: { hand: unknown }[] };
    return sides.map(({ hand }) => hand);
  };
  expect(hands('open')).toEqual([expect.any(Array), expect.any(Array)]);
  expect(hands('table')).toEqual([null, null]);
});

test('a seat doesn’t see which cards its opponent draws', () => {
  const drawn = (eyes: 0 | 1 | 'open'): readonly string[] =>
    timeline.lines(eyes).flatMap(({ words }) => (words.startsWith('Random bot 2 draws') ? [words] : []));
  expect(new Set(drawn(0))).toEqual(new Set(['Random bot 2 draws a card.']));
  expect(drawn(1)).toEqual(drawn('open'));
  expect(new Set(drawn(1)).size).toBeGreaterThan(1);
});
