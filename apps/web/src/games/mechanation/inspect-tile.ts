import type { Seat } from '@mechatable/kernel';
import { faceName, findTile, seatNumber, type TileView, type View } from '@mechatable/mechanation';
import type { Inspection } from '../drawing.ts';
import { landOf } from './card.ts';
import { capital, counted, nameOfSeat, whose } from './naming.ts';
import { outsAt } from './out-part.ts';
import { printedLand } from './printed.ts';
import { insightWords } from './tile.ts';

/** A Territory on the table: what it counts for, where it came from, and who knows it. */
export function inspectTile(view: View, name: string): Inspection | null {
  const found = findTile(view, name);
  if (found === null) return null;
  const { tile, pilot } = found;
  const owner = pilot?.seat ?? null;
  return {
    title: tile.face === null ? 'A face-down Territory' : faceName(tile.face),
    kind: owner === null ? 'Territory in the Arena' : `Territory in ${whose(view, owner)} row`,
    card: tile.face === null ? null : printedLand(`inspect:${name}`, tile.face),
    text: tile.face === null ? [] : [landOf(tile.face).text],
    sum: null,
    facts: [
      tile.up ? 'It lies face-up.' : `It lies face-down: ${insightWords(view, tile, owner)}.`,
      cameFrom(tile, owner),
      ...outsAt(view, name).map(({ seat }) => `${nameOfSeat(seat)} has a Mech there.`),
      ...reachFacts(tile, owner),
    ],
    rulings:
      owner === null
        ? ['MN-ARENA-4', 'MN-ARENA-7', 'MN-R-21', 'MN-RES-10']
        : ['MN-R-28', 'MN-R-59', 'MN-R-68', 'MN-R-82'],
  };
}

function cameFrom({ since, from }: TileView, owner: Seat | null): string {
  switch (from) {
    case 'start':
      return 'It was there from the start.';
    case 'deck':
      return owner === null ? `It was dealt in turn ${since}.` : `It came from the deck in turn ${since}.`;
    case 'arena':
      return `It came from the Arena in turn ${since}.`;
    case 'pile':
      return `It came from the scrap pile in turn ${since}.`;
    default:
      return `It came from ${nameOfSeat(seatNumber(from))} in turn ${since}.`;
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
      title: 'The deck',
      kind: counted(view.deck, 'Territory', 'Territories'),
      facts: ['When it runs out, the scrap pile is shuffled and becomes the deck.'],
      rulings: ['MN-SCRAP-4', 'MN-R-37', 'MN-R-38'],
    };
  }
  if (name !== 'scrap') return null;
  const names = [...view.pile].reverse().map(({ face }) => capital(faceName(face ?? '')));
  return {
    ...base,
    title: 'The scrap pile',
    kind: counted(view.pile.length, 'Territory', 'Territories'),
    facts: names.length === 0 ? ['Nothing has been scrapped.'] : [`From the top: ${names.join(', ')}.`],
    rulings: ['MN-SCRAP-3', 'MN-R-36', 'MN-M-07'],
  };
}
