import type { Facing } from './action.ts';
import type { Event } from './event.ts';
import { abilityText, faceName, mechName } from './names.ts';
import { SEAT_NAMES } from './seats.ts';

const PHASES = {
  arena: 'deploys no Mech',
  attack: 'does not attack',
  defence: 'does not defend',
} as const;

const STAGE_WORDS = {
  STB: 'on Stand-By',
  DIS: 'Disabled',
  MALF: 'Malfunctioned',
} as const;

interface Site {
  readonly land: string | null;
  readonly tile: string;
}

/** A Territory that the reader may not have seen. */
function card(face: string | null): string {
  return face === null ? 'a face-down Territory' : faceName(face);
}

/** Where a Mech goes. Hidden Territories are named by tile, to tell them apart. */
function place(at: Site): string {
  return at.land === null ? `the ${site(at)}` : site(at);
}

/** The same after a possessive. */
function site({ land, tile }: Site): string {
  return land === null ? `face-down Territory ${tile}` : faceName(land);
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
      return `${who}’s ${event.face === null ? 'Territory' : faceName(event.face)} is revealed.`;
    case 'repaired':
      return event.stage === 'hand'
        ? `${who}’s ${mechName(event.mech)} is repaired and returns to hand.`
        : `${who}’s ${mechName(event.mech)} is repaired and is now ${STAGE_WORDS[event.stage]}.`;
    case 'dealt':
      return `${event.up ? card(event.face) : 'A face-down Territory'} is dealt to the Arena.`;
    case 'recycled':
      return `The deck is empty: ${event.cards} scrapped cards are shuffled into a new deck.`;
    case 'deployed':
      return `${who} deploys ${sent(event)} to ${place(event)}.`;
    case 'attacked':
      return `${who} attacks ${SEAT_NAMES[event.of]}’s ${site(event)} with ${sent(event)}.`;
    case 'passed':
      return `${who} ${PHASES[event.phase]}.`;
    case 'shown':
      return `${who} Shows ${mechName(event.mech)}.`;
    case 'ability':
      return `${who}’s ${mechName(event.mech)}: ${abilityText(event.mech, event.ability)}`;
    case 'looked':
      return event.face === null
        ? `${who} looks at the face-down Territory ${event.tile} in the Arena.`
        : `${who} looks at the face-down Territory ${event.tile} in the Arena: ${faceName(event.face)}.`;
    case 'spied':
      return `${who} looks at ${SEAT_NAMES[event.at]}’s Mech${event.mech === null ? '' : `: ${mechName(event.mech)}`}.`;
    case 'battle':
      return `Battle at ${place(event)}: ${fighter(event, 0)} against ${fighter(event, 1)}.`;
    case 'power':
      return `${mechName(event.mech)}’s Power changes from ${event.was} to ${event.now}.`;
    case 'fought':
      return fought(event);
    case 'claimed':
      return `${who} claims ${card(event.face)}${event.from === null ? '' : ` from ${SEAT_NAMES[event.from]}`}.`;
    case 'kept':
      return `${who} keeps ${place(event)}.`;
    case 'damaged':
      return `${who}’s ${mechName(event.mech)} is ${STAGE_WORDS[event.stage]}.`;
    case 'home':
      return `${who}’s ${event.mech === null ? 'Mech' : mechName(event.mech)} returns to hand unseen.`;
    case 'returned':
      return `${who}’s ${mechName(event.mech)} returns to hand.`;
    case 'exchanged':
      return `${who} swaps ${card(event.face)} for ${SEAT_NAMES[event.with]}’s ${faceName(event.got)}.`;
    case 'turnedDown':
      return `${who} turns ${faceName(event.face)} face-down.`;
    case 'scrapped':
      return `${who} scraps ${card(event.face)}.`;
    case 'took':
      return `${who} takes ${card(event.face)} from the scrap pile.`;
    case 'alpha':
      return `The Alpha token goes to ${who}.`;
    case 'gaveUp':
      return `${who} concedes; from now on the game answers for this seat.`;
    case 'ended':
      return event.outcome.sentence;
    case 'disclosed':
      return `All cards are revealed: ${event.mechs.map((mechs, seat) => `${SEAT_NAMES[seat]} had ${mechs.map(mechName).join(', ')}`).join('; ')}.`;
  }
}

type Fighters = Extract<Event, { readonly type: 'battle' | 'fought' }>;

function fighter({ seats, mechs, power }: Fighters, side: 0 | 1): string {
  return `${SEAT_NAMES[seats[side]]}’s ${mechName(mechs[side])} (${power[side]})`;
}

function fought(event: Extract<Event, { readonly type: 'fought' }>): string {
  const [a, b] = event.power;
  if (event.winner === null) return `${a} against ${b}: a tie.`;
  const won = event.seats[0] === event.winner ? 0 : 1;
  return `${a} against ${b}: ${SEAT_NAMES[event.winner]}’s ${mechName(event.mechs[won])} wins.`;
}
