import type { Seat } from '@mechatable/kernel';
import { FORCES, TYPE_IDS, type Action, type ForceCounts } from '@mechatable/masc';
import type { Lesson, LessonStep } from '../shared/drawing.ts';

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
      'You play the red mecha on the Two Rivers board: twelve regions of 6 × 6 squares. Both players pick a force in secret: take Leapfrog, with six fast Frogs.',
      { clause: 'MASC-R-68' },
    ),
    you(
      RED_STARTS,
      'Each side has 16 mecha. Both players rolled two dice, and yours are higher, so you decide who moves first: choose “You start”.',
      { clause: 'MASC-INIT-2', point: ['player:red'] },
    ),
    you(
      { kind: 'activate', unit: 'r1' },
      'Mecha within 2 squares of each other form a squad, shown by a band, and move together. Pick one of the two Frogs in the corner.',
      { clause: 'MASC-SQ-1', point: ['mecha:r1', 'mecha:r2'] },
    ),
    you(
      move('r1', 'F7'),
      'Move each member on its own: clear squares cost 1, hindering 2, water 3, and blocking squares are closed. A Frog has Move 7: pick r1, then F7 in the center.',
      { clause: 'MASC-MOVE-5', point: ['square:F7'] },
    ),
    you(
      move('r2', 'F6'),
      'Now r1 is alone, and you can’t finish until everyone has a friend within 2 squares. Pick r2, then F6.',
      { clause: 'MASC-MOVE-6', point: ['square:F6'] },
    ),
    you(FINISH, 'They are together again. Finish this squad’s move.', { clause: 'MASC-R-26' }),
    they(
      { kind: 'activate', unit: 'b15' },
      'Now your opponent moves one squad, then you again, and so on. Two Rats are coming your way.',
      { clause: 'MASC-MOVE-11', point: ['mecha:b15', 'mecha:b16'] },
    ),
    they(move('b15', 'F17')),
    they(move('b16', 'G17')),
    they(FINISH),
    you(
      PASS,
      'You could move another squad now, but let’s keep this short: pass. The phase ends when both players pass in a row.',
      { clause: 'MASC-PASS-2' },
    ),
    they(
      PASS,
      'Your opponent passes too, and nobody can shoot yet, so it’s time to score. You control a region with at least twice as many mecha as they do: your own are worth 1, the center 2, theirs 4.',
      { clause: 'MASC-CTRL-4', point: ['slot:3', 'slot:6', 'slot:7'] },
    ),
    you(
      RED_STARTS,
      'You score 5 and your opponent 7, because their Rats control two regions in the center. Turn 2 begins, and you win the initiative again: choose “You start”.',
      {
        clause: 'MASC-VP-2',
        point: ['player:red', 'player:blue'],
      },
    ),
    you({ kind: 'activate', unit: 'r1' }, 'Time to attack! Pick your two Frogs again.'),
    you(
      move('r1', 'H16'),
      'Move r1 to H16, next to the Rat b16. Mecha that touch an enemy are pinned, so neither of the two can walk away.',
      { clause: 'MASC-MOVE-10', point: ['square:H16', 'mecha:b16'] },
    ),
    you(
      move('r2', 'G14'),
      'Move r2 to G14, 2 squares from its friend and 3 from both Rats. A Frog’s Range is 3.',
      { clause: 'MASC-R-45', point: ['square:G14'] },
    ),
    you(FINISH, 'Finish this squad’s move.'),
    they(PASS),
    you(PASS, 'Your opponent doesn’t move this time. Pass, and the Combat Phase begins.', {
      clause: 'MASC-R-37',
    }),
    you(
      RED_STARTS,
      'You won the roll, so you also decide who starts Combat. Choose “You start” to shoot first.',
      {
        clause: 'MASC-R-19',
      },
    ),
    you(
      { kind: 'attack', unit: 'r1', target: 'b15' },
      'Pick one of your Frogs, then one of the Rats. You roll 5 dice: 2 for each Frog and 1 for the pin.',
      { clause: 'MASC-ATK-5', point: ['mecha:r1', 'mecha:r2', 'mecha:b15', 'mecha:b16'] },
    ),
    they(
      { kind: 'assign', mecha: 'b15' },
      'A 4 or higher hurts a Rat, so two of your five dice count. The defender decides who takes them, but a damaged mecha must be finished off first.',
      { clause: 'MASC-DMG-7', point: ['mecha:b15', 'mecha:b16'] },
    ),
    they(
      { kind: 'attack', unit: 'b16', target: 'r1' },
      'One Rat is destroyed. The other is alone now and shoots back with 2 dice, plus 1 for its pin.',
      { clause: 'MASC-R-42', point: ['mecha:b16'] },
    ),
    you(
      { kind: 'assign', mecha: 'r1' },
      'Now you are the defender: the 3 and the 4 hurt Frogs, the 1 doesn’t. Give the 3 to r1, since it takes three hits to destroy a Frog.',
      { clause: 'MASC-DMG-2', point: ['mecha:r1', 'mecha:r2'] },
    ),
  ],
};
