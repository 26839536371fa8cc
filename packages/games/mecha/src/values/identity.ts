import { CELLS } from '../board.ts';
import {
  GOLDEN_KEY,
  IS_BASIC,
  IS_MECHA_UNIT,
  IS_PILOT,
  IS_TOWER,
  PILOT_PLACES,
  SILENCES_PILOT,
  SILENCES_TOWERS,
  WIND_UP,
} from '../content/cards.ts';
import type { None, PieceId } from '../references.ts';
import type { Attached, Unit } from '../pieces.ts';
import type { State } from '../state.ts';

/** MG-R-70: the name attached last, else the printed one; a number of `NAMES`. */
export function nameOf(u: Unit): number {
  for (let i = u.attached.length - 1; i >= 0; i--) {
    const { card, name } = u.attached[i];
    if (name >= 0) return name;
    if (GOLDEN_KEY[card]) return u.card + WIND_UP;
  }
  return u.card;
}

export function isMecha(u: Unit): boolean {
  return IS_MECHA_UNIT[u.card];
}

export function isTower(u: Unit): boolean {
  return IS_TOWER[u.card];
}

export function hasGoldenKey(u: Unit): boolean {
  for (let i = 0; i < u.attached.length; i++) if (GOLDEN_KEY[u.attached[i].card]) return true;
  return false;
}

/** MG-R-69: whether all that is printed on it is off. Clocktower's own ability is never lost (MG-R-106). */
export function isSilenced(s: State, u: Unit): boolean {
  if (u.attached.length > 0 && hasGoldenKey(u)) return true;
  if (!IS_TOWER[u.card] || IS_BASIC[u.card] || SILENCES_TOWERS[u.card]) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const other = s.board[cell];
    if (other !== null && SILENCES_TOWERS[other.card]) return true;
  }
  return false;
}

/** Whether an attached Pilot works: card Jason's Rally Cry takes all it does. */
export function isPilotSilenced(u: Unit, pilot: Attached): boolean {
  for (let i = 0; i < u.attached.length; i++) {
    const { on, card } = u.attached[i];
    if (on === pilot.id && SILENCES_PILOT[card]) return true;
  }
  return false;
}

/** MG-R-72: a Pilot card is attached, whoever controls it and even without its abilities. */
export function pilotsOn(u: Unit): number {
  let count = 0;
  for (let i = 0; i < u.attached.length; i++) if (IS_PILOT[u.attached[i].card]) count++;
  return count;
}

/** MG-PILOT-8: how many Pilots it may carry. */
export function pilotPlaces(s: State, u: Unit): number {
  return isSilenced(s, u) ? 1 : PILOT_PLACES[u.card];
}

/** The Pilots on a unit that still work. */
export function hasWorkingPilot(u: Unit): boolean {
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (IS_PILOT[one.card] && !isPilotSilenced(u, one)) return true;
  }
  return false;
}

export function unitById(s: State, id: PieceId | None): Unit | null {
  if (id < 0) return null;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.id === id) return u;
  }
  return null;
}

/** The unit that carries an attached card, and the card; null if it is gone. */
export function attachedById(
  s: State,
  id: PieceId | None,
): { readonly host: Unit; readonly card: Attached } | null {
  for (let cell = 0; cell < CELLS; cell++) {
    const host = s.board[cell];
    if (host === null) continue;
    for (let i = 0; i < host.attached.length; i++) {
      if (host.attached[i].id === id) return { host, card: host.attached[i] };
    }
  }
  return null;
}
