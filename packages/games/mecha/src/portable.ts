import { BadInputError, portableBy, referenceTo, type Fields, type Reference } from '@mechatable/kernel';
import { CARDS, ID, WIND_UP, cardNumber } from './content/cards.ts';
import { FIRST_CARDS } from './content/first-release.ts';
import type { Op } from './content/effects.ts';
import type { Card } from './content/language.ts';
import { opsOf } from './effects/carry-out.ts';
import type { Step } from './agenda.ts';
import type { Link, Progress, Trigger } from './links.ts';
import type { Attached, FieldCommand, Pile, Unit } from './pieces.ts';
import type { State } from './state.ts';

type Kind = 'card' | 'name';

const card = referenceTo('card', ID, FIRST_CARDS);

const WIND_UP_SIGN = 'wind-up ';

/** MG-R-70: a number of `NAMES`. A name goes by its card, since no card's name may be changed by another one. */
const name: Reference = {
  toPortable: (value) =>
    Number(value) < WIND_UP
      ? card.toPortable(value)
      : WIND_UP_SIGN + card.toPortable(Number(value) - WIND_UP),
  fromPortable(value) {
    if (typeof value !== 'string') throw new BadInputError(`There is no name ${JSON.stringify(value)}.`);
    return value.startsWith(WIND_UP_SIGN)
      ? WIND_UP + card.fromPortable(value.slice(WIND_UP_SIGN.length))
      : card.fromPortable(value);
  },
  toFormer: (value) =>
    Number(value) < WIND_UP
      ? card.toFormer(value)
      : FIRST_CARDS.length + card.toFormer(Number(value) - WIND_UP),
};

/** The printed card, whether it is named by number or by id; undefined for an id that is none. */
function printed(of: number | string): Card | undefined {
  const number = typeof of === 'string' ? cardNumber(of) : of;
  return number in CARDS ? CARDS[number] : undefined;
}

const TARGETS = { card: 'card', target: 'card', second: 'card' } as const;
const CARD_ONLY = { card: 'card' } as const;

/** Cards as targets come from a discard pile: other targets are units, seats, spaces or places in the chain. */
function link(of: Link): Fields<Link, Kind> {
  if (of.kind === 'ability') return { card: 'card', pilots: [ATTACHED] };
  return of.kind === 'card' && printed(of.card)?.target?.pick === 'discarded' ? TARGETS : CARD_ONLY;
}

/** A trigger of a host's destruction is about the card of the host, and `second` is its owner. */
function trigger(of: Trigger): Fields<Trigger, Kind> {
  const isAboutCard = printed(of.card)?.triggers.at(of.effect)?.on === 'hostDestroyed';
  return isAboutCard ? { card: 'card', subject: 'card' } : CARD_ONLY;
}

function hasEffect({ triggers, ability, zoneAbility }: Card, of: Progress['of']): boolean {
  if (typeof of === 'number') return of in triggers;
  if (of === 'ability') return ability !== null;
  return of === 'zoneAbility' ? zoneAbility !== null : ['effect', 'zone'].includes(of);
}

/** An effect is about the last choice; before that, about the targets of the card or the event of the trigger. */
function progress(of: Progress): Fields<Progress, Kind> {
  const source = printed(of.card);
  if (source === undefined) return CARD_ONLY;
  if (!hasEffect(source, of.of))
    throw new BadInputError(`The card "${source.id}" has no effect ${JSON.stringify(of.of)}.`);
  const chosen = opsOf(source, of.of)
    .slice(0, of.part)
    .findLast((op): op is Extract<Op, { op: 'aim' }> => op.op === 'aim');
  if (chosen !== undefined) return chosen.at.pick === 'discarded' ? TARGETS : CARD_ONLY;
  if (typeof of.of === 'number')
    return source.triggers[of.of].on === 'hostDestroyed' ? { card: 'card', target: 'card' } : CARD_ONLY;
  const isPlayed = of.of === 'effect' || of.of === 'zone';
  return isPlayed && source.target?.pick === 'discarded' ? TARGETS : CARD_ONLY;
}

const ATTACHED: Fields<Attached, Kind> = { card: 'card', name: 'name' };
const UNIT: Fields<Unit, Kind> = { card: 'card', attached: [ATTACHED] };
const LYING: Fields<FieldCommand, Kind> = CARD_ONLY;
const STEP: Fields<Step, Kind> = { card: 'card', taken: ['card'], progress, trigger };

const PILE: Fields<Pile, Kind> = {
  deckList: ['card'],
  hand: ['card'],
  seen: ['card'],
  open: ['card'],
  deck: ['card'],
  discard: ['card'],
  damage: ['card'],
};

/** Where a state refers to cards and names. References to units, seats, spaces and places in the chain don't change. */
export const { portable, restore, formerly } = portableBy<State, Kind>(
  ({ turn }) => ({
    piles: [PILE],
    board: [UNIT],
    lying: [LYING],
    chain: [link],
    queue: [trigger],
    held: [trigger],
    agenda: [STEP],
    // MG-R-5: before the first turn the answers are about the mulligan, later about cards to discard (MG-R-24).
    ...(turn === 0 ? {} : { answers: ['card'] }),
  }),
  { card, name },
);
