import type { Seat } from '@mechatable/kernel';
import { FORCES, TYPE_IDS, type Action, type ForceCounts } from '@mechatable/masc';
import type { Lesson, LessonStep } from '../shared/drawing.ts';
import { words } from './lesson-words.ts';

const LEARNER: Seat = 0;
const TEACHER: Seat = 1;

type More = Pick<LessonStep, 'clause' | 'point'>;

const you = (action: Action, say: string, more: More = {}): LessonStep => ({
  seat: LEARNER,
  action,
  say,
  ...more,
});

/** The opponent's moves: those with words wait until they have been read. */
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

/** Two turns on one wing: moving a squad, holding ground, a pin, an attack, and assigning dice. */
export const lesson: Lesson = {
  title: words.title,
  minutes: 5,
  seed: 'masc-first-34',
  options: { setup: 'quick' },
  seat: LEARNER,
  steps: [
    they(force('even-hand')),
    you(force('leapfrog'), words.pickForce, { clause: 'MASC-R-68' }),
    you(RED_STARTS, words.chooseStart, { clause: 'MASC-INIT-2', point: ['player:red'] }),
    you({ kind: 'activate', unit: 'r1' }, words.pickSquad, {
      clause: 'MASC-SQ-1',
      point: ['mecha:r1', 'mecha:r2'],
    }),
    you(move('r1', 'F7'), words.moveFirst, { clause: 'MASC-MOVE-5', point: ['square:F7'] }),
    you(move('r2', 'F6'), words.moveSecond, { clause: 'MASC-MOVE-6', point: ['square:F6'] }),
    you(FINISH, words.finish, { clause: 'MASC-R-26' }),
    they({ kind: 'activate', unit: 'b15' }, words.opponentMoves, {
      clause: 'MASC-MOVE-11',
      point: ['mecha:b15', 'mecha:b16'],
    }),
    they(move('b15', 'F17')),
    they(move('b16', 'G17')),
    they(FINISH),
    you(PASS, words.pass, { clause: 'MASC-PASS-2' }),
    they(PASS, words.scoring, { clause: 'MASC-CTRL-4', point: ['slot:3', 'slot:6', 'slot:7'] }),
    you(RED_STARTS, words.secondTurn, {
      clause: 'MASC-VP-2',
      point: ['player:red', 'player:blue'],
    }),
    you({ kind: 'activate', unit: 'r1' }, words.attackTime),
    you(move('r1', 'H16'), words.pin, { clause: 'MASC-MOVE-10', point: ['square:H16', 'mecha:b16'] }),
    you(move('r2', 'G14'), words.moveInRange, { clause: 'MASC-R-45', point: ['square:G14'] }),
    you(FINISH, words.finishAgain),
    they(PASS),
    you(PASS, words.opponentPasses, {
      clause: 'MASC-R-37',
    }),
    you(RED_STARTS, words.startCombat, {
      clause: 'MASC-R-19',
    }),
    you({ kind: 'attack', unit: 'r1', target: 'b15' }, words.attack, {
      clause: 'MASC-ATK-5',
      point: ['mecha:r1', 'mecha:r2', 'mecha:b15', 'mecha:b16'],
    }),
    they({ kind: 'assign', mecha: 'b15' }, words.defenderAssigns, {
      clause: 'MASC-DMG-7',
      point: ['mecha:b15', 'mecha:b16'],
    }),
    they({ kind: 'attack', unit: 'b16', target: 'r1' }, words.opponentShoots, {
      clause: 'MASC-R-42',
      point: ['mecha:b16'],
    }),
    you({ kind: 'assign', mecha: 'r1' }, words.youAssign, {
      clause: 'MASC-DMG-2',
      point: ['mecha:r1', 'mecha:r2'],
    }),
  ],
};
