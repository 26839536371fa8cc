import { openMatch } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { whyNot } from '../src/index.ts';
import { cellar, type Action } from './cellar-game.ts';
import { seated, TWO } from './tables.ts';

const { state } = openMatch(cellar, { players: seated(TWO), seed: 'a seed' });

test('says why each impossible action is impossible, and where a player would click for it', () => {
  const view = cellar.rules.view(state, 0);
  const missing = [1, 2, 3].filter((card) => !view.hand.includes(card));
  expect(missing).not.toEqual([]);
  expect(whyNot(cellar, view, 0)).toEqual(
    missing.map((card) => ({
      action: { kind: 'lay', card },
      label: `lay ${String(card)}`,
      clause: 'CE-2',
      sentence: 'Lay a card that you hold.',
      gap: 10,
      anchors: [`card:${String(card)}`],
    })),
  );
});

test('gives each reason once per label', () => {
  const twice = {
    ...cellar,
    rules: { ...cellar.rules, attempts: (): Action[] => [1, 1].map(() => ({ kind: 'bid', n: 1 })) },
  };
  expect(whyNot(twice, cellar.rules.view(state, 0), 0)).toHaveLength(1);
});

test('knows nothing but the view', () => {
  const peeking = {
    ...cellar,
    rules: {
      ...cellar.rules,
      judge: (s: typeof state) => ({ ok: false as const, clause: 'CE-0', sentence: s.cellar.join() }),
    },
  };
  const [first] = whyNot(peeking, cellar.rules.view(state, 0), 0);
  expect(first?.sentence).not.toBe(state.cellar.join());
});
