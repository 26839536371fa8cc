import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { LETTERS, type TileView } from '@mechatable/mechanation';
import { backArt, landArt, landOf, symbolOf } from './card.ts';
import { CRIER_GLYPH, EYE_GLYPH, LOCK_GLYPH, colorGlyph } from './glyphs.ts';
import { insightOf, otherEyes, seatsThatSaw, type Insight } from './knowledge.ts';
import { tileWords, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

/** `row` in a collection, `site` in the Arena, `full` in the inspector. */
export type TileForm = 'row' | 'site' | 'full';

export interface TileTerms {
  readonly form: TileForm;
  readonly owner: Seat | null;
  /** Default: its tile, so it can be followed wherever it goes (MN-R-68). */
  readonly key?: string;
  /** False if the thing around it is clicked instead. */
  readonly picked?: false;
}

/** The style of a color: `land-G`, `land-W`. */
export const landLook = (face: string): string => {
  const { colour: color } = landOf(face);
  return `land-${color === null ? 'W' : (LETTERS[color] ?? 'W')}`;
};

/** A Territory as the viewer knows it: face-down it is a back, with its face on it if known. */
export function tileThing(view: NamedView, tile: TileView, terms: TileTerms): Thing {
  const { form, owner, key = `tile:${tile.tile}` } = terms;
  const { face, up, seen } = tile;
  const insight = insightOf(face !== null, seen);
  const eyes = up ? [] : otherEyes(view, seen, owner);
  const classes = ['tile', form, up ? 'up' : `down ${insight}`, face === null ? '' : landLook(face)];
  const picked = terms.picked === false ? {} : { anchor: `tile:${tile.tile}` };
  return {
    key,
    classes: classes.filter((word) => word !== '').join(' '),
    ...picked,
    label: tileLabel(view, tile, owner),
    glides: true,
    children: [
      ...(up ? [] : [{ key: `${key}.back`, classes: 'tile-back', drawing: backArt('land') }]),
      ...(face === null ? [] : landParts(key, face, up ? form : 'row')),
      ...(up ? [] : insightMark(key, insight, view.viewer === owner)),
      ...eyeMarks(key, eyes),
    ],
  };
}

/** The face: the symbol of its color, its number, and a picture if it is large. */
export function landParts(key: string, face: string, form: TileForm): Thing[] {
  const { name, colour: color, number } = landOf(face);
  return [
    ...(form === 'row' ? [] : [{ key: `${key}.art`, classes: 'tile-art', drawing: landArt(face) }]),
    {
      key: `${key}.face`,
      classes: 'tile-face',
      children: [
        { key: `${key}.sign`, classes: 'tile-sign', drawing: colorGlyph(color) },
        ...(number === null ? [] : [{ key: `${key}.number`, classes: 'tile-number', text: String(number) }]),
      ],
    },
    ...(form === 'row' ? [] : [{ key: `${key}.name`, classes: 'tile-name', text: name }]),
  ];
}

/** How a viewer knows a face-down card: they looked at it, or it was face-up before. */
function insightMark(key: string, insight: Insight, own: boolean): Thing[] {
  if (insight === 'unknown') return [];
  const drawing = insight === 'public' ? CRIER_GLYPH : own ? LOCK_GLYPH : EYE_GLYPH;
  return [{ key: `${key}.insight`, classes: `insight ${insight}`, drawing }];
}

/** Who else has looked at it. */
function eyeMarks(key: string, seats: readonly Seat[]): Thing[] {
  if (seats.length === 0) return [];
  return [
    {
      key: `${key}.eyes`,
      classes: 'eyes',
      children: [
        { key: `${key}.eyes.sign`, classes: 'eyes-sign', drawing: EYE_GLYPH },
        ...seats.map((seat) => ({
          key: `${key}.eyes.${seat}`,
          classes: `eyes-seat seat-${seat}`,
          drawing: symbolOf(seat),
        })),
      ],
    },
  ];
}

/** `Mira’s face-down Green 3 (2nd in the row), you have seen it`. */
function tileLabel(view: NamedView, tile: TileView, owner: Seat | null): string {
  const name = tileWords(view, tile);
  return tile.up ? name : words.hiddenTile(name, insightWords(view, tile, owner));
}

/** Says in a few words who knows a face-down card. */
export function insightWords(view: NamedView, { face, seen }: TileView, owner: Seat | null): string {
  const { viewer, names } = view;
  const others = otherEyes(view, seen, owner);
  const say = words.insight;
  switch (insightOf(face !== null, seen)) {
    case 'public':
      return say.everyone;
    case 'private':
      if (viewer === 'table') return say.seenBy(names, seatsThatSaw(view, seen));
      if (viewer === owner)
        return others.length === 0 ? say.onlyOwner(names, viewer) : say.alsoSeenBy(names, others);
      return others.length === 0 ? say.seen(names, viewer) : say.seenToo(names, viewer, others);
    case 'unknown':
      return others.length === 0 ? say.unknown(view) : say.unknownSeenBy(view, others);
  }
}
