import { counter, die, groundPlan, seatSymbol, svg, type Ground } from '@mechatable/art';
import type { Seat } from '@mechatable/kernel';
import { TERRAIN, type ColorId, type TerrainSign, type TypeId } from '@mechatable/masc';
import { once } from '../shared/once.ts';

const faces = once((key: string) => {
  const [side, kind] = key.split(' ');
  return svg(counter((kind === 'back' ? null : kind) as TypeId | null, side as ColorId));
});

/** A counter; null is face down and looks the same for every type. */
export const counterOf = (type: TypeId | null, color: ColorId): string => faces(`${color} ${type ?? 'back'}`);
export const dieOf = once((number: number) => svg(die(number)));
export const symbolOf = once((seat: Seat) => svg(seatSymbol(seat === 0 ? 0 : 1)));

const plans = once((key: string) => {
  const [sign = '', ...rows] = key.split('/');
  const squares = rows.map((row) => Array.from(row, (other) => other === sign));
  return svg(groundPlan(TERRAIN[sign as TerrainSign].name as Ground, squares, rows.join('/')));
});

/** The terrain of one kind on a part of the board, given as rows of signs. */
export const groundOf = (sign: TerrainSign, rows: readonly string[]): string =>
  plans(`${sign}/${rows.join('/')}`);
