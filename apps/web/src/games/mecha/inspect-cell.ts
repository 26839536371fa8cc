import { does, sentence, whom, whose, type Seat } from '@mechatable/kernel';
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
import type { Inspection, Sum } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import {
  SEATS,
  counted,
  isMechaUnit,
  lyingOn,
  otherSeat,
  unitOn,
  withSign,
  type NamedView,
} from './naming.ts';
import { printed } from './printed-card.ts';
import { bandwidthOf } from './unit-plate.ts';

/** A space and the unit or Command on it. */
export function inspectCell(view: NamedView, cell: string): Inspection | null {
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
      ...beneath.map(({ name }) => `${name} is also on this space.`),
    ],
    rulings: [...new Set([...base.rulings, ...carried.flatMap(({ rulings }) => rulings)])],
  };
}

/** MG-R-87. */
function powerSum(view: View, u: UnitView): Sum {
  const lines = explainPower(view, u);
  const sum = total(lines);
  const floor = sum < u.power ? [{ words: 'Minimum 0', amount: u.power - sum }] : [];
  return { of: 'Current power', lines: [...lines, ...floor], total: u.power, clause: 'MG-R-87' };
}

const total = (lines: readonly Share[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Controller, durability, cost and abilities. */
function standing(view: NamedView, u: UnitView): string[] {
  const facts = [`${sentence(whose(view.names, u.controller))} unit on ${u.cell}${ownerWords(view, u)}.`];
  const parts = explainDurability(view, u)
    .map(({ words, amount }, i) =>
      i === 0 ? `${words.toLowerCase()} ${amount}` : `${words} ${withSign(amount)}`,
    )
    .join(', ');
  const damage = view.rules.edition === '2e' ? `, damage ${u.damage}` : '';
  facts.push(`Durability ${u.left}: ${parts}${damage}.`);
  if (view.rules.edition === '1e' && u.damage !== 0) {
    facts.push(
      `${counted(Math.abs(u.damage), 'durability counter')} ${u.damage > 0 ? 'lost' : 'added'} (MG-R-61).`,
    );
  }
  if (u.armour > 0)
    facts.push(`${counted(u.armour, 'Armour counter')}: each stops all damage from one source (MG-R-55).`);
  if (isMechaUnit(u)) facts.push(costWords(u));
  const gives = bandwidthOf(view, u);
  if (gives > 0) facts.push(`Gives ${whom(view.names, u.controller)} ${gives} bandwidth.`);
  if (u.silenced) facts.push('It has lost its printed abilities (MG-R-69).');
  if (u.reach > 1) facts.push(`Attacks up to ${u.reach} spaces away.`);
  return facts;
}

function ownerWords(view: NamedView, u: UnitView): string {
  return u.owner === u.controller ? '' : `, owned by ${whom(view.names, u.owner)}`;
}

function costWords(u: UnitView): string {
  const { cost } = cardOf(u.card);
  return cost === null || cost === u.cost
    ? `Costs ${u.cost}.`
    : `Costs ${u.cost} now; the printed cost is ${cost} (MG-R-44).`;
}

/** What it may do, and what keeps it from doing more. */
function doing(view: NamedView, u: UnitView): string[] {
  if (!isMechaUnit(u) || view.turn === 0) return [];
  const facts: string[] = [];
  const bans = (bits: number, when: string): void => {
    if ((bits & NO_MOVE) !== 0) facts.push(`It can’t move ${when}.`);
    if ((bits & NO_ATTACK) !== 0) facts.push(`It can’t attack ${when}.`);
    if ((bits & MUST_MOVE_NOW) !== 0) facts.push(`It must move ${when} if it can (MG-R-59).`);
  };
  if (view.active !== u.controller) {
    bans(u.next, `on ${whose(view.names, u.controller)} next turn`);
    return facts;
  }
  if (u.marks.includes('fresh')) facts.push('It arrived this turn and can’t move or attack yet (MG-ACT-1).');
  bans(u.now, 'this turn');
  if (u.id === view.mover) facts.push('It has moved: it must attack next or lose its attack (MG-R-48).');
  facts.push(`Left this turn: ${spaces(u)}, ${attacks(u)}.`);
  return facts;
}

function spaces(u: UnitView): string {
  const n = u.marks.includes('fresh') || u.marks.includes('cannotMove') ? 0 : u.stepsLeft;
  return n === 0 ? 'no movement' : `${counted(n, 'space')} of movement`;
}

function attacks(u: UnitView): string {
  const n = u.marks.includes('fresh') || u.marks.includes('cannotAttack') ? 0 : u.attacksLeft;
  return n === 0 ? 'no attacks' : counted(n, 'attack');
}

function inspectEmpty(view: NamedView, cell: string): Inspection | null {
  if (!/^[a-g][1-5]$/.test(cell)) return null;
  const home = SEATS.find((seat) => cell.endsWith(seat === 0 ? '1' : '5'));
  return {
    title: `Space ${cell}`,
    kind:
      home === undefined ? 'Neutral row, empty' : `${sentence(whose(view.names, home))} entry zone, empty`,
    card: null,
    text: [],
    sum: null,
    facts: home === undefined ? [] : [entryWords(view, home)],
    rulings:
      home === undefined
        ? ['MG-BOARD-1', 'MG-R-8', 'MG-R-38']
        : ['MG-BOARD-3', 'MG-R-45', 'MG-R-27', 'MG-R-33'],
  };
}

function entryWords(view: NamedView, home: Seat): string {
  const { names } = view;
  const rule = sentence(does(names, home, 'plays new units here'));
  return `${rule}. ${sentence(whose(names, otherSeat(home)))} units on this space can attack ${whom(names, home)}.`;
}

/** MG-R-73: a Command on the battlefield. */
export function inspectLying(view: NamedView, cell: string): Inspection | null {
  const lying = lyingOn(view, cell);
  if (lying === null) return null;
  const { time } = cardOf(lying.card);
  const waits = lying.time === 0 ? 'No time counters left.' : `${counted(lying.time, 'time counter')} left.`;
  return {
    ...printed(lying.card),
    facts: [
      `${sentence(whose(view.names, lying.owner))} Command on ${cell}. It doesn’t fill the space and can’t be attacked.`,
      ...(time === null ? [] : [waits]),
    ],
  };
}
