import type { Course } from '../shared/course.ts';
import { DECLINE, idOf, lessonsOf, they, you } from './lesson-kit.ts';
import { words } from './lesson-words.ts';

const says = words.second;
const { lesson, match } = lessonsOf('2e', says);

const TOWER = idOf('2e', 'Radio Tower');
const DOG = idOf('2e', 'Wind-Up Dog');
const CAT = idOf('2e', 'Wind-Up Cat');
const GRACE = idOf('2e', 'Admiral Grace');
const ATTACK_ORDERS = idOf('2e', 'Attack Orders');
const INTERDICTION = idOf('2e', 'Interdiction');
const VIRUS = idOf('2e', 'Virus');

const { towers, pilots, act, range, direct, chain } = says;

export const secondCourse: Course = {
  lessons: [
    lesson(
      'towers',
      {
        minutes: 1,
        card: 'Radio Tower',
        pieces: {
          d1: 'S Radio Tower',
          f1: 'S Radio Tower',
          c5: 'N Radio Tower',
          S: { hand: 'Radio Tower, Wind-Up Dog, Wind-Up Cat' },
        },
      },
      [
        you({ kind: 'play', card: TOWER, cell: 'c1' }, towers.tower, {
          clause: 'MG-TOWER-4',
          point: ['bandwidth:S'],
        }),
        you({ kind: 'play', card: DOG, cell: 'e1' }, towers.dog, {
          clause: 'MG-R-45',
          point: ['bandwidth:S'],
        }),
        you({ kind: 'play', card: CAT, cell: 'b1' }, towers.cat, { clause: 'MG-R-41' }),
        you({ kind: 'endPhase' }, towers.full, { clause: 'MG-ACT-1', point: ['bandwidth:S'] }),
      ],
    ),
    lesson(
      'pilots',
      {
        minutes: 1,
        card: 'Admiral Grace',
        pieces: {
          d1: 'S Radio Tower',
          f1: 'S Radio Tower',
          e1: 'S Wind-Up Dog',
          c5: 'N Radio Tower',
          S: { hand: 'Admiral Grace, Wind-Up Dog' },
        },
      },
      [
        you({ kind: 'attach', card: GRACE, unit: 'e1' }, pilots.grace, { clause: 'MG-PILOT-3' }),
        you({ kind: 'play', card: DOG, cell: 'c1' }, pilots.room, {
          clause: 'MG-PILOT-3',
          point: ['bandwidth:S'],
        }),
        you({ kind: 'move', unit: 'e1', path: 'e2' }, pilots.forward, { clause: 'MG-R-62' }),
      ],
    ),
    lesson(
      'act',
      {
        minutes: 1,
        card: 'Bugzapper',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          a2: 'S Radio Tower',
          b2: 'S Radio Tower',
          c3: 'S Bugzapper',
          e3: 'S Wind-Up Dog',
          c5: 'N Mechanical Bull',
          e4: 'N Wind-Up Cat',
          d5: 'N Radio Tower',
          f5: 'N Radio Tower',
          g5: 'N Radio Tower',
        },
      },
      [
        you({ kind: 'move', unit: 'c3', path: 'c4' }, act.closer, { clause: 'MG-ACT-2' }),
        you({ kind: 'attack', unit: 'c4', target: 'c5' }, act.now, { clause: 'MG-ACT-3' }),
        you({ kind: 'attack', unit: 'e3', target: 'e4' }, act.other, { clause: 'MG-ACT-4' }),
        you({ kind: 'endPhase' }, act.end, { clause: 'MG-ACT-4' }),
      ],
    ),
    lesson(
      'range',
      {
        minutes: 1,
        card: 'Shortbow',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          a2: 'S Radio Tower',
          d3: 'S Wind-Up Dog',
          d2: 'S Shortbow + Admiral Grace',
          d4: 'N Turtle',
          c5: 'N Radio Tower',
          e5: 'N Radio Tower',
        },
      },
      [
        you({ kind: 'attack', unit: 'd2', target: 'd4' }, range.shoot, {
          clause: 'MG-KW-16',
          point: ['cell:d4'],
        }),
        you({ kind: 'attack', unit: 'd3', target: 'd4' }, range.armor, { point: ['cell:d4'] }),
        you({ kind: 'endPhase' }, range.end),
      ],
    ),
    lesson(
      'direct',
      {
        minutes: 2,
        card: 'Orbital Strike',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          e3: 'S Shortbow + Admiral Grace',
          c5: 'N Radio Tower',
          S: { hand: 'Attack Orders' },
          N: {
            damage: 'Wind-Up Mouse',
            deck: 'Wind-Up Mouse, Orbital Strike, Wind-Up Mouse, Wind-Up Mouse, Wind-Up Mouse, Wind-Up Mouse',
          },
        },
      },
      [
        you({ kind: 'move', unit: 'e3', path: 'e4' }, direct.closer, {
          clause: 'MG-R-27',
          point: ['edge:N'],
        }),
        you({ kind: 'attack', unit: 'e4', target: 'player' }, direct.hit, { clause: 'MG-WIN-2' }),
        DECLINE,
        you({ kind: 'command', card: ATTACK_ORDERS, target: 'e4' }, direct.orders, { clause: 'MG-R-49' }),
        you({ kind: 'attack', unit: 'e4', target: 'player' }, direct.again, { clause: 'MG-WIN-4' }),
        they({ kind: 'target', target: 'e4' }, direct.trigger, { clause: 'MG-TRIG-2' }),
      ],
    ),
    lesson(
      'chain',
      {
        minutes: 2,
        card: 'Interdiction',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          e5: 'S Wind-Up Dog',
          c5: 'N Radio Tower',
          d5: 'N Radio Tower',
          S: { hand: 'Interdiction' },
          N: { hand: 'Virus', damage: 'Wind-Up Mouse, Wind-Up Mouse, Wind-Up Mouse, Wind-Up Mouse' },
        },
      },
      [
        you({ kind: 'attack', unit: 'e5', target: 'player' }, chain.attack, { clause: 'MG-R-14' }),
        they({ kind: 'command', card: VIRUS, target: 'e5' }, chain.virus, { point: ['cell:e5'] }),
        you({ kind: 'command', card: INTERDICTION, target: '#2' }, chain.cancel),
      ],
    ),
    match('match', {
      minutes: 3,
      card: 'Wind-Up Dog',
      pieces: {
        a1: 'S Radio Tower',
        b1: 'S Radio Tower',
        c1: 'S Radio Tower',
        a2: 'S Radio Tower',
        b2: 'S Radio Tower',
        c3: 'S Wind-Up Dog',
        e3: 'S Shortbow + Admiral Grace',
        d4: 'N Wind-Up Cat',
        c5: 'N Radio Tower',
        e5: 'N Radio Tower',
        S: {
          hand: 'Attack Orders, Radio Tower, Bugzapper, Wind-Up Cat',
          deck: 'Attack Orders, Wind-Up Dog, Radio Tower, Bugzapper, Skipper, Radio Tower, Wind-Up Cat, Attack Orders, Radio Tower, Bugzapper, Skipper, Wind-Up Dog',
        },
        N: {
          hand: 'Wind-Up Mouse, Radio Tower',
          deck: 'Wind-Up Mouse, Radio Tower, Stage 1, Wind-Up Cat, Wind-Up Mouse, Radio Tower, Stage 1, Wind-Up Mouse, Radio Tower, Wind-Up Cat, Wind-Up Mouse, Stage 1',
          damage: 'Wind-Up Mouse, Wind-Up Mouse',
        },
      },
    }),
  ],
};
