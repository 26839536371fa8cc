import type { Thing } from '@mechatable/board';
import { faceName } from '@mechatable/mechanation';
import { backArt } from './card.ts';
import { mechPlate } from './mech-plate.ts';
import { mechLabel } from './naming.ts';
import { withOwnNames } from './style-names.ts';
import { landLook, landParts } from './tile.ts';
import { words } from './words/index.ts';

/** A Mech as printed, large. */
export function printedMech(key: string, id: string): Thing {
  return withOwnNames(mechPlate(id, { key, form: 'full', label: mechLabel(id) }));
}

/** A Territory as printed, large. */
export function printedLand(key: string, face: string): Thing {
  return withOwnNames({
    key,
    classes: `tile full up ${landLook(face)}`,
    label: faceName(face),
    children: landParts(key, face, 'full'),
  });
}

/** The back of a card, large. */
export function backOf(kind: 'mech' | 'land'): Thing {
  return {
    key: 'shown.card',
    classes: `mn-card-back mn-${kind}`,
    label: words.backs[kind],
    drawing: backArt(kind),
  };
}

/** A card that is face down for a moment, then turns over. */
export function flipped(card: Thing, kind: 'mech' | 'land'): Thing {
  return {
    key: 'flip',
    classes: 'mn-flip',
    children: [
      { ...card, classes: `${card.classes} mn-flip-face` },
      { key: 'flip.back', classes: 'mn-flip-back', drawing: backArt(kind) },
    ],
  };
}
