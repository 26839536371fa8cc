import { invariant } from '@mechatable/kernel';
import {
  ENDURE,
  flag,
  isUsed,
  lastZone,
  markUsed,
  toHand,
  zoneOfObject,
  endChanges,
  giveRest,
} from '../board.ts';
import { ID } from '../content/cards.ts';
import { killUnits } from '../deaths.ts';
import type { Log } from '../event.ts';
import { withoutLast } from '../lists.ts';
import { powerOf } from '../power.ts';
import type { Combat, State, Step } from '../state.ts';
import { EVERYBODY } from '../state.ts';
import { triggerAt, watch } from '../triggers.ts';
import { LANE_OF, NOWHERE, SEAT_LETTERS, SEAT_OF, ZONE_NAME, opponent, unitZone } from '../zones.ts';
import { win } from './turn.ts';

type Of<Name> = Extract<Step, { do: Name }>;

const ATTACK_REST = 2;

/** LN-TIME-16: [Rest] 2, then [When Attacking], then [On Unit Attack] (LN-R-70). */
export function attack(s: State, { object }: Of<'attack'>, log: Log): void {
  const zone = zoneOfObject(s, object);
  const card = s.card[zone];
  log.push({
    type: 'attacked',
    clause: 'LN-MAIN-6',
    seat: SEAT_OF[zone],
    card: ID[card],
    zone: ZONE_NAME[zone],
  });
  giveRest(s, zone, ATTACK_REST, 'LN-ATK-2', log);
  triggerAt(s, 'whenAttacking', zone, { object, card, zone });
  s.agenda.push({ do: 'strike', object }, { do: 'attackSeen', object, card }, { do: 'settle' });
}

export function attackSeen(s: State, { object, card }: Of<'attackSeen'>): void {
  watch(s, 'onUnitAttack', { object, card, zone: lastZone(s, object) });
  s.agenda.push({ do: 'settle' });
}

/** LN-ATK-3 to 6, LN-R-46 to 48: looks at the facing lane now, from the attacker's current zone. */
export function strike(s: State, { object }: Of<'strike'>, log: Log): void {
  const zone = zoneOfObject(s, object);
  if (zone === NOWHERE) return; // LN-R-48
  s.agenda.push({ do: 'endAttack', object });
  const foe = opponent(SEAT_OF[zone]);
  const front = unitZone(foe, 0, LANE_OF[zone]);
  const back = unitZone(foe, 1, LANE_OF[zone]);
  const order = flag(s, zone, 'indirect') > 0 ? [back, front] : [front, back];
  const defending = order.find((place) => s.card[place] >= 0);
  if (defending !== undefined) {
    s.combat = { attacker: object, defender: s.object[defending], losers: [], saved: [] };
    log.push({
      type: 'fight',
      clause: defending === front ? 'LN-ATK-4' : 'LN-ATK-5',
      card: ID[s.card[zone]],
      zone: ZONE_NAME[zone],
      foe: ID[s.card[defending]],
      foeZone: ZONE_NAME[defending],
    });
    s.agenda.push({ do: 'startCombat' });
  } else if (powerOf(s, zone) > 0) {
    s.agenda.push({ do: 'check', object, left: 1 + flag(s, zone, 'extraCheck') }); // LN-R-95
  } else {
    log.push({ type: 'noCheck', clause: 'LN-R-46', card: ID[s.card[zone]], zone: ZONE_NAME[zone] });
  }
}

/** LN-TIME-27 to 29, LN-R-56: one check after another while the attacker is in a unit zone. */
export function check(s: State, { object, left }: Of<'check'>, log: Log): void {
  const zone = zoneOfObject(s, object);
  if (zone === NOWHERE) return;
  const seat = opponent(SEAT_OF[zone]);
  const pile = s.piles[seat];
  const card = pile.protection.at(-1);
  const known = pile.protectionKnown.at(-1);
  if (card === undefined || known === undefined) {
    const why = `${SEAT_LETTERS[seat]} was hit with no protection left.`;
    win(s, SEAT_OF[zone], 'LN-PROT-2', why, log);
    return;
  }
  pile.protection = withoutLast(pile.protection);
  pile.protectionKnown = withoutLast(pile.protectionKnown);
  toHand(pile, card, known);
  log.push({
    type: 'protectionLost',
    clause: 'LN-PROT-1',
    seat,
    card: ID[card],
    secret: known !== EVERYBODY,
  });
  triggerAt(s, 'onProtectionHit', zone);
  if (left > 1) s.agenda.push({ do: 'check', object, left: left - 1 });
  s.agenda.push({ do: 'settle' });
}

