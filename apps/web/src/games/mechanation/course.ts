import { mechanation, mechNumber, MECHS, startAt, type Action, type Facing } from '@mechatable/mechanation';
import type { Position, Setting } from '@mechatable/mechanation';
import { freeMatch, scripted, stepsOf, type Course, type Lesson, type LessonStep } from '../shared/course.ts';
import { mechArt } from './card.ts';
import { words } from './lesson-words.ts';

const { you, by } = stepsOf<Action>();

type Id = keyof typeof words;

interface Parts {
  readonly minutes: number;
  /** The Mech on the list of lessons. */
  readonly mech: string;
  readonly pieces: Position;
  readonly setting?: Setting;
}

const PILOTS = 4;

const describe = (id: Id, { minutes, mech, pieces, setting }: Parts): Omit<Lesson, 'steps'> => ({
  id,
  words: words[id],
  minutes,
  seats: PILOTS,
  picture: () => ({ svg: mechArt(mech), classes: `mn-of-tier-${String(MECHS[mechNumber(mech)]?.tier)}` }),
  start: (rng) => startAt(pieces, { pilots: PILOTS, ...setting, rng }),
});

const lesson = (id: Id, parts: Parts, script: readonly LessonStep[]): Lesson =>
  scripted(mechanation, describe(id, parts), script);

const reveal = (tile: string): Action => ({ kind: 'reveal', tile });
const send = (mech: string, tile: string, face: Facing = 'down'): Action => ({
  kind: 'deploy',
  mech,
  tile,
  face,
});
const PASS: Action = { kind: 'pass' };

const { claim, battle, turn, abilities, raid, defend } = words;

