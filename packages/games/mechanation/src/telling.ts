import type { Names } from '@mechatable/kernel';
import { BY_SEAT, outcome } from './ending.ts';
import type { Event } from './event.ts';
import { abilityText, faceName, mechName, raidedName, siteName } from './names.ts';
import type { Fighter } from './words/events.ts';
import { words } from './words/index.ts';

const { events } = words;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const nameOf = (face: string | null): string | null => (face === null ? null : faceName(face));
const mechNameOf = (mech: string | null): string | null => (mech === null ? null : mechName(mech));

/** An event, as a viewer saw it, in one sentence. */
export function describeEvent(event: Event, names: Names = BY_SEAT): string {
  switch (event.type) {
    case 'turn':
      return events.turn(names, event.seat, event.turn);
    case 'revealed':
      return events.revealed(names, event.seat, nameOf(event.face));
    case 'repaired':
      return event.stage === 'hand'
        ? events.repairedToHand(names, event.seat, mechName(event.mech))
        : events.repaired(names, event.seat, mechName(event.mech), event.stage);
    case 'dealt':
      return event.up ? events.dealtUp(nameOf(event.face)) : events.dealtDown;
    case 'recycled':
      return events.recycled(event.cards);
    case 'deployed': {
      const sent = { mech: mechNameOf(event.mech), facing: event.facing };
      return events.deployed(names, event.seat, sent, siteName(event.land, event, null, names));
    }
    case 'attacked': {
      const sent = { mech: mechNameOf(event.mech), facing: event.facing };
      return events.attacked(names, event.seat, sent, raidedName(event.land, event, event.of, names));
    }
    case 'passed':
      return events.passed[event.phase](names, event.seat);
    case 'shown':
      return events.shown(names, event.seat, mechName(event.mech));
    case 'ability':
      return events.ability(names, event.seat, mechName(event.mech), abilityText(event.mech, event.ability));
    case 'looked':
      return events.looked(names, event.seat, siteName(null, event, null, names), nameOf(event.face));
    case 'spied':
      return events.spied(names, event.seat, event.at, mechNameOf(event.mech));
    case 'battle':
      return events.battle(names, battleSite(event, names), fighter(event, 0), fighter(event, 1));
    case 'power':
      return events.power(mechName(event.mech), event.was, event.now);
    case 'fought':
      return fought(event, names);
    case 'claimed':
      return claimed(event, names);
    case 'kept':
      return events.kept(names, event.seat, siteName(event.land, event, null, names));
    case 'damaged':
      return events.damaged(names, event.seat, mechName(event.mech), event.stage);
    case 'home':
      return events.home(names, event.seat, mechNameOf(event.mech));
    case 'returned':
      return events.returned(names, event.seat, mechName(event.mech));
    case 'exchanged':
      return events.exchanged(names, event.seat, nameOf(event.face), event.with, faceName(event.got));
    case 'turnedDown':
      return events.turnedDown(names, event.seat, faceName(event.face));
    case 'scrapped':
      return events.scrapped(names, event.seat, nameOf(event.face));
    case 'took':
      return events.took(names, event.seat, nameOf(event.face));
    case 'alpha':
      return events.alpha(names, event.seat);
    case 'gaveUp':
      return events.gaveUp(names, event.seat);
    case 'ended':
      return outcome(event.outcome, names);
    case 'disclosed':
      return events.disclosed(
        names,
        event.mechs.map((mechs) => mechs.map(mechName)),
      );
  }
}

/** MN-PILOT-7: in a raid, side 1 defends its own Territory. */
function battleSite(event: EventOf<'battle'>, names: Names): string {
  return siteName(event.land, event, event.seats[1], names);
}

function claimed(event: EventOf<'claimed'>, names: Names): string {
  const { seat, face, from } = event;
  const territory = siteName(face, event, from, names);
  return from === null || face === null
    ? events.claimed(names, seat, territory)
    : events.claimedFrom(names, seat, territory, from);
}

function fighter({ seats, mechs, power }: EventOf<'battle' | 'fought'>, side: 0 | 1): Fighter {
  return { seat: seats[side], mech: mechName(mechs[side]), power: power[side] };
}

function fought(event: EventOf<'fought'>, names: Names): string {
  const [one, other] = [fighter(event, 0), fighter(event, 1)];
  if (event.winner === null) return events.tied(one.power, other.power);
  const winner = one.seat === event.winner ? one : other;
  return events.won(names, one.power, other.power, winner.seat, winner.mech);
}
