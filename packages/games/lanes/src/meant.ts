import type { Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import type { State } from './state.ts';
import { LANE_OF, NOWHERE, SEAT_OF, UNIT_ZONES, UNIT_ZONES_OF, ZONE_NAME, zoneNumber } from './zones.ts';

/** A click on a hand card means playing it, or attaching it to the unit in a zone. */
function byHand(s: State, id: string, zone: number): Action[] {
  const card = cardNumber(id);
  if (card < 0) return [];
  switch (CARDS[card].kind) {
    case 'unit':
      return [{ kind: 'playUnit', card: id }];
    case 'land':
      return [{ kind: 'playLand', card: id }];
    case 'tech':
      return [{ kind: 'playTech', card: id }];
    case 'equip':
      return zone === NOWHERE && s.card.some((other, at) => at < UNIT_ZONES && other >= 0)
        ? []
        : [{ kind: 'equip', card: id, unit: ZONE_NAME[zone === NOWHERE ? 0 : zone] }];
  }
}

/** Everything a click on a zone can mean, whatever question is open. */
function byZone(s: State, seat: Seat, zone: number): Action[] {
  const name = ZONE_NAME[zone];
  const answers: Action[] = (
    ['zone', 'moveTo', 'target', 'paySacrifice', 'payRestUnit', 'payTrashLand'] as const
  ).map((kind) => ({ kind, zone: name }));
  if (s.card[zone] < 0) {
    if (!UNIT_ZONES_OF[seat].includes(zone)) return answers;
    const own = UNIT_ZONES_OF[seat].filter((from) => s.card[from] >= 0);
    return [...answers, ...own.map((from): Action => ({ kind: 'move', unit: ZONE_NAME[from], zone: name }))];
  }
  const attack: Action = { kind: 'attack', unit: name };
  return zone < UNIT_ZONES
    ? [...answers, attack, { kind: 'activate', zone: name, effect: 0 }]
    : [...answers, { kind: 'activate', zone: name, effect: 0 }];
}

/** From one zone to another: a move on your own side, an attack on the other. */
function byZones(seat: Seat, from: number, to: number): Action[] {
  const unit = ZONE_NAME[from];
  const move: Action = { kind: 'move', unit, zone: ZONE_NAME[to] };
  const isAttack = SEAT_OF[from] === seat && SEAT_OF[to] !== seat && LANE_OF[to] === LANE_OF[from];
  return isAttack ? [{ kind: 'attack', unit }] : [move];
}

/** The zone that was clicked; for a lane its frontline. */
function zoneOf(anchor: string): number {
  const [sort = '', name = ''] = anchor.split(':');
  if (sort === 'zone') return zoneNumber(name);
  return sort === 'lane' ? zoneNumber(`${name}f`) : NOWHERE;
}

function bySort(s: State, sort: string, card: string): Action[] {
  switch (sort) {
    case 'hand':
      return byHand(s, card, NOWHERE);
    case 'pool':
      return [{ kind: 'takeRevealed', card }];
    case 'graveyard':
      return [
        { kind: 'payGraveBottom', card },
        { kind: 'choose', card },
      ];
    case 'trash':
      return [{ kind: 'choose', card }];
    case 'deck':
      return [{ kind: 'look', card }];
    case 'choice':
      return card === 'stop' ? [{ kind: 'stop' }] : [];
    default:
      return [];
  }
}

/** The actions these clicks can mean, whatever question is open. */
export function meant(s: State, seat: Seat, clicked: readonly string[]): Action[] {
  const [last, before = ''] = clicked.slice(-2).reverse();
  const [sort = '', name = ''] = last.split(':');
  const [sortBefore = '', nameBefore = ''] = before.split(':');
  const zone = zoneOf(last);
  const from = zoneOf(before);
  if (zone !== NOWHERE && sortBefore === 'hand') return byHand(s, nameBefore, zone);
  if (zone !== NOWHERE && from !== NOWHERE && s.card[from] >= 0) return byZones(seat, from, zone);
  return zone === NOWHERE ? bySort(s, sort, name) : byZone(s, seat, zone);
}