/** Territories are numbered as they are listed: those of P0 first, then the other pilots, then the Arena. */
export const course: Course = {
  lessons: [
    lesson(
      'claim',
      {
        minutes: 1,
        mech: 'firecracker',
        pieces: {
          P0: { hand: 'Firecracker, Redline, Sunspear', row: 'G1 G2 G4* G6' },
          P1: { hand: 'Limpet, Wrecking Saint, Grudge Engine', row: 'C1 A2 Z3' },
          P2: { hand: 'Paper Tiger, Seesaw, Null Bishop', row: 'V1 C2 A5' },
          P3: { hand: 'Needlefly, Iron Tortoise, Glass Emperor', row: 'Z1 V6 C4' },
          arena: 'G3 C6',
        },
      },
      [
        you(send('firecracker', 't13'), claim.deploy, { clause: 'MN-OBJ-1', point: ['lines:P0'] }),
        by(1, PASS, claim.others, { clause: 'MN-R-19', point: ['tile:t13'] }),
        by(2, PASS),
        by(3, PASS, claim.alone, { clause: 'MN-RES-2' }),
      ],
    ),
    lesson(
      'battle',
      {
        minutes: 1,
        mech: 'tithe-colossus',
        pieces: {
          P0: { hand: 'Limpet, Iron Tortoise, Tithe Colossus', row: 'C1 C2 A4*' },
          P1: { hand: 'Paper Tiger, Redline, Sunspear', row: 'G1 A2 Z3' },
          P2: { hand: 'Firecracker, Seesaw, Null Bishop', row: 'V1 Z2 A5' },
          P3: { hand: 'Needlefly, Wrecking Saint, Grudge Engine', row: 'Z1 V6 C4' },
          arena: 'C5 G6*',
        },
        setting: { alpha: 'P3' },
      },
      [
        by(3, send('wrecking-saint', 't12'), battle.rival, { clause: 'MN-ARENA-4', point: ['tile:t12'] }),
        you(send('tithe-colossus', 't12'), battle.contest, { clause: 'MN-ARENA-4' }),
        by(1, PASS),
        by(2, PASS, battle.reveal, { clause: 'MN-RES-2' }),
      ],
    ),
    lesson(
      'turn',
      {
        minutes: 2,
        mech: 'iron-tortoise',
        pieces: {
          P0: { hand: 'Firecracker, Sunspear', hangar: 'Iron Tortoise STB', row: 'V1* V4* A6*' },
          P1: { hand: 'Limpet, Redline, Null Bishop', row: 'G1* A2* Z3' },
          P2: { hand: 'Paper Tiger, Seesaw, Grudge Engine', row: 'C1 Z2* A5*' },
          P3: { hand: 'Needlefly, Wrecking Saint, Glass Emperor', row: 'Z1 G6* C4*' },
          deck: 'V2 C3 G4 Z5 A1 C6 V3 G2 Z6 A3 C2 V5',
        },
        setting: { at: 'turn' },
      },
      [
        you(reveal('t2'), turn.reveal, { clause: 'MN-INIT-2', point: ['lines:P0'] }),
        by(1, reveal('t3'), turn.repair, { clause: 'MN-INIT-4', point: ['mech:iron-tortoise'] }),
        by(2, reveal('t7')),
        by(3, reveal('t11')),
        you(send('iron-tortoise', 't12'), turn.deploy, { clause: 'MN-ARENA-4' }),
      ],
    ),
    lesson(
      'abilities',
      {
        minutes: 2,
        mech: 'keyhole',
        pieces: {
          P0: { hand: 'Keyhole, Redline, War Drum', row: 'G1 G2 A6' },
          P1: { hand: 'Limpet, Seesaw, Glass Emperor', row: 'C1 A2 Z3' },
          P2: { hand: 'Paper Tiger, Iron Tortoise, Null Bishop', row: 'V1 C2 A5' },
          P3: { hand: 'Needlefly, Wrecking Saint, Sunspear', row: 'Z1 V6 C4' },
          arena: 'Z5 G4*',
        },
      },
      [
        you({ kind: 'use', mech: 'keyhole', target: 't13' }, abilities.look, { clause: 'MN-M-03' }),
        you(send('war-drum', 't13', 'up'), abilities.deploy, { clause: 'MN-M-18' }),
        by(1, send('glass-emperor', 't13'), abilities.rival, { point: ['tile:t13'] }),
        by(2, PASS),
        by(3, PASS, abilities.resolve, { clause: 'MN-RES-2' }),
      ],
    ),
    lesson(
      'raid',
      {
        minutes: 1,
        mech: 'leviathan',
        pieces: {
          P0: { hand: 'Keyhole, Redline, Tithe Colossus', row: 'Z1 Z2 A6' },
          P1: { hand: 'Limpet, Seesaw, Glass Emperor', row: 'C1 Z4 V3*' },
          P2: { hand: 'Paper Tiger, Iron Tortoise, Null Bishop', row: 'V1* C2* A5*' },
          P3: { hand: 'Needlefly, Wrecking Saint, Sunspear', row: 'G1* V6* C4*' },
          arena: 'G5',
        },
        setting: { at: 'attack' },
      },
      [
        you({ kind: 'attack', mech: 'keyhole', tile: 't4', face: 'down' }, raid.attack, {
          clause: 'MN-PILOT-2',
          point: ['tile:t4'],
        }),
        by(1, PASS, raid.defend, { clause: 'MN-PILOT-10' }),
      ],
    ),
    lesson(
      'defend',
      {
        minutes: 1,
        mech: 'war-drum',
        pieces: {
          P0: { hand: 'Limpet, Iron Tortoise, Sunspear', row: 'G2 G3* G5*' },
          P1: { hand: 'Firecracker, Seesaw, Glass Emperor', row: 'C1 Z4 V3*' },
          P2: { hand: 'Paper Tiger, Redline, Null Bishop', row: 'V1* C2* A5*' },
          P3: { hand: 'Needlefly, Wrecking Saint, Grudge Engine', row: 'Z1* V6* C4*' },
          arena: 'A1',
        },
        setting: { at: 'attack', alpha: 'P1' },
      },
      [
        by(1, { kind: 'attack', mech: 'firecracker', tile: 't0', face: 'down' }, defend.threat, {
          clause: 'MN-PILOT-2',
          point: ['tile:t0'],
        }),
        you({ kind: 'defend', mech: 'iron-tortoise' }, defend.tortoise, { clause: 'MN-PILOT-4' }),
      ],
    ),
    freeMatch(
      describe('match', {
        minutes: 3,
        mech: 'sunspear',
        pieces: {
          P0: { hand: 'Firecracker, Redline, Sunspear', row: 'G1 G2* G4* G5*' },
          P1: { hand: 'Limpet, Nightlatch, Grudge Engine', row: 'C1 Z4 V3*' },
          P2: { hand: 'Needlefly, Tandem, Null Bishop', row: 'V1 C2* A5*' },
          P3: { hand: 'Horsetrader, Iron Tortoise, Veil Mother', row: 'Z1 V6* C4*' },
          deck: 'G3 C6 V2 G6 G1 A2 Z5 G2 G4 C3 A1 V4 G5 Z6 C5 A3 V5 Z2 A4 C1',
        },
        setting: { at: 'turn' },
      }),
    ),
  ],
};
