import { wrapped, type Names, type Seat } from '@mechatable/kernel';
import { CELL_NAME, COLUMNS, ROWS, SEAT_LETTERS } from './board.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { LETHAL } from './check.ts';
import { BY_SEAT } from './ending.ts';
import { cardName, keywordWords } from './naming.ts';
import type { SideView, UnitView, View } from './view.ts';
import { words } from './words/index.ts';

const says = words.sketch;

const WIDTH = 80;
const CELL = 10;
/** This much of a player's name fits on the line with the counts. */
const NAME = 16;
const INDENT = '  ';

/** The table as text, 80 columns wide, from the viewer's side. */
export function sketch(view: View, names: Names = BY_SEAT): string {
  const near: Seat = view.viewer === 1 ? 1 : 0;
  const rows = Array.from({ length: ROWS }, (_, i) => (near === 0 ? ROWS - 1 - i : i));
  const turn = view.turn === 0 ? says.beforeTurns : says.turn(names, view.turn, view.active);
  return [
    sideLine(view, 1 - near, names),
    EDGE,
    ...rows.flatMap((row) => [...rowLines(view, row, near), EDGE]),
    `${INDENT}${columnNames(near)}`,
    sideLine(view, near, names),
    `${INDENT}(${turn})`,
    ...chainLines(view),
    ...handLines(view.sides[near]),
  ].join('\n');
}

const EDGE = `${INDENT}+${`${'-'.repeat(CELL)}+`.repeat(COLUMNS)}`.slice(0, WIDTH);

function cellsOf(row: number, near: Seat): number[] {
  const cells = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
  return near === 0 ? cells : cells.reverse();
}

function columnNames(near: Seat): string {
  return ` ${cellsOf(0, near)
    .map((cell) =>
      CELL_NAME[cell]
        .charAt(0)
        .padStart(CELL / 2)
        .padEnd(CELL),
    )
    .join(' ')}`.trimEnd();
}

function rowLines(view: View, row: number, near: Seat): string[] {
  const cells = cellsOf(row, near);
  const units = cells.map((cell) => view.units.find((u) => u.cell === CELL_NAME[cell]) ?? null);
  const names = units.map((u) => fit(u === null ? '' : cardName(u.card)));
  const facts = units.map((u, i) => fit(u === null ? lyingOn(view, cells[i]) : unitFacts(u)));
  return [`${row + 1} |${names.join('|')}|`, `${INDENT}|${facts.join('|')}|`];
}

/** `S 3/2 A1*`: whose, power, durability left, Armour; a star for a unit that can't act yet. */
function unitFacts(u: UnitView): string {
  const armour = u.armour > 0 ? ` A${u.armour}` : '';
  return `${SEAT_LETTERS[u.controller]} ${u.power}/${u.left}${armour}${u.marks.includes('fresh') ? '*' : ''}`;
}

function lyingOn(view: View, cell: number): string {
  const lying = view.lying.find((other) => other.cell === CELL_NAME[cell]);
  return lying === undefined ? '' : `${SEAT_LETTERS[lying.owner]} ~${cardName(lying.card)}`;
}

function fit(text: string): string {
  return cut(text, CELL).padEnd(CELL);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function sideLine(view: View, seat: Seat, names: Names): string {
  const side = view.sides[seat];
  const counts = {
    damage: side.damage.length + side.markers,
    lethal: LETHAL,
    cost: side.cost,
    bandwidth: side.bandwidth,
    hand: side.handCount,
    deck: side.deckCount,
    discard: side.discard.length,
  };
  return `${INDENT}${says.side(cut(says.player(names, seat), NAME), counts)}`;
}

function chainLines(view: View): string[] {
  if (view.lying.length === 0 && view.chain.length === 0) return [];
  const lying = view.lying.map(({ card, cell, time }) => says.lying(cardName(card), cell, time));
  const links = view.chain.map((link) =>
    link.kind === 'card' ? CARDS[link.card].name : says.link[link.kind],
  );
  return [
    ...(lying.length === 0 ? [] : wrap(says.battlefield(lying))),
    ...(links.length === 0 ? [] : wrap(says.chain(links))),
  ];
}

/** The viewer's hand: each kind of card with its numbers and text. */
function handLines(side: SideView): string[] {
  if (side.hand === null) return [];
  const counts = new Map<string, number>();
  for (const id of side.hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const { name, kind, cost, power, durability, text } = CARDS[cardNumber(id)];
    const figures = power === null ? '' : ` ${cost ?? 0}: ${power}/${durability ?? 0}`;
    const says = [keywordWords(id), text].filter((part) => part !== '').join('. ');
    return wrap(
      `${count > 1 ? `${count}x ` : ''}${name} (${kind}${figures})${says === '' ? '' : `: ${says}`}`,
    );
  });
}

function wrap(text: string): string[] {
  return wrapped(text, INDENT, INDENT);
}
