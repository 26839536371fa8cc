import type { ClauseId } from '@mechatable/kernel';
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
import { SEATS, isMechaUnit, lyingOn, otherSeat, unitOn, type NamedView } from './naming.ts';
import { printed } from './printed-card.ts';
import { bandwidthOf } from './unit-plate.ts';
import { words, type When } from './words/index.ts';

const says = words.inspect.units;

/** A space and the unit or Command on it. */
export function inspectCell(view: NamedView, cell: string): Inspection | null {
  const u = unitOn(view, cell);
  if (u === null) return inspectLying(view, cell) ?? inspectEmpty(view, cell);
  const carried = u.attached.map(({ card }) => cardOf(card));
  const lying = lyingOn(view, cell);
  const beneath = lying === null ? [] : [cardOf(lying.card)];
  const base = printed(u.card);
  const facts = [...standing(view, u), ...doing(view, u)];
  return {
    ...base,
    title: u.name,
    text: [...base.text, ...[...carried, ...beneath].map(({ name, text }) => says.textOf(name, text))],
    sum: isMechaUnit(u) ? powerSum(view, u) : null,
    facts: [...facts.map((fact) => fact.words), ...beneath.map(({ name }) => says.alsoHere(name))],
    rulings: [
      ...new Set([
        ...base.rulings,
        ...carried.flatMap(({ rulings }) => rulings),
        ...facts.flatMap(({ clause }) => clause ?? []),
      ]),
    ],
  };
}

/** A current fact about a unit, and the clause that explains it. */
interface Fact {
  readonly words: string;
  readonly clause?: ClauseId;
}

/** MG-R-87. */
function powerSum(view: View, u: UnitView): Sum {
  const lines = explainPower(view, u);
  const sum = total(lines);
  const floor = sum < u.power ? [{ words: says.minimum, amount: u.power - sum }] : [];
  return { of: says.power, lines: [...lines, ...floor], total: u.power, clause: 'MG-R-87' };
}

const total = (lines: readonly Share[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Controller, durability, cost and abilities. */
function standing(view: NamedView, u: UnitView): Fact[] {
  const { names } = view;
  const whose =
    u.owner === u.controller
      ? says.unit(names, u.controller, u.cell)
      : says.unitOwnedBy(names, u.controller, u.cell, u.owner);
  const facts: Fact[] = [{ words: whose }, ...durability(view, u)];
  if (u.armour > 0) facts.push({ words: says.armour(u.armour), clause: 'MG-R-55' });
  if (isMechaUnit(u)) facts.push(cost(u));
  const gives = bandwidthOf(view, u);
  if (gives > 0) facts.push({ words: says.givesBandwidth(names, u.controller, gives) });
  if (u.silenced) facts.push({ words: says.silenced, clause: 'MG-R-69' });
  if (u.reach > 1) facts.push({ words: says.reach(u.reach) });
  return facts;
}

/** MG-R-61: the first edition counts durability with counters, the second damage. */
function durability(view: View, u: UnitView): Fact[] {
  const parts = explainDurability(view, u);
  if (view.rules.edition === '2e') return [{ words: says.durabilityWithDamage(u.left, parts, u.damage) }];
  const facts: Fact[] = [{ words: says.durability(u.left, parts) }];
  if (u.damage > 0) facts.push({ words: says.countersLost(u.damage), clause: 'MG-R-61' });
  if (u.damage < 0) facts.push({ words: says.countersAdded(-u.damage), clause: 'MG-R-61' });
  return facts;
}

function cost(u: UnitView): Fact {
  const { cost: printedCost } = cardOf(u.card);
  return printedCost === null || printedCost === u.cost
    ? { words: says.cost(u.cost) }
    : { words: says.costChanged(u.cost, printedCost), clause: 'MG-R-44' };
}

/** What it may do, and what keeps it from doing more. */
function doing(view: NamedView, u: UnitView): Fact[] {
  if (!isMechaUnit(u) || view.turn === 0) return [];
  const facts: Fact[] = [];
  const bans = (bits: number, when: When): void => {
    if ((bits & NO_MOVE) !== 0) facts.push({ words: says.cannotMove(when) });
    if ((bits & NO_ATTACK) !== 0) facts.push({ words: says.cannotAttack(when) });
    if ((bits & MUST_MOVE_NOW) !== 0) facts.push({ words: says.mustMove(when), clause: 'MG-R-59' });
  };
  if (view.active !== u.controller) {
    bans(u.next, { names: view.names, nextTurnOf: u.controller });
    return facts;
  }
  if (u.marks.includes('fresh')) facts.push({ words: says.fresh, clause: 'MG-ACT-1' });
  bans(u.now, 'now');
  if (u.id === view.mover) facts.push({ words: says.mover, clause: 'MG-R-48' });
  facts.push({ words: says.left(stepsLeft(u), attacksLeft(u)) });
  return facts;
}

function stepsLeft(u: UnitView): number {
  return u.marks.includes('fresh') || u.marks.includes('cannotMove') ? 0 : u.stepsLeft;
}

function attacksLeft(u: UnitView): number {
  return u.marks.includes('fresh') || u.marks.includes('cannotAttack') ? 0 : u.attacksLeft;
}

function inspectEmpty(view: NamedView, cell: string): Inspection | null {
  if (!/^[a-g][1-5]$/.test(cell)) return null;
  const home = SEATS.find((seat) => cell.endsWith(seat === 0 ? '1' : '5'));
  return {
    title: words.inspect.spaces.title(cell),
    kind:
      home === undefined ? words.inspect.spaces.neutral : words.inspect.spaces.entryZone(view.names, home),
    card: null,
    text: [],
    sum: null,
    facts: home === undefined ? [] : [words.inspect.spaces.entryFact(view.names, home, otherSeat(home))],
    rulings:
      home === undefined
        ? ['MG-BOARD-1', 'MG-R-8', 'MG-R-38']
        : ['MG-BOARD-3', 'MG-R-45', 'MG-R-27', 'MG-R-33'],
  };
}

/** MG-R-73: a Command on the battlefield. */
export function inspectLying(view: NamedView, cell: string): Inspection | null {
  const lying = lyingOn(view, cell);
  if (lying === null) return null;
  const { time } = cardOf(lying.card);
  const { where, noTimeLeft, timeLeft } = words.inspect.commands;
  const waits = lying.time === 0 ? noTimeLeft : timeLeft(lying.time);
  return {
    ...printed(lying.card),
    facts: [where(view.names, lying.owner, cell), ...(time === null ? [] : [waits])],
  };
}
