import type { Seat } from '@mechatable/kernel';
import { CELL_NAME, type Link, type View } from '@mechatable/mecha';
import { cardAt } from './card.ts';
import { otherSeat, SEATS } from './naming.ts';

/** The targets of the chain's links: spaces, players and other links, each with the numbers of the links. */
export interface Aims {
  readonly cells: ReadonlyMap<string, readonly number[]>;
  readonly seats: ReadonlyMap<Seat, readonly number[]>;
  /** Spaces on which a card being played is to arrive. */
  readonly arrivals: ReadonlyMap<string, string>;
  /** Spaces that a move will enter. */
  readonly paths: ReadonlySet<string>;
}

export const NO_AIMS: Aims = { cells: new Map(), seats: new Map(), arrivals: new Map(), paths: new Set() };

export function aimsOf(view: View): Aims {
  const cells = new Map<string, number[]>();
  const seats = new Map<Seat, number[]>();
  const arrivals = new Map<string, string>();
  const paths = new Set<string>();
  view.chain.forEach((link, place) => {
    const number = place + 1;
    for (const cell of cellsOf(view, link)) cells.set(cell, [...(cells.get(cell) ?? []), number]);
    for (const seat of SEATS) if (aimsAt(link, seat)) seats.set(seat, [...(seats.get(seat) ?? []), number]);
    if (link.kind === 'move') for (const cell of link.path) paths.add(CELL_NAME[cell] ?? '');
    if (link.kind === 'card' && link.cell >= 0 && !link.gone)
      arrivals.set(CELL_NAME[link.cell] ?? '', cardAt(link.card).id);
  });
  return { cells, seats, arrivals, paths };
}

function aimsAt(link: Link, seat: Seat): boolean {
  if (link.kind === 'attack') return link.target < 0 && otherSeat(link.seat) === seat;
  return link.kind === 'card' && cardAt(link.card).target?.pick === 'player' && link.target === seat;
}

/** Picks whose target is no card on the battlefield. */
const ELSEWHERE: ReadonlySet<string> = new Set(['player', 'played', 'discarded', 'space']);

function cellsOf(view: View, link: Link): string[] {
  if (link.kind === 'move') return [CELL_NAME[link.path.at(-1) ?? -1] ?? ''].filter((name) => name !== '');
  if (link.kind === 'attack') return cellWith(view, link.target);
  if (link.kind === 'ability') return link.cell < 0 ? [] : [CELL_NAME[link.cell] ?? ''];
  if (link.cell >= 0) return [CELL_NAME[link.cell] ?? ''];
  const pick = cardAt(link.card).target?.pick;
  if (pick !== undefined && ELSEWHERE.has(pick)) return [];
  return [...new Set([link.target, link.second].flatMap((id) => cellWith(view, id)))];
}

/** The space of a unit, of the card it carries, or of a Command there. */
function cellWith(view: View, id: number): string[] {
  if (id < 0) return [];
  const unit = view.units.find((u) => u.id === id || u.attached.some((one) => one.id === id));
  const lying = view.lying.find((one) => one.id === id);
  return [unit?.cell ?? lying?.cell ?? []].flat();
}
