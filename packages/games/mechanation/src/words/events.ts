import { does, sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { terms } from './terms.ts';

type Stage = keyof typeof terms.stages;

/** A Mech that leaves the hand; null if the reader does not know which one. */
export interface Sent {
  readonly mech: string | null;
  readonly facing: 'up' | 'down';
}

/** A Mech in a Battle, with its Power. */
export interface Fighter {
  readonly seat: Seat;
  readonly mech: string;
  readonly power: number;
}

/** A Territory that the reader may not have seen. */
const card = (face: string | null): string => face ?? 'a face-down Territory';
const sent = ({ mech, facing }: Sent): string =>
  mech === null ? 'a Mech face-down' : `${mech} face-${facing}`;
const fighter = (names: Names, { seat, mech, power }: Fighter): string =>
  `${whose(names, seat)} ${mech} (${power})`;
/** `You pass.`, `Mira passes.` */
const says = (names: Names, seat: Seat, verb: string): string => sentence(`${does(names, seat, verb)}.`);
/** `Your Wolf returns.`, `Mira’s Wolf returns.` */
const owns = (names: Names, seat: Seat, rest: string): string => sentence(`${whose(names, seat)} ${rest}.`);

/** Sentences about events. */
export const events = {
  turn: (names: Names, seat: Seat, turn: number): string =>
    `Turn ${turn}: ${does(names, seat, 'is the Alpha Pilot')}.`,
  revealed: (names: Names, seat: Seat, face: string | null): string =>
    owns(names, seat, `${face ?? 'Territory'} is revealed`),
  repairedToHand: (names: Names, seat: Seat, mech: string): string =>
    owns(names, seat, `${mech} is repaired and returns to hand`),
  repaired: (names: Names, seat: Seat, mech: string, stage: Stage): string =>
    owns(names, seat, `${mech} is repaired and is now ${terms.stages[stage]}`),
  dealtUp: (face: string | null): string => `${card(face)} is dealt to the Arena.`,
  dealtDown: 'A face-down Territory is dealt to the Arena.',
  recycled: (cards: number): string =>
    `The deck is empty: ${cards} scrapped cards are shuffled into a new deck.`,
  deployed: (names: Names, seat: Seat, mech: Sent, territory: string): string =>
    says(names, seat, `deploys ${sent(mech)} to ${territory}`),
  attacked: (names: Names, seat: Seat, mech: Sent, territory: string): string =>
    says(names, seat, `attacks ${territory} with ${sent(mech)}`),
  passed: {
    arena: (names: Names, seat: Seat): string => says(names, seat, 'deploys no Mech'),
    attack: (names: Names, seat: Seat): string => says(names, seat, 'does not attack'),
    defence: (names: Names, seat: Seat): string => says(names, seat, 'does not defend'),
  },
  shown: (names: Names, seat: Seat, mech: string): string => says(names, seat, `Shows ${mech}`),
  /** `text`: the printed text of the ability. */
  ability: (names: Names, seat: Seat, mech: string, text: string): string =>
    sentence(`${whose(names, seat)} ${mech}: ${text}`),
  looked: (names: Names, seat: Seat, territory: string, face: string | null): string => {
    const what = `looks at ${territory}`;
    return says(names, seat, face === null ? what : `${what}: ${face}`);
  },
  spied: (names: Names, seat: Seat, at: Seat, mech: string | null): string => {
    const what = `looks at ${whose(names, at)} Mech`;
    return says(names, seat, mech === null ? what : `${what}: ${mech}`);
  },
  battle: (names: Names, territory: string, one: Fighter, other: Fighter): string =>
    `Battle at ${territory}: ${fighter(names, one)} against ${fighter(names, other)}.`,
  power: (mech: string, was: number, now: number): string => `${mech}’s Power changes from ${was} to ${now}.`,
  tied: (one: number, other: number): string => `${one} against ${other}: a tie.`,
  won: (names: Names, one: number, other: number, winner: Seat, mech: string): string =>
    `${one} against ${other}: ${whose(names, winner)} ${mech} wins.`,
  claimed: (names: Names, seat: Seat, territory: string): string => says(names, seat, `claims ${territory}`),
  claimedFrom: (names: Names, seat: Seat, territory: string, from: Seat): string =>
    says(names, seat, `claims ${territory} from ${whom(names, from)}`),
  kept: (names: Names, seat: Seat, territory: string): string => says(names, seat, `keeps ${territory}`),
  damaged: (names: Names, seat: Seat, mech: string, stage: Stage): string =>
    owns(names, seat, `${mech} is ${terms.stages[stage]}`),
  home: (names: Names, seat: Seat, mech: string | null): string =>
    owns(names, seat, `${mech ?? 'Mech'} returns to hand unseen`),
  returned: (names: Names, seat: Seat, mech: string): string => owns(names, seat, `${mech} returns to hand`),
  exchanged: (names: Names, seat: Seat, gave: string | null, other: Seat, got: string): string =>
    says(names, seat, `swaps ${card(gave)} for ${whose(names, other)} ${got}`),
  turnedDown: (names: Names, seat: Seat, face: string): string =>
    says(names, seat, `turns ${face} face-down`),
  scrapped: (names: Names, seat: Seat, face: string | null): string =>
    says(names, seat, `scraps ${card(face)}`),
  took: (names: Names, seat: Seat, face: string | null): string =>
    says(names, seat, `takes ${card(face)} from the scrap pile`),
  alpha: (names: Names, seat: Seat): string => `The Alpha token goes to ${whom(names, seat)}.`,
  gaveUp: (names: Names, seat: Seat): string =>
    says(names, seat, 'concedes; from now on the game answers for this seat'),
  /** `mechs`: by seat. */
  disclosed: (names: Names, mechs: readonly (readonly string[])[]): string => {
    const had = mechs.map((own, seat) => does(names, seat, `had ${own.join(', ')}`));
    return `All cards are revealed: ${had.join('; ')}.`;
  },
};
