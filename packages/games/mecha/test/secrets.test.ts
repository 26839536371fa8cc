import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { mecha1e } from '../src/game.ts';
import { position, scenario } from './given.ts';

scenario('[MG-R-83] boards, discard piles and damage are public, hands and decks are not', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', S: { hand: 'Virus', discard: 'Turtle' }, N: { damage: 'Jager' } });
  const own = t.view('S');
  const other = t.view('N');
  expect([own.sides[0].hand, other.sides[0].hand, t.view('table').sides[0].hand]).toEqual([
    ['MG1-021'],
    null,
    null,
  ]);
  expect(other.sides[0]).toMatchObject({ handCount: 1, discard: ['MG1-012'], list: null });
  expect(own.sides[1]).toMatchObject({ damage: ['MG1-014'], deckCount: 20 });
  expect(own.sides[0].list).toHaveLength(23);
});

scenario('[MG-R-85] the option openDeckLists shows both lists', ({ given }) => {
  const t = given({}, { openDeckLists: true });
  expect(t.view('table').sides.map(({ list }) => list?.length)).toEqual([20, 20]);
});

test('[MG-TURN-3] only its owner sees a drawn card, and only the player who looks sees a hand', () => {
  const drew = { type: 'drew', clause: 'MG-TURN-3', seat: 0, card: 'MG1-001', open: false } as const;
  expect([mecha1e.rules.eventFor(drew, 0), mecha1e.rules.eventFor(drew, 1)]).toEqual([
    drew,
    { ...drew, card: null },
  ]);
  const looked = { type: 'looked', clause: 'MG-R-9', seat: 0, at: 1, cards: ['MG1-001'] } as const;
  expect(mecha1e.rules.eventFor(looked, 0)).toEqual(looked);
  expect(mecha1e.rules.eventFor(looked, 1)).toEqual({ ...looked, cards: null });
  expect(mecha1e.rules.eventFor(looked, 'table')).toEqual({ ...looked, cards: null });
});

scenario('what was seen in a hand is remembered until it is played', ({ given }) => {
  const t = given({
    S: { hand: 'Espionage' },
    N: { hand: 'Radio Tower, Virus', deck: 'Turtle, Turtle' },
  });
  t.S('command Espionage N').passes();
  t.S('endPhase').passes();
  t.N('play Radio Tower a5').passes();
  expect([t.names('N', 'seen'), t.view('S').sides[1].seen, t.view('table').sides[1].seen]).toEqual([
    ['Virus'],
    ['MG1-021'],
    [],
  ]);
  const imagined = mecha1e.rules.imagine(t.view('S'), rngFrom('any'));
  expect(imagined.piles[1].hand).toContain(20);
});

test('an imagined opponent has a starter deck that fits, or one within the limits', () => {
  const state = position({ a5: 'N Radio Tower', N: { hand: 'Jager', deck: 'Turtle, Turtle' } });
  const list = mecha1e.rules.imagine(mecha1e.rules.view(state, 0), rngFrom('x')).piles[1].deckList;
  expect(list).toHaveLength(4);
  expect(list).toContain(0);
});

scenario('[MG-R-86] a view says what a unit can and cannot do', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c3: 'S Insect Drone new',
    d3: 'S Stonewall',
    e3: 'S Cap Gun',
    S: { hand: 'Preparations' },
  });
  const marks = (cell: string): unknown => t.view('N').units.find((u) => u.cell === cell)?.marks;
  expect([marks('a1'), marks('c3'), marks('d3'), marks('e3')]).toEqual([
    ['cannotMove', 'cannotAttack'],
    ['fresh'],
    ['cannotAttack'],
    [],
  ]);
  t.S('command Preparations c3');
  const drone = t.view('table').units.find((u) => u.cell === 'c3');
  expect(drone).toMatchObject({ keywords: ['flight', 'haste'], marks: [], stepsLeft: 1, attacksLeft: 1 });
});
