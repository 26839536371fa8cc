import { sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { counted, owned } from './phrases.ts';

const PILES = { hand: 'hand', deck: 'deck', damage: 'damage zone', discard: 'discard pile' } as const;

/** A player's piles and cards off the battlefield. */
export const piles = {
  hand: 'Hand',
  deck: 'Deck',
  damage: 'Damage',
  discard: 'Discard',
  bandwidth: 'Bandwidth',
  handLabel: (names: Names, seat: Seat, n: number) => `${owned(names, seat, 'hand')}: ${counted(n, 'card')}`,
  deckLabel: (names: Names, seat: Seat, n: number) => `${owned(names, seat, 'deck')}: ${counted(n, 'card')}`,
  damageLabel: (names: Names, seat: Seat, n: number, lethal: number) =>
    `${owned(names, seat, 'damage zone')}: ${n} of ${lethal} cards`,
  emptyDiscardLabel: (names: Names, seat: Seat) => `${owned(names, seat, 'discard pile')}: 0 cards`,
  discardLabel: (names: Names, seat: Seat, n: number, top: string) =>
    `${owned(names, seat, 'discard pile')}: ${counted(n, 'card')}, ${top} on top`,
  bandwidthLabel: (names: Names, seat: Seat, used: number, all: number) =>
    `${owned(names, seat, 'bandwidth')}: ${used} of ${all} used`,
  bandwidthOverLabel: (names: Names, seat: Seat, used: number, all: number) =>
    `${owned(names, seat, 'bandwidth')}: ${used} of ${all} used, over the limit`,
  title: (names: Names, seat: Seat, pile: keyof typeof PILES) => owned(names, seat, PILES[pile]),
  inPile: (names: Names, seat: Seat, pile: keyof typeof PILES, card: string) =>
    `${card}, in ${whose(names, seat)} ${PILES[pile]}`,
  names: 'Names',
  nameLabel: (name: string) => `Name: ${name}`,
  pilots: 'Pilots',
};

export const players = {
  title: (names: Names, seat: Seat) => sentence(whom(names, seat)),
  activeLabel: (names: Names, seat: Seat) => `${sentence(whom(names, seat))}, active player`,
  won: 'won',
  playing: 'playing',
};
