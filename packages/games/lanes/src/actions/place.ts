import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import { zoneActions } from '../action.ts';
import { permits, placeLand, placeUnit } from '../arrivals.ts';
import { relocate, zoneOfObject } from '../board.ts';
import { IS_UNIT } from '../content/cards.ts';
import { canGo, zonesInRange } from '../moves.ts';
import { LAND_ZONES_OF, UNIT_ZONES_OF, zoneNumber } from '../zones.ts';
import type { Rule } from './rule.ts';

const NOT_YOUR_ZONE = illegal('LN-R-13', 'Wrong zone: choose one of your own zones of the right kind.');
const NOT_PERMITTED = illegal('LN-TIME-8', 'The summoning effect does not allow that zone: choose another.');
const TAKEN = illegal('LN-MAIN-2', 'That zone is occupied: choose an empty one.');
const LAND_TAKEN = illegal('LN-R-24', 'That zone already has a land: choose an empty one.');
const ZONE = zoneActions('zone');

function zonesFor(seat: Seat, card: number): readonly number[] {
  return IS_UNIT[card] ? UNIT_ZONES_OF[seat] : LAND_ZONES_OF[seat];
}

/** LN-TIME-5, 8, 11: the player picks the zone. */
export const zone: Rule<'zone', 'zone'> = {
  candidates(_s, seat, out, { card }) {
    for (const place of zonesFor(seat, card)) out.push(ZONE[place]);
  },
  judge(s, seat, action, { card, to, near }) {
    const place = zoneNumber(action.zone);
    if (!zonesFor(seat, card).includes(place)) return NOT_YOUR_ZONE;
    if (s.card[place] >= 0) return IS_UNIT[card] ? TAKEN : LAND_TAKEN;
    return permits(to, near, place) ? LEGAL : NOT_PERMITTED;
  },
  apply(s, _seat, action, log, { card, played }) {
    const place = zoneNumber(action.zone);
    if (IS_UNIT[card]) placeUnit(s, card, place, played, log);
    else placeLand(s, card, place, log);
  },
};

const MOVE_TO = zoneActions('moveTo');
const NOT_THERE = illegal(
  'LN-R-28',
  'This effect can’t move the card there: choose one of the empty zones it allows.',
);

/** LN-R-28, LN-R-39. */
export const moveTo: Rule<'moveTo', 'moveTo'> = {
  candidates(_s, seat, out, { to }) {
    for (const place of zonesInRange(seat, to)) out.push(MOVE_TO[place]);
  },
  judge(s, seat, action, { object, to }) {
    return canGo(s, seat, object, to, zoneNumber(action.zone)) ? LEGAL : NOT_THERE;
  },
  apply(s, _seat, action, log, { object, to }) {
    const clause = to === 'land' ? 'LN-R-39' : 'LN-R-28';
    relocate(s, zoneOfObject(s, object), zoneNumber(action.zone), clause, log);
  },
};
