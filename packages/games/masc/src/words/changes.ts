import type { ChangeWords } from '@mechatable/kernel';

/** Changes that hints mention: you have more, less; your opponent has more, less. */
export const changes: ChangeWords = {
  point: ['You score', null, 'Your opponent scores', null],
  pointExpected: [
    'You control another region',
    'You lose control of a region',
    'Your opponent controls another region',
    'Your opponent loses control of a region',
  ],
  contested: [
    'You contest a region',
    'You contest fewer regions',
    'Your opponent contests another region',
    'Your opponent contests fewer regions',
  ],
  frog: [null, 'You lose a Frog', null, 'Your opponent loses a Frog'],
  rat: [null, 'You lose a Rat', null, 'Your opponent loses a Rat'],
  ant: [null, 'You lose an Ant', null, 'Your opponent loses an Ant'],
  turtle: [null, 'You lose a Turtle', null, 'Your opponent loses a Turtle'],
  wolf: [null, 'You lose a Wolf', null, 'Your opponent loses a Wolf'],
  spider: [null, 'You lose a Spider', null, 'Your opponent loses a Spider'],
  damage: ['You take damage', null, 'Your opponent takes damage', null],
  step: ['You advance', 'You fall back', null, null],
  fire: [
    'You have better targets',
    'You have fewer targets',
    'Your opponent has better targets',
    'Your opponent has fewer targets',
  ],
  outOfFormation: ['You break formation', 'You restore formation', 'Your opponent is out of formation', null],
};
