import { does, sentence, whom, whose, type Names } from '@mechatable/kernel';
import type { Facing } from './action.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Event } from './event.ts';
import { abilityText, faceName, mechName } from './names.ts';

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
export function tell(event: Event, names: Names = BY_SEAT): string {
  return sentence(told(event, names));
}

function told(event: Event, names: Names): string {
  const player = (words: string): string => ('seat' in event ? does(names, event.seat, words) : words);
  const owner = 'seat' in event ? whose(names, event.seat) : '';
  switch (event.type) {
    case 'turn':
      return `Turn ${event.turn}: ${player('is the Alpha Pilot')}.`;
    case 'revealed':
      return `${owner} ${event.face === null ? 'Territory' : faceName(event.face)} is revealed.`;
    case 'repaired':
      return event.stage === 'hand'
        ? `${owner} ${mechName(event.mech)} is repaired and returns to hand.`
        : `${owner} ${mechName(event.mech)} is repaired and is now ${STAGE_WORDS[event.stage]}.`;
    case 'dealt':
      return `${event.up ? card(event.face) : 'A face-down Territory'} is dealt to the Arena.`;
    case 'recycled':
      return `The deck is empty: ${event.cards} scrapped cards are shuffled into a new deck.`;
    case 'deployed':
      return `${player(`deploys ${sent(event)} to ${place(event)}`)}.`;
    case 'attacked':
      return `${player(`attacks ${whose(names, event.of)} ${site(event)} with ${sent(event)}`)}.`;
    case 'passed':
      return `${player(PHASES[event.phase])}.`;
    case 'shown':
      return `${player(`Shows ${mechName(event.mech)}`)}.`;
    case 'ability':
      return `${owner} ${mechName(event.mech)}: ${abilityText(event.mech, event.ability)}`;
    case 'looked':
      return event.face === null
        ? `${player(`looks at the face-down Territory ${event.tile} in the Arena`)}.`
        : `${player(`looks at the face-down Territory ${event.tile} in the Arena: ${faceName(event.face)}`)}.`;
    case 'spied':
      return `${player(`looks at ${whose(names, event.at)} Mech${event.mech === null ? '' : `: ${mechName(event.mech)}`}`)}.`;
    case 'battle':
      return `Battle at ${place(event)}: ${fighter(event, 0, names)} against ${fighter(event, 1, names)}.`;
    case 'power':
      return `${mechName(event.mech)}’s Power changes from ${event.was} to ${event.now}.`;
    case 'fought':
      return fought(event, names);
    case 'claimed':
      return `${player(`claims ${card(event.face)}${event.from === null ? '' : ` from ${whom(names, event.from)}`}`)}.`;
    case 'kept':
      return `${player(`keeps ${place(event)}`)}.`;
    case 'damaged':
      return `${owner} ${mechName(event.mech)} is ${STAGE_WORDS[event.stage]}.`;
    case 'home':
      return `${owner} ${event.mech === null ? 'Mech' : mechName(event.mech)} returns to hand unseen.`;
    case 'returned':
      return `${owner} ${mechName(event.mech)} returns to hand.`;
    case 'exchanged':
      return `${player(`swaps ${card(event.face)} for ${whose(names, event.with)} ${faceName(event.got)}`)}.`;
    case 'turnedDown':
      return `${player(`turns ${faceName(event.face)} face-down`)}.`;
    case 'scrapped':
      return `${player(`scraps ${card(event.face)}`)}.`;
    case 'took':
      return `${player(`takes ${card(event.face)} from the scrap pile`)}.`;
    case 'alpha':
      return `The Alpha token goes to ${whom(names, event.seat)}.`;
    case 'gaveUp':
      return `${player('concedes; from now on the game answers for this seat')}.`;
    case 'ended':
      return outcome(event.outcome, names);
    case 'disclosed':
      return `All cards are revealed: ${event.mechs.map((mechs, seat) => does(names, seat, `had ${mechs.map(mechName).join(', ')}`)).join('; ')}.`;
  }
}

type Fighters = Extract<Event, { readonly type: 'battle' | 'fought' }>;

function fighter({ seats, mechs, power }: Fighters, side: 0 | 1, names: Names): string {
  return `${whose(names, seats[side])} ${mechName(mechs[side])} (${power[side]})`;
}

function fought(event: Extract<Event, { readonly type: 'fought' }>, names: Names): string {
  const [a, b] = event.power;
  if (event.winner === null) return `${a} against ${b}: a tie.`;
  const won = event.seats[0] === event.winner ? 0 : 1;
  return `${a} against ${b}: ${whose(names, event.winner)} ${mechName(event.mechs[won])} wins.`;
}
