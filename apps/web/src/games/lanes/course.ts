import { lanes, startAt, type Action, type Position, type Setting } from '@mechatable/lanes';
import { freeMatch, scripted, stepsOf, type Course, type Lesson, type LessonStep } from '../shared/course.ts';
import { artOf, cardOf } from './card.ts';
import { words } from './lesson-words.ts';
import { tribeLook } from './traits.ts';

const { you } = stepsOf<Action>();

type Id = keyof typeof words;

interface Parts {
  readonly minutes: number;
  /** The card on the list of lessons. */
  readonly card: string;
  readonly pieces: Position;
  readonly setting?: Setting;
}

const describe = (id: Id, { minutes, card, pieces, setting }: Parts): Omit<Lesson, 'steps'> => ({
  id,
  words: words[id],
  minutes,
  picture: () => ({ svg: artOf(card), classes: tribeLook(cardOf(card)) }),
  start: (rng) => startAt(pieces, { ...setting, rng }),
});

const lesson = (id: Id, parts: Parts, script: readonly LessonStep[]): Lesson =>
  scripted(lanes, describe(id, parts), script);

const { place, attack, breakthrough, cards, exchange, triggers } = words;

export const course: Course = {
  lessons: [
    lesson(
      'place',
      {
        minutes: 1,
        card: 'VG-01',
        pieces: { A: { hand: 'VG-01 LB-01 LD-01' }, B1f: 'NT-01', B3f: 'NT-02' },
      },
      [
        you({ kind: 'playUnit', card: 'VG-01' }, place.pickLancer, { clause: 'LN-MAIN-2' }),
        you({ kind: 'zone', zone: 'A1f' }, place.placeLancer, { clause: 'LN-LANE-3' }),
        you({ kind: 'playUnit', card: 'LB-01' }, place.pickBallista),
        you({ kind: 'zone', zone: 'A1b' }, place.placeBallista, { clause: 'LN-LANE-3' }),
        you({ kind: 'playLand', card: 'LD-01' }, place.pickBunker, { clause: 'LN-MAIN-5' }),
        you({ kind: 'zone', zone: 'A1L' }, place.placeBunker, { clause: 'LN-R-43' }),
      ],
    ),
    lesson(
      'attack',
      {
        minutes: 1,
        card: 'NT-01',
        pieces: { A1f: 'VG-01', A2f: 'NT-01', B1f: 'NT-01', B3f: 'BA-01', A: { hand: 'NT-02' } },
      },
      [
        you({ kind: 'attack', unit: 'A1f' }, attack.fight, { clause: 'LN-CMB-2' }),
        you({ kind: 'attack', unit: 'A2f' }, attack.open, { clause: 'LN-ATK-6' }),
        you({ kind: 'pass' }, attack.endTurn, { clause: 'LN-ATK-2', point: ['pile:B:protection'] }),
      ],
    ),
    lesson(
      'breakthrough',
      {
        minutes: 1,
        card: 'VG-03',
        pieces: {
          A1f: 'VG-01',
          A2f: 'VG-03',
          A3f: 'NT-01',
          B1b: 'NT-02',
          A: { hand: 'NT-02' },
          B: { protection: 'NT-02' },
        },
      },
      [
        you({ kind: 'attack', unit: 'A1f' }, breakthrough.backline, { clause: 'LN-ATK-4' }),
        you({ kind: 'attack', unit: 'A2f' }, breakthrough.last, {
          clause: 'LN-PROT-1',
          point: ['pile:B:protection'],
        }),
        you({ kind: 'attack', unit: 'A3f' }, breakthrough.win, { clause: 'LN-PROT-2' }),
      ],
    ),
    lesson(
      'cards',
      {
        minutes: 1,
        card: 'MD-01',
        pieces: { A1f: 'NT-01', A2f: 'VG-01', B1f: 'BA-01', B2f: 'BA-08', A: { hand: 'OP-01 MD-01' } },
      },
      [
        you({ kind: 'playTech', card: 'OP-01' }, cards.tech, { clause: 'LN-MAIN-3', point: ['zone:B2f'] }),
        you({ kind: 'equip', card: 'MD-01', unit: 'A1f' }, cards.equip, { clause: 'LN-MAIN-4' }),
        you({ kind: 'attack', unit: 'A1f' }, cards.armed),
        you({ kind: 'attack', unit: 'A2f' }, cards.open),
      ],
    ),
    lesson(
      'exchange',
      {
        minutes: 2,
        card: 'OP-02',
        pieces: {
          A1f: 'VG-01',
          B1f: 'BA-07',
          B2f: 'NT-01',
          A: {
            hand: 'NT-01',
            deck: 'NT-02 NT-02 NT-02 NT-02 NT-02 NT-02',
            revealed: 'OP-02 MD-03 NT-03',
            pool: 'LD-06 NT-07 OP-16',
          },
        },
        setting: { at: 'turn' },
      },
      [
        you({ kind: 'exchange', yes: true }, exchange.exchange, { clause: 'LN-R-8', point: ['zone:B1f'] }),
        you({ kind: 'giveBack', card: 'NT-02' }, exchange.giveBack),
        you({ kind: 'takeRevealed', card: 'OP-02' }, exchange.take),
        you({ kind: 'playTech', card: 'OP-02' }, exchange.recall, { clause: 'LN-MAIN-3' }),
        you({ kind: 'target', zone: 'B1f' }, exchange.recallColossus),
        you({ kind: 'attack', unit: 'A1f' }, exchange.attack),
      ],
    ),
    lesson(
      'triggers',
      {
        minutes: 1,
        card: 'VG-08',
        pieces: { A1f: 'VG-08', A2f: 'VG-04', B1f: 'NT-02', B2f: 'NT-06', A: { hand: 'NT-01' } },
      },
      [
        you({ kind: 'attack', unit: 'A1f' }, triggers.hunter),
        you({ kind: 'optional', yes: true }, triggers.draw, { clause: 'LN-R-73' }),
        you({ kind: 'attack', unit: 'A2f' }, triggers.kite),
        you({ kind: 'attack', unit: 'A2f' }, triggers.again),
      ],
    ),
    freeMatch(
      describe('match', {
        minutes: 3,
        card: 'VG-04',
        pieces: {
          A1f: 'VG-01',
          A2f: 'VG-03',
          B1f: 'NT-01',
          B2f: 'NT-02',
          A: {
            hand: 'VG-04 OP-01 MD-01 NT-01',
            deck: 'VG-02 NT-02 VG-08 OP-05 LD-01 VG-01 NT-01 VG-04 OP-01 VG-02 NT-02 VG-08',
            revealed: 'OP-02 MD-05 VG-07',
            pool: 'NT-07 VG-05 OP-16',
          },
          B: {
            hand: 'NT-06 LD-05',
            deck: 'NT-02 NT-06 NT-08 LD-05 NT-03 NT-05 NT-02 NT-06 NT-08 LD-05 NT-03 NT-05',
            protection: 'NT-08 NT-06',
          },
        },
      }),
    ),
  ],
};
