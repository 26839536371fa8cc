import { does, sentence, whom, whose, type Seat } from '@mechatable/kernel';
import { faceName, findTile, seatNumber, type TileView, type View } from '@mechatable/mechanation';
import type { Inspection } from '../shared/drawing.ts';
import { landOf } from './card.ts';
import { capital, counted, type NamedView } from './naming.ts';
import { outsAt } from './out-part.ts';
import { printedLand } from './printed.ts';
import { insightWords } from './tile.ts';

/** A Territory on the table: what it counts for, where it came from, and who knows it. */
export function inspectTile(view: NamedView, name: string): Inspection | null {
  const found = findTile(view, name);
  if (found === null) return null;
  const { tile, pilot } = found;
  const owner = pilot?.seat ?? null;
  return {
    title: tile.face === null ? 'Face-down Territory' : faceName(tile.face),
    kind: owner === null ? 'Territory in the Arena' : `Territory in ${whose(view.names, owner)} collection`,
    card: tile.face === null ? null : printedLand(`inspect:${name}`, tile.face),
    text: tile.face === null ? [] : [landOf(tile.face).text],
    sum: null,
    facts: [
      tile.up ? 'Face-up.' : `Face-down, ${insightWords(view, tile, owner)}.`,
      cameFrom(view, tile, owner),
      ...outsAt(view, name).map(({ seat }) => sentence(`${does(view.names, seat, 'has a Mech here')}.`)),
      ...reachFacts(tile, owner),
    ],
    rulings:
      owner === null
        ? ['MN-ARENA-4', 'MN-ARENA-7', 'MN-R-21', 'MN-RES-10']
        : ['MN-R-28', 'MN-R-59', 'MN-R-68', 'MN-R-82'],
  };
}

function cameFrom(view: NamedView, { since, from }: TileView, owner: Seat | null): string {
  switch (from) {
    case 'start':
      return 'Owned since the start.';
    case 'deck':
      return owner === null ? `Dealt in turn ${since}.` : `Came from the deck in turn ${since}.`;
    case 'arena':
      return `Came from the Arena in turn ${since}.`;
    case 'pile':
      return `Came from the scrap pile in turn ${since}.`;
    default:
      return `Came from ${whom(view.names, seatNumber(from))} in turn ${since}.`;
  }
}

function reachFacts({ up }: TileView, owner: Seat | null): string[] {
  if (owner === null) return [];
  return [up ? 'The Alpha Pilot can attack it.' : 'Only Nightlatch can attack it (MN-M-11).'];
}

/** Deck and scrap pile. What is in the pile is open, the newest first. */
export function inspectPile(view: View, name: string): Inspection | null {
  const base = { card: null, text: [], sum: null };
  if (name === 'deck') {
    return {
      ...base,
      title: 'Deck',
      kind: counted(view.deck, 'Territory', 'Territories'),
      facts: ['When it runs out, the scrap pile is shuffled into a new deck.'],
      rulings: ['MN-SCRAP-4', 'MN-R-37', 'MN-R-38'],
    };
  }
  if (name !== 'scrap') return null;
  const names = [...view.pile].reverse().map(({ face }) => capital(faceName(face ?? '')));
  return {
    ...base,
    title: 'Scrap pile',
    kind: counted(view.pile.length, 'Territory', 'Territories'),
    facts: names.length === 0 ? ['Nothing has been scrapped yet.'] : [`From the top: ${names.join(', ')}.`],
    rulings: ['MN-SCRAP-3', 'MN-R-36', 'MN-M-07'],
  };
}
