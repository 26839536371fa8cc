import type { Seat } from '@mechatable/kernel';
import type { Action } from '@mechatable/mechanation';
import type { LessonStep } from '../shared/drawing.ts';
import { words } from './lesson-words.ts';

export const LEARNER: Seat = 0;

/** A step with an explanation. Anything asked before it is passed silently. */
export interface Beat extends LessonStep {
  readonly action: Action;
}

type More = Pick<LessonStep, 'clause' | 'point'>;

const you = (action: Action, say: string, more: More = {}): Beat => ({ seat: LEARNER, action, say, ...more });

/** The moves of the others: those with an explanation wait until it has been read. */
const they = (seat: Seat, action: Action, say = '', more: More = {}): Beat => ({
  seat,
  action,
  say,
  ...more,
});

const reveal = (tile: string): Action => ({ kind: 'reveal', tile });
const send = (mech: string, tile: string, face: 'up' | 'down' = 'down'): Action => ({
  kind: 'deploy',
  mech,
  tile,
  face,
});
const PASS: Action = { kind: 'pass' };

/** Three turns: a look, a Battle, a raid, a defeat, a defence, a repair, and a set. */
export const SCRIPT: readonly Beat[] = [
  you(reveal('t0'), words.reveal, { clause: 'MN-INIT-2', point: ['lines:P0'] }),
  they(1, reveal('t5'), words.othersReveal, {
    clause: 'MN-INIT-1',
    point: ['pilot:P0'],
  }),
  they(2, reveal('t6')),
  they(3, reveal('t11')),
  you({ kind: 'use', mech: 'keyhole', target: 't13' }, words.look, { clause: 'MN-M-03' }),
  you(send('war-drum', 't13', 'up'), words.deployFaceUp, { clause: 'MN-M-18', point: ['mech:keyhole'] }),
  they(1, send('glass-emperor', 't13'), words.opponentDeploys, { clause: 'MN-R-19', point: ['tile:t13'] }),
  they(2, send('needlefly', 't12'), words.thirdDeploys),
  they(3, PASS, words.resolve, { clause: 'MN-RES-2' }),
  you({ kind: 'attack', mech: 'keyhole', tile: 't5', face: 'down' }, words.attack, {
    clause: 'MN-PILOT-2',
    point: ['tile:t5'],
  }),
  they(1, PASS, words.undefended, {
    clause: 'MN-PILOT-10',
  }),
  they(1, reveal('t4'), words.alphaMovesOn, {
    clause: 'MN-INIT-4',
    point: ['pilot:P1', 'mech:glass-emperor'],
  }),
  they(2, reveal('t7')),
  they(3, reveal('t9')),
  you(reveal('t2'), words.revealAgain, {
    clause: 'MN-R-11',
    point: ['lines:P0'],
  }),
  they(1, send('redline', 't14')),
  you(send('iron-tortoise', 't14'), words.contest, { clause: 'MN-ARENA-4' }),
  they(1, { kind: 'attack', mech: 'firecracker', tile: 't0', face: 'down' }, words.defeat, {
    clause: 'MN-HGR-4',
    point: ['mech:iron-tortoise', 'tile:t0'],
  }),
  you({ kind: 'defend', mech: 'war-drum' }, words.defend, { clause: 'MN-PILOT-4' }),
  you(reveal('t1'), words.tie, { clause: 'MN-R-31', point: ['mech:iron-tortoise'] }),
  they(2, send('leviathan', 't17', 'up'), words.elsewhere, {
    clause: 'MN-M-24',
    point: ['tile:t16'],
  }),
  you(send('iron-tortoise', 't16'), words.lastDeployment, { clause: 'MN-OBJ-1' }),
  they(1, PASS, words.win, {
    clause: 'MN-SCRAP-2',
  }),
];
