import type { Seat } from '@mechatable/kernel';
import { aimedAt, hasTarget } from '../abilities/aimed.ts';
import type { Timing } from '../content/language.ts';
import type { Log } from '../event.ts';
import { hasCovert, hasHangar, isInHangar, isPublic, repairMech } from '../mechs.ts';
import { clockwise } from '../seats.ts';
import { HAND, MECHS_EACH, type Do, type State } from '../state.ts';
import { cardOf, countOf, turn as turnTile } from '../tiles.ts';
import { endByCap } from '../victory.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { readonly do: Name }>;

const DEAL: Do = { do: 'deal' };
const START: Do = { do: 'startTurn' };

/** MN-TURN-1, MN-INIT-1: the pilots' Initiations, then the Arena Phase. */
export function startTurn(s: State, _step: Do, log: Log): void {
  s.turn++;
  s.used = 0;
  log.push({ type: 'turn', clause: 'MN-TURN-1', seat: s.alpha, turn: s.turn });
  s.agenda.push(DEAL);
  const pilots = s.rows.length;
  for (let i = pilots - 1; i >= 0; i--)
    s.agenda.push({ do: 'initiation', seat: clockwise(s.alpha, i, pilots) });
}

/** MN-R-10: reveal, repairs, abilities. MN-D-1: a single face-down Territory is revealed without a question. */
export function initiation(s: State, { seat }: StepOf<'initiation'>, log: Log): void {
  s.agenda.push({ do: 'repair', seat });
  const row = s.rows[seat];
  const hidden = countOf(row, false);
  if (hidden > 1) s.agenda.push({ ask: 'reveal', seat });
  if (hidden !== 1) return;
  const only = row.findIndex(({ up }) => !up);
  const tile = turnTile(row, row[only].id, true);
  log.push({ type: 'revealed', clause: 'MN-INIT-2', seat, ...cardOf(tile) });
}

/** MN-INIT-4, MN-R-12: all of them at once. */
export function repair(s: State, { seat }: StepOf<'repair'>, log: Log): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (isInHangar(s, slot)) repairMech(s, slot, log);
  s.agenda.push({ do: 'initiationAbility', seat });
}

/** MN-D-2: asked on public facts alone (MN-R-70). */
export function initiationAbility(s: State, { seat }: StepOf<'initiationAbility'>): void {
  if (!hasHangar(s, seat) && !othersHideSome(s, seat)) return;
  if (hasCovert(s, seat) || hasPublicUse(s, seat, 'initiation')) s.agenda.push({ ask: 'initiation', seat });
}

function othersHideSome(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.rows.length; other++)
    if (other !== seat && countOf(s.rows[other], false) > 0) return true;
  return false;
}

/** Whether a public Mech in hand has a legal target and was not used this turn. */
export function hasPublicUse(s: State, seat: Seat, timing: Timing): boolean {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    if (s.places[slot] !== HAND || !isPublic(s, slot) || (s.used & (1 << slot)) !== 0) continue;
    const op = aimedAt(s.mechs[slot], timing);
    if (op !== null && hasTarget(s, seat, op)) return true;
  }
  return false;
}

/** MN-SCRAP-6, MN-R-65, MN-R-90: the token moves on, or the last turn is over. */
export function endTurn(s: State, _step: Do, log: Log): void {
  if (s.turn >= s.rules.turnCap) {
    endByCap(s, log);
    return;
  }
  s.alpha = clockwise(s.alpha, 1, s.rows.length);
  log.push({ type: 'alpha', clause: 'MN-SCRAP-6', seat: s.alpha });
  s.agenda.push(START);
}
