import { expect, test } from 'vitest';
import type { Change, Event } from '../src/event.ts';
import { describeEvent } from '../src/telling.ts';

/** A Turtle of North on d3: what an event does not need of it, it ignores. */
const IT = { clause: 'X', seat: 1, card: 'MG2-120', cell: 'd3' } as const;
const SKIPPER = 'MG2-101';

/** Every kind of event in a sentence, for a viewer who sees everything. */
const TOLD: readonly (readonly [Event, string])[] = [
  [{ type: 'decided', ...IT }, 'North has decided whether to mulligan.'],
  [{ type: 'mulligan', ...IT }, 'North takes a mulligan.'],
  [{ type: 'kept', ...IT, seat: 0 }, 'South keeps the opening hand.'],
  [{ type: 'turn', ...IT, turn: 7 }, 'Turn 7: North’s turn.'],
  [{ type: 'ticked', ...IT, left: 2 }, 'Turtle on d3 has 2 time counters left.'],
  [{ type: 'ticked', ...IT, left: 1 }, 'Turtle on d3 has 1 time counter left.'],
  [{ type: 'drew', ...IT, open: false }, 'North draws Turtle.'],
  [{ type: 'drew', ...IT, card: null, open: false }, 'North draws a card.'],
  [{ type: 'drawFailed', ...IT }, 'North can’t draw: the deck is empty.'],
  [{ type: 'played', ...IT, target: null }, 'North plays Turtle.'],
  [{ type: 'played', ...IT, target: 'd5' }, 'North plays Turtle on d5.'],
  [{ type: 'played', ...IT, target: 'S' }, 'North plays Turtle on South.'],
  [{ type: 'played', ...IT, target: '#2' }, 'North plays Turtle on a card being played.'],
  [{ type: 'played', ...IT, target: 'd4.1+e5.2' }, 'North plays Turtle on a card on d4 and a card on e5.'],
  [{ type: 'played', ...IT, target: SKIPPER }, 'North plays Turtle on Skipper.'],
  [{ type: 'moving', ...IT, path: 'd4-d5' }, 'Turtle on d3 is about to move to d5 via d4.'],
  [{ type: 'attacking', ...IT, target: 'N' }, 'Turtle on d3 attacks North.'],
  [{ type: 'activated', ...IT }, 'North uses Turtle on d3.'],
  [{ type: 'activated', ...IT, cell: 'damage' }, 'North uses Turtle in the damage zone.'],
  [{ type: 'arrived', ...IT }, 'Turtle arrives on d3.'],
  [{ type: 'moved', ...IT, from: 'd1', path: 'd2-d3' }, 'Turtle moves from d1 to d3.'],
  [{ type: 'stayed', ...IT }, 'Turtle stays on d3: it can no longer move.'],
  [{ type: 'calledOff', ...IT }, 'The attack by Turtle on d3 is called off.'],
  [{ type: 'calledOff', ...IT, card: null, cell: null }, 'The unit is gone: nothing happens.'],
  [
    { type: 'hit', ...IT, by: SKIPPER, amount: 2, left: 1 },
    'Turtle on d3 takes 2 damage from Skipper: 1 durability left.',
  ],
  [
    { type: 'hit', ...IT, by: SKIPPER, amount: 5, left: -2 },
    'Turtle on d3 takes 5 damage from Skipper: 0 durability left.',
  ],
  [{ type: 'soaked', ...IT, by: SKIPPER, left: 2 }, 'Armour on Turtle (d3) stops Skipper: 2 left.'],
  [
    { type: 'struck', ...IT, by: SKIPPER, direct: true, total: 3 },
    'Skipper hits North directly: Turtle goes to the damage zone (3 of 5).',
  ],
  [
    { type: 'struck', ...IT, card: null, by: SKIPPER, direct: false, total: 4 },
    'Skipper costs North a card: a marker goes to the damage zone (4 of 5).',
  ],
  [{ type: 'missed', ...IT, by: SKIPPER }, 'Skipper has power 0: North takes no damage.'],
  [{ type: 'fizzled', ...IT }, 'North’s Turtle has no effect: its target or space is gone.'],
  [{ type: 'destroyed', ...IT }, 'Turtle on d3 is destroyed.'],
  [{ type: 'sacrificed', ...IT }, 'North sacrifices Turtle on d3.'],
  [{ type: 'discarded', ...IT }, 'North discards Turtle.'],
  [{ type: 'putAway', ...IT }, 'Turtle goes to North’s discard pile.'],
  [{ type: 'trigger', ...IT, effect: 0 }, 'North’s Turtle triggers.'],
  [{ type: 'attached', ...IT, to: SKIPPER }, 'Turtle is attached to Skipper on d3.'],
  [{ type: 'attached', ...IT, to: IT.card }, 'Turtle is attached on d3.'],
  [{ type: 'shed', ...IT }, 'Turtle on d3 goes to North’s discard pile.'],
  [{ type: 'named', ...IT, name: 'Pack Dog' }, 'Turtle on d3 is now called Pack Dog.'],
  [{ type: 'forfeited', ...IT, n: 1 }, 'Turtle on d3 gives up its attack: another action came first.'],
  [{ type: 'cancelled', ...IT }, 'North’s Turtle is canceled.'],
  [{ type: 'returned', ...IT }, 'Turtle returns from d3 to North’s hand.'],
  [{ type: 'took', ...IT, from: 'deck', open: true }, 'North takes Turtle from the deck.'],
  [
    { type: 'took', ...IT, card: null, from: 'discard', open: false },
    'North takes a card from the discard pile.',
  ],
  [{ type: 'searched', ...IT }, 'North looks through their deck.'],
  [{ type: 'shuffled', ...IT }, 'North’s deck is shuffled.'],
  [{ type: 'putBack', open: false, ...IT }, 'North puts Turtle on top of their deck.'],
  [{ type: 'milled', ...IT }, 'Turtle goes from North’s deck to the discard pile.'],
  [{ type: 'sprung', ...IT }, 'Turtle takes effect in North’s damage zone.'],
  [{ type: 'gained', ...IT }, 'North gains control of Turtle on d3.'],
  [
    { type: 'handsShown', clause: 'X', hands: [[IT.card, SKIPPER], []] },
    'Both hands are revealed: South has Turtle, Skipper; North has no cards.',
  ],
  [{ type: 'topShown', ...IT }, 'The top card of North’s deck is Turtle.'],
  [{ type: 'skipped', ...IT }, 'North skips the Draw Phase for Turtle.'],
  [{ type: 'stillness', ...IT }, 'Mechas can’t move for the rest of this turn.'],
  [{ type: 'turnKey', ...IT }, 'North’s Wind-Up Mechas get +2 power and cost 1 less this turn.'],
  [{ type: 'noTowers', ...IT }, 'North can’t play Towers for the rest of the game.'],
  [{ type: 'gambled', ...IT, n: 1 }, 'North is picked at random to draw 1 card.'],
  [{ type: 'gambled', ...IT, n: 3 }, 'North is picked at random to draw 3 cards.'],
  [{ type: 'aimed', ...IT, target: 'c2' }, 'North’s Turtle targets c2.'],
  [{ type: 'chose', ...IT }, 'North has chosen a card.'],
  [
    { type: 'looked', ...IT, at: 0, cards: [SKIPPER, IT.card] },
    'North looks at South’s hand: Skipper, Turtle.',
  ],
  [{ type: 'looked', ...IT, at: 0, cards: [] }, 'North looks at South’s hand: no cards.'],
  [{ type: 'looked', ...IT, at: 0, cards: null }, 'North looks at South’s hand.'],
  [{ type: 'phaseEnded', ...IT }, 'North ends the Main Phase.'],
  [{ type: 'exhausted', ...IT }, 'North has taken 200 actions: the Main Phase ends.'],
  [
    {
      type: 'ended',
      clause: 'X',
      outcome: { winners: [0], clause: 'X', sentence: 'South wins.', capped: false },
      lists: [[], []],
    },
    'South wins.',
  ],
];

