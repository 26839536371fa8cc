import { cardBack, draw, seatSymbol, svg } from '@mechatable/art';
import type { Seat } from '@mechatable/kernel';
import {
  MECHS,
  TERRITORIES,
  faceNumber,
  mechNumber,
  type Mech,
  type Territory,
} from '@mechatable/mechanation';
import { once } from '../shared/once.ts';
import { landSubject, mechSubject } from './traits.ts';

export function mechOf(id: string): Mech {
  const mech = MECHS[mechNumber(id)];
  if (mech === undefined) throw new Error(`There is no Mech "${id}".`);
  return mech;
}

/** A Territory as printed: `G3`, `W`. */
export function landOf(face: string): Territory {
  const land = TERRITORIES[faceNumber(face)];
  if (land === undefined) throw new Error(`There is no Territory "${face}".`);
  return land;
}

export const mechArt = once((id: string) => svg(draw(mechSubject(mechOf(id)))));
export const landArt = once((face: string) => svg(draw(landSubject(landOf(face)))));

/** All Mechs have the same back, and all Territories another. */
export const backArt = once((kind: 'mech' | 'land') => svg(cardBack(`mechanation-${kind}`)));

export const symbolOf = once((seat: Seat) =>
  svg(seatSymbol(seat === 1 || seat === 2 || seat === 3 ? seat : 0)),
);
