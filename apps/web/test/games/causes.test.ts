import type { Cue, Thing } from '@mechatable/board';
import { rngFrom, type GameEvent, type Names } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { findEntry } from '../../src/games/games.ts';
import type { TableGame } from '../../src/games/shared/drawing.ts';
import { anchorsOf, sideEffects } from '../../src/table/model/side-effects.ts';
import { singleCues } from '../harness/cues.ts';
import { restless } from '../harness/moments.ts';
import { isSoaking } from '../harness/soak.ts';

const MATCHES = isSoaking ? 20 : 1;
const MOVES = 110;

/** `7`, `+2`, `3/4`, `−1`. */
const NUMBER = /^[+−-]?\d+(?:\/\d+)?$/;

/**
 * Numbers that need no cue: they count cards or pieces that everyone sees come and go, or forecast points from where
 * the mecha are.
 */
const COUNTS = /\.count$|^bandwidth:\w\.used$|^player:\w+\.gain$|^tag:/;

interface Shown {
  readonly text: string;
  /** The anchors of the things around it, and its own. */
  readonly within: readonly string[];
}

function numbersIn(thing: Thing, around: readonly string[] = []): Map<string, Shown> {
  const within = thing.anchor === undefined ? around : [...around, thing.anchor];
  const found = new Map<string, Shown>();
  if (thing.text !== undefined && NUMBER.test(thing.text)) found.set(thing.key, { text: thing.text, within });
  for (const inner of thing.children ?? [])
    for (const [key, shown] of numbersIn(inner, within)) found.set(key, shown);
  return found;
}

/** The numbers that change without a cue about them. A banner or a story is about the whole table. */
function unexplained(before: Thing, after: Thing, cues: readonly Cue[]): readonly string[] {
  if (cues.flatMap(singleCues).some(({ cue }) => cue === 'banner' || cue === 'interlude')) return [];
  const told = new Set(cues.flatMap(anchorsOf));
  const then = numbersIn(before);
  return [...numbersIn(after)].flatMap(([key, { text, within }]) => {
    const was = then.get(key);
    if (was === undefined || was.text === text || COUNTS.test(key)) return [];
    const hasMoved = was.within.join() !== within.join(); // which people see
    return hasMoved || within.some((anchor) => told.has(anchor)) ? [] : [`${key}: ${was.text} to ${text}`];
  });
}

interface Told {
  readonly found: readonly string[];
  /** How many numbers a side effect explained. */
  readonly besides: number;
}

function play({ game, drawing }: TableGame, match: number): Told {
  const { rules, seats } = game;
  const rng = rngFrom(`causes ${match}`);
  const options = rules.options.parse(game.id === 'masc' ? { setup: 'quick' } : {});
  const state = rules.setup(options, seats.min, rngFrom(`causes ${match}`));
  const viewer = match % 2;
  const names: Names = { viewer, names: ['Ann', 'Ben', 'Cleo', 'Dan'] };
  const choose = restless<{ readonly kind: string }>(['pass'], 6);
  const told: GameEvent[] = [];
  const found: string[] = [];
  let besides = 0;
  const draw = (): Thing => drawing.scene(rules.view(state, viewer), viewer, names);
  for (let before = draw(), n = 0; n < MOVES && rules.outcome(state) === null; n++) {
    const [seat = 0] = rules.toAct(state);
    const action = choose(rules.legal(state, seat) as { kind: string }[], rng);
    const events = rules.apply(state, seat, action).flatMap((event) => rules.eventFor(event, viewer) ?? []);
    const cues = events.flatMap((event) => {
      const shown = drawing.cues(event, viewer, told, names);
      told.push(event);
      return shown;
    });
    const after = draw();
    const others = sideEffects(before, after, cues);
    besides += others.length;
    const kinds = events.map(({ type }) => type).join(' ');
    found.push(...unexplained(before, after, [...cues, ...others]).map((change) => `${change} (${kinds})`));
    before = after;
  }
  return { found, besides };
}

test.each(['lanes', 'mecha-1e', 'mecha-2e', 'masc', 'mechanation'])(
  '%s: no number on the table changes without a shown cause',
  { timeout: 120_000 },
  async (id) => {
    const table = await findEntry(id)?.load();
    if (table === undefined) throw new Error(`${id} has no table`);
    const told = Array.from({ length: MATCHES }, (_, match) => play(table, match));
    expect(told.flatMap(({ found }) => found)).toEqual([]);
    if (id === 'lanes') expect(told.reduce((sum, { besides }) => sum + besides, 0)).toBeGreaterThan(0);
  },
);
