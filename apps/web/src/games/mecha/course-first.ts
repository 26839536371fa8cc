import type { Course } from '../shared/course.ts';
import { DECLINE, idOf, lessonsOf, they, you } from './lesson-kit.ts';
import { words } from './lesson-words.ts';

const says = words.first;
const { lesson, match } = lessonsOf('1e', says);

const TOWER = idOf('1e', 'Radio Tower');
const SKIPPER = idOf('1e', 'Skipper');
const CRUISER = idOf('1e', 'Cruiser');
const ATTACK_VECTOR = idOf('1e', 'Attack Vector');
const ATTACK_ORDERS = idOf('1e', 'Attack Orders');
const IRONHIDE = idOf('1e', 'Ironhide');

const { towers, move, fight, direct, respond } = says;

export const firstCourse: Course = {
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
          S: { hand: 'Radio Tower, Skipper, Attack Vector' },
        },
      },
      [
        you({ kind: 'play', card: TOWER, cell: 'c1' }, towers.tower, {
          clause: 'MG-TOWER-4',
          point: ['bandwidth:S'],
        }),
        you({ kind: 'play', card: SKIPPER, cell: 'e1' }, towers.skipper, {
          clause: 'MG-R-45',
          point: ['bandwidth:S'],
        }),
        you({ kind: 'play', card: ATTACK_VECTOR, cell: 'b1' }, towers.vector, { clause: 'MG-R-41' }),
        you({ kind: 'endPhase' }, towers.full, { clause: 'MG-R-37', point: ['bandwidth:S'] }),
      ],
    ),
    lesson(
      'move',
      {
        minutes: 1,
        card: 'Cruiser',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          d1: 'S Radio Tower',
          f1: 'S Radio Tower',
          g1: 'S Radio Tower',
          e2: 'S Attack Vector',
          d5: 'N Radio Tower',
          S: { hand: 'Cruiser' },
        },
      },
      [
        you({ kind: 'move', unit: 'e2', path: 'e3' }, move.step, { clause: 'MG-KW-15' }),
        you({ kind: 'play', card: CRUISER, cell: 'c1' }, move.cruiser, { clause: 'MG-MECHA-6' }),
        you({ kind: 'move', unit: 'c1', path: 'c2' }, move.haste, { clause: 'MG-MECHA-6' }),
        you({ kind: 'endPhase' }, move.end),
      ],
    ),
    lesson(
      'fight',
      {
        minutes: 1,
        card: 'Attack Vector',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          d1: 'S Radio Tower',
          c4: 'S Attack Vector',
          d2: 'S Skipper',
          d4: 'N Cruiser',
          c5: 'N Radio Tower',
          d5: 'N Radio Tower',
          e5: 'N Radio Tower',
        },
      },
      [
        you({ kind: 'attack', unit: 'c4', target: 'd4' }, fight.attack, { clause: 'MG-COMBAT-1' }),
        you({ kind: 'move', unit: 'd2', path: 'd3' }, fight.closer, { point: ['cell:d4'] }),
        you({ kind: 'attack', unit: 'd3', target: 'd4' }, fight.finish, { clause: 'MG-CTR-4' }),
      ],
    ),
    lesson(
      'direct',
      {
        minutes: 1,
        card: 'Attack Orders',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          e4: 'S Skipper',
          c5: 'N Radio Tower',
          S: { hand: 'Attack Orders' },
          N: { damage: 'Class Ganon, Turtle, Longbow' },
        },
      },
      [
        you({ kind: 'move', unit: 'e4', path: 'e5' }, direct.enter, {
          clause: 'MG-BOARD-3',
          point: ['edge:N'],
        }),
        you({ kind: 'attack', unit: 'e5', target: 'player' }, direct.hit, { clause: 'MG-WIN-2' }),
        DECLINE,
        you({ kind: 'command', card: ATTACK_ORDERS, target: 'e5' }, direct.orders, { clause: 'MG-CMD-3' }),
        you({ kind: 'attack', unit: 'e5', target: 'player' }, direct.win, { clause: 'MG-WIN-4' }),
      ],
    ),
    lesson(
      'respond',
      {
        minutes: 2,
        card: 'Ironhide',
        pieces: {
          a1: 'S Radio Tower',
          b1: 'S Radio Tower',
          d1: 'S Skipper',
          d2: 'N Mega Bot',
          c5: 'N Radio Tower',
          e5: 'N Radio Tower',
          S: { hand: 'Ironhide' },
        },
        setting: { active: 'N' },
      },
      [
        they({ kind: 'attack', unit: 'd2', target: 'd1' }, respond.threat, {
          clause: 'MG-R-14',
          point: ['cell:d2', 'cell:d1'],
        }),
        you({ kind: 'command', card: IRONHIDE, target: 'd1' }, respond.ironhide, { clause: 'MG-CMD-3' }),
        they({ kind: 'endPhase' }, respond.stopped, { point: ['cell:d1'] }),
        you({ kind: 'attack', unit: 'd1', target: 'd2' }, respond.back, { clause: 'MG-CTR-4' }),
        DECLINE,
      ],
    ),
    match('match', {
      minutes: 3,
      card: 'Skipper',
      pieces: {
        a1: 'S Radio Tower',
        b1: 'S Radio Tower',
        c1: 'S Radio Tower',
        a2: 'S Radio Tower',
        b2: 'S Radio Tower',
        c3: 'S Cruiser',
        e3: 'S Skipper',
        d4: 'N Mod Bot',
        c5: 'N Radio Tower',
        e5: 'N Radio Tower',
        S: {
          hand: 'Attack Orders, Radio Tower, Skipper, Ironhide',
          deck: 'Marching Orders, Skipper, Radio Tower, Attack Vector, Attack Orders, Cruiser, Radio Tower, Skipper, Preparations, Attack Vector, Radio Tower, Cruiser, Attack Orders, Skipper',
        },
        N: {
          hand: 'Stonewall, Radio Tower',
          deck: 'Mod Bot, Radio Tower, Attack Vector, Stonewall, Mod Bot, Radio Tower, Attack Vector, Mod Bot, Radio Tower, Attack Vector, Mod Bot, Radio Tower, Attack Vector, Stonewall',
          damage: 'Class Ganon, Turtle',
        },
      },
    }),
  ],
};
