import { random } from '@mechatable/bots';
import {
  act,
  bot,
  concede,
  openMatch,
  person,
  recordOf,
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type Player,
} from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { TYPES, masc, type View as MascView } from '@mechatable/masc';
import { expect, test } from 'vitest';
import { drawing as lanesDrawing } from '../../../src/games/lanes/table-drawing.ts';
import { drawing as mascDrawing } from '../../../src/games/masc/table-drawing.ts';
import { Timeline, type Eyes } from '../../../src/pages/replay/model/timeline.ts';

const PLAYERS = [person('Mira'), bot('random')];

/** Seat 0 concedes as soon as this holds. */
function givenUp(game: AnyGame, players: readonly Player[], when: (match: AnyMatch) => boolean): MatchRecord {
  const match = openMatch(game, { players, seed: 'early' });
  const chooser = random.create(game, 'early', 2);
  while (!when(match)) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const seq = match.moves.length;
    act(match, seat, chooser.choose({ seat, seq, legal, view: () => game.rules.view(match.state, seat) }));
  }
  concede(match, 0);
  return recordOf(match);
}

const placed = ({ game, state }: AnyMatch): number =>
  (game.rules.view(state, 'table') as MascView).mecha.length;
const turn = ({ game, state }: AnyMatch): number => game.rules.turn(state);

/** The colors whose types this viewer ever sees, on the board or in the log. */
function shownTypes(timeline: Timeline, eyes: Eyes): readonly string[] {
  const found = new Set<string>();
  for (let at = 0; at <= timeline.length; at++) {
    const { mecha, forces } = timeline.view(at, eyes) as MascView;
    for (const { colour: color, type } of mecha) if (type !== null) found.add(color);
    forces.forEach((force, color) => {
      if (force !== null) found.add(color === 0 ? 'red' : 'blue');
    });
  }
  const names = TYPES.map(({ name }) => name);
  for (const { words } of timeline.lines(eyes))
    if (names.some((name) => words.includes(`(${name})`)))
      found.add(words.startsWith('Red') ? 'red' : 'blue');
  return [...found].sort();
}

test('[MASC-R-82] a match conceded before the reveal shows nobody’s types to others', () => {
  const record = givenUp(masc, PLAYERS, (match) => placed(match) === 6);
  const timeline = new Timeline(masc, mascDrawing, record);
  expect(timeline.eyes).toEqual([0, 'table']);
  for (const eyes of ['open', 1, 'table'] as const)
    expect(shownTypes(timeline, eyes), String(eyes)).toEqual([]);
  expect(shownTypes(timeline, 0)).toHaveLength(1);
});

test('[MASC-R-82] a match conceded after the reveal is revealed from the start', () => {
  const timeline = new Timeline(
    masc,
    mascDrawing,
    givenUp(masc, PLAYERS, (match) => turn(match) === 1),
  );
  expect(timeline.eyes).toEqual(['open', 0, 1, 'table']);
  expect(shownTypes(timeline, 'open')).toEqual(['blue', 'red']);
});

test('[LN-R-110] a match of Breachline is fully revealed after any ending', () => {
  const record = givenUp(lanes, PLAYERS, (match) => match.moves.length === 8);
  const timeline = new Timeline(lanes, lanesDrawing, record);
  expect(timeline.eyes).toEqual(['open', 0, 1, 'table']);
  const { sides } = timeline.view(4, 'open') as { sides: { hand: unknown }[] };
  expect(sides.map(({ hand }) => hand)).toEqual([expect.any(Array), expect.any(Array)]);
});
