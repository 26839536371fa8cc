import type { Seat } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { cardName } from './labels.ts';
import type { SideView, View } from './view.ts';
import { LANES, SEAT_LETTERS, landZone, unitZone } from './zones.ts';

const CELL = 24;

/** The table as text, 80 columns wide, from the viewer's side. */
export function sketch(view: View): string {
  const near: Seat = view.viewer === 1 ? 1 : 0;
  const far = 1 - near;
  const rule = `   +${`${'-'.repeat(CELL)}+`.repeat(LANES)}`;
  const rows = [
    sideLine(view, far),
    rule,
    ...row(view, far, 'back'),
    ...row(view, far, 'land'),
    ...row(view, far, 'front'),
    `   +${`${'='.repeat(CELL)}+`.repeat(LANES)}  turn ${view.turn}`,
    ...row(view, near, 'front'),
    ...row(view, near, 'land'),
    ...row(view, near, 'back'),
    rule,
    sideLine(view, near),
    ...handLines(view.sides[near]),
  ];
  return rows.join('\n');
}

function sideLine(view: View, seat: Seat): string {
  const side = view.sides[seat];
  const mark = view.active === seat ? '>' : ' ';
  const revealed = side.revealed.map(cardName).join(', ');
  return [
    `${mark}${SEAT_LETTERS[seat]}  protection ${side.protectionCount}  hand ${side.handCount}  deck ${side.deckCount}  graveyard ${side.graveyard.length}  trash ${side.trash.length}`,
    `    pool: ${revealed === '' ? 'nothing face up' : revealed} (${side.poolCount} face down)`,
  ].join('\n');
}

function row(view: View, seat: Seat, kind: 'front' | 'land' | 'back'): string[] {
  const names: string[] = [];
  const facts: string[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const zone = kind === 'land' ? landZone(seat, lane) : unitZone(seat, kind === 'front' ? 0 : 1, lane);
    const held = view.board[zone];
    names.push(fit(held === null ? '' : cardName(held.card)));
    facts.push(fit(held === null || kind === 'land' ? '' : unitFacts(held)));
  }
  const mark = kind === 'land' ? 'L' : kind === 'front' ? 'f' : 'b';
  const lines = [` ${SEAT_LETTERS[seat]}${mark}|${names.join('|')}|`];
  if (kind !== 'land') lines.push(`   |${facts.join('|')}|`);
  return lines;
}

function unitFacts(held: NonNullable<View['board'][number]>): string {
  const rest = held.rest > 0 ? `  rest ${held.rest}` : '';
  const equips = held.equips.map(({ card }) => ` +${cardName(card)}`).join('');
  return `power ${held.power}${rest}${equips}`;
}

function fit(text: string): string {
  const cut = text.length > CELL - 2 ? `${text.slice(0, CELL - 3)}…` : text;
  return ` ${cut.padEnd(CELL - 1)}`;
}

/** The own hand with what each card says. */
function handLines(side: SideView): string[] {
  if (side.hand === null) return [];
  const counts = new Map<string, number>();
  for (const id of side.hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => {
    const card = CARDS[cardNumber(id)];
    const figures = card.kind === 'unit' || card.kind === 'equip' ? ` ${card.front}/${card.back}` : '';
    const text = card.text === '' ? '' : ` - ${card.text}`;
    return `    ${count > 1 ? `${count}x ` : ''}${card.name}${figures} (${card.kind}${card.tribe === null ? '' : `, ${card.tribe}`})${text}`;
  });
}
