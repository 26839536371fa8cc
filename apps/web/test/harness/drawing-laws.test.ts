import type { Thing } from '@mechatable/board';
import { rngFrom } from '@mechatable/kernel';
import { CARDS, lanes, type View } from '@mechatable/lanes';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENTRIES } from '../../src/games/games.ts';
import { drawing as ofLanes } from '../../src/games/lanes/table-drawing.ts';
import type { Inspection, TableGame } from '../../src/games/shared/drawing.ts';
import { checkDrawing, DRAWING_LAWS, MET, type DrawingPlan } from './drawing-laws.ts';

const tableGame: TableGame = { game: lanes, drawing: ofLanes };
const { game, drawing } = tableGame;

/** Two matches are enough to find a systematic mistake, though not to meet every question. */
function check(table: TableGame, plan: DrawingPlan = {}): ReturnType<typeof checkDrawing> {
  return checkDrawing(table, { matches: 2, mostMatches: 2, ...plan });
}

/** The drawing of Breachline with every thing changed, or dropped for null. */
function spoiled(change: (thing: Thing) => Thing | null): TableGame {
  const all = (thing: Thing): Thing[] => {
    const changed = change(thing);
    if (changed === null) return [];
    return [
      changed.children === undefined ? changed : { ...changed, children: changed.children.flatMap(all) },
    ];
  };
  return drawnBy(
    (view, near, names) => all(drawing.scene(view, near, names))[0] ?? { key: 'table', classes: '' },
  );
}

function drawnBy(scene: TableGame['drawing']['scene']): TableGame {
  return { game, drawing: { ...drawing, scene } };
}

function inspectedBy(inspect: TableGame['drawing']['inspect']): TableGame {
  return { game, drawing: { ...drawing, inspect } };
}

/** The drawing of Breachline with these details for everything. */
function withDetails(details: Partial<Inspection>): TableGame {
  return inspectedBy((view, anchor, names) => {
    const found = drawing.inspect(view, anchor, names);
    return found === null ? null : { ...found, ...details };
  });
}

/** Writes something under the table. */
function withText(scene: Thing, text: string): Thing {
  return { ...scene, children: [...(scene.children ?? []), { key: 'rumor', classes: 'rumor', text }] };
}

const handsIn = (view: unknown): readonly string[] => (view as View).sides.flatMap(({ hand }) => hand ?? []);

interface Broken {
  readonly what: string;
  readonly law: string;
  /** A part of what the law says about it. */
  readonly said: string;
  readonly table: () => TableGame;
}

const BROKEN: readonly Broken[] = [
  {
    what: 'zones are not drawn',
    law: 'everything an action needs is on the board, or has a button',
    said: 'which is not on the board',
    table: () => spoiled((thing) => (thing.anchor?.startsWith('zone:') === true ? null : thing)),
  },
  {
    what: 'every action is a click on the same deck',
    law: 'clicks lead to every action',
    said: 'No click leads to',
    table: () => ({ game: { ...game, words: { ...game.words, anchors: () => ['pile:A:deck'] } }, drawing }),
  },
  {
    what: 'two things have one key',
    law: 'every thing has its own key',
    said: 'two things have the key ‘pile:A:deck’',
    table: () => spoiled((thing) => ({ ...thing, key: thing.key.replace(/:B:deck$/, ':A:deck') })),
  },
  {
    what: 'a deck has no label',
    law: 'everything clickable has its own label',
    said: 'pile:A:deck has no label',
    table: () => spoiled((thing) => (thing.anchor === 'pile:A:deck' ? { ...thing, label: ' ' } : thing)),
  },
  {
    what: 'both decks have one label',
    law: 'everything clickable has its own label',
    said: 'pile:B:deck and pile:A:deck are both “Deck”',
    table: () =>
      spoiled((thing) => (thing.anchor?.endsWith(':deck') === true ? { ...thing, label: 'Deck' } : thing)),
  },
  {
    what: 'the whole table is clickable',
    law: 'nothing clickable is inside something clickable',
    said: 'is inside table',
    table: () =>
      spoiled((thing) => (thing.key === 'table' ? { ...thing, anchor: 'table', label: 'Table' } : thing)),
  },
  {
    what: 'a number is missing',
    law: 'no text is broken',
    said: 'says “undefined cards”',
    table: () =>
      drawnBy((view, near, names) =>
        withText(drawing.scene(view, near, names), `${String(undefined)} cards`),
      ),
  },
  {
    what: 'a picture is broken',
    law: 'no text is broken',
    said: 'the picture of',
    table: () =>
      spoiled((thing) => (thing.drawing === undefined ? thing : { ...thing, drawing: '<svg width="NaN"/>' })),
  },
  {
    what: 'a sign is in no rule book',
    law: 'the rule book explains every word and sign',
    said: '“Sparkle”, which is not in the index of the rule book',
    table: () => spoiled((thing) => (thing.anchor === 'pile:A:deck' ? { ...thing, term: 'Sparkle' } : thing)),
  },
  {
    what: 'the hand on the last screen is remembered',
    law: 'nothing hidden is drawn',
    said: 'What is hidden from',
    table: () => {
      let last = '';
      return drawnBy((view, near, names) => {
        const scene = withText(drawing.scene(view, near, names), last);
        last = handsIn(view).join('').replaceAll('-', '');
        return scene;
      });
    },
  },
  {
    what: 'a card that was once on a screen is named forever',
    law: 'nothing hidden is drawn',
    said: 'which only others know',
    table: () => {
      let first: string | undefined;
      return drawnBy((view, near, names) => {
        first ??= handsIn(view)[0];
        return withText(drawing.scene(view, near, names), CARDS.find(({ id }) => id === first)?.name ?? '');
      });
    },
  },
  {
    what: 'a pile has no details',
    law: 'everything clickable has details, whose rules are in the rule book',
    said: 'pile:A:deck has no details',
    table: () =>
      inspectedBy((view, anchor, names) =>
        anchor === 'pile:A:deck' ? null : drawing.inspect(view, anchor, names),
      ),
  },
  {
    what: 'a ruling is no clause of the book',
    law: 'everything clickable has details, whose rules are in the rule book',
    said: 'cites LN-X-99, which is not in the rule book',
    table: () => withDetails({ rulings: ['LN-X-99'] }),
  },
  {
    what: 'a fact cites a clause',
    law: 'everything clickable has details, whose rules are in the rule book',
    said: 'cites a clause in a fact: “See LN-G-5.”',
    table: () => withDetails({ facts: ['See LN-G-5.'] }),
  },
  {
    what: 'a cue is about a lane that doesn’t exist',
    law: 'cues are about things on the table, before or after',
    said: 'needs lane:A9, which is not drawn',
    table: () => ({
      game,
      drawing: { ...drawing, cues: () => [{ cue: 'flash', at: 'lane:A9', tone: 'bad', text: '' }] },
    }),
  },
  {
    what: 'an option has a value that the rules don’t know',
    law: 'the rules accept every value of every option',
    said: 'The rules refuse -1 for the option ‘turnCap’',
    table: () => ({
      game,
      drawing: {
        ...drawing,
        options: [{ name: 'turnCap', words: '', clause: null, values: [{ value: -1, words: '' }] }],
      },
    }),
  },
  {
    what: 'two cards have one picture',
    law: 'every piece is on the contact sheet, with its own picture',
    said: 'have the same picture',
    table: () => ({
      game,
      drawing: { ...drawing, exhibits: drawing.exhibits.map((one) => ({ ...one, svg: '<svg></svg>' })) },
    }),
  },
  {
    what: 'a card is missing from the contact sheet',
    law: 'every piece is on the contact sheet, with its own picture',
    said: 'is not on the contact sheet',
    table: () => ({ game, drawing: { ...drawing, exhibits: drawing.exhibits.slice(1) } }),
  },
  {
    what: 'a replay shows only one hand',
    law: 'a replay shows all hands, and only the near one can be played',
    said: 'which is in the hand of seat 1',
    table: () => ({ game, drawing: { ...drawing, openView: ([view]) => view } }),
  },
  {
    what: 'both hands can be played in a replay',
    law: 'a replay shows all hands, and only the near one can be played',
    said: 'cards can be played; on the screen of seat 0',
    table: () =>
      spoiled((thing) => ({
        ...thing,
        ...(thing.anchor && { anchor: thing.anchor.replace(/^card:/, 'hand:') }),
      })),
  },
];

