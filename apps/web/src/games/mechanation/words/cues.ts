import { does, whose, type Names, type Seat } from '@mechatable/kernel';
import { acts, player } from './people.ts';

/** The state of a Mech at each Stage. */
const STAGES = { STB: 'on Stand-By', DIS: 'Disabled', MALF: 'Malfunctioned' };

/** Flashes and banners on the table. */
export const cues = {
  turn: (names: Names, seat: Seat, turn: number): string =>
    `Turn ${turn}: ${does(names, seat, 'is the Alpha Pilot')}`,
  repairedToHand: 'Ready',
  recycled: 'Shuffled into a new deck',
  deploys: (names: Names, seat: Seat): string => acts(names, seat, 'deploys'),
  attacks: (names: Names, seat: Seat): string => acts(names, seat, 'attacks'),
  passes: { arena: 'Passes', attack: 'No attack', defence: 'No defense' },
  reveals: (names: Names, seat: Seat): string => acts(names, seat, 'reveals'),
  shows: (names: Names, seat: Seat): string => acts(names, seat, 'shows'),
  looks: (names: Names, seat: Seat): string => acts(names, seat, 'looks'),
  claims: (names: Names, seat: Seat): string => acts(names, seat, 'claims'),
  keeps: (names: Names, seat: Seat): string => acts(names, seat, 'keeps'),
  swapped: 'Swapped',
  scrapped: 'Scrapped',
  takes: (names: Names, seat: Seat): string => acts(names, seat, 'takes it'),
  alpha: 'Alpha Pilot',
  concedes: (names: Names, seat: Seat): string => acts(names, seat, 'concedes'),
  wins: (names: Names, seat: Seat): string => acts(names, seat, 'wins'),
  draw: 'Draw',
};

/** A Battle, shown in front of the table. */
export const battle = {
  player,
  fightsFor: (territory: string): string => `Battle for ${territory}`,
  /** `territory`: with its owner. */
  attacks: (names: Names, seat: Seat, territory: string): string => acts(names, seat, `attacks ${territory}`),
  uses: (names: Names, seat: Seat, mech: string): string => acts(names, seat, `uses ${mech}`),
  tie: (one: number, other: number): string => `${one} against ${other}: tie`,
  wins: (names: Names, one: number, other: number, seat: Seat, mech: string): string =>
    `${one} against ${other}: ${whose(names, seat)} ${mech} wins`,
  claims: (names: Names, seat: Seat): string => acts(names, seat, 'claims the Territory'),
  keeps: (names: Names, seat: Seat): string => acts(names, seat, 'keeps the Territory'),
  damaged: (mech: string, stage: keyof typeof STAGES): string => `${mech} is ${STAGES[stage]}`,
};