/** LN-TIME-18. */
export function endAttack(s: State, { object }: Of<'endAttack'>): void {
  const zone = zoneOfObject(s, object);
  if (zone === NOWHERE) return;
  triggerAt(s, 'endOfAttack', zone);
  s.agenda.push({ do: 'settle' });
}

function fighting(s: State): Combat {
  invariant(s.combat !== null, 'a step of combat outside combat');
  return s.combat;
}

/** LN-R-53, LN-TIME-26: a combatant that has left the unit zones no longer triggers. */
function triggerCombatant(s: State, name: Parameters<typeof triggerAt>[1], object: number): void {
  const zone = zoneOfObject(s, object);
  if (zone !== NOWHERE) triggerAt(s, name, zone);
}

/** LN-TIME-20. */
export function startCombat(s: State): void {
  const { attacker, defender } = fighting(s);
  triggerCombatant(s, 'startOfCombat', attacker);
  triggerCombatant(s, 'startOfCombat', defender);
  s.agenda.push({ do: 'compare' }, { do: 'settle' });
}

/** LN-TIME-21 and 22, LN-R-49, LN-R-51: winner and loser are fixed by the powers of this moment. */
export function compare(s: State, _step: unknown, log: Log): void {
  const combat = fighting(s);
  const zone = zoneOfObject(s, combat.attacker);
  const foeZone = zoneOfObject(s, combat.defender);
  s.agenda.push({ do: 'endCombat' });
  if (zone === NOWHERE || foeZone === NOWHERE) return; // LN-R-49
  const power = powerOf(s, zone);
  const foePower = powerOf(s, foeZone);
  const losers: number[] = [];
  if (power + foePower > 0 && power <= foePower) losers.push(combat.attacker);
  if (power + foePower > 0 && foePower <= power) losers.push(combat.defender);
  log.push({
    type: 'result',
    clause: losers.length === 0 ? 'LN-CMB-4' : losers.length === 1 ? 'LN-CMB-2' : 'LN-CMB-3',
    card: ID[s.card[zone]],
    zone: ZONE_NAME[zone],
    power,
    foe: ID[s.card[foeZone]],
    foeZone: ZONE_NAME[foeZone],
    foePower,
  });
  if (losers.length === 0) return;
  s.combat = { ...combat, losers };
  s.agenda.push(
    { do: 'buryLosers' },
    { do: 'verdict', seat: opponent(s.active) },
    { do: 'verdict', seat: s.active },
  );
}

/** LN-TIME-23 and 24: one seat's unit triggers on winning or losing. */
export function verdict(s: State, { seat }: Of<'verdict'>): void {
  const { attacker, defender, losers } = fighting(s);
  const object = SEAT_OF[lastZone(s, attacker)] === seat ? attacker : defender;
  triggerCombatant(s, losers.includes(object) ? 'onCombatLoss' : 'onCombatVictory', object);
  s.agenda.push({ do: 'settle' });
}

/** LN-TIME-25, LN-R-52 to 54: a loser that has left the unit zones is neither killed nor saved. */
export function buryLosers(s: State, _step: unknown, log: Log): void {
  const { attacker, defender, losers, saved } = fighting(s);
  const dying: number[] = [];
  for (const object of losers) {
    const zone = zoneOfObject(s, object);
    if (zone === NOWHERE) continue;
    const endures = flag(s, zone, 'endure') > 0 && !isUsed(s, object, ENDURE);
    if (saved.includes(object) || endures) {
      if (!saved.includes(object)) markUsed(s, object, ENDURE);
      log.push({ type: 'survived', clause: 'LN-R-54', card: ID[s.card[zone]], zone: ZONE_NAME[zone] });
    } else {
      dying.push(object);
    }
  }
  if (losers.length === 1 && dying.length === 1) {
    triggerCombatant(s, 'onKill', losers[0] === attacker ? defender : attacker);
  }
  killUnits(s, dying, losers.length === 1 ? 'LN-CMB-2' : 'LN-CMB-3', log);
  s.agenda.push({ do: 'settle' });
}

/** LN-TIME-26. */
export function endCombat(s: State): void {
  const { attacker, defender } = fighting(s);
  triggerCombatant(s, 'endOfCombat', attacker);
  triggerCombatant(s, 'endOfCombat', defender);
  s.agenda.push({ do: 'combatOver' }, { do: 'settle' });
}

/** LN-R-77: what lasts "until end of combat" ends after the last step of it. */
export function combatOver(s: State): void {
  endChanges(s, (i) => s.changeUntil[i] === 'combat');
  s.combat = null;
}
