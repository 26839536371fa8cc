import type { Action } from '@mechatable/lanes';
import type { Lesson, LessonStep } from '../shared/drawing.ts';
import { LESSON_DECKS } from './lesson-decks.ts';

const LEARNER = 0;
const TEACHER = 1;

function you(action: Action, say: string, more: Pick<LessonStep, 'clause' | 'point'> = {}): LessonStep {
  return { seat: LEARNER, action, say, ...more };
}

/** The opponent's moves: those with text wait until the learner has read it. */
function they(action: Action, say = '', more: Pick<LessonStep, 'clause' | 'point'> = {}): LessonStep {
  return { seat: TEACHER, action, say, ...more };
}

/** A whole match in which the learner takes three turns: placing, exchanging, fighting, breaking through. */
export const lesson: Lesson = {
  title: 'First steps in Breachline',
  minutes: 5,
  seed: 'first-steps-1',
  options: { loadouts: LESSON_DECKS },
  seat: LEARNER,
  steps: [
    you(
      { kind: 'tossChoice', take: 'first' },
      'Welcome to Breachline, where your side of the table is the near one. You won the toss: take the first turn with the button below the table.',
      { clause: 'LN-SET-2' },
    ),
    you(
      { kind: 'exchange', yes: false },
      'Your hand is in front of you, with your 3 face-down protection cards beside it. Each turn you draw a card and may exchange one with your pool, but keep your cards this time.',
      { clause: 'LN-TURN-1' },
    ),
    you(
      { kind: 'playUnit', card: 'VG-01' },
      'In your Main Phase you may do as much as you like in any order, and cards are free unless they print a cost. Anything framed can be picked: pick the Pike Lancer in your hand.',
      { clause: 'LN-MAIN-1' },
    ),
    you(
      { kind: 'zone', zone: 'A1f' },
      'A unit has two power values, one for the frontline and one for the backline. The Pike Lancer has 5 in front and only 1 behind, so place it in the frontline of lane 1.',
      { clause: 'LN-LANE-3' },
    ),
    you({ kind: 'playUnit', card: 'VG-08' }, 'There is room for more. Pick the Trophy Hunter.', {
      clause: 'LN-MAIN-2',
    }),
    you({ kind: 'zone', zone: 'A2f' }, 'Place it in the middle, in the frontline of lane 2.'),
    you({ kind: 'playUnit', card: 'VG-04' }, 'Pick the Duelist Kite too, so that no lane is open.'),
    you({ kind: 'zone', zone: 'A3f' }, 'Place it in the frontline of lane 3.'),
    you(
      { kind: 'playLand', card: 'LD-01' },
      'A land works for its lane. Pick the Ferrocrete Bunker: it gives your frontline unit there +2 power.',
      { clause: 'LN-MAIN-5' },
    ),
    you(
      { kind: 'zone', zone: 'A1L' },
      'Place it in lane 1 and watch the Pike Lancer grow from 5 to 7. Point at any card to see how its power adds up.',
      { clause: 'LN-R-43' },
    ),
    you(
      { kind: 'pass' },
      'Nobody can attack on turn 1, so end your turn. If you like, first pick something without a frame to see which rule forbids it.',
      { clause: 'LN-R-15' },
    ),
    they({ kind: 'exchange', yes: false }, 'Now it’s your opponent’s turn. Watch which units they play.'),
    they({ kind: 'playUnit', card: 'BA-06' }),
    they({ kind: 'zone', zone: 'B1f' }),
    they({ kind: 'playUnit', card: 'BA-08' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'pass' }, 'Your opponent has units in the frontline of lanes 1 and 2. Lane 3 is open.', {
      point: ['lane:B3'],
    }),
    you(
      { kind: 'exchange', yes: true },
      'You drew a Siege Ram, which you don’t need today. Exchange it for a card from your pool, the face-up cards at your side.',
      { clause: 'LN-R-8' },
    ),
    you({ kind: 'giveBack', card: 'VG-05' }, 'Pick the Siege Ram to put it on the bottom of your deck.'),
    you({ kind: 'takeRevealed', card: 'OP-02' }, 'Now take the Tractor Recall from your pool.'),
    you(
      { kind: 'playTech', card: 'OP-01' },
      'A tech works once: Precision Strike destroys an enemy unit with power 3 or less. Play it to destroy the Last Gate in lane 2, which has exactly 3.',
      { clause: 'LN-MAIN-3', point: ['zone:B2f'] },
    ),
    you(
      { kind: 'attack', unit: 'A1f' },
      'Now attack: pick the Pike Lancer, then the enemy side of lane 1. It fights the Groundbreaker, 7 against 4, and the unit with less power dies.',
      { clause: 'LN-ATK-4' },
    ),
    you(
      { kind: 'attack', unit: 'A2f' },
      'Lane 2 is empty now, so an attack there takes a protection card. Attack with the Trophy Hunter.',
      { clause: 'LN-ATK-6' },
    ),
    you(
      { kind: 'attack', unit: 'A3f' },
      'Do the same in lane 3 with the Duelist Kite. Your opponent will have lost 2 of 3 protection cards.',
      {
        clause: 'LN-PROT-1',
      },
    ),
    you(
      { kind: 'pass' },
      'After an attack, your units rest until your next turn, but they still defend. End your turn.',
      { clause: 'LN-ATK-2' },
    ),
    they(
      { kind: 'exchange', yes: false },
      'Lost protection cards go to your opponent’s hand. Every hit helps them a little.',
    ),
    they({ kind: 'playUnit', card: 'BA-02' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'playUnit', card: 'BA-03' }),
    they({ kind: 'zone', zone: 'B2b' }),
    they(
      { kind: 'pass' },
      'Your opponent blocks lane 2: the Aegis Projector in the backline gives the Rampart Golem in front of it +2 power, 5 in total. Your Trophy Hunter has 4.',
      { point: ['zone:B2f', 'zone:B2b'] },
    ),
    you({ kind: 'exchange', yes: false }, 'You have all you need: keep your cards.'),
    you(
      { kind: 'equip', card: 'MD-01', unit: 'A2f' },
      'An equip makes a unit stronger for as long as it lives. Pick the Plasma Saber, then the Trophy Hunter: 4 + 3 = 7.',
      { clause: 'LN-MAIN-4' },
    ),
    you(
      { kind: 'attack', unit: 'A1f' },
      'Lane 1 is open: attack with the Pike Lancer and take the last protection card.',
    ),
    you(
      { kind: 'attack', unit: 'A2f' },
      'Now attack with the Trophy Hunter and its saber: 7 against 5 in lane 2.',
      {
        clause: 'LN-CMB-2',
      },
    ),
    you(
      { kind: 'optional', yes: true },
      'The Trophy Hunter has a trigger: when it kills a unit, you may draw a card. A question mark on a card means you may say no, but use it now.',
      { clause: 'LN-R-73' },
    ),
    you(
      { kind: 'attack', unit: 'A3f' },
      'Your opponent has no protection left, so one more hit wins the match. Send the Duelist Kite down lane 3!',
      { clause: 'LN-PROT-2' },
    ),
  ],
};
