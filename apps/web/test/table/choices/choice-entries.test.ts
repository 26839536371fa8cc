import { pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { ENTRIES } from '../../../src/games/games.ts';
import type { AnyDrawing, TableGame } from '../../../src/games/shared/drawing.ts';
import { ChoiceEntries, MOST_ENTRIES, entriesOf } from '../../../src/table/choices/choice-entries.ts';
import { choiceOf } from '../../../src/table/choices/draft-model.ts';
import { choicesOf, fitting, type Choice } from '../../../src/table/choices/walk.ts';

const NAMES = { viewer: 0, names: ['Ann', 'Ben', 'Cho', 'Dee'] };

/** What a person is offered at a position, in a draft or not. */
function offered(
  game: AnyGame,
  drawing: AnyDrawing,
  view: unknown,
  legal: readonly unknown[],
): readonly Choice[] {
  const draft = drawing.draft?.(view, legal) ?? null;
  return draft === null ? choicesOf(game, view, legal) : draft.steps.map(choiceOf);
}

/** Up to this many positions of a match that is played at random. */
function* positions(
  { game, drawing }: TableGame,
  most: number,
): Generator<readonly [unknown, readonly Choice[]]> {
  const rng = rngFrom(`lists of ${game.id}`);
  const state = game.rules.setup(game.rules.options.parse({}), game.seats.min, rngFrom('lists'));
  for (let i = 0; i < most && game.rules.outcome(state) === null; i++) {
    const [seat = 0] = game.rules.toAct(state);
    const legal = game.rules.legal(state, seat);
    const view = game.rules.view(state, seat);
    yield [view, offered(game, drawing, view, legal)];
    if (legal.length > MOST_ENTRIES) yield [view, choicesOf(game, view, legal)]; // as in a lesson, without a draft
    game.rules.apply(state, seat, pick(rng, legal));
  }
}

/** The list at a position once these things are picked. */
function listOf(
  table: TableGame,
  view: unknown,
  choices: readonly Choice[],
  walked: readonly string[],
): ChoiceEntries {
  return new ChoiceEntries({
    table,
    view: signal(view),
    history: { names: signal(NAMES) },
    open: signal(fitting(choices, walked)),
    walked: signal(walked),
    pickAnchor: () => undefined,
    act: () => Promise.resolve(),
  });
}

/** Follows the list to its end, and returns how many choices it leads to. */
function reached(
  table: TableGame,
  view: unknown,
  choices: readonly Choice[],
  walked: readonly string[],
): number {
  const list = listOf(table, view, choices, walked);
  let found = 0;
  for (;;) {
    expect(list.shown.value.length).toBeLessThanOrEqual(MOST_ENTRIES);
    for (const entry of list.shown.value)
      found += entry.kind === 'choice' ? 1 : reached(table, view, choices, [...walked, entry.anchor]);
    if (list.later.value === 0) return found;
    list.turn(1);
  }
}

test.each(ENTRIES)(
  'the list of $id never shows more than 60 lines, and leads to every choice',
  async (entry) => {
    const table = await entry.load();
    for (const [view, choices] of positions(table, 120)) {
      expect(reached(table, view, choices, [])).toBe(choices.length);
    }
  },
);

describe('a long list', () => {
  const moves = Array.from({ length: 5 }, (_, mecha) =>
    Array.from({ length: 70 }, (_, square): Choice => {
      const anchors = [`mecha:${mecha}`, `square:${square}`];
      return { action: anchors, label: `Move ${mecha} to ${square}`, anchors };
    }),
  ).flat();
  const pass: Choice = { action: 'pass', label: 'Pass', anchors: ['choice:pass'] };

  test('offers what to pick first, and how many choices that leaves', () => {
    const entries = entriesOf([...moves, pass], [], (anchor) => `Title of ${anchor}`);
    expect(entries.map(({ label }) => label)).toEqual([
      ...['0', '1', '2', '3', '4'].map((mecha) => `Title of mecha:${mecha}: 70 choices`),
      'Pass',
    ]);
    expect(entries[0]).toMatchObject({ kind: 'pick', anchor: 'mecha:0' });
  });

  test('has pages if a single pick is left', () => {
    const open = signal<readonly Choice[]>(fitting(moves, ['mecha:0']));
    const list = new ChoiceEntries({
      table: { drawing: { inspect: () => null } } as unknown as TableGame,
      view: signal({}),
      history: { names: signal(NAMES) },
      open,
      walked: signal(['mecha:0']),
      pickAnchor: () => undefined,
      act: () => Promise.resolve(),
    });
    expect([list.earlier.value, list.shown.value.length, list.later.value]).toEqual([0, 60, 10]);
    list.turn(1);
    expect([list.earlier.value, list.shown.value.length, list.later.value]).toEqual([60, 10, 0]);
    expect(list.shown.value[0]?.label).toBe('Move 0 to 60');
    list.turn(-1);
    expect(list.shown.value[0]?.label).toBe('Move 0 to 0');
    list.turn(1);
    open.value = [pass]; // another question begins with its first page
    expect(list.shown.value.map(({ label }) => label)).toEqual(['Pass']);
  });
});
