import { LEGAL, illegal } from '@mechatable/kernel';
import { cardActions, zoneActions } from '../action.ts';
import { fromGraveyard, giveRest, toBottom } from '../board.ts';
import { ID, TRIBE, cardNumber } from '../content/cards.ts';
import { destroyLand, killUnits } from '../deaths.ts';
import { EVERYBODY } from '../state.ts';
import { LAND_ZONES_OF, UNIT_ZONES_OF, zoneNumber } from '../zones.ts';
import { discarding, eachKind, type Rule } from './rule.ts';

/** LN-R-14. */
export const payDiscard = discarding('payDiscard', 'LN-R-14');

const SACRIFICE = zoneActions('paySacrifice');
const NOT_FITTING = illegal('LN-R-14', 'Choose one of your units of the tribe in the cost.');

export const paySacrifice: Rule<'paySacrifice', 'paySacrifice'> = {
  candidates(s, seat, out) {
    for (const zone of UNIT_ZONES_OF[seat]) if (s.card[zone] >= 0) out.push(SACRIFICE[zone]);
  },
  judge(s, seat, action, { tribe }) {
    const zone = zoneNumber(action.zone);
    if (!UNIT_ZONES_OF[seat].includes(zone) || s.card[zone] < 0) return NOT_FITTING;
    return TRIBE[s.card[zone]] === tribe ? LEGAL : NOT_FITTING;
  },
  apply(s, _seat, { zone }, log) {
    killUnits(s, [s.object[zoneNumber(zone)]], 'LN-R-14', log);
  },
};

const REST_UNIT = zoneActions('payRestUnit');
const NOT_READY = illegal('LN-R-18', 'Choose one of your ready units.');

export const payRestUnit: Rule<'payRestUnit', 'payRestUnit'> = {
  candidates(s, seat, out) {
    for (const zone of UNIT_ZONES_OF[seat]) if (s.card[zone] >= 0) out.push(REST_UNIT[zone]);
  },
  judge(s, seat, action) {
    const zone = zoneNumber(action.zone);
    const fitting = UNIT_ZONES_OF[seat].includes(zone) && s.card[zone] >= 0 && s.rest[zone] === 0;
    return fitting ? LEGAL : NOT_READY;
  },
  apply(s, _seat, { zone }, log, { n }) {
    giveRest(s, zoneNumber(zone), n, 'LN-R-14', log);
  },
};

const TRASH_LAND = zoneActions('payTrashLand');
const NOT_YOUR_LAND = illegal('LN-R-14', 'Choose one of your lands.');

export const payTrashLand: Rule<'payTrashLand'> = {
  candidates(s, seat, out) {
    for (const zone of LAND_ZONES_OF[seat]) if (s.card[zone] >= 0) out.push(TRASH_LAND[zone]);
  },
  judge(s, seat, action) {
    const zone = zoneNumber(action.zone);
    return LAND_ZONES_OF[seat].includes(zone) && s.card[zone] >= 0 ? LEGAL : NOT_YOUR_LAND;
  },
  apply(s, _seat, { zone }, log) {
    destroyLand(s, zoneNumber(zone), 'LN-R-14', log);
  },
};

const GRAVE_BOTTOM = cardActions('payGraveBottom');
const NOT_IN_GRAVEYARD = illegal('LN-R-14', 'Choose a card in your graveyard.');

/** Public, so everyone knows the bottom of that deck (LN-R-90). */
export const payGraveBottom: Rule<'payGraveBottom'> = {
  candidates(s, seat, out) {
    eachKind(s.piles[seat].graveyard, GRAVE_BOTTOM, out);
  },
  judge(s, seat, { card }) {
    return s.piles[seat].graveyard.includes(cardNumber(card)) ? LEGAL : NOT_IN_GRAVEYARD;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    fromGraveyard(s.piles[seat], card);
    toBottom(s.piles[seat], card, EVERYBODY);
    log.push({ type: 'buried', clause: 'LN-R-14', seat, card: ID[card], secret: false });
  },
};
