import type { Frame } from '@mechatable/host';
import { expect, test } from 'vitest';
import type { AnyDrawing, Draft } from '../../../src/games/shared/drawing.ts';
import { DraftModel } from '../../../src/table/choices/draft-model.ts';

/** A toy decision: a number, drafted in steps of one and two; the asked seat sees the base it starts from. */
interface Sum {
  readonly base: number;
  readonly sum: number;
}

function sumDraft({ base, sum }: Sum): Draft<Sum> {
  const add = (by: number) => ({
    label: `Add ${by}`,
    anchors: ['sum', `by:${by}`],
    note: `+${by}`,
    hint: sum + by <= 3 ? ('holds' as const) : ('breaks' as const),
    next: () => sumDraft({ base, sum: sum + by }),
  });
  return {
    view: { base, sum },
    steps: [add(1), add(2)],
    hints: new Map([['sum', sum <= 3 ? 'holds' : 'breaks']]),
    lines: [{ words: `It is ${sum}.`, clause: 'T-1' }],
    refusals: new Map([['by:3', { words: 'Three is too much.', clause: 'T-3' }]]),
    actions: sum <= 3 ? Array.from({ length: sum + 1 }, (_, number) => number) : null,
    confirm: `Send ${sum}`,
  };
}

const drawing = {
  draft: (view: number, legal: readonly unknown[]) =>
    legal.includes('sum') ? sumDraft({ base: view, sum: 0 }) : null,
} as Partial<AnyDrawing> as AnyDrawing;

function frame(changes: Partial<Frame> = {}): Frame {
  const here = { viewer: 0, seq: 4, turn: 1, view: 10, asked: [0], legal: ['sum'], passing: false };
  return { ...here, entry: 4, link: null, undo: null, outcome: null, ...changes };
}

function opened(): DraftModel {
  const model = new DraftModel(drawing);
  model.follow(frame());
  return model;
}

/** Takes the choice with this label. */
function take(model: DraftModel, label: string): readonly unknown[] | null {
  const choice = model.choices.value.find((one) => one.label === label);
  if (choice === undefined) throw new Error(`${label} is not offered`);
  return model.take(choice);
}

const labels = (model: DraftModel): string[] => model.choices.value.map(({ label }) => label);
const view = (model: DraftModel): unknown => model.present.value?.view;

test('begins only if the game drafts and the viewer is asked', () => {
  expect(view(opened())).toEqual({ base: 10, sum: 0 });
  const model = new DraftModel(drawing);
  const others: readonly Partial<Frame>[] = [
    { viewer: 'table' },
    { viewer: 1 },
    { passing: true },
    { legal: ['other'] },
    { outcome: { winners: [0], clause: 'T-9', sentence: 'Over.', capped: false } },
  ];
  for (const other of others) {
    model.follow(frame(other));
    expect(model.present.value).toBe(null);
    expect(model.choices.value).toEqual([]);
  }
});

test('offers its steps as choices, confirming if it is legal, and starting over after a step', () => {
  const model = opened();
  expect(labels(model)).toEqual(['Add 1', 'Add 2', 'Send 0']);
  expect(take(model, 'Add 2')).toBe(null);
  expect(view(model)).toEqual({ base: 10, sum: 2 });
  expect(labels(model)).toEqual(['Add 1', 'Add 2', 'Start over', 'Send 2']);
  expect(model.choices.value.at(-1)).toMatchObject({ key: 'Enter', anchors: ['choice:confirm'] });
  take(model, 'Add 2');
  expect(labels(model)).toEqual(['Add 1', 'Add 2', 'Start over']);
  take(model, 'Start over');
  expect(labels(model)).toEqual(['Add 1', 'Add 2', 'Send 0']);
});

test('goes back step by step, but not past its beginning', () => {
  const model = opened();
  expect(model.back()).toBe(false);
  take(model, 'Add 1');
  take(model, 'Add 2');
  expect([model.back(), view(model)]).toEqual([true, { base: 10, sum: 1 }]);
  expect([model.back(), view(model)]).toEqual([true, { base: 10, sum: 0 }]);
  expect([model.back(), model.hasSteps.value]).toEqual([false, false]);
});

test('a choice from an earlier moment does nothing', () => {
  const model = opened();
  const [old] = model.choices.value;
  take(model, 'Add 2');
  if (old !== undefined) expect(model.take(old)).toBe(null);
  expect(view(model)).toEqual({ base: 10, sum: 2 });
});

test('marks what is fine and, once something is picked, the cost and result of each place', () => {
  const model = opened();
  take(model, 'Add 2');
  expect(model.marks([])).toEqual({ hints: new Map([['sum', 'holds']]), notes: new Map() });
  const { hints, notes } = model.marks(['sum']);
  expect([...notes]).toEqual([
    ['by:1', '+1'],
    ['by:2', '+2'],
  ]);
  expect([hints.get('by:1'), hints.get('by:2'), hints.get('sum')]).toEqual(['holds', 'breaks', undefined]);
});

test('explains why something is not a step if the draft is the reason', () => {
  expect(opened().whyNot('by:3')).toEqual({
    anchor: 'by:3',
    reasons: [{ sentence: 'Three is too much.', clause: 'T-3', labels: [] }],
  });
  expect(opened().whyNot('by:1')).toBe(null);
});

test('ends with its question, or when the screen changes hands', () => {
  const model = opened();
  take(model, 'Add 2');
  model.follow(frame({ seq: 5, legal: ['other'] }));
  expect(model.present.value).toBe(null);
  model.follow(frame({ seq: 6, legal: ['sum', 'more'] }));
  expect(view(model)).toEqual({ base: 10, sum: 0 });
  take(model, 'Add 1');
  model.follow(null);
  model.follow(frame({ seq: 6, legal: ['sum', 'more'] }));
  expect(view(model)).toEqual({ base: 10, sum: 0 });
});

test('is repeated on the new view if the question stays the same', () => {
  const model = opened();
  take(model, 'Add 1');
  take(model, 'Add 2');
  model.follow(frame({ seq: 5, view: 20 }));
  expect(view(model)).toEqual({ base: 20, sum: 3 });
  expect([model.back(), view(model)]).toEqual([true, { base: 20, sum: 1 }]);
});

test('stays on the table while it is being sent, and can’t be changed', () => {
  const model = opened();
  take(model, 'Add 2');
  expect(take(model, 'Send 2')).toEqual([0, 1, 2]);
  const [stale] = model.choices.value.slice(-1);
  model.send(3);
  expect([labels(model), model.back()]).toEqual([[], false]);
  if (stale !== undefined) expect(model.take(stale)).toBe(null); // a second click on the button that sent it
  for (const seq of [5, 6]) {
    model.arrive();
    expect(model.isUnderWay).toBe(true);
    model.follow(frame({ seq, legal: ['other'] }));
    expect(view(model)).toEqual({ base: 10, sum: 2 });
  }
  model.arrive();
  expect(model.isUnderWay).toBe(false);
  model.follow(frame({ seq: 7, view: 30 }));
  expect(labels(model)).toEqual(['Add 1', 'Add 2', 'Send 0']);
});

test('moves of others while it is being sent neither end nor reopen it', () => {
  const model = opened();
  take(model, 'Add 2');
  model.send(1);
  model.follow(frame({ seq: 5, view: 20 })); // someone else was quicker: the question is the same
  expect([labels(model), view(model)]).toEqual([[], { base: 10, sum: 2 }]);
  model.arrive();
  model.follow(frame({ seq: 6, legal: ['other'] }));
  expect(model.present.value).toBe(null);
});
