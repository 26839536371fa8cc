import { listed, whom, type Names, type Seat, type Viewer } from '@mechatable/kernel';
import { opponent, seatNumber } from './board.ts';
import { BIT, CARDS, KEYWORDS, KEYWORD_NAMES, NAME, cardNumber } from './content/cards.ts';
import type { Keywords } from './content/traits.ts';
import { addressed } from './ending.ts';
import { AND } from './targets.ts';
import type { UnitView, View } from './view.ts';
import { words, type Way } from './words/index.ts';

/** How labels and prompts call things on the table. */

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : NAME[card];
}

export function unitOn(view: View, cell: string): UnitView | null {
  return view.units.find((u) => u.cell === cell) ?? null;
}

/** The unit on a space by name and place: `Mega Bot (d3)`. */
export function held(view: View, cell: string): string {
  const u = unitOn(view, cell);
  if (u !== null) return words.things.onSpace(u.name, cell);
  const lying = view.lying.find((other) => other.cell === cell);
  return lying === undefined ? cell : words.things.onSpace(cardName(lying.card), cell);
}

/** `yourself`, `you`, `Mira`: a player who is aimed at. */
export function playerAimedAt(view: View, by: Viewer, target: Seat, names: Names): string {
  const players = addressed(names, view.viewer);
  return target === by && target === players.viewer ? words.things.yourself : whom(players, target);
}

/** One target: a player, a link of the chain, an attached card, a card in a discard pile, or a space. */
export function oneTarget(view: View, target: string, names: Names): string {
  const seat = seatNumber(target);
  if (seat >= 0) return playerAimedAt(view, view.viewer, seat, names);
  if (target.startsWith('#')) {
    const link = view.chain.at(Number(target.slice(1)) - 1);
    return link?.kind === 'card' ? NAME[link.card] : target;
  }
  const attached = view.units.flatMap((u) => u.attached).find(({ place }) => place === target);
  if (attached !== undefined) return words.things.onSpace(cardName(attached.card), target.slice(0, 2));
  return cardNumber(target) >= 0 ? cardName(target) : held(view, target);
}

export function targetName(view: View, targets: string, names: Names): string {
  return listed(targets.split(AND).map((target) => oneTarget(view, target, names)));
}

/** The seat that the unit on this space fights against. */
export function facedBy(view: View, cell: string): Seat {
  return opponent(unitOn(view, cell)?.controller ?? 0);
}

/** The spaces of a move's path: `d2-c2-c1`. */
export function wayOf(path: string): Way {
  const cells = path.split('-');
  return { to: cells[cells.length - 1], via: cells.slice(0, -1) };
}

/** A keyword with its number, if it has one: `Range 2`. */
export function keywordName(name: keyof Keywords, n: number): string {
  const { keywords, numberedKeywords } = words.things;
  return name === 'armour' || name === 'range' || name === 'speed'
    ? numberedKeywords[name](n)
    : keywords[name];
}

/** Printed keywords: `Pierce, Range 2`. */
export function keywordWords(id: string): string {
  const card = cardNumber(id);
  const { keywords } = CARDS[card];
  const found = KEYWORD_NAMES.filter((name) => (KEYWORDS[card] & BIT[name]) !== 0).map((name) =>
    keywordName(name, 0),
  );
  for (const name of ['armour', 'range', 'speed'] as const) {
    const n = keywords[name];
    if (n !== undefined) found.push(keywordName(name, n));
  }
  return found.join(', ');
}
