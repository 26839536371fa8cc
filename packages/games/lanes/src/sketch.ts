import { sentence, whom, wrapped, type Names, type Seat } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { BY_SEAT } from './ending.ts';
import { cardName } from './labels.ts';
import type { BoardCard, SideView, View } from './view.ts';
import { words } from './words/index.ts';
import { LANES, SEAT_LETTERS, landZone, unitZone } from './zones.ts';

const CELL = 24;
/** This much of a player's name fits on the line with the counts. */
const NAME = 16;
const INDENT = '    ';

/** The table as text, 80 columns wide, from the viewer's side. */
export function sketch(view: View, names: Names = BY_SEAT): string {
  const near: Seat = view.viewer === 1 ? 1 : 0;
  const far = 1 - near;
  return [
    ...sideLines(view, far, names),
    border('-', ''),
    ...row(view, far, 'back'),
    ...row(view, far, 'land'),
    ...row(view, far, 'front'),
    border('=', ` ${view.turn === 0 ? words.sketch.beforeFirstTurn : words.sketch.turn(view.turn)} `),
    ...row(view, near, 'front'),
    ...row(view, near, 'land'),
    ...row(view, near, 'back'),
    border('-', ''),
    ...sideLines(view, near, names),
    ...handLines(view.sides[near]),
  ].join('\n');
}

/** The edge of the lanes, with a word in the middle one. */
function border(line: string, word: string): string {
  const left = Math.floor((CELL - word.length) / 2);
  const middle = line.repeat(left) + word + line.repeat(CELL - word.length - left);
  return `   +${line.repeat(CELL)}+${middle}+${line.repeat(CELL)}+`;
}

function sideLines(view: View, seat: Seat, names: Names): string[] {
  const side = view.sides[seat];
  const { protectionCount, handCount, deckCount, graveyard, trash } = side;
  const counts = words.sketch.counts(protectionCount, handCount, deckCount, graveyard.length, trash.length);
  return [
    `${view.active === seat ? '>' : ' '}${cut(sentence(whom(names, seat)), NAME)}  ${counts}`,
    ...wrapped(words.sketch.pool(side.revealed.map(cardName), side.poolCount), INDENT, ''),
  ];
}

function row(view: View, seat: Seat, kind: 'front' | 'land' | 'back'): string[] {
  const names: string[] = [];
  const facts: string[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const zone = kind === 'land' ? landZone(seat, lane) : unitZone(seat, kind === 'front' ? 0 : 1, lane);
    const held = view.board[zone];
    names.push(cell(held === null ? '' : cardName(held.card)));
    facts.push(cell(held === null ? '' : unitFacts(held)));
  }
  const mark = kind === 'land' ? 'L' : kind === 'front' ? 'f' : 'b';
  const lines = [` ${SEAT_LETTERS[seat]}${mark}|${names.join('|')}|`];
  if (kind !== 'land') lines.push(`   |${facts.join('|')}|`);
  return lines;
}

function unitFacts({ power, rest, equips }: BoardCard): string {
  return words.sketch.unit(
    power,
    rest,
    equips.map(({ card }) => cardName(card)),
  );
}

function cell(text: string): string {
  return ` ${cut(text, CELL - 2).padEnd(CELL - 1)}`;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The viewer's hand: each card with its power values and text. */
function handLines(side: SideView): string[] {
  if (side.hand === null) return [];
  const counts = new Map<string, number>();
  for (const id of side.hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const { name, kind, tribe, front, back, text } = CARDS[cardNumber(id)];
    const hasPower = kind === 'unit' || kind === 'equip';
    return wrapped(
      words.sketch.handCard(count, hasPower ? `${name} ${front}/${back}` : name, kind, tribe, text),
      INDENT,
      '  ',
    );
  });
}
