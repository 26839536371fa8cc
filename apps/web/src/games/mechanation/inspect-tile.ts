import type { Seat } from '@mechatable/kernel';
import { faceName, findTile, seatNumber, type TileView, type View } from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { landOf } from './card.ts';
import type { NamedView } from './naming.ts';
import { outsAt } from './out-part.ts';
import { printedLand } from './printed.ts';
import { insightWords } from './tile.ts';
import { words } from './words/index.ts';

const say = words.inspector.tile;

/** A Territory on the table: what it counts for, where it came from, and who knows it. */
export function inspectTile(view: NamedView, name: string): Inspection | null {
  const found = findTile(view, name);
  if (found === null) return null;
  const { tile, pilot } = found;
  const owner = pilot?.seat ?? null;
  return {
    title: tile.face === null ? say.unknown : faceName(tile.face),
    kind: owner === null ? say.inArena : say.inCollection(view.names, owner),
    card: tile.face === null ? null : printedLand(`inspect:${name}`, tile.face),
    text: tile.face === null ? [] : [landOf(tile.face).text],
    sum: null,
    facts: [
      tile.up ? say.up : say.down(insightWords(view, tile, owner)),
      cameFrom(view, tile, owner),
      ...outsAt(view, name).map(({ seat }) => say.mechHere(view.names, seat)),
      ...reachFacts(tile, owner),
    ],
    rulings:
      owner === null
        ? ['MN-ARENA-4', 'MN-ARENA-7', 'MN-R-21', 'MN-RES-10']
        : ['MN-R-28', 'MN-R-59', 'MN-R-68', 'MN-R-82', ...(tile.up ? [] : ['MN-M-11'])],
  };
}

function cameFrom(view: NamedView, { since, from }: TileView, owner: Seat | null): string {
  switch (from) {
    case 'start':
      return say.fromStart;
    case 'deck':
      return owner === null ? say.dealt(since) : say.fromDeck(since);
    case 'arena':
      return say.fromArena(since);
    case 'pile':
      return say.fromPile(since);
    default:
      return say.fromPilot(view.names, seatNumber(from), since);
  }
}

function reachFacts({ up }: TileView, owner: Seat | null): string[] {
  if (owner === null) return [];
  return [up ? say.open : say.hidden];
}

/** The deck and the scrap pile, which is public and listed from the top. */
export function inspectPile(view: View, name: string): Inspection | null {
  const { pile } = words.inspector;
  const base = { card: null, text: [], sum: null };
  if (name === 'deck') {
    return {
      ...base,
      title: pile.deck,
      kind: pile.count(view.deck),
      facts: [pile.deckRunsOut],
      rulings: ['MN-SCRAP-4', 'MN-R-37', 'MN-R-38'],
    };
  }
  if (name !== 'scrap') return null;
  const cards = [...view.pile].reverse().map(({ face }) => faceName(face ?? ''));
  return {
    ...base,
    title: pile.scrap,
    kind: pile.count(view.pile.length),
    facts: [cards.length === 0 ? pile.noScrap : pile.fromTop(cards)],
    rulings: ['MN-SCRAP-3', 'MN-R-36', 'MN-M-07'],
  };
}