describe('the laws of drawings', () => {
  test('find nothing in a sound drawing', () => {
    const found = check(tableGame);
    expect([...found.keys()].filter((law) => law !== MET)).toEqual([]);
  });

  test.each(BROKEN)('find: $what', ({ law, said, table }) => {
    const sentencesOf = (found: ReturnType<typeof check>): string => found.get(law)?.join('\n') ?? '';
    const isEnough = (found: ReturnType<typeof check>): boolean => sentencesOf(found).includes(said);
    expect(sentencesOf(check(table(), { isEnough }))).toContain(said);
  });

  test('are all shown to find something', () => {
    expect(new Set([...BROKEN.map(({ law }) => law), MET])).toEqual(new Set(DRAWING_LAWS));
  });

  test('find a question that is never asked, and one that is asked but shouldn’t be', () => {
    const questions = ['bribe', 'main'];
    const found = check(
      { game: { ...game, rules: { ...game.rules, questions } }, drawing },
      { never: ['main'] },
    );
    expect(found.get(MET)).toEqual(['“bribe” was never asked.', '“main” was asked.']);
  });

  test('check a handmade position, which counts only for the question asked there', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('toss'));
    const rare = { tossChoice: () => state, exchange: () => state };
    const questions = Object.keys(rare);
    const found = check(
      { game: { ...game, rules: { ...game.rules, questions } }, drawing },
      { mostMatches: 0, rare },
    );
    expect(found.get(MET)).toEqual(['“exchange” was never asked.']);
  });

  test('stop if the rules ask a seat without legal actions', () => {
    const stuck = { ...game, rules: { ...game.rules, legal: () => [] } };
    expect(() => check({ game: stuck, drawing })).toThrow(
      'lanes, match 0, move 0 (tossChoice): seat 0 is asked, yet no action is legal. Fix the rules first.',
    );
  });

  test('say where a problem is: the game, the match, the move and the screen', () => {
    const law = 'every thing has its own key';
    const same = spoiled((thing) => ({ ...thing, key: 'same' }));
    const found = check(same, { isEnough: (sofar) => sofar.has(law) });
    expect(found.get(law)?.[0]).toBe(
      'lanes, match 0, move 0 (tossChoice): On the screen of seat 0, two things have the key ‘same’.',
    );
  });
});

test('every game in the lobby is checked', () => {
  const folder = new URL('../games/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('drawing-laws.test.ts'),
  );
  const calls = files.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n');
  expect(ENTRIES.filter(({ id }) => !calls.includes(`drawingLaws(findEntry('${id}')`))).toEqual([]);
});
