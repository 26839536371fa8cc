import type { OnePageWords } from '../shared/one-page.ts';

/** M.A.S.C. on one page. */
export const onePage: OnePageWords = {
  goal: 'Score 25 Victory Points, or destroy every enemy mecha. You score at the end of each turn for the regions you control.',
  labels: [
    { at: 'player:red', title: 'Your score', text: 'Points so far, and what you would gain now.' },
    { at: 'dice', title: 'Initiative', text: 'The higher roll decides who starts.' },
    {
      at: 'mecha:r11',
      title: 'A squad',
      text: 'Mecha within two squares of each other. They move and attack together.',
    },
    {
      at: 'mecha:r1',
      title: 'Pinned',
      text: 'A mecha that touches an enemy can’t move.',
    },
    {
      at: 'slot:4',
      title: 'A region',
      text: 'You control it with twice as many mecha there as your opponent.',
    },
    {
      at: 'player:blue',
      title: 'Your opponent',
      text: 'Their regions are worth 4 points to you, neutral ones 2, yours 1.',
    },
  ],
  turn: [
    { title: 'Initiative', text: 'Both roll two dice. The higher total decides who starts.' },
    { title: 'Movement', text: 'Take turns moving one squad, or pass.' },
    { title: 'Combat', text: 'Take turns attacking with one squad, or pass. The defender assigns the dice.' },
    { title: 'Victory', text: 'Both score their regions.' },
  ],
  mistakes: [
    { title: 'Leaving a friend alone.', text: 'Mecha that were in formation must be in formation again.' },
    { title: 'Aiming at single mecha.', text: 'You pick a squad; the defender decides who takes the dice.' },
    { title: 'Racing for objectives.', text: 'They are free to enter, and that is all they do.' },
  ],
};
