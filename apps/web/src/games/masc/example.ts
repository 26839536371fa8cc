import { rngFrom } from '@mechatable/kernel';
import type { Thing } from '@mechatable/board';
import {
  COLOR_IDS,
  COLOR_NAMES,
  COLUMNS,
  ROWS,
  masc,
  squareNumber,
  TYPES,
  type MechaView,
} from '@mechatable/masc';
import { inert } from '../shared/inert.ts';
import { fieldPart } from './field-part.ts';
import { layoutOf, type Cut } from './layout.ts';
import type { NamedView } from './naming.ts';
import { withOwnNames } from './style-names.ts';

/** `r1 Wolf C3 damage 2`: name, type, square and damage. */
const LINE = /^([rb])(\d+) (\w+) ([A-R]\d+)(?: damage (\d+))?$/;
/** `# B2 C2`: a terrain sign and its squares. */
const GROUND = /^([:~#*]) ([A-R]\d+(?: [A-R]\d+)*)$/;

/** One square around everything the lines name. */
const MARGIN = 1;

/**
 * A position of the rule book: one mecha or terrain per line, on clear ground by default. A line `Two Rivers` puts it on
 * that board. Only the part of the board that is in use is drawn.
 */
export function example(lines: readonly string[]): Thing {
  const start = masc.rules.view(
    masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('example')),
    'table',
  );
  const terrain = lines.includes('Two Rivers')
    ? Array.from(start.terrain)
    : new Array<string>(COLUMNS * ROWS).fill('.');
  const mecha: MechaView[] = [];
  const used: number[] = [];
  for (const line of lines) {
    if (line === 'Two Rivers') continue;
    const ground = GROUND.exec(line);
    if (ground === null) {
      const one = read(line);
      mecha.push(one);
      used.push(squareNumber(one.square));
      continue;
    }
    const [, sign = '', names = ''] = ground;
    for (const name of names.split(' ')) {
      terrain[known(name, line)] = sign;
      used.push(known(name, line));
    }
  }
  // The rule book calls players by their colors.
  const names = { viewer: 'table', names: COLOR_NAMES } as const;
  const view: NamedView = {
    ...start,
    names,
    terrain: terrain.join(''),
    turn: 1,
    agenda: [],
    mecha,
    rules: start.rules,
  };
  const field = fieldPart(view, layoutOf(1, cutAround(used)), false);
  return withOwnNames(inert({ key: 'example', classes: 'table example', children: [field] }));
}

function read(line: string): MechaView {
  const parts = LINE.exec(line);
  if (parts === null) throw new Error(`Bad example line "${line}": expected a mecha, a type and a square.`);
  const [, letter = '', number = '', name = '', square = '', damage = '0'] = parts;
  const type = TYPES.find((one) => one.name === name);
  if (type === undefined) throw new Error(`Bad example line "${line}": unknown type "${name}".`);
  known(square, line);
  return {
    id: `${letter}${number}`,
    colour: COLOR_IDS[letter === 'r' ? 0 : 1],
    type: type.id,
    square,
    damage: Number(damage),
    spent: false,
  };
}

function known(name: string, line: string): number {
  const square = squareNumber(name);
  if (square < 0) throw new Error(`Bad example line "${line}": unknown square "${name}".`);
  return square;
}

function cutAround(squares: readonly number[]): Cut {
  const columns = squares.map((square) => square % COLUMNS);
  const rows = squares.map((square) => Math.floor(square / COLUMNS));
  const span = (numbers: readonly number[], size: number): [number, number] => [
    Math.max(0, Math.min(...numbers) - MARGIN),
    Math.min(size - 1, Math.max(...numbers) + MARGIN),
  ];
  return { columns: span(columns, COLUMNS), rows: span(rows, ROWS) };
}
