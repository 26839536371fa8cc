import { losesAtOnce } from '@mechatable/host';
import type { AnyGame } from '@mechatable/kernel';
import { cardNumber, mecha1e, mecha2e, unitId, type Action, type Event, type View } from '@mechatable/mecha';
import { expect, test } from 'vitest';
import type { AnyDrawing, Drawing } from '../../../src/games/shared/drawing.ts';
import { forecast, reach } from '../../../src/games/mecha/preview.ts';
import { forecastOf } from '../../../src/table/choices/forecast.ts';
import { namesFor } from '../../harness/names.ts';
import { position } from './position.ts';

const drawing = { forecast } as Partial<Drawing<View, Event>> as AnyDrawing;

/** The forecast that South reads before an action. */
function foretold(state: ReturnType<typeof position>, action: Action): readonly string[] {
  const game: AnyGame = state.rules.edition === '1e' ? mecha1e : mecha2e;
  return forecastOf({ game, drawing }, game.rules.view(state, 0), 0, action, namesFor(0));
}

const attack = (unit: string, target: string): Action => ({ kind: 'attack', unit, target });

test('[MG-COMBAT-1] [MG-CTR-7] damage is subtracted from the durability that is left', () => {
  const pieces = { d3: { name: 'Cruiser', seat: 0 }, d4: { name: 'Stonewall', seat: 1 } } as const;
  for (const edition of ['1e', '2e'] as const) {
    const state = position(edition, pieces);
    const power = (edition === '1e' ? mecha1e : mecha2e).rules.view(state, 0).units[0]?.power ?? 0;
    const left = (edition === '1e' ? mecha1e : mecha2e).rules.view(state, 0).units[1]?.left ?? 0;
    expect(foretold(state, attack('d3', 'd4'))).toEqual([
      `Stonewall (d4): ${left} durability − ${power} damage: ${left - power} left`,
    ]);
    const hurt = position(edition, { ...pieces, d4: { ...pieces.d4, damage: left - 1 } });
    expect(foretold(hurt, attack('d3', 'd4'))).toEqual([
      `Stonewall (d4): 1 durability − ${power} damage: destroyed`,
    ]);
  }
});

test('[MG-CTR-11] [MG-CTR-12] Armour stops an attack, and the forecast says so', () => {
  for (const edition of ['1e', '2e'] as const) {
    const state = position(edition, {
      d3: { name: 'Cruiser', seat: 0 },
      d4: { name: 'Turtle', seat: 1, armour: 2 },
    });
    const power = (edition === '1e' ? mecha1e : mecha2e).rules.view(state, 0).units[0]?.power ?? 0;
    expect(foretold(state, attack('d3', 'd4'))).toEqual([
      `Turtle (d4): Armour stops ${power} damage, 1 of 2 Armour left`,
    ]);
  }
});

test('[MG-WIN-2] a direct attack deals one card of damage, whichever card it is', () => {
  const state = position('1e', { d5: { name: 'Cruiser', seat: 0 } });
  expect(foretold(state, attack('d5', 'player'))).toEqual(['Ben takes a hit: 1 of 5']);
});

test('[MG-D-12] doing something else warns that the attack will be lost', () => {
  const moved = position(
    '2e',
    {
      d3: { name: 'Cruiser', seat: 0, steps: 1 },
      d4: { name: 'Stonewall', seat: 1 },
      b2: { name: 'Cruiser', seat: 0 },
    },
    { mover: unitId(0) },
  );
  const given = 'Cruiser (d3) has moved and loses its attack';
  expect(foretold(moved, { kind: 'move', unit: 'b2', path: 'b3' })).toEqual([given]);
  expect(foretold(moved, { kind: 'endPhase' })).toEqual([given]);
  expect(foretold(moved, attack('d3', 'd4'))).not.toContain(given);
});

test('[MG-R-53] a unit’s possible moves and targets are listed as anchors, for either side', () => {
  const state = position('1e', {
    d5: { name: 'Cruiser', seat: 0 },
    c5: { name: 'Turtle', seat: 1 },
    d2: { name: 'Turtle', seat: 1 },
  });
  const view = mecha1e.rules.view(state, 0);
  expect(reach(view, 'cell:d5')).toEqual({
    ways: expect.arrayContaining([['cell:d4'], ['cell:e5']]) as unknown,
    targets: ['player:N', 'cell:c5'],
    threats: [],
  });
  expect(reach(view, 'cell:d2')?.ways).toHaveLength(4);
  for (const anchor of ['cell:a1', 'hand:MG1-001', 'choice:pass', '']) expect(reach(view, anchor)).toBeNull();
});

test('[MG-R-32] [MG-R-33] a seventh Tower in your own entry zone gets a warning, a Tower next to it does not', () => {
  const towers = Object.fromEntries(
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((cell) => [cell, { name: 'Radio Tower', seat: 0 }] as const),
  );
  for (const edition of ['1e', '2e'] as const) {
    const game: AnyGame = edition === '1e' ? mecha1e : mecha2e;
    const state = position(edition, towers);
    const tower = state.board[0]?.card;
    state.piles[0].hand = [tower ?? -1];
    const view = game.rules.view(state, 0);
    const legal = game.rules.legal(state, 0) as Action[];
    const warnings = legal.map(
      (action) => [action, losesAtOnce(game, view, 0, action, legal)?.clause] as const,
    );
    const warned = warnings.filter(([, clause]) => clause !== undefined);
    expect(warned).toEqual([[expect.objectContaining({ kind: 'play', cell: 'g1' }), 'MG-WIN-5']]);
    expect(warnings.length).toBeGreaterThan(2);
  }
});

test.each(['Espionage', 'Dig For Answers'])(
  '[MG-R-31] [MG-R-32] %s from too small a deck gets a warning, even if a question comes before the loss',
  (name) => {
    const state = position('2e', { d1: { name: 'Cruiser', seat: 0 } });
    const wanted = mecha2e.content.pieces.find((piece) => piece.name === name)?.id ?? '';
    const warningWith = (cards: number): string | undefined => {
      const pile = state.piles[0];
      const deck = pile.deck.slice(0, cards);
      const hand = [cardNumber(wanted), ...pile.deck.slice(cards, cards + 2)];
      const deckList = [...deck, ...hand, state.board[3]?.card ?? -1].sort((a, b) => a - b);
      const small = { ...state, piles: [{ ...pile, deck, hand, deckList }, state.piles[1]] as const };
      const view = mecha2e.rules.view(small, 0);
      const legal = mecha2e.rules.legal(small, 0);
      const action = legal.find((one) => one.kind === 'command' && one.card === wanted);
      return losesAtOnce(mecha2e, view, 0, action, legal)?.clause;
    };
    const needed = name === 'Espionage' ? 1 : 3;
    expect([warningWith(needed), warningWith(needed - 1)]).toEqual([undefined, 'MG-WIN-8']);
  },
);
