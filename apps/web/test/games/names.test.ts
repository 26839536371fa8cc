import type { Thing } from '@mechatable/board';
import { below, rngFrom, type Names, type Viewer } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyDrawing, TableGame } from '../../src/games/shared/drawing.ts';
import { RELEASED } from '../harness/released.ts';

/** Names that people might choose. */
const PLAYERS = ['Ada', '<img src=x onerror=alert(1)>', 'Cleo', 'Dora'];

/** What a game calls its seats. Names of regions, squares and zones are fine. */
const SEATS: Readonly<Record<string, RegExp>> = {
  lanes: /^[AB]$|\b[AB](?:’s| (?:is|has|may)\b)/,
  'mecha-1e': /\b(?:South|North)\b/,
  'mecha-2e': /\b(?:South|North)\b/,
  masc: /\b(?:Red|Blue)\b(?! \d|\)| region|$)/,
  mechanation: /\bP[0-3]\b/,
};

/** The player of Red is known from the start. */
const OPTIONS: Readonly<Record<string, unknown>> = { masc: { setup: 'quick' } };

/** The keys of what is printed on cards, where `you` is the card's player. */
const PRINTED = /\.text\b/;

interface Moment {
  readonly state: unknown;
  readonly seats: number;
}

const known = new Map<string, readonly Moment[]>();

/** Some moments of random matches, the last ones included: played once for all tests of a game. */
function moments(table: TableGame): readonly Moment[] {
  const found = known.get(table.game.id) ?? [...played(table)];
  known.set(table.game.id, found);
  return found;
}

function* played({ game }: TableGame): Generator<Moment> {
  const { rules, seats: range } = game;
  for (const seats of new Set([range.min, range.max])) {
    const rng = rngFrom(`names ${seats}`);
    const state = rules.setup(rules.options.parse(OPTIONS[game.id] ?? {}), seats, rngFrom(`names ${seats}`));
    for (let move = 0; rules.outcome(state) === null && move < 400; move++) {
      if (move % 31 === 0) yield { state: rules.clone(state), seats };
      const [seat = 0] = rules.toAct(state);
      const legal = rules.legal(state, seat);
      rules.apply(state, seat, legal[below(rng, legal.length)]);
    }
    yield { state, seats };
  }
}

function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.children ?? []) yield* things(inner);
}

/** All texts on the table and about its things, except for printed text. */
function wordsOf(drawing: AnyDrawing, view: unknown, names: Names): string[] {
  const all = [...things(drawing.scene(view, 0, names))];
  const anchors = new Set(all.flatMap(({ anchor }) => anchor ?? []));
  return [
    ...all.flatMap(({ key, text, label }) => [
      ...(text === undefined || PRINTED.test(key) ? [] : [text]),
      ...(label === undefined ? [] : [label]),
    ]),
    ...[...anchors].flatMap((anchor) => {
      const found = drawing.inspect(view, anchor, names);
      return found === null ? [] : [found.title, found.kind, ...found.facts];
    }),
  ];
}

describe.each(RELEASED)('players of $id', { timeout: 60_000 }, (entry) => {
  const seatNames = SEATS[entry.id] ?? /\bnever\b/;

  test('go by their names, and the reader is you', async () => {
    const table = await entry.load();
    const read = new Set<string>();
    for (const { state, seats } of moments(table)) {
      for (const viewer of [0, 1, 'table'] satisfies Viewer[]) {
        const view = table.game.rules.view(state, viewer);
        for (const words of wordsOf(table.drawing, view, { viewer, names: PLAYERS.slice(0, seats) }))
          read.add(words);
      }
    }
    expect([...read].filter((words) => seatNames.test(words))).toEqual([]);
    expect([...read].filter((words) => /\b(?:enemy|opponent)\b/i.test(words))).toEqual([]);
    expect([...read].filter((words) => words.includes('undefined'))).toEqual([]);
    for (const name of ['You', ...PLAYERS.slice(0, table.game.seats.min)]) expect(read).toContain(name);
  });

  test('are not addressed in a replay that another person watches, from any viewpoint', async () => {
    const table = await entry.load();
    const said = new Set<string>();
    for (const { state, seats } of moments(table)) {
      const names = { viewer: 'table', names: PLAYERS.slice(0, seats) } as const;
      for (const words of wordsOf(table.drawing, table.game.rules.view(state, 1), names)) said.add(words);
    }
    expect([...said].filter((words) => /\byour?\b/i.test(words))).toEqual([]);
  });

  test('can’t inject markup, styles or anchors', async () => {
    const table = await entry.load();
    const marked = new Set<string>();
    for (const { state, seats } of moments(table)) {
      const names = { viewer: 0, names: PLAYERS.slice(0, seats) } as const;
      for (const thing of things(table.drawing.scene(table.game.rules.view(state, 0), 0, names))) {
        const { drawing = '', classes, key, anchor = '', style = {} } = thing;
        for (const text of [drawing, classes, key, anchor, ...Object.entries(style).flat()])
          if (text.includes('onerror')) marked.add(text);
      }
    }
    expect([...marked]).toEqual([]);
  });
});
