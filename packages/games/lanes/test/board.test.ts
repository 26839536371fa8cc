import { expect, test } from 'vitest';
import { fromGraveyard, fromHand, withoutCard } from '../src/board.ts';
import { cardNumber } from '../src/content/cards.ts';
import type { Pile } from '../src/state.ts';
import { position } from './given.ts';

const [lancer, runner, hammer] = ['VG-01', 'VG-02', 'VG-03'].map(cardNumber) as [number, number, number];

const pile = (): Pile => position({ A: { hand: 'VG-01 VG-02', graveyard: 'VG-01 VG-02' } }).piles[0];

test('removing a card removes its last copy only', () => {
  const cards = [lancer, runner, lancer, runner];
  expect(withoutCard(cards, lancer)).toEqual([lancer, runner, runner]);
});

test('removing a card that is not there fails, and removes no other card', () => {
  const cards = [lancer, runner];
  expect(() => {
    withoutCard(cards, hammer);
  }).toThrow('not in this pile');
});

test('removing a missing card fails for hands and graveyards, too', () => {
  const mine = pile();
  expect(() => {
    fromHand(mine, hammer);
  }).toThrow('not in this pile');
  expect(() => {
    fromGraveyard(mine, hammer);
  }).toThrow('not in this pile');
  const { hand, graveyard, graveyardId } = pile();
  expect([mine.hand, mine.graveyard, mine.graveyardId]).toEqual([hand, graveyard, graveyardId]);
});
