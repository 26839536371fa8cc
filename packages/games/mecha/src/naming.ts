import { whom, type Names, type Seat, type Viewer } from '@mechatable/kernel';
import { opponent, seatNumber } from './board.ts';
import { NAME, cardNumber } from './content/cards.ts';
import { addressed } from './ending.ts';
import type { Ask } from './agenda.ts';
import { AND } from './targets.ts';
import type { UnitView, View } from './view.ts';

/** How labels and prompts call things on the table. */

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : NAME[card];
}

export function unitOn(view: View, cell: string): UnitView | null {
  return view.units.find((u) => u.cell === cell) ?? null;
}

/** What is on a space by name and place: `Mega Bot (d3)`. */
export function held(view: View, cell: string): string {
  const u = unitOn(view, cell);
  if (u !== null) return `${u.name} (${cell})`;
  const lying = view.lying.find((other) => other.cell === cell);
  return lying === undefined ? cell : `${cardName(lying.card)} (${cell})`;
}

/** `yourself`, `you`, `Mira`: a player who is aimed at. */
export function playerAimedAt(view: View, by: Viewer, target: Seat, names: Names): string {
  const players = addressed(names, view.viewer);
  return target === by && target === players.viewer ? 'yourself' : whom(players, target);
}

/** One target: a player, a link of the chain, an attached card, a card of the discard pile, or what is on a space. */
export function oneTarget(view: View, target: string, names: Names): string {
  const seat = seatNumber(target);
  if (seat >= 0) return playerAimedAt(view, view.viewer, seat, names);
  if (target.startsWith('#')) {
    const link = view.chain.at(Number(target.slice(1)) - 1);
    return link?.kind === 'card' ? NAME[link.card] : target;
  }
  const attached = view.units.flatMap((u) => u.attached).find(({ place }) => place === target);
  if (attached !== undefined) return `${cardName(attached.card)} (${target.slice(0, 2)})`;
  return cardNumber(target) >= 0 ? cardName(target) : held(view, target);
}

export function targetName(view: View, targets: string, names: Names): string {
  return targets
    .split(AND)
    .map((target) => oneTarget(view, target, names))
    .join(' and ');
}

/** The question that is open; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

/** The seat that the unit on this space fights against. */
export function facedBy(view: View, cell: string): Seat {
  return opponent(unitOn(view, cell)?.controller ?? 0);
}

/** `to c1 via d2, c2`. */
export function pathWords(path: string): string {
  const cells = path.split('-');
  const by = cells.slice(0, -1).join(', ');
  return `to ${cells.at(-1) ?? path}${by === '' ? '' : ` via ${by}`}`;
}
