import type { Seat } from '@mechatable/kernel';
import { CELL_NAME, NEIGHBOURS } from './board.ts';
import { BIT, CARDS, ID, MUST_MOVE_NOW, NO_ATTACK, NO_MOVE } from './content/cards.ts';
import type { Op } from './content/language.ts';
import type { Change, Log } from './event.ts';
import type { Lying, Progress, State, Unit } from './state.ts';
import { controlsTower } from './targets.ts';
import { isMecha, unitById } from './values.ts';
import { destroy, draw } from './zones.ts';

function opsOf({ card, of }: Progress): readonly Op[] {
  if (of === 'effect') return CARDS[card].effect;
  if (of === 'ability') return CARDS[card].ability?.do ?? [];
  return CARDS[card].triggers[of].do;
}

/** Does one part after the other; where a seat must choose, the question goes on with the rest. */
export function carryOut(s: State, progress: Progress, log: Log): void {
  const ops = opsOf(progress);
  for (let part = progress.part; part < ops.length; part++) {
    const { op } = ops[part];
    const { seat } = progress;
    if (op === 'sacrificeTower' || op === 'discard') {
      // MG-R-17: what depends on it does not happen if it cannot be done any more.
      if (op === 'discard' ? s.piles[seat].hand.length === 0 : !controlsTower(s, seat)) return;
      const rest = { ...progress, part: part + 1 };
      s.agenda.push(
        op === 'discard'
          ? { ask: 'discard', seat, progress: rest }
          : { ask: 'sacrifice', seat, progress: rest },
      );
      return;
    }
    perform(s, ops[part], progress, log);
  }
}

function perform(s: State, op: Op, progress: Progress, log: Log): void {
  switch (op.op) {
    case 'draw':
      for (let i = 0; i < op.n; i++) draw(s, progress.seat, 'MG-R-82', log);
      return;
    case 'look':
      look(s, progress.seat, progress.target, log);
      return;
    case 'speedBeside':
      speedBeside(s, progress.source, op.n, log);
      return;
    default: {
      const u = unitById(s, progress.target);
      if (u !== null) change(s, u, op, progress, log);
    }
  }
}

function tellChange(u: Unit, clause: string, what: Change, n: number, log: Log): void {
  log.push({ type: 'changed', clause, card: ID[u.card], cell: CELL_NAME[u.cell], change: what, n });
}

/** What a part does to the unit that it is about. */
function change(s: State, u: Unit, op: Op, { paid }: Progress, log: Log): void {
  switch (op.op) {
    case 'extraAttack':
      u.extraAttacks += op.n;
      tellChange(u, 'MG-R-49', 'attack', op.n, log);
      return;
    case 'extraSteps':
      u.extraSteps += op.n;
      tellChange(u, 'MG-R-49', 'space', op.n, log);
      return;
    case 'grant':
      u.now |= BIT[op.keyword];
      tellChange(u, 'MG-R-54', op.keyword, 0, log);
      return;
    case 'range':
      u.range = s.rules.speedRangeStack === 'sum' ? u.range + op.n : Math.max(u.range, op.n);
      tellChange(u, 'MG-R-54', 'range', op.n, log);
      return;
    case 'forbid':
      forbid(u, op.what, op.when, log);
      return;
    case 'mustMove':
      u.next |= MUST_MOVE_NOW;
      tellChange(u, 'MG-R-59', 'mustMoveNext', 0, log);
      return;
    case 'armour':
      u.armour += op.n;
      tellChange(u, 'MG-CTR-10', 'armour', op.n, log);
      return;
    case 'growBySacrificed':
      u.damage -= paid;
      tellChange(u, 'MG-CTR-2', 'durability', paid, log);
      return;
    case 'destroy':
      destroy(s, u, 'MG-R-60', log);
      return;
    default:
      return;
  }
}

function forbid(u: Unit, what: 'move' | 'attack', when: 'now' | 'next', log: Log): void {
  const bit = what === 'move' ? NO_MOVE : NO_ATTACK;
  if (when === 'now') u.now |= bit;
  else u.next |= bit;
  const name = what === 'move' ? 'cannotMove' : 'cannotAttack';
  tellChange(u, 'MG-R-25', when === 'now' ? name : `${name}Next`, 0, log);
}

/** Section E: the one who looks keeps what was seen; the other side learns only that it happened. */
function look(s: State, seat: Seat, at: Seat, log: Log): void {
  const pile = s.piles[at];
  if (seat !== at) pile.seen = pile.hand.slice();
  log.push({ type: 'looked', clause: 'MG-R-9', seat, at, cards: pile.hand.map((card) => ID[card]) });
}

/** MG-R-74: the Mechas are those that stand there now. */
function speedBeside(s: State, source: number, n: number, log: Log): void {
  const card = s.lying.find((lying: Lying) => lying.id === source);
  if (card === undefined) return;
  for (const cell of NEIGHBOURS[card.cell]) {
    const u = s.board[cell];
    if (u === null || !isMecha(u)) continue;
    u.speed = s.rules.speedRangeStack === 'sum' ? u.speed + n : Math.max(u.speed, n);
    tellChange(u, 'MG-R-54', 'speed', n, log);
  }
}
