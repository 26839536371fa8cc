import type { Facing } from './action.ts';
import type { Event } from './event.ts';
import { abilityText, faceName, mechName } from './names.ts';
import { SEAT_NAMES } from './seats.ts';

const PHASES = {
  arena: 'sends no Mech to the Arena',
  attack: 'does not attack',
  defence: 'does not defend',
} as const;

const STAGE_WORDS = {
  STB: 'on Stand-By',
  DIS: 'Disabled',
  MALF: 'Malfunctioned',
} as const;

/** A Territory that the reader may not have seen. */
function card(face: string | null): string {
  return face === null ? 'a face-down Territory' : faceName(face);
}

/** Where a Mech goes. Several hidden Territories are told apart by their tiles. */
function place({ land, tile }: { readonly land: string | null; readonly tile: string }): string {
  return land === null ? `the face-down Territory ${tile}` : faceName(land);
}

function sent({ mech, facing }: { readonly mech: string | null; readonly facing: Facing }): string {
  return mech === null ? 'a Mech face-down' : `${mechName(mech)} face-${facing}`;
}

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event): string {
  const who = 'seat' in event ? SEAT_NAMES[event.seat] : '';
  switch (event.type) {
    case 'turn':
      return `Turn ${event.turn}: ${who} is the Alpha Pilot.`;
    case 'revealed':
      return `${card(event.face)} of ${who} is turned up.`;
    case 'repaired':
      return event.stage === 'hand'
        ? `${mechName(event.mech)} is repaired and returns to the hand of ${who}.`
        : `${mechName(event.mech)} of ${who} is repaired: it is ${STAGE_WORDS[event.stage]} now.`;
    case 'dealt':
      return `${event.up ? card(event.face) : 'A face-down Territory'} comes to the Arena.`;
    case 'recycled':
      return `The deck has run out: the ${event.cards} cards of the scrap pile are shuffled.`;
    case 'deployed':
      return `${who} sends ${sent(event)} to ${place(event)} in the Arena.`;
    case 'attacked':
      return `${who} attacks ${place(event)} of ${SEAT_NAMES[event.of]} with ${sent(event)}.`;
    case 'passed':
      return `${who} ${PHASES[event.phase]}.`;
    case 'shown':
      return `${who} Shows ${mechName(event.mech)}.`;
    case 'ability':
      return `${mechName(event.mech)} of ${who}: ${abilityText(event.mech, event.ability)}`;
    case 'looked':
      return event.face === null
        ? `${who} looks at the face-down Territory ${event.tile} in the Arena.`
        : `${who} looks at the face-down Territory ${event.tile} in the Arena: ${faceName(event.face)}.`;
    case 'spied':
      return `${who} looks at the Mech of ${SEAT_NAMES[event.at]}${event.mech === null ? '' : `: ${mechName(event.mech)}`}.`;
    case 'battle':
      return `Battle at ${place(event)}: ${fighter(event, 0)} against ${fighter(event, 1)}.`;
    case 'power':
      return `${mechName(event.mech)} has Power ${event.now} now, not ${event.was}.`;
    case 'fought':
      return fought(event);
    case 'claimed':
      return `${who} claims ${card(event.face)}${event.from === null ? '' : ` of ${SEAT_NAMES[event.from]}`}.`;
    case 'kept':
      return `${who} keeps ${place(event)}.`;
    case 'damaged':
      return `${mechName(event.mech)} of ${who} is ${STAGE_WORDS[event.stage]}.`;
    case 'home':
      return `${event.mech === null ? 'The Mech' : mechName(event.mech)} of ${who} returns to the hand unseen.`;
    case 'returned':
      return `${mechName(event.mech)} returns to the hand of ${who}.`;
    case 'exchanged':
      return `${who} gives ${card(event.face)} to ${SEAT_NAMES[event.with]} for ${faceName(event.got)}.`;
    case 'turnedDown':
      return `${who} turns ${faceName(event.face)} face-down.`;
    case 'scrapped':
      return `${who} scraps ${card(event.face)}.`;
    case 'took':
      return `${who} takes ${card(event.face)} from the scrap pile.`;
    case 'alpha':
      return `The Alpha token goes to ${who}.`;
    case 'gaveUp':
      return `${who} gives up; from now on the table answers for this seat.`;
    case 'ended':
      return event.outcome.sentence;
    case 'disclosed':
      return `All cards are shown: ${event.mechs.map((mechs, seat) => `${SEAT_NAMES[seat]} had ${mechs.map(mechName).join(', ')}`).join('; ')}.`;
  }
}

type Fighters = Extract<Event, { readonly type: 'battle' | 'fought' }>;

function fighter({ seats, mechs, power }: Fighters, side: 0 | 1): string {
  return `${mechName(mechs[side])} of ${SEAT_NAMES[seats[side]]} (${power[side]})`;
}

function fought(event: Extract<Event, { readonly type: 'fought' }>): string {
  const [a, b] = event.power;
  if (event.winner === null) return `${a} against ${b}: a tie.`;
  const won = event.seats[0] === event.winner ? 0 : 1;
  return `${a} against ${b}: ${mechName(event.mechs[won])} of ${SEAT_NAMES[event.winner]} wins.`;
}
