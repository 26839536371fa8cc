import { expect, test } from 'vitest';
import {
  LEGAL,
  illegal,
  reasonFor,
  whyNot,
  type AnyGame,
  type Illegal,
  type Refusals,
} from '../src/index.ts';
import { position, tiny } from './tiny.ts';

/** An action, its clicks, its refusal (null: legal), and its gap. */
interface Case {
  readonly name: string;
  readonly clicks: string;
  readonly refusal: Illegal | null;
  readonly gap: number;
}

const OTHERWISE = illegal('TY-0', 'Answer the question.');
const FAR = illegal('TY-1', 'Too far.');
const POOR = illegal('TY-2', 'Too dear.');
const THEIRS = illegal('TY-3', 'Not yours.');

const a = (name: string, clicks: string, refusal: Illegal | null, gap = 10): Case => ({
  name,
  clicks,
  refusal,
  gap,
});

/** A game with just these attempts; what is `meant` depends on the clicks. */
function gameWith(attempts: readonly Case[], meant: Refusals<unknown, unknown>['meant'] = () => []): AnyGame {
  const of = (action: unknown): Case => action as Case;
  return {
    ...(tiny as AnyGame),
    rules: {
      ...(tiny as AnyGame).rules,
      toAct: () => [0],
      attempts: () => [...attempts],
      judge: (_state, _seat, action) => of(action).refusal ?? LEGAL,
      otherwise: (_state, seat) => (seat === 0 ? OTHERWISE : THEIRS),
    },

    words: {
      ...(tiny as AnyGame).words,
      label: (_view, action) => of(action).name,
      anchors: (_view, action) => of(action).clicks.split(' '),
      refusals: {
        meant,
        explain: (_state, _seat, action, { clause, sentence }) => ({ clause, sentence, gap: of(action).gap }),
      },
    },
  };
}

const view = position(8, { ask: 'turn', seat: 0 });

function read(game: AnyGame, clicks: string, anchorAliases?: (anchor: string) => readonly string[]): string {
  const reason = reasonFor(game, view, 0, clicks.split(' '), anchorAliases);
  return reason === null
    ? 'nothing'
    : 'label' in reason
      ? `${reason.label}: ${reason.sentence}`
      : reason.sentence;
}

test('of the actions that fit the clicks, the one closest to legal is explained', () => {
  const game = gameWith([
    a('far', 'unit:1 cell:1', FAR, 7),
    a('near', 'unit:1 cell:2', FAR, 1),
    a('poor', 'unit:1 cell:3', POOR, 3),
  ]);
  expect(read(game, 'unit:1')).toBe('near: Too far.');
  expect(read(game, 'unit:1 cell:3')).toBe('poor: Too dear.');
});

test('an action that fits more of the clicks comes first, however far from legal', () => {
  const game = gameWith([a('other', 'unit:2 cell:1', POOR, 1), a('picked', 'unit:1 cell:1', FAR, 9)]);
  expect(read(game, 'unit:1 cell:1')).toBe('picked: Too far.');
  expect(read(game, 'cell:1')).toBe('other: Too dear.');
});

test('an action that answers the open question comes before others', () => {
  const game = gameWith([], () => [a('later', 'unit:1', OTHERWISE, 1), a('now', 'unit:1', FAR, 40)]);
  expect(read(game, 'unit:1')).toBe('now: Too far.');
});

test('actions by a thing come before actions on it, unless it belongs to another player', () => {
  const done = a('done to it', 'card:1 unit:1', POOR, 1);
  expect(read(gameWith([done, a('does', 'unit:1 cell:1', FAR, 9)]), 'unit:1')).toBe('does: Too far.');
  expect(read(gameWith([done, a('theirs', 'unit:1 cell:1', THEIRS, 50)]), 'unit:1')).toBe(
    'done to it: Too dear.',
  );
});

test('a legal action that begins with another click is the closest', () => {
  const game = gameWith([a('far', 'unit:1 cell:1', FAR, 1), a('Move 2', 'unit:2 cell:1', null)]);
  expect(read(game, 'cell:1')).toBe('Move 2: Pick what acts first: Move 2.');
  expect(read(game, 'unit:2')).toBe('Answer the question.');
});

test('other things can stand in for those that an action names', () => {
  const game = gameWith([a('far', 'unit:1 lane:1', FAR)]);
  expect(read(game, 'unit:1 zone:1', (anchor) => (anchor === 'lane:1' ? ['zone:1'] : []))).toBe(
    'far: Too far.',
  );
  expect(read(game, 'unit:1 zone:1')).toBe('Answer the question.');
});

test('ties go to the fewest further clicks, then to the first action', () => {
  const game = gameWith([
    a('long', 'unit:1 cell:1 cell:2', FAR),
    a('short', 'unit:1 cell:1', POOR),
    a('last', 'unit:1 cell:2', FAR),
  ]);
  expect(read(game, 'unit:1')).toBe('short: Too dear.');
});

test('a seat that isn’t asked learns that, and a game without such a refusal gives no reason', () => {
  const game = gameWith([a('far', 'unit:1', FAR)]);
  expect(reasonFor(game, view, 1, ['unit:1'])).toBe(THEIRS);
  const silent = gameWith([]);
  const bare: AnyGame = { ...silent, rules: { ...silent.rules, otherwise: () => null } };
  expect(reasonFor(bare, view, 0, ['unit:1'])).toBeNull();
});

test('the list of refused actions has each label once, with its sentence and gap', () => {
  const game = gameWith([
    a('far', 'unit:1', FAR, 7),
    a('far', 'unit:2', POOR, 1),
    a('legal', 'unit:3', null),
  ]);
  expect(whyNot(game, view, 0)).toEqual([
    {
      action: a('far', 'unit:1', FAR, 7),
      label: 'far',
      anchors: ['unit:1'],
      clause: 'TY-1',
      sentence: 'Too far.',
      gap: 7,
    },
  ]);
});

test('an agenda says why a seat can only answer the open question', () => {
  const state = position(8, { ask: 'turn', seat: 0 });
  expect(tiny.rules.otherwise(state, 0)).toEqual(tiny.rules.judge(state, 0, { kind: 'more', yes: true }));
  expect(tiny.rules.otherwise(state, 1)).toEqual(tiny.rules.judge(state, 1, { kind: 'take', count: 1 }));
});
