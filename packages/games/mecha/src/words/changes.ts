import type { ChangeWords } from '@mechatable/kernel';

/** Changes that hints mention: you have more, less; your opponent has more, less. */
export const changes: ChangeWords = {
  hit: ['You hit your opponent', null, 'Your opponent hits you', null],
  card: [
    'You get another card',
    'You use a card',
    'Your opponent gets another card',
    'Your opponent loses a card',
  ],
  bandwidth: [
    'You have more bandwidth',
    'You lose bandwidth',
    'Your opponent has more bandwidth',
    'Your opponent loses bandwidth',
  ],
  overdrawn: ['You run short of bandwidth', 'You free bandwidth', null, null],
  durability: [
    'You have more durability',
    'Your units take damage',
    'Your opponent has more durability',
    'Your opponent’s units take damage',
  ],
  armor: [
    'You have more Armour',
    'You lose Armour',
    'Your opponent has more Armour',
    'Your opponent loses Armour',
  ],
  power: [
    'You have more power',
    'You have less power',
    'Your opponent has more power',
    'Your opponent has less power',
  ],
  advance: ['You advance', 'You fall back', 'Your opponent is closer', 'Your opponent is farther away'],
  speed: ['You are faster', 'You are slower', 'Your opponent is faster', 'Your opponent is slower'],
  inReach: [
    'You can hit your opponent next turn',
    'You can’t hit your opponent next turn',
    'Your opponent can hit you next turn',
    'You stop a hit next turn',
  ],
  mecha: [
    'You have another Mecha',
    'You lose a Mecha',
    'Your opponent has another Mecha',
    'Your opponent loses a Mecha',
  ],
  command: ['One of your Commands stays in play', null, null, 'Your opponent loses a Command'],
};
