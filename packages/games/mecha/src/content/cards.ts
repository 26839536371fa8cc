import { FIRST_EDITION } from './first-edition.ts';
import type { Card, CardType, Edition, Keyword, Op, TriggerName } from './language.ts';

/** Every card. Inside states a card is its place in this list; in actions, events and views its id. */
export const CARDS: readonly Card[] = FIRST_EDITION;

/** MG-R-6: a deck uses one edition's list only. */
export const POOL: Readonly<Record<Edition, readonly Card[]>> = { '1e': FIRST_EDITION };

const INDEX = new Map(CARDS.map((card, index) => [card.id, index]));

/** The number of a card id; -1 for a text that is none. */
export function cardNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

const isOf = (type: CardType): readonly boolean[] => CARDS.map(({ types }) => types.includes(type));

export const ID: readonly string[] = CARDS.map(({ id }) => id);
export const NAME: readonly string[] = CARDS.map(({ name }) => name);
export const IS_MECHA = isOf('mecha');
export const IS_TOWER = isOf('tower');
export const IS_COMMAND = isOf('command');
export const COST: readonly number[] = CARDS.map(({ cost }) => cost ?? 0);
export const POWER: readonly number[] = CARDS.map(({ power }) => power ?? 0);
export const DURABILITY: readonly number[] = CARDS.map(({ durability }) => durability ?? 0);
export const ARMOUR: readonly number[] = CARDS.map(({ keywords }) => keywords.armour ?? 0);
export const RANGE: readonly number[] = CARDS.map(({ keywords }) => keywords.range ?? 0);
export const SPEED: readonly number[] = CARDS.map(({ keywords }) => keywords.speed ?? 0);

/** Keywords without a number and what a turn does to a unit, as bits of one number. */
export const BIT = { pierce: 1, flight: 2, reach: 4, haste: 8 } as const satisfies Record<Keyword, number>;
export const NO_MOVE = 16;
export const NO_ATTACK = 32;
export const MUST_MOVE_NOW = 64;

export const KEYWORD_NAMES = Object.keys(BIT) as Keyword[];
export const KEYWORDS: readonly number[] = CARDS.map(({ keywords }) =>
  KEYWORD_NAMES.reduce((bits, name) => (keywords[name] === true ? bits | BIT[name] : bits), 0),
);

/** Stands for the one kind of bandwidth that is no fixed number. */
export const PER_NAMESAKE = -1;
export const PROVIDES: readonly number[] = CARDS.map(({ provides }) =>
  provides === 'perNamesake' ? PER_NAMESAKE : provides,
);
export const HAS_ABILITY: readonly boolean[] = CARDS.map(({ ability }) => ability !== null);
export const COMES_ONTO_UNIT: readonly boolean[] = CARDS.map(({ arrivesOn }) => arrivesOn !== null);

export const NEVER_MOVES: readonly boolean[] = CARDS.map(
  ({ types, bans }) => !types.includes('mecha') || bans.includes('move'),
);
export const NEVER_ATTACKS: readonly boolean[] = CARDS.map(
  ({ types, bans }) => !types.includes('mecha') || bans.includes('attack'),
);
export const NEVER_BOTH: readonly boolean[] = CARDS.map(({ bans }) => bans.includes('both'));

/** The trigger effects of a card for an event: their places in `triggers`; null for most cards. */
const TRIGGERS = CARDS.map(({ triggers }) => {
  const table: Partial<Record<TriggerName, number[]>> = {};
  triggers.forEach(({ on }, index) => (table[on] ??= []).push(index));
  return triggers.length === 0 ? null : table;
});

export function triggersOf(card: number, name: TriggerName): readonly number[] | null {
  return TRIGGERS[card]?.[name] ?? null;
}

const asks = (op: Op['op']): readonly boolean[] =>
  CARDS.map(({ effect }) => effect.some((part) => part.op === op));

/** MG-R-17: what must be possible for a Command to be announced at all. */
export const NEEDS_TOWER = asks('sacrificeTower');
export const NEEDS_CARD = asks('discard');
