import type { ChangeWords } from '@mechatable/kernel';

/** Changes that hints mention: you have more, less; your opponent has more, less. */
export const changes: ChangeWords = {
  protection: [
    'You gain protection',
    'You lose protection',
    'Your opponent gains protection',
    'Your opponent loses protection',
  ],
  card: [
    'You get another card',
    'You use a card',
    'Your opponent gets another card',
    'Your opponent has fewer cards',
  ],
  unit: [
    'You have another unit',
    'You lose a unit',
    'Your opponent has another unit',
    'Your opponent loses a unit',
  ],
  power: [
    'You have more power',
    'You have less power',
    'Your opponent has more power',
    'Your opponent has less power',
  ],
  ready: [
    'You can attack with another unit next turn',
    'One of your units can’t attack next turn',
    'Your opponent can attack with another unit',
    'Your opponent can attack with fewer units',
  ],
  land: ['You have another land', 'You lose a land', null, 'Your opponent loses a land'],
  openLane: [
    'You leave a lane open',
    'You close a lane',
    'Your opponent has another open lane',
    'Your opponent closes a lane',
  ],
  breach: [
    'You threaten an open lane',
    'You no longer threaten an open lane',
    'Your opponent can attack an open lane',
    'Your opponent can’t attack an open lane',
  ],
  duelWon: [
    'You threaten a weaker unit',
    'You threaten fewer units',
    'One of your units is in danger',
    'One of your units is safe',
  ],
  duelLost: [null, null, null, 'You stop an attacker'],
};
