import { CELL_NAME, opponent } from '../board.ts';
import { ID, triggersOf } from '../content/cards.ts';
import type { TriggerName } from '../content/language.ts';
import type { Log } from '../event.ts';
import { attackProblem, directAttackProblem } from '../reach.ts';
import type { Link, State, Unit } from '../state.ts';
import { durabilityLeft, has, mayMove, powerOf, stepsLeft, unitById } from '../values.ts';
import { damageOf } from '../check.ts';

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

function trigger(s: State, u: Unit, name: TriggerName, subject: number): void {
  const effects = triggersOf(u.card, name);
  if (effects === null) return;
  for (const effect of effects) {
    s.queue.push({ seat: u.controller, card: u.card, effect, source: u.id, subject });
  }
}

/** MG-R-18, MG-R-50: steps are made until one is illegal; with none made, it was no move. */
export function resolveMove(s: State, { unit, path }: LinkOf<'move'>, log: Log): void {
  const u = unitById(s, unit);
  if (u === null) {
    log.push({ type: 'calledOff', clause: 'MG-R-18', card: null, cell: null });
    return;
  }
  const from = u.cell;
  let made = 0;
  if (mayMove(u)) {
    const allowed = Math.min(path.length, stepsLeft(s, u));
    while (made < allowed && s.board[path[made]] === null) {
      s.board[u.cell] = null;
      u.cell = path[made];
      s.board[u.cell] = u;
      made++;
    }
  }
  const card = ID[u.card];
  if (made === 0) {
    log.push({ type: 'stayed', clause: 'MG-R-18', card, cell: CELL_NAME[from] });
    return;
  }
  u.steps += made;
  log.push({ type: 'moved', clause: 'MG-R-50', card, from: CELL_NAME[from], cell: CELL_NAME[u.cell] });
  trigger(s, u, 'moved', u.id);
}

/** MG-R-57, steps 3 and 4; the state check and the triggers follow. */
export function resolveAttack(s: State, { unit, target }: LinkOf<'attack'>, log: Log): void {
  const u = unitById(s, unit);
  if (u === null) {
    log.push({ type: 'calledOff', clause: 'MG-R-18', card: null, cell: null });
    return;
  }
  const victim = unitById(s, target);
  const problem =
    target < 0 ? directAttackProblem(s, u) : victim === null ? null : attackProblem(s, u, victim);
  if (problem !== null || (target >= 0 && victim === null)) {
    log.push({ type: 'calledOff', clause: 'MG-R-18', card: ID[u.card], cell: CELL_NAME[u.cell] });
    return;
  }
  if (victim === null) {
    hitPlayer(s, u, log);
  } else {
    hitUnit(u, victim, log);
    trigger(s, u, 'attackedUnit', victim.id);
  }
  trigger(s, u, 'attacked', u.id);
}

/** MG-CTR-4, MG-CTR-11, MG-KW-7: Armour, or damage of the attacker's power. */
function hitUnit(u: Unit, victim: Unit, log: Log): void {
  const by = ID[u.card];
  const card = ID[victim.card];
  const cell = CELL_NAME[victim.cell];
  if (victim.armour > 0 && !has(u, 'pierce')) {
    victim.armour--;
    log.push({ type: 'soaked', clause: 'MG-CTR-11', card, cell, by, left: victim.armour });
    return;
  }
  const amount = powerOf(u);
  victim.damage += amount;
  log.push({ type: 'hit', clause: 'MG-CTR-4', card, cell, by, amount, left: durabilityLeft(victim) });
}

/** MG-WIN-2, MG-R-28, MG-R-29: one card, whatever the power. */
function hitPlayer(s: State, u: Unit, log: Log): void {
  const seat = opponent(u.controller);
  const pile = s.piles[seat];
  const by = ID[u.card];
  if (powerOf(u) === 0) {
    log.push({ type: 'missed', clause: 'MG-R-28', seat, by });
    return;
  }
  const card = pile.deck.pop();
  if (card !== undefined) pile.damage.push(card);
  else pile.markers++;
  const shown = card === undefined ? null : ID[card];
  const clause = card === undefined ? 'MG-R-29' : 'MG-WIN-2';
  log.push({ type: 'struck', clause, seat, by, card: shown, total: damageOf(s, seat) });
  if (card === undefined && s.rules.emptyDeckDamage === 'lose') s.failedDraw |= 1 << seat;
}
