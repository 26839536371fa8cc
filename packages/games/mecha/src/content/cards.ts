import { playedContent } from '@mechatable/kernel';
import { FIRST_EDITION } from './first-edition.ts';
import type { Op, TriggerName } from './effects.ts';
import type { Card } from './language.ts';
import type { Static } from './statics.ts';
import type { CardType, Edition, Keyword, CardFilter, Word } from './traits.ts';
import { SECOND_EDITION } from './second-edition/index.ts';

/** MG-R-6: a deck uses one edition's list only. */
export const POOL: Readonly<Record<Edition, readonly Card[]>> = {
  '1e': playedContent('mecha', '1e cards', FIRST_EDITION),
  '2e': playedContent('mecha', '2e cards', SECOND_EDITION),
};

/** Every card. Inside states a card is its place in this list; in actions, events and views its id. */
export const CARDS: readonly Card[] = [...POOL['1e'], ...POOL['2e']];

const INDEX = new Map(CARDS.map((card, index) => [card.id, index]));

/** The number of a card id; -1 for any other text. */
export function cardNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

const isOf = (type: CardType): readonly boolean[] => CARDS.map(({ types }) => types.includes(type));

export const ID: readonly string[] = CARDS.map(({ id }) => id);
export const IS_MECHA = isOf('mecha');
export const IS_TOWER = isOf('tower');
export const IS_COMMAND = isOf('command');
export const IS_PILOT = isOf('pilot');
/** On the battlefield Balloon Army is a Mecha as well (MG-R-80). */
export const IS_MECHA_UNIT: readonly boolean[] = CARDS.map(
  ({ becomes }, card) => IS_MECHA[card] || becomes !== null,
);
export const COST: readonly number[] = CARDS.map(({ cost, becomes }) => cost ?? becomes?.[0] ?? 0);
export const POWER: readonly number[] = CARDS.map(({ power, becomes }) => power ?? becomes?.[1] ?? 0);
export const DURABILITY: readonly number[] = CARDS.map(
  ({ durability, becomes }) => durability ?? becomes?.[2] ?? 0,
);
export const ARMOR: readonly number[] = CARDS.map(({ keywords }) => keywords.armour ?? 0);
export const RANGE: readonly number[] = CARDS.map(({ keywords }) => keywords.range ?? 0);
export const SPEED: readonly number[] = CARDS.map(({ keywords }) => keywords.speed ?? 0);
export const IS_BASIC: readonly boolean[] = CARDS.map(({ copies }) => copies === 'basic');
export const UNPLAYABLE: readonly boolean[] = CARDS.map(({ unplayable }) => unplayable);

/** Keywords without a number and what a turn does to a unit, as bits of one number. */
export const BIT = { pierce: 1, flight: 2, reach: 4, haste: 8 } as const satisfies Record<Keyword, number>;
export const NO_MOVE = 16;
export const NO_ATTACK = 32;
export const MUST_MOVE_NOW = 64;

export const KEYWORD_NAMES = Object.keys(BIT) as Keyword[];
export const KEYWORDS: readonly number[] = CARDS.map(({ keywords }) =>
  KEYWORD_NAMES.reduce((bits, name) => (keywords[name] === true ? bits | BIT[name] : bits), 0),
);

/** Marks bandwidth that is not a fixed number. */
export const PER_NAMESAKE = -1;
export const PROVIDES: readonly number[] = CARDS.map(({ provides }) =>
  provides === 'perNamesake' ? PER_NAMESAKE : provides,
);
export const COMES_ONTO_UNIT: readonly boolean[] = CARDS.map(({ arrivesOn }) => arrivesOn !== null);

/**
 * MG-R-70: what a unit can be called, as a number: each card's name, and after them each card's name with
 * Wind-Up before it (card Golden Key).
 */
export const NAME: readonly string[] = CARDS.map(({ name }) => name);
export const WIND_UP = NAME.length;
export const NAMES: readonly string[] = [...NAME, ...NAME.map((name) => `Wind-Up ${name}`)];

/** The number of a name; for a name in both editions, the second edition's, because only that one needs it. */
export function nameNumber(name: string): number {
  return NAMES.lastIndexOf(name);
}

