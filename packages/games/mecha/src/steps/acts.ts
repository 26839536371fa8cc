import { CELL_NAME, opponent } from '../board.ts';
import { damageOf, destroyLethal } from '../check.ts';
import { ID } from '../content/cards.ts';
import { hurt, toDamageZone } from '../damage.ts';
import type { Log } from '../event.ts';
import { attackProblem, directAttackProblem } from '../reach.ts';
import { NONE, type None, type UnitId } from '../references.ts';
import type { Link } from '../links.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { trigger } from '../triggers.ts';
import { attacksLeft, has, isFresh, mayMove, powerOf, stepsLeft, unitById } from '../values.ts';

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

/** MG-R-18, MG-R-50: steps are made until one is illegal; if none can be made, there was no move. */
export function resolveMove(s: State, { unit, path, extra }: LinkOf<'move'>, log: Log): void {
  const u = unitById(s, unit);
  if (u === null) {
    log.push({ type: 'calledOff', clause: 'MG-R-18', card: null, cell: null });
    return;
  }
  const from = u.cell;
  let made = 0;
  let way = '';
  if (mayMove(s, u) && !isFresh(s, u)) {
    const allowed = Math.min(path.length, stepsLeft(s, u));
    while (made < allowed && s.board[path[made]] === null) {
      s.board[u.cell] = null;
      u.cell = path[made];
      s.board[u.cell] = u;
      way += made === 0 ? CELL_NAME[u.cell] : `-${CELL_NAME[u.cell]}`;
      made++;
    }
  }
  const card = ID[u.card];
  if (made === 0) {
    log.push({ type: 'stayed', clause: 'MG-R-18', card, cell: CELL_NAME[from] });
    return;
  }
  u.steps += made;
  if (s.rules.edition === '2e') {
    u.extraSteps -= extra;
    s.mover = attacksLeft(s, u) > 0 ? u.id : NONE;
  }
  const cell = CELL_NAME[u.cell];
  log.push({ type: 'moved', clause: 'MG-R-50', card, from: CELL_NAME[from], path: way, cell });
  trigger(s, u, 'moved', u.id);
}

/** MG-R-57, steps 3 to 6: the hit, the destruction, then the triggers about the attack. */
export function resolveAttack(s: State, { unit, target, fixed }: LinkOf<'attack'>, log: Log): void {
  const u = unitById(s, unit);
  const victim = unitById(s, target);
  if (u === null || isCalledOff(s, u, victim, target, fixed)) {
    const where = u === null ? { card: null, cell: null } : { card: ID[u.card], cell: CELL_NAME[u.cell] };
    log.push({ type: 'calledOff', clause: 'MG-R-18', ...where });
    return;
  }
  u.completed++;
  if (victim === null) {
    hitPlayer(s, u, log);
  } else {
    hurt(s, victim, powerOf(s, u), ID[u.card], !has(s, u, 'pierce'), log);
    destroyLethal(s, { attacker: u, victim }, log);
    trigger(s, u, 'attackedUnit', victim.id);
    if (s.board[victim.cell] === victim) trigger(s, victim, 'wasAttacked', victim.id);
  }
  trigger(s, u, 'attacked', u.id);
}

/** MG-R-18: the attacker can no longer attack, or not this target. */
function isCalledOff(s: State, u: Unit, victim: Unit | null, target: UnitId | None, fixed: boolean): boolean {
  if (isFresh(s, u)) return true;
  if (target === NONE) return directAttackProblem(s, u) !== null;
  if (victim === null) return true;
  return attackProblem(s, u, victim, fixed) !== null;
}

/** MG-WIN-2, MG-R-28, MG-R-29: one card, whatever the power. */
function hitPlayer(s: State, u: Unit, log: Log): void {
  const seat = opponent(u.controller);
  const pile = s.piles[seat];
  const by = ID[u.card];
  if (powerOf(s, u) === 0) {
    log.push({ type: 'missed', clause: 'MG-R-28', seat, by });
    return;
  }
  if (pile.deck.length > 0) {
    toDamageZone(s, seat, by, true, log);
    return;
  }
  pile.markers++;
  const total = damageOf(s, seat);
  log.push({ type: 'struck', clause: 'MG-R-29', seat, by, direct: true, card: null, total });
  if (s.rules.emptyDeckDamage === 'lose') s.failedDraw |= 1 << seat;
}
