import {
  MUST_MOVE_NOW,
  NO_ATTACK,
  NO_MOVE,
  explainDurability,
  explainPower,
  type Share,
  type UnitView,
  type View,
} from '@mechatable/mecha';
import type { Inspection, Sum } from '../drawing.ts';
import { cardOf } from './card.ts';
import { SEATS, capital, isMechaUnit, lyingOn, nameOfSeat, unitOn, whose, withSign } from './naming.ts';
import { printed } from './printed-card.ts';
import { bandwidthOf } from './unit-plate.ts';

/** A space with whatever stands or lies there. */
export function inspectCell(view: View, cell: string): Inspection | null {
  const u = unitOn(view, cell);
  if (u === null) return inspectLying(view, cell) ?? inspectEmpty(view, cell);
  const carried = u.attached.map(({ card }) => cardOf(card));
  const lying = lyingOn(view, cell);
  const beneath = lying === null ? [] : [cardOf(lying.card)];
  const base = printed(u.card);
  return {
    ...base,
    title: u.name,
    text: [...base.text, ...[...carried, ...beneath].map(({ name, text }) => `${name}: ${text}`)],
    sum: isMechaUnit(u) ? powerSum(view, u) : null,
    facts: [
      ...standing(view, u),
      ...doing(view, u),
      ...beneath.map(({ name }) => `${name} lies on the same space.`),
    ],
    rulings: [...new Set([...base.rulings, ...carried.flatMap(({ rulings }) => rulings)])],
  };
}

/** MG-R-87. */
function powerSum(view: View, u: UnitView): Sum {
  const lines = explainPower(view, u);
  const sum = total(lines);
  const floor = sum < u.power ? [{ words: 'Never below 0', amount: u.power - sum }] : [];
  return { of: 'Power now', lines: [...lines, ...floor], total: u.power, clause: 'MG-R-87' };
}

const total = (lines: readonly Share[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What is true of it as it stands there. */
function standing(view: View, u: UnitView): string[] {
  const facts = [`${capital(whose(view, u.controller))} unit on ${u.cell}${ownerWords(u)}.`];
  const parts = explainDurability(view, u)
    .map(({ words, amount }, i) =>
      i === 0 ? `${words.toLowerCase()} ${amount}` : `${words} ${withSign(amount)}`,
    )
    .join(', ');
  const damage = view.rules.edition === '2e' ? `, damage ${u.damage}` : '';
  facts.push(`Durability ${u.left}: ${parts}${damage}.`);
  if (view.rules.edition === '1e' && u.damage !== 0) {
    facts.push(`${Math.abs(u.damage)} durability counters ${u.damage > 0 ? 'lost' : 'added'} (MG-R-61).`);
  }
  if (u.armour > 0)
    facts.push(
      `${u.armour} Armour ${u.armour === 1 ? 'counter' : 'counters'}: each stops the damage of one source (MG-R-55).`,
    );
  if (isMechaUnit(u)) facts.push(costWords(u));
  const gives = bandwidthOf(view, u);
  if (gives > 0) facts.push(`Gives ${nameOfSeat(u.controller)} ${gives} bandwidth.`);
  if (u.silenced) facts.push('It has lost its printed abilities (MG-R-69).');
  if (u.reach > 1) facts.push(`Attacks as far as ${u.reach} spaces.`);
  return facts;
}

function ownerWords(u: UnitView): string {
  return u.owner === u.controller ? '' : `, owned by ${nameOfSeat(u.owner)}`;
}

function costWords(u: UnitView): string {
  const { cost } = cardOf(u.card);
  return cost === null || cost === u.cost
    ? `Costs ${u.cost}.`
    : `Costs ${u.cost} now, printed ${cost} (MG-R-44).`;
}

/** What it may do, and what keeps it from doing more. */
function doing(view: View, u: UnitView): string[] {
  if (!isMechaUnit(u) || view.turn === 0) return [];
  const facts: string[] = [];
  const bans = (bits: number, when: string): void => {
    if ((bits & NO_MOVE) !== 0) facts.push(`It cannot move ${when}.`);
    if ((bits & NO_ATTACK) !== 0) facts.push(`It cannot attack ${when}.`);
    if ((bits & MUST_MOVE_NOW) !== 0) facts.push(`It has to move ${when}, if it can (MG-R-59).`);
  };
  if (view.active !== u.controller) {
    bans(u.next, 'on its next turn');
    return facts;
  }
  if (u.marks.includes('fresh'))
    facts.push('It arrived this turn and can neither move nor attack yet (MG-ACT-1).');
  bans(u.now, 'this turn');
  if (u.id === view.mover) facts.push('It has moved: its attack comes next, or is given up (MG-R-48).');
  facts.push(`Left this turn: ${spaces(u)}, ${attacks(u)}.`);
  return facts;
}

function spaces(u: UnitView): string {
  const n = u.marks.includes('fresh') || u.marks.includes('cannotMove') ? 0 : u.stepsLeft;
  return n === 0 ? 'no move' : n === 1 ? 'a move of 1 space' : `a move of up to ${n} spaces`;
}

function attacks(u: UnitView): string {
  const n = u.marks.includes('fresh') || u.marks.includes('cannotAttack') ? 0 : u.attacksLeft;
  return n === 0 ? 'no attack' : n === 1 ? '1 attack' : `${n} attacks`;
}

function inspectEmpty(view: View, cell: string): Inspection | null {
  if (!/^[a-g][1-5]$/.test(cell)) return null;
  const home = SEATS.find((seat) => cell.endsWith(seat === 0 ? '1' : '5'));
  return {
    title: `Space ${cell}`,
    kind: home === undefined ? 'Neutral row, empty' : `${capital(whose(view, home))} entry zone, empty`,
    card: null,
    text: [],
    sum: null,
    facts: [
      ...(home === undefined
        ? []
        : [
            `${nameOfSeat(home)} brings new cards to this row. A unit of the other side that stands here can attack ${nameOfSeat(home)}.`,
          ]),
    ],
    rulings:
      home === undefined
        ? ['MG-BOARD-1', 'MG-R-8', 'MG-R-38']
        : ['MG-BOARD-3', 'MG-R-45', 'MG-R-27', 'MG-R-33'],
  };
}

/** MG-R-73: a Command on the battlefield. */
export function inspectLying(view: View, cell: string): Inspection | null {
  const lying = lyingOn(view, cell);
  if (lying === null) return null;
  const { time } = cardOf(lying.card);
  const waits =
    lying.time === 0
      ? 'It has no time counter left.'
      : `It has ${lying.time} time ${lying.time === 1 ? 'counter' : 'counters'} left.`;
  return {
    ...printed(lying.card),
    facts: [
      `${capital(whose(view, lying.owner))} Command, lying on ${cell}. It fills no space and cannot be attacked.`,
      ...(time === null ? [] : [waits]),
    ],
  };
}
