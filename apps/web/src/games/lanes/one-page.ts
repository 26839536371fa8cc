import type { OnePageWords } from '../shared/one-page.ts';

/** Breachline on one page. */
export const onePage: OnePageWords = {
  goal: 'Break through three protection cards, then once more: that attack wins. You lose if you have to draw from an empty deck.',
  labels: [
    {
      at: 'pile:B:protection',
      title: 'Protection',
      text: 'Three face-down cards. Every attack that meets no unit takes one, which goes to its owner’s hand.',
    },
    {
      at: 'zone:B1f',
      title: 'A unit',
      text: 'The large number is its power here. The card has two: one for the frontline, one for the backline.',
    },
    {
      at: 'zone:B3f',
      title: 'An open lane',
      text: 'No enemy unit is here, so an attack in lane 3 gets through.',
    },
    { at: 'zone:A1L', title: 'A land', text: 'It affects its whole lane, and stays.' },
    {
      at: 'zone:A2b',
      title: 'Backline',
      text: 'Units can go here, too. They are safe while a unit is in front of them.',
    },
    {
      at: 'pile:A:pool',
      title: 'Your pool',
      text: 'Ten extra cards, three of them face up. Exchange one for a card from your hand each turn.',
    },
    {
      at: 'pile:A:hand',
      title: 'Your hand',
      text: 'Cards cost nothing unless they say so. Space is your limit.',
    },
  ],
  turn: [
    { title: 'Draw', text: 'Draw one card.' },
    { title: 'Exchange', text: 'If you like, swap a card for one in your pool.' },
    {
      title: 'Act',
      text: 'Play cards, move, attack: any order, as often as you can. Nobody attacks on turn 1.',
    },
    { title: 'End', text: 'Units that attacked rest until your next turn.' },
  ],
  mistakes: [
    {
      title: 'You don’t choose whom to attack.',
      text: 'The attacker meets the frontline unit of the facing lane, or else the one behind it.',
    },
    { title: 'Resting units still defend.', text: 'Attacking with everything doesn’t open your lanes.' },
    { title: 'Equal power kills both.', text: 'Otherwise the weaker one dies.' },
  ],
};
