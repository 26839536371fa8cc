import type { Action } from '@mechatable/lanes';
import type { Lesson, LessonStep } from '../drawing.ts';

const LEARNER = 0;
const TEACHER = 1;

function you(action: Action, say: string, more: Pick<LessonStep, 'clause' | 'point'> = {}): LessonStep {
  return { seat: LEARNER, action, say, ...more };
}

/** The other side's moves: those with words wait until they have been read. */
function they(action: Action, say = '', more: Pick<LessonStep, 'clause' | 'point'> = {}): LessonStep {
  return { seat: TEACHER, action, say, ...more };
}

/** A whole match in three turns of the learner: placing, exchanging, fighting, breaking through. */
export const lesson: Lesson = {
  title: 'First steps in Breachline',
  minutes: 5,
  seed: 'first-steps-1',
  options: { loadouts: ['iron-spear', 'standing-wall'] },
  seat: LEARNER,
  steps: [
    you(
      { kind: 'tossChoice', take: 'first' },
      'Welcome to the hangar. You are seat A, at the near side of the table. You have won the toss: take the first turn with the button below the table.',
      { clause: 'LN-SET-2' },
    ),
    you(
      { kind: 'exchange', yes: false },
      'Your hand lies in front of you, your three protection cards face down beside it. Every turn you draw a card and may swap one with your pool. Not yet: keep your cards.',
      { clause: 'LN-TURN-1' },
    ),
    you(
      { kind: 'playUnit', card: 'VG-01' },
      'Now your Main Phase: do as much as you like, in any order. Cards cost nothing unless they say so. Whatever is framed can be picked: pick the Pike Lancer in your hand.',
      { clause: 'LN-MAIN-1' },
    ),
    you(
      { kind: 'zone', zone: 'A1f' },
      'A unit has two powers: one for the frontline, one for the backline. The Pike Lancer is made for the front: 5 there, 1 behind. Put it into the frontline of lane 1.',
      { clause: 'LN-LANE-3' },
    ),
    you({ kind: 'playUnit', card: 'VG-08' }, 'There is room for more. Pick the Trophy Hunter.', {
      clause: 'LN-MAIN-2',
    }),
    you({ kind: 'zone', zone: 'A2f' }, 'It guards the middle: frontline of lane 2.'),
    you({ kind: 'playUnit', card: 'VG-04' }, 'And the Duelist Kite, so that no lane stands open.'),
    you({ kind: 'zone', zone: 'A3f' }, 'Frontline of lane 3.'),
    you(
      { kind: 'playLand', card: 'LD-01' },
      'A land strengthens its whole lane. Pick the Ferrocrete Bunker: your frontline unit beside it gets 2 more power.',
      { clause: 'LN-MAIN-5' },
    ),
    you(
      { kind: 'zone', zone: 'A1L' },
      'Build it in lane 1, and watch the Pike Lancer grow from 5 to 7. Rest on any card to see how its power adds up.',
      { clause: 'LN-R-43' },
    ),
    you(
      { kind: 'pass' },
      'Nobody may attack on the very first turn. You have done enough: end your turn. (Try something that is not framed first, if you like: the table tells you which rule forbids it.)',
      { clause: 'LN-R-15' },
    ),
    they({ kind: 'exchange', yes: false }, 'Now seat B has its turn. Watch what it builds.'),
    they({ kind: 'playUnit', card: 'BA-06' }),
    they({ kind: 'zone', zone: 'B1f' }),
    they({ kind: 'playUnit', card: 'BA-08' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'pass' }, 'B has put units in front of lanes 1 and 2 and left lane 3 open.', {
      point: ['lane:B3'],
    }),
    you(
      { kind: 'exchange', yes: true },
      'Your turn again, and a Siege Ram drawn that we do not need today. This time exchange a card with your pool, the row of face-up cards at your side.',
      { clause: 'LN-R-8' },
    ),
    you({ kind: 'giveBack', card: 'VG-05' }, 'First the price: the Siege Ram goes under your deck.'),
    you({ kind: 'takeRevealed', card: 'OP-02' }, 'Then the choice: take the Tractor Recall.'),
    you(
      { kind: 'playTech', card: 'OP-01' },
      'Techs are used once. Precision Strike destroys an enemy unit with power 3 or less, and the Last Gate in lane 2 has just 3. Play it.',
      { clause: 'LN-MAIN-3', point: ['zone:B2f'] },
    ),
    you(
      { kind: 'attack', unit: 'A1f' },
      'Now attack. Pick the Pike Lancer, then the enemy side of lane 1. It meets the Groundbreaker there: 7 against 4, and the lower one dies.',
      { clause: 'LN-ATK-4' },
    ),
    you(
      { kind: 'attack', unit: 'A2f' },
      'Lane 2 is empty now. Attack with the Trophy Hunter: where no unit stands in the way, an attack takes a protection card.',
      { clause: 'LN-ATK-6' },
    ),
    you(
      { kind: 'attack', unit: 'A3f' },
      'The same in lane 3, with the Duelist Kite. Two of three will be gone.',
      {
        clause: 'LN-PROT-1',
      },
    ),
    you(
      { kind: 'pass' },
      'Your units rest after their attack, and are ready again when your next turn begins. Resting units still defend. End your turn.',
      { clause: 'LN-ATK-2' },
    ),
    they(
      { kind: 'exchange', yes: false },
      'B takes lost protection cards into its hand: every hit helps it a little.',
    ),
    they({ kind: 'playUnit', card: 'BA-02' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'playUnit', card: 'BA-03' }),
    they({ kind: 'zone', zone: 'B2b' }),
    they(
      { kind: 'pass' },
      'B blocks lane 2: the Aegis Projector in the backline lends the Rampart Golem in front of it 2 power, 5 in all. Your Trophy Hunter has 4.',
      { point: ['zone:B2f', 'zone:B2b'] },
    ),
    you({ kind: 'exchange', yes: false }, 'You have what you need. Keep your cards.'),
    you(
      { kind: 'equip', card: 'MD-01', unit: 'A2f' },
      'Equips make a unit stronger for as long as it lives. Pick the Plasma Saber, then the Trophy Hunter: 4 and 3 is 7.',
      { clause: 'LN-MAIN-4' },
    ),
    you(
      { kind: 'attack', unit: 'A1f' },
      'Lane 1 is open. Take the last protection card with the Pike Lancer.',
    ),
    you({ kind: 'attack', unit: 'A2f' }, 'Now the Trophy Hunter with its saber: 7 against 5 in lane 2.', {
      clause: 'LN-CMB-2',
    }),
    you(
      { kind: 'optional', yes: true },
      'The Trophy Hunter has a trigger: when it kills, you may draw a card. A question mark on a card means that you may, not that you must. Use it.',
      { clause: 'LN-R-73' },
    ),
    you(
      { kind: 'attack', unit: 'A3f' },
      'B has no protection left. One more hit wins the match: send the Duelist Kite down lane 3.',
      { clause: 'LN-PROT-2' },
    ),
  ],
};
