import type { Action } from '@mechatable/lanes';
import type { Lesson, LessonStep } from '../shared/drawing.ts';
import { LESSON_DECKS } from './lesson-decks.ts';
import { words } from './lesson-words.ts';

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
  title: words.title,
  minutes: 5,
  seed: 'first-steps-1',
  options: { loadouts: LESSON_DECKS },
  seat: LEARNER,
  steps: [
    you({ kind: 'tossChoice', take: 'first' }, words.welcome, { clause: 'LN-SET-2' }),
    you({ kind: 'exchange', yes: false }, words.keepCards, { clause: 'LN-TURN-1' }),
    you({ kind: 'playUnit', card: 'VG-01' }, words.pickPikeLancer, { clause: 'LN-MAIN-1' }),
    you({ kind: 'zone', zone: 'A1f' }, words.placePikeLancer, { clause: 'LN-LANE-3' }),
    you({ kind: 'playUnit', card: 'VG-08' }, words.pickTrophyHunter, { clause: 'LN-MAIN-2' }),
    you({ kind: 'zone', zone: 'A2f' }, words.placeTrophyHunter),
    you({ kind: 'playUnit', card: 'VG-04' }, words.pickDuelistKite),
    you({ kind: 'zone', zone: 'A3f' }, words.placeDuelistKite),
    you({ kind: 'playLand', card: 'LD-01' }, words.pickBunker, { clause: 'LN-MAIN-5' }),
    you({ kind: 'zone', zone: 'A1L' }, words.placeBunker, { clause: 'LN-R-43' }),
    you({ kind: 'pass' }, words.endFirstTurn, { clause: 'LN-R-15' }),
    they({ kind: 'exchange', yes: false }, words.watchOpponent),
    they({ kind: 'playUnit', card: 'BA-06' }),
    they({ kind: 'zone', zone: 'B1f' }),
    they({ kind: 'playUnit', card: 'BA-08' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'pass' }, words.openLane, { point: ['lane:B3'] }),
    you({ kind: 'exchange', yes: true }, words.exchange, { clause: 'LN-R-8' }),
    you({ kind: 'giveBack', card: 'VG-05' }, words.giveBack),
    you({ kind: 'takeRevealed', card: 'OP-02' }, words.takeFromPool),
    you({ kind: 'playTech', card: 'OP-01' }, words.precisionStrike, {
      clause: 'LN-MAIN-3',
      point: ['zone:B2f'],
    }),
    you({ kind: 'attack', unit: 'A1f' }, words.attackLane1, { clause: 'LN-ATK-4' }),
    you({ kind: 'attack', unit: 'A2f' }, words.attackLane2, { clause: 'LN-ATK-6' }),
    you({ kind: 'attack', unit: 'A3f' }, words.attackLane3, { clause: 'LN-PROT-1' }),
    you({ kind: 'pass' }, words.endSecondTurn, { clause: 'LN-ATK-2' }),
    they({ kind: 'exchange', yes: false }, words.lostProtection),
    they({ kind: 'playUnit', card: 'BA-02' }),
    they({ kind: 'zone', zone: 'B2f' }),
    they({ kind: 'playUnit', card: 'BA-03' }),
    they({ kind: 'zone', zone: 'B2b' }),
    they({ kind: 'pass' }, words.blockedLane2, { point: ['zone:B2f', 'zone:B2b'] }),
    you({ kind: 'exchange', yes: false }, words.keepCardsAgain),
    you({ kind: 'equip', card: 'MD-01', unit: 'A2f' }, words.equip, { clause: 'LN-MAIN-4' }),
    you({ kind: 'attack', unit: 'A1f' }, words.lastProtection),
    you({ kind: 'attack', unit: 'A2f' }, words.attackWithSaber, { clause: 'LN-CMB-2' }),
    you({ kind: 'optional', yes: true }, words.useTrigger, { clause: 'LN-R-73' }),
    you({ kind: 'attack', unit: 'A3f' }, words.winningAttack, { clause: 'LN-PROT-2' }),
  ],
};
