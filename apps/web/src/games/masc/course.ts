import { masc, startAt, type Action, type Position, type Setting, type TypeId } from '@mechatable/masc';
import { freeMatch, scripted, stepsOf, type Course, type Lesson, type LessonStep } from '../shared/course.ts';
import { words } from './lesson-words.ts';
import { counterOf } from './pictures.ts';

const { you, they } = stepsOf<Action>();

type Id = keyof typeof words;

interface Parts {
  readonly minutes: number;
  /** The mecha on the list of lessons. */
  readonly type: TypeId;
  readonly pieces: Position;
  readonly setting?: Setting;
}

const describe = (id: Id, { minutes, type, pieces, setting }: Parts): Omit<Lesson, 'steps'> => ({
  id,
  words: words[id],
  minutes,
  picture: () => ({ svg: counterOf(type, 'red'), classes: 'ms-red' }),
  start: (rng) => startAt(pieces, { map: 'two rivers', ...setting, rng }),
});

const lesson = (id: Id, parts: Parts, script: readonly LessonStep[]): Lesson =>
  scripted(masc, describe(id, parts), script);

const activate = (unit: string): Action => ({ kind: 'activate', unit });
const move = (mecha: string, to: string): Action => ({ kind: 'moveMecha', mecha, to });
const FINISH: Action = { kind: 'finish' };
const PASS: Action = { kind: 'pass' };

const { ground, score, attack, defend } = words;

/** Blue's mecha far away, in lessons about moving. */
const FAR_AWAY: Position = { b1: 'Rat J20', b2: 'Rat K20', b3: 'Turtle C20', b4: 'Wolf D19' };

export const course: Course = {
  lessons: [
    lesson(
      'move',
      {
        minutes: 1,
        type: 'frog',
        pieces: { r1: 'Frog B4', r2: 'Frog C4', r3: 'Turtle I4', r4: 'Wolf J4', ...FAR_AWAY },
      },
      [
        you(activate('r1'), words.move.pick, { clause: 'MASC-SQ-1', point: ['mecha:r1', 'mecha:r2'] }),
        you(move('r1', 'F9'), words.move.first, { clause: 'MASC-MOVE-5', point: ['square:F9'] }),
        you(move('r2', 'F7'), words.move.second, { clause: 'MASC-MOVE-6', point: ['square:F7'] }),
        you(FINISH, words.move.finish, { clause: 'MASC-R-26' }),
      ],
    ),
    lesson(
      'ground',
      {
        minutes: 1,
        type: 'ant',
        pieces: { r1: 'Frog C1', r2: 'Frog D1', r3: 'Turtle I4', r4: 'Wolf J4', ...FAR_AWAY },
      },
      [
        you(activate('r1'), ground.pick, { clause: 'MASC-MOVE-5' }),
        you(move('r1', 'C5'), ground.ford, { point: ['square:C5'] }),
        you(move('r2', 'D4'), ground.second, { point: ['square:D4'] }),
        you(FINISH, ground.finish),
      ],
    ),
    lesson(
      'score',
      {
        minutes: 2,
        type: 'turtle',
        pieces: {
          r1: 'Frog G4',
          r2: 'Frog I4',
          r3: 'Turtle O4',
          r4: 'Wolf P4',
          b1: 'Rat L12',
          b2: 'Rat L14',
        },
      },
      [
        you(activate('r1'), score.pick, { clause: 'MASC-CTRL-4', point: ['slot:4'] }),
        you(move('r1', 'G8'), score.first, { point: ['square:G8'] }),
        you(move('r2', 'I7'), score.second, { point: ['square:I7'] }),
        you(FINISH, score.finish),
        they(PASS, score.theirs, { clause: 'MASC-PASS-2' }),
        you(PASS, score.pass, { clause: 'MASC-VP-2', point: ['slot:4'] }),
      ],
    ),
    lesson(
      'attack',
      {
        minutes: 1,
        type: 'wolf',
        pieces: {
          r1: 'Wolf I9',
          r2: 'Frog G9',
          b1: 'Rat I12',
          b2: 'Rat G12',
          b3: 'Turtle M14',
          b4: 'Turtle O14',
        },
        setting: { at: 'combat', dice: [1, 2, 3, 4, 4, 5, 6] },
      },
      [
        you({ kind: 'attack', unit: 'r1', target: 'b1' }, attack.attack, {
          clause: 'MASC-ATK-5',
          point: ['mecha:b1', 'mecha:b2'],
        }),
        they({ kind: 'assign', mecha: 'b1' }, attack.assign, {
          clause: 'MASC-DMG-7',
          point: ['mecha:b1', 'mecha:b2'],
        }),
      ],
    ),
    lesson(
      'defend',
      {
        minutes: 1,
        type: 'rat',
        pieces: { r1: 'Frog I9', r2: 'Frog G9', r3: 'Wolf C4', r4: 'Wolf D4', b1: 'Rat I12', b2: 'Rat G12' },
        setting: { at: 'combat', starts: 'B', dice: [1, 2, 3, 4] },
      },
      [
        they({ kind: 'attack', unit: 'b1', target: 'r1' }, defend.threat, {
          clause: 'MASC-ATK-5',
          point: ['mecha:b1', 'mecha:b2'],
        }),
        you({ kind: 'assign', mecha: 'r1' }, defend.assign, { clause: 'MASC-DMG-2' }),
        you({ kind: 'attack', unit: 'r1', target: 'b1' }, defend.back, { clause: 'MASC-DMG-7' }),
        they({ kind: 'assign', mecha: 'b1' }),
      ],
    ),
    freeMatch(
      describe('match', {
        minutes: 3,
        type: 'spider',
        pieces: {
          r1: 'Wolf I9',
          r2: 'Wolf J9',
          r3: 'Frog G9',
          r4: 'Frog G7',
          b1: 'Rat I16',
          b2: 'Rat J16',
          b3: 'Turtle J20',
        },
        setting: { at: 'turn', points: [19, 10] },
      }),
    ),
  ],
};
