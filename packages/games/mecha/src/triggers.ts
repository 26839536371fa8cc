import type { Seat } from '@mechatable/kernel';
import { CELLS } from './board.ts';
import { IS_PILOT, triggersOf } from './content/cards.ts';
import type { TriggerName } from './content/effects.ts';
import { NONE, targetSeat, type None, type PieceId, type Target } from './references.ts';
import type { Trigger } from './links.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { isPilotSilenced, isSilenced } from './values.ts';

/** MG-R-19: triggers go into the queue when their event happens, with the facts they need. */

function queue(
  s: State,
  seat: Seat,
  card: number,
  name: TriggerName,
  source: PieceId | None,
  subject: Target,
  second: Target = NONE,
): void {
  const effects = triggersOf(card, name);
  if (effects === null) return;
  for (const effect of effects) s.queue.push({ seat, card, effect, source, subject, second });
}

/** A unit's own ability. */
export function trigger(s: State, u: Unit, name: TriggerName, subject: Target): void {
  if (triggersOf(u.card, name) !== null && !isSilenced(s, u))
    queue(s, u.controller, u.card, name, u.id, subject);
}

/** Abilities of the cards attached to a unit. */
export function triggerAttached(
  s: State,
  u: Unit,
  name: TriggerName,
  subject: Target,
  second: Target = NONE,
): void {
  for (const one of u.attached) {
    if (IS_PILOT[one.card] && isPilotSilenced(u, one)) continue;
    queue(s, one.controller, one.card, name, one.id, subject, second);
  }
}

/**
 * The same ability of every unit of a seat (-1: of both), the earlier arrival first. `subject` none: each is about
 * the unit that has it.
 */
export function triggerAll(s: State, name: TriggerName, seat: Seat, subject: Target): void {
  const first = s.queue.length;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && (seat < 0 || u.controller === seat))
      trigger(s, u, name, subject === NONE ? u.id : subject);
  }
  byArrival(s, first);
}

/** Sorts the triggers that one event has queued from a place on: the earlier arrival first (MG-R-19). */
export function byArrival(s: State, first: number): void {
  if (s.queue.length - first < 2) return;
  const sorted = s.queue.splice(first).sort((a, b) => a.source - b.source);
  s.queue.push(...sorted);
}

/** Commands on the battlefield without time counters; `seat` -1: of both players. */
export function triggerLying(s: State, name: TriggerName, seat: Seat): void {
  for (let i = 0; i < s.lying.length; i++) {
    const { id, card, owner, time } = s.lying[i];
    if (time === 0 && (seat < 0 || owner === seat)) queue(s, owner, card, name, id, NONE);
  }
}

/** A card that is not on the battlefield: it waits behind those that are (MG-R-100). */
export function triggerCard(s: State, seat: Seat, card: number, name: TriggerName): void {
  queue(s, seat, card, name, NONE, targetSeat(seat));
}

/** MG-R-19, MG-R-100: the active player's first, each side's in the order of their events; from a place on. */
export function nextTrigger(s: State, from: Trigger[], first: number): Trigger {
  const mine = from.findIndex(({ seat }, at) => at >= first && seat === s.active);
  return from.splice(Math.max(first, mine), 1)[0];
}
