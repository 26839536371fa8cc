export type Edition = '1e' | '2e';
export type CardType = 'mecha' | 'tower' | 'command' | 'pilot';

/** MG-KW-1: a keyword with its number, where it has one. */
export interface Keywords {
  readonly armour?: number;
  readonly range?: number;
  readonly speed?: number;
  readonly pierce?: true;
  readonly flight?: true;
  readonly reach?: true;
  readonly haste?: true;
}

export type Keyword = 'pierce' | 'flight' | 'reach' | 'haste';

/** MG-R-70: the words that cards look for in names. */
export type Word = 'Drone' | 'Bull' | 'Pack' | 'Wind-Up' | 'Cat' | 'Dog';

/** Bans without a time limit. `both`: moving and attacking in one turn. */
export type Ban = 'move' | 'attack' | 'both';

/** The side meant, seen from the player of the card or the controller of the ability. */
export type Side = 'you' | 'enemy' | 'any';

/** Cards in a hand, a deck or a discard pile, by their printed properties (MG-R-70). */
export interface CardFilter {
  readonly type?: CardType;
  readonly word?: Word;
  readonly name?: string;
  readonly maxCost?: number;
}

export type Zone = 'hand' | 'deck' | 'discard';

/**
 * Where a card is put: a legal space for a Tower (MG-R-38), an empty space of the entry zone, or the space
 * that the source of the ability held.
 */
export type Place = 'tower' | 'entry' | 'here';
