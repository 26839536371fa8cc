import type { Seat } from '@mechatable/kernel';
import { FORCES, TYPE_IDS, type Action, type ForceCounts } from '@mechatable/masc';
import type { Lesson, LessonStep } from '../drawing.ts';

const LEARNER: Seat = 0;
const TEACHER: Seat = 1;

type More = Pick<LessonStep, 'clause' | 'point'>;

const you = (action: Action, say: string, more: More = {}): LessonStep => ({
  seat: LEARNER,
  action,
  say,
  ...more,
});

/** The other side's moves: those with words wait until they have been read. */
const they = (action: Action, say = '', more: More = {}): LessonStep => ({
  seat: TEACHER,
  action,
  say,
  ...more,
});

function force(id: string): Action {
  const starter = FORCES.find((one) => one.id === id);
  const counts = TYPE_IDS.map((type, place) => [type, starter?.counts[place] ?? 0] as const);
  return { kind: 'commitForce', ...(Object.fromEntries(counts) as ForceCounts) };
}

const move = (mecha: string, to: string): Action => ({ kind: 'moveMecha', mecha, to });
const PASS: Action = { kind: 'pass' };
const FINISH: Action = { kind: 'finish' };
const RED_STARTS: Action = { kind: 'chooseFirst', colour: 'red' };

/** Two turns on one wing: moving a squad, holding ground, a pin, an attack, and dice to be given out. */
export const lesson: Lesson = {
  title: 'First steps in M.A.S.C.',
  minutes: 5,
  seed: 'masc-first-34',
  options: { setup: 'quick' },
  seat: LEARNER,
  steps: [
    they(force('even-hand')),
    you(
      force('leapfrog'),
      'You are Red. The board is a ready one, Two Rivers: twelve regions of six by six squares. Each side picks a force in secret. Take Leapfrog, with six fast Frogs.',
      { clause: 'MASC-R-68' },
    ),
    you(
      RED_STARTS,
      'Sixteen machines a side. Both players have rolled two dice, and yours are higher: you say who starts to move. Let Red start.',
      { clause: 'MASC-INIT-2', point: ['player:red'] },
    ),
    you(
      { kind: 'activate', unit: 'r1' },
      'Machines within two squares of each other are a squad: the bands show them. A squad moves as one. Pick one of the two Frogs in the corner.',
      { clause: 'MASC-SQ-1', point: ['mecha:r1', 'mecha:r2'] },
    ),
    you(
      move('r1', 'F7'),
      'Each member goes its own way. Clear ground costs 1 of Move, hindering 2, water 3; walls are closed. A Frog has 7. Pick r1, then F7: that is in the centre.',
      { clause: 'MASC-MOVE-5', point: ['square:F7'] },
    ),
    you(
      move('r2', 'F6'),
      'Now r1 is alone, and that must not last: in the end everyone needs a friend within two squares. Pick r2, then F6.',
      { clause: 'MASC-MOVE-6', point: ['square:F6'] },
    ),
    you(FINISH, 'Together again. Finish the move of this squad.', { clause: 'MASC-R-26' }),
    they(
      { kind: 'activate', unit: 'b15' },
      'Then the other side moves one squad, and so on in turn. Two Rats come towards you.',
      { clause: 'MASC-MOVE-11', point: ['mecha:b15', 'mecha:b16'] },
    ),
    they(move('b15', 'F17')),
    they(move('b16', 'G17')),
    they(FINISH),
    you(
      PASS,
      'You could move your other squads now. To keep this short, pass: when both pass one after the other, the phase is over.',
      { clause: 'MASC-PASS-2' },
    ),
    they(
      PASS,
      'Blue passes as well. Nobody can shoot yet, so the regions are scored next: a region counts for whoever has at least double the other side in it. Yours are worth 1, the centre 2, the enemy’s 4.',
      { clause: 'MASC-CTRL-4', point: ['slot:3', 'slot:6', 'slot:7'] },
    ),
    you(
      RED_STARTS,
      'Five points for you, seven for Blue: its Rats stand in two regions of the centre. The second turn begins, and the initiative is yours again. Let Red start.',
      {
        clause: 'MASC-VP-2',
        point: ['player:red', 'player:blue'],
      },
    ),
    you({ kind: 'activate', unit: 'r1' }, 'Pick your two Frogs again: it is time to attack.'),
    you(
      move('r1', 'H16'),
      'Move r1 next to the Rat b16, to H16. Whoever touches an enemy is pinned: neither of the two can walk away.',
      { clause: 'MASC-MOVE-10', point: ['square:H16', 'mecha:b16'] },
    ),
    you(
      move('r2', 'G14'),
      'And r2 to G14: two squares from its friend, and three from both Rats. That is the range of a Frog.',
      { clause: 'MASC-R-45', point: ['square:G14'] },
    ),
    you(FINISH, 'Finish the move of this squad.'),
    they(PASS),
    you(PASS, 'Blue does not move this time. Pass, and the Combat Phase begins.', { clause: 'MASC-R-37' }),
    you(RED_STARTS, 'The winner of the roll says again who starts. Shoot first.', { clause: 'MASC-R-19' }),
    you(
      { kind: 'attack', unit: 'r1', target: 'b15' },
      'Pick a Frog of yours, then one of the Rats. The table does the arithmetic: 2 dice for each Frog, and 1 for the pin.',
      { clause: 'MASC-ATK-5', point: ['mecha:r1', 'mecha:r2', 'mecha:b15', 'mecha:b16'] },
    ),
    they(
      { kind: 'assign', mecha: 'b15' },
      'Five dice. A Rat is hurt by 4 or more, so two of them count. The defender says who takes them, but a damaged machine must be finished off first.',
      { clause: 'MASC-DMG-7', point: ['mecha:b15', 'mecha:b16'] },
    ),
    they(
      { kind: 'attack', unit: 'b16', target: 'r1' },
      'One Rat is gone. The other one, alone now, shoots back: 2 dice, and 1 for its pin.',
      { clause: 'MASC-R-42', point: ['mecha:b16'] },
    ),
    you(
      { kind: 'assign', mecha: 'r1' },
      'A 3 and a 4 hurt Frogs, the 1 does not. Now you are the defender: who takes the 3? Give it to r1. A Frog bears three hits.',
      { clause: 'MASC-DMG-2', point: ['mecha:r1', 'mecha:r2'] },
    ),
  ],
};
