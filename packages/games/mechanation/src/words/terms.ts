import { whose, type Names, type Seat } from '@mechatable/kernel';

const ORDINALS = ['1st', '2nd', '3rd'];

function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`;
}

/** `Green 3`, `face-down Green 3`, `face-down Territory`. */
function card(face: string | null, up: boolean): string {
  const name = face ?? 'Territory';
  return up ? name : `face-down ${name}`;
}

/** A Territory, by its face if the reader knows it. */
export interface Card {
  readonly face: string | null;
  readonly up: boolean;
}

/** Names of things, for use inside sentences. */
export const terms = {
  /** How sentences describe a Mech at this Stage. */
  stages: { STB: 'on Stand-By', DIS: 'Disabled', MALF: 'Malfunctioned' },
  /** `since`: the turn it was dealt in, if needed to distinguish it from another. */
  arenaTerritory: ({ face, up }: Card, since: number | null): string => {
    const name = since === null ? card(face, up) : `${card(face, up)} from turn ${since}`;
    return up ? name : `the ${name}`;
  },
  /** `place`: its place in the row, counted from 1, if needed to distinguish it from another. */
  pilotsTerritory: (names: Names, seat: Seat, { face, up }: Card, place: number | null): string => {
    const name = place === null ? card(face, up) : `${card(face, up)} (${ordinal(place)} in the row)`;
    return `${whose(names, seat)} ${name}`;
  },
  /** For sentences in which it is clear whose row it is. */
  rowTerritory: ({ face, up }: Card, place: number): string =>
    `the ${card(face, up)} (${ordinal(place)} in the row)`,
  topOfPile: 'the top of the scrap pile',
};
