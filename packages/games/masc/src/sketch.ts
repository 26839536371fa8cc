import { sentence, whom, wrapped, type Names } from '@mechatable/kernel';
import { BLUE, COLUMNS, RED, ROWS, SQUARE_NAME, type Color } from './board.ts';
import { BODY, typeNumber } from './content/types.ts';
import { NOBODY, regionsOf } from './control.ts';
import { unitsOf } from './formation.ts';
import { forceWords, typeName } from './labels.ts';
import { mechaName } from './names.ts';
import { byColor, sideName } from './sides.ts';
import { fieldOf, handOf, phaseOf, toPlace, type MechaView, type View } from './view.ts';
import { words } from './words/index.ts';

const CELL = 4;
const INDENT = '   ';

/** The board as text with all mecha on it, the viewer's edge at the bottom, then both sides in words. */
export function sketch(view: View, names?: Names): string {
  const near: Color = view.viewer !== 'table' && view.viewer !== view.red ? BLUE : RED;
  const rows = Array.from({ length: ROWS }, (_, i) => (near === RED ? ROWS - 1 - i : i));
  return [
    ...(near === BLUE ? [columnLine()] : []),
    ...rows.map((row) => rowLine(view, row)),
    ...(near === RED ? [columnLine()] : []),
    ...regionLines(view),
    ...sideLines(view, BLUE, names),
    ...sideLines(view, RED, names),
    `${INDENT}(${whenLine(view)})`,
  ].join('\n');
}

function whenLine(view: View): string {
  const phase = phaseOf(view);
  if (view.turn === 0) return words.sketch.setup;
  const { phases, turn } = words.sketch;
  return turn(view.turn, phase === null ? null : phases[phase], view.points, view.rules.vpTarget);
}

function columnLine(): string {
  const letters = SQUARE_NAME.slice(0, COLUMNS).map((name) => name.charAt(0).padEnd(CELL));
  return `${INDENT}${letters.join('')}`.trimEnd();
}

/** A mecha by name, or else the sign of the terrain. */
function rowLine(view: View, row: number): string {
  const cells = Array.from({ length: COLUMNS }, (_, column) => {
    const square = row * COLUMNS + column;
    const here = view.mecha.find((one) => one.square === SQUARE_NAME[square]);
    return (here?.id ?? view.terrain.charAt(square)).padEnd(CELL);
  });
  return `${String(row + 1).padStart(2)} ${cells.join('')}`.trimEnd();
}

/** The points each side would score now. */
function regionLines(view: View): string[] {
  if (view.mecha.length === 0) return [];
  const held = regionsOf(fieldOf(view)).map(({ red, blue, control }) => {
    const counts = `${red}-${blue}`;
    return control === NOBODY ? counts : `${counts}${words.colours[control].charAt(0)}`;
  });
  return wrap(words.sketch.regions(held));
}

function sideLines(view: View, colour: Color, names?: Names): string[] {
  const field = fieldOf(view);
  const name = sideName(sentence(whom(byColor(names, view), colour)), colour);
  const units = unitsOf(field, colour).map((unit) =>
    unit.map((mecha) => mechaWords(view, mechaName(field, mecha))).join(' '),
  );
  const hand = handOf(view, colour);
  const left = toPlace(view, colour);
  const waiting = left === 0 || !view.committed[colour] ? [] : [waitingWords(hand, left)];
  if (units.length === 0 && waiting.length === 0) return [];
  return wrap(words.sketch.side(name, [...units, ...waiting]));
}

function waitingWords(hand: ReturnType<typeof handOf>, left: number): string {
  return hand === null ? words.sketch.toDeploy(left) : words.sketch.inHand(forceWords(hand));
}

/** `r1 Wolf 2/4`: with the damage it has taken, and a star once it has had its chance. */
function mechaWords(view: View, id: string): string {
  const one = view.mecha.find((other) => other.id === id) as MechaView;
  const damage = one.damage > 0 && one.type !== null ? ` ${one.damage}/${BODY[typeNumber(one.type)]}` : '';
  const type = one.type === null ? '' : ` ${typeName(one.type)}`;
  return `${id}${type}${damage}${one.spent ? '*' : ''}`;
}

function wrap(text: string): string[] {
  return wrapped(text, INDENT, INDENT);
}
