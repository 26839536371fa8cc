import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import { zoneActions } from '../action.ts';
import { permits, placeLand, placeUnit } from '../arrivals.ts';
import { relocate, zoneOfObject } from '../board.ts';
import { IS_UNIT } from '../content/cards.ts';
import { canGo, zonesInRange } from '../moves.ts';
import { LAND_ZONES_OF, NOWHERE, UNIT_ZONES_OF, zoneNumber } from '../zones.ts';
import { asked, type Rule } from './rule.ts';

const NOT_YOUR_ZONE = illegal('LN-R-13', 'Wrong zone: choose one of your own zones of the right kind.');
const NOT_PERMITTED = illegal('LN-TIME-8', 'The summoning effect does not allow that zone: choose another.');
const TAKEN = illegal('LN-MAIN-2', 'That zone is occupied: choose an empty one.');
const LAND_TAKEN = illegal('LN-R-24', 'That zone already has a land: choose an empty one.');
const ZONE = zoneActions('zone');

function zonesFor(seat: Seat, card: number): readonly number[] {
  return IS_UNIT[card] ? UNIT_ZONES_OF[seat] : LAND_ZONES_OF[seat];
}

/** LN-TIME-5, 8, 11: the player picks the zone. */
export const zone: Rule<'zone'> = {
  candidates(_s, seat, out, ask) {
    const placing = asked(ask, 'zone');
    if (placing !== null) for (const place of zonesFor(seat, placing.card)) out.push(ZONE[place]);
  },
  judge(s, seat, action, ask) {
    const placing = asked(ask, 'zone');
    const place = zoneNumber(action.zone);
    if (placing === null || !zonesFor(seat, placing.card).includes(place)) return NOT_YOUR_ZONE;
    if (s.card[place] >= 0) return IS_UNIT[placing.card] ? TAKEN : LAND_TAKEN;
    return permits(placing.to, placing.near, place) ? LEGAL : NOT_PERMITTED;
  },
  apply(s, _seat, action, log, ask) {
    const placing = asked(ask, 'zone');
    if (placing === null) return;
    const place = zoneNumber(action.zone);
    if (IS_UNIT[placing.card]) placeUnit(s, placing.card, place, placing.played, log);
    else placeLand(s, placing.card, place, log);
  },
};

const MOVE_TO = zoneActions('moveTo');
const NOT_THERE = illegal(
  'LN-R-28',
  'This effect can’t move the card there: choose one of the empty zones it allows.',
);

/** LN-R-28, LN-R-39. */
export const moveTo: Rule<'moveTo'> = {
  candidates(_s, seat, out, ask) {
    const moving = asked(ask, 'moveTo');
    if (moving !== null) for (const place of zonesInRange(seat, moving.to)) out.push(MOVE_TO[place]);
  },
  judge(s, seat, action, ask) {
    const moving = asked(ask, 'moveTo');
    const place = zoneNumber(action.zone);
    if (moving === null || place === NOWHERE) return NOT_THERE;
    return canGo(s, seat, moving.object, moving.to, place) ? LEGAL : NOT_THERE;
  },
  apply(s, _seat, action, log, ask) {
    const moving = asked(ask, 'moveTo');
    if (moving === null) return;
    const clause = moving.to === 'land' ? 'LN-R-39' : 'LN-R-28';
    relocate(s, zoneOfObject(s, moving.object), zoneNumber(action.zone), clause, log);
  },
};