const WORD_BIT: Readonly<Record<Word, number>> = {
  Drone: 1,
  Bull: 2,
  Pack: 4,
  'Wind-Up': 8,
  Cat: 16,
  Dog: 32,
};
const wordsIn = (name: string): readonly string[] => name.toLowerCase().split(/[ ,]+/);
const WORDS: readonly number[] = NAMES.map((name) =>
  (Object.keys(WORD_BIT) as Word[]).reduce(
    (bits, word) => (wordsIn(name).includes(word.toLowerCase()) ? bits | WORD_BIT[word] : bits),
    0,
  ),
);

export function hasWord(name: number, word: Word): boolean {
  return (WORDS[name] & WORD_BIT[word]) !== 0;
}

/** Cards off the battlefield, by their printed properties. */
export function fits(card: number, { type, word, name, maxCost }: CardFilter): boolean {
  if (type !== undefined && !CARDS[card].types.includes(type)) return false;
  if (word !== undefined && !hasWord(card, word)) return false;
  if (name !== undefined && NAME[card] !== name) return false;
  return maxCost === undefined || COST[card] <= maxCost;
}

export const NEVER_MOVES: readonly boolean[] = CARDS.map(({ bans }) => bans.includes('move'));
export const NEVER_ATTACKS: readonly boolean[] = CARDS.map(({ bans }) => bans.includes('attack'));
export const NEVER_BOTH: readonly boolean[] = CARDS.map(({ bans }) => bans.includes('both'));

type StaticOf<Is extends Static['is']> = Extract<Static, { is: Is }>;

/** The first static ability of a kind that a card has; null for most cards. */
function staticsOf<Is extends Static['is']>(is: Is): readonly (StaticOf<Is> | null)[] {
  return CARDS.map(({ statics }) => (statics.find((one) => one.is === is) ?? null) as StaticOf<Is> | null);
}

export const STRENGTH = staticsOf('strength');
export const COUNTED_POWER = staticsOf('power');
export const AURA = staticsOf('aura');
export const PER_PILOT = staticsOf('perPilot');
export const COST_BESIDE: readonly number[] = staticsOf('costBeside').map((one) => one?.n ?? 0);
export const HAND_LIMIT: readonly number[] = staticsOf('handLimit').map((one) => one?.n ?? 0);
export const ATTACKS: readonly number[] = staticsOf('attacks').map((one) => one?.n ?? 1);
export const PILOT_PLACES: readonly number[] = staticsOf('pilotPlaces').map((one) => one?.n ?? 1);
export const SPURNS = staticsOf('spurns');
export const ATTACKS_ONLY = staticsOf('attacksOnly');

const hasStatic = (is: Static['is']): readonly boolean[] =>
  CARDS.map(({ statics }) => statics.some((one) => one.is === is));

export const PIERCE_BESIDE = hasStatic('pierceBeside');
export const SHIELD_BESIDE = hasStatic('shieldBeside');
export const NEEDS_PILOT = hasStatic('needsPilot');
export const UNTARGETABLE = hasStatic('untargetable');
export const OPEN_HANDS = hasStatic('openHands');
export const OPEN_TOP = hasStatic('openTop');
export const SILENCES_TOWERS = hasStatic('silencesTowers');
export const SILENCES_PILOT = hasStatic('silencesPilot');
export const GOLDEN_KEY = hasStatic('goldenKey');

export const HAS_ABILITY: readonly boolean[] = CARDS.map(({ ability }) => ability !== null);
export const ANSWERS_MECHA: readonly boolean[] = CARDS.map(({ ability }) => ability?.answersMecha === true);

/** The trigger effects of a card for an event: their places in `triggers`; null for most cards. */
const TRIGGERS = CARDS.map(({ triggers }) => {
  const table: Partial<Record<TriggerName, number[]>> = {};
  triggers.forEach(({ on }, index) => (table[on] ??= []).push(index));
  return triggers.length === 0 ? null : table;
});

export function triggersOf(card: number, name: TriggerName): readonly number[] | null {
  return TRIGGERS[card]?.[name] ?? null;
}

const demands = (test: (op: Op) => boolean): readonly boolean[] =>
  CARDS.map(({ effect }) => effect.some(test));

/** MG-R-17: what must be possible for a Command to be announced at all. */
export const NEEDS_TOWER = demands((part) => part.op === 'sacrifice' && part.what === 'tower');
export const NEEDS_MECHA = demands((part) => part.op === 'sacrifice' && part.what === 'mecha');
export const NEEDS_CARD = demands((part) => part.op === 'discard');
export const NEEDS_COPIES: readonly number[] = CARDS.map(({ effect }) =>
  effect.reduce((most, part) => (part.op === 'discardCopies' ? part.n : most), 0),
);
