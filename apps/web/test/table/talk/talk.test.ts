import { CHARACTERS, findBot } from '@mechatable/bots';
import { FACES } from '@mechatable/art';
import { GAMES } from '@mechatable/catalog';
import { bot, person, rngOfMatch, type AnyGame, type GameEvent, type Viewer } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { talkOf } from '../../../src/table/talk/talk.ts';
import { words } from '../../../src/table/talk/words.ts';

test('every character has a face, a note and lines for every occasion', () => {
  const ids = CHARACTERS.map(({ id }) => id);
  expect([...FACES]).toEqual(ids);
  expect(Object.keys(words.lines)).toEqual(ids);
  expect(Object.keys(words.notes)).toEqual(ids);
  const all = Object.values(words.lines).flatMap((lines) => Object.values(lines));
  expect(all.every((lines) => lines.length >= 2)).toBe(true);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  expect(all.flat().every((line) => line.length < 45)).toBe(true);
});

const PLAYERS = [bot('kade'), bot('holt'), bot('sparks'), bot('ravn')];

/** Everyone's lines after each move of a match, based on what one viewer has seen. */
function heard(game: AnyGame, viewer: Viewer, most: number, seed = 'talk'): readonly (string | null)[] {
  const { rules } = game;
  const seats = game.seats.max;
  const state = rules.setup(rules.options.parse({}), seats, rngOfMatch(seed, seats));
  const bots = Array.from({ length: seats }, (_, seat) =>
    findBot('regular').create(game, `talk ${String(seat)}`, seats),
  );
  const events: GameEvent[] = [];
  const said: (string | null)[] = [];
  for (let seq = 0; seq < most; seq++) {
    const [seat] = rules.toAct(state);
    if (seat !== undefined) {
      const legal = rules.legal(state, seat);
      const action = bots[seat]?.choose({ seat, seq, legal, view: () => rules.view(state, seat) });
      const seen = rules.apply(state, seat, action).map((event) => rules.eventFor(event, viewer));
      events.push(...seen.filter((event) => event !== null));
    }
    const match = { game, events, view: rules.view(state, viewer), outcome: rules.outcome(state) };
    said.push(...PLAYERS.slice(0, seats).map((player, at) => talkOf(player, at, match)));
    if (seat === undefined) break;
  }
  return said;
}

test.each([
  ['lanes', 400],
  ['mecha-1e', 300],
  ['mecha-2e', 300],
  ['masc', 90],
  ['mechanation', 200],
])('%s: the talk is the same for every seat and spectator, and reveals nothing hidden', (id, most) => {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no ${id}`);
  const publicly = heard(game, 'table', most);
  expect(heard(game, 0, most)).toEqual(publicly);
  expect(heard(game, 1, most)).toEqual(publicly);
  expect(publicly.some((line) => line !== null)).toBe(true);
});

test('a match of Breachline has talk about the start, good moves, setbacks, a win and a loss', () => {
  const lanes = GAMES.find(({ id }) => id === 'lanes') as AnyGame;
  const said = new Set(['a', 'b', 'c'].flatMap((seed) => heard(lanes, 'table', 1000, seed)));
  const kinds = Object.values(words.lines).flatMap((lines) => Object.entries(lines));
  const occasions = new Set(
    kinds.filter(([, lines]) => lines.some((line) => said.has(line))).map(([kind]) => kind),
  );
  expect([...occasions].sort()).toEqual(['good', 'greeting', 'loss', 'setback', 'win']);
});

test('people, plain levels and other bots say nothing', () => {
  const match = { game: GAMES[0] as AnyGame, events: [], view: null, outcome: null };
  for (const player of [person('Ada'), bot('ace'), bot('random'), undefined])
    expect(talkOf(player, 1, match)).toBeNull();
});