test.each(TOLD.map(([event, sentence]) => [sentence, event] as const))('%s', (sentence, event) => {
  expect(describeEvent(event)).toBe(sentence);
});

test.each([
  ['start', 'the turn begins'],
  ['draw', 'the Draw Phase ends'],
  ['end', 'the turn ends'],
  ['destroyed', 'a Mecha is destroyed'],
  ['card', 'a card is played'],
  ['move', 'a unit moves'],
  ['attack', 'a unit attacks'],
  ['ability', 'an ability is used'],
] as const)('[MG-R-15] a pass names the window %s', (window, occasion) => {
  expect(describeEvent({ type: 'passed', ...IT, window })).toBe(`North passes as ${occasion}.`);
});

const CHANGES: readonly (readonly [Change, number, string])[] = [
  ['attack', 1, 'may attack once more this turn'],
  ['attack', 2, 'may attack 2 more times this turn'],
  ['space', 1, 'may move 1 more space this turn'],
  ['space', 2, 'may move 2 more spaces this turn'],
  ['pierce', 0, 'has Pierce until end of turn'],
  ['flight', 0, 'has Flight until end of turn'],
  ['reach', 0, 'has Reach until end of turn'],
  ['haste', 0, 'has Haste until end of turn'],
  ['range', 3, 'has Range 3 until end of turn'],
  ['speed', 2, 'has Speed 2 until end of turn'],
  ['cannotAttack', 0, 'can’t attack this turn'],
  ['cannotAttackNext', 0, 'can’t attack on its controller’s next turn'],
  ['cannotMove', 0, 'can’t move this turn'],
  ['cannotMoveNext', 0, 'can’t move on its controller’s next turn'],
  ['mustMoveNext', 0, 'must move on its controller’s next turn'],
  ['disarmed', 1, 'loses 1 Armour counter'],
  ['disarmed', 2, 'loses 2 Armour counters'],
  ['healed', 2, 'repairs 2 damage'],
  ['armour', 1, 'gets 1 Armour counter'],
  ['armour', 2, 'gets 2 Armour counters'],
  ['durability', 1, 'gets 1 durability counter'],
  ['durability', 2, 'gets 2 durability counters'],
];

test.each(CHANGES)('a change in words: %s %i', (change, n, sentence) => {
  expect(describeEvent({ type: 'changed', ...IT, change, n })).toBe(`Turtle on d3 ${sentence}.`);
});
