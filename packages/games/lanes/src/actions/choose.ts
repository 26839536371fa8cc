import { LEGAL, illegal, invariant, type AskOf, type Seat, type Verdict } from '@mechatable/kernel';
import { cardActions, zoneActions, type ActionOf } from '../action.ts';
import { hasRoom } from '../arrivals.ts';
import { fromGraveyard, fromHandUnseen, lastZone, toBottom, toHand, withoutCard } from '../board.ts';
import { ID, cardNumber, fits } from '../content/cards.ts';
import type { CardFilter } from '../content/language.ts';
import { candidatesFor, chooseNext, goOn, partsOf, summonCard } from '../effects.ts';
import { without } from '../lists.ts';
import { EVERYBODY, OWNER, type Ask, type Known, type State } from '../state.ts';
import { zoneNumber } from '../zones.ts';
import { discarding, eachKind, type Rule } from './rule.ts';

const TARGET = zoneActions('target');
const NOT_A_TARGET = illegal('LN-R-74', 'The effect can’t choose that: choose a card it allows.');

/** LN-R-74: one card on the board for each answer. */
export const target: Rule<'target', 'target'> = {
  candidates(s, _seat, out, { progress }) {
    const zones = candidatesFor(s, progress);
    for (let i = 0; i < zones.length; i++) out.push(TARGET[zones[i]]);
  },
  attempts(s, _seat, out, { progress }) {
    const zones = candidatesFor(s, progress);
    s.card.forEach((card, zone) => {
      if (card >= 0 && !zones.includes(zone)) out.push(TARGET[zone]);
    });
  },
  judge(s, _seat, { zone }, { progress }) {
    return candidatesFor(s, progress).includes(zoneNumber(zone)) ? LEGAL : NOT_A_TARGET;
  },
  apply(s, seat, { zone }, _log, ask) {
    const { wanted } = ask;
    const chosen = [...ask.progress.chosen, s.object[zoneNumber(zone)]];
    const progress = { ...ask.progress, chosen };
    const enough = chosen.length >= wanted || candidatesFor(s, progress).length === 0;
    if (enough) s.agenda.push({ do: 'effect', progress, picked: true });
    else s.agenda.push({ ask: 'target', seat, progress, wanted });
  },
};

const CHOOSE = cardActions('choose');
const NOT_CHOOSABLE = illegal('LN-R-74', 'Choose a card that the effect allows.');

/** A question about a card of a pile. */
type PileAsk = AskOf<Ask, 'chooseCard' | 'fromPile'>;

/** The pile that a question is about, and which of its cards it accepts. */
function pileAsked(s: State, { seat, progress }: PileAsk): { cards: readonly number[]; filter: CardFilter } {
  const part = partsOf(progress.trigger)[progress.part];
  const pile = s.piles[seat];
  if (part.op === 'summon') return { cards: pile.graveyard, filter: part.filter };
  invariant(part.op === 'salvage' || part.op === 'choose', 'the part is about a card of a pile');
  return { cards: pile[part.from], filter: part.filter };
}

function candidates(s: State, _seat: Seat, out: ActionOf<'choose'>[], ask: PileAsk): void {
  eachKind(pileAsked(s, ask).cards, CHOOSE, out);
}

function judge(s: State, _seat: Seat, action: ActionOf<'choose'>, ask: PileAsk): Verdict {
  const { cards, filter } = pileAsked(s, ask);
  const card = cardNumber(action.card);
  return cards.includes(card) && fits(card, filter) ? LEGAL : NOT_CHOOSABLE;
}

/** A card to summon, or to take back into the hand. */
export const takeFromPile: Rule<'choose', 'fromPile'> = {
  candidates,
  judge,
  apply(s, seat, action, log, { progress, left }) {
    const card = cardNumber(action.card);
    const part = partsOf(progress.trigger)[progress.part];
    if (part.op === 'summon') {
      summonCard(s, card, progress, left);
      return;
    }
    invariant(part.op === 'salvage', 'a card is taken from a pile to summon or to salvage it');
    const pile = s.piles[seat];
    if (part.from === 'graveyard') fromGraveyard(pile, card);
    else pile.trash = withoutCard(pile.trash, card);
    toHand(pile, card, EVERYBODY);
    log.push({ type: 'salvaged', clause: 'LN-FX-10', seat, card: ID[card] });
  },
};

/** LN-FX-8, LN-R-84: a chosen card goes to the bottom of the deck at once, the next one below it. */
export const putUnder: Rule<'choose', 'chooseCard'> = {
  candidates,
  judge,
  apply(s, seat, action, log, { progress }) {
    const card = cardNumber(action.card);
    const part = partsOf(progress.trigger)[progress.part];
    invariant(part.op === 'choose', 'only a choosing part puts cards under the deck');
    const isSecret = part.from === 'hand';
    const pile = s.piles[seat];
    if (isSecret) fromHandUnseen(pile, card);
    else fromGraveyard(pile, card);
    toBottom(pile, card, isSecret ? OWNER : EVERYBODY);
    log.push({ type: 'buried', clause: 'LN-FX-8', seat, card: ID[card], secret: isSecret });
    chooseNext(s, { ...progress, x: progress.x + 1 });
  },
};

const STOP: ActionOf<'stop'> = { kind: 'stop' };
const MUST_CHOOSE = illegal('LN-R-74', 'You can’t stop yet: the effect does not say "up to".');

type Stoppable = 'target' | 'chooseCard' | 'fromPile';

function mayStop({ ask, progress }: AskOf<Ask, Stoppable>): boolean {
  if (ask === 'chooseCard') return true;
  const part = partsOf(progress.trigger)[progress.part];
  if ('target' in part && typeof part.target === 'object') return part.target.upTo === true;
  return part.op === 'summon' && part.upTo === true;
}

/** LN-R-74, LN-R-75: "up to" may be fewer, or none. */
export const stop: Rule<'stop', Stoppable> = {
  candidates(_s, _seat, out, ask) {
    if (mayStop(ask)) out.push(STOP);
  },
  judge(_s, _seat, _action, ask): Verdict {
    return mayStop(ask) ? LEGAL : MUST_CHOOSE;
  },
  apply(s, _seat, _action, _log, { ask, progress }) {
    if (ask === 'target') s.agenda.push({ do: 'effect', progress, picked: true });
    else goOn(s, progress);
  },
};

const LOOK = cardActions('look');
const NOT_LOOKED_AT = illegal('LN-R-94', 'Choose a fitting card among those you looked at, or choose none.');

/** Whether a card among the top ones may be taken; for Signal Mast, any. */
function canTake(s: State, { seat, progress, n }: AskOf<Ask, 'look'>, card: number): boolean {
  const { trigger, part } = progress;
  const { deck } = s.piles[seat];
  if (deck.lastIndexOf(card) < deck.length - n) return false;
  const op = partsOf(trigger)[part];
  if (op.op === 'peek') return true;
  return op.op === 'dig' && fits(card, op.take) && hasRoom(s, seat, op.to, lastZone(s, trigger.source));
}

/** LN-R-94: summons one of the cards seen, or puts the card seen on the bottom of the deck. */
export const look: Rule<'look', 'look'> = {
  candidates(s, seat, out, { n }) {
    const { deck } = s.piles[seat];
    eachKind(deck.slice(deck.length - n), LOOK, out);
  },
  judge(s, _seat, { card }, ask) {
    return canTake(s, ask, cardNumber(card)) ? LEGAL : NOT_LOOKED_AT;
  },
  apply(s, seat, action, log, { progress, n }) {
    const pile = s.piles[seat];
    const card = cardNumber(action.card);
    const place = pile.deck.lastIndexOf(card);
    const known: Known = pile.deckKnown[place];
    pile.deck = without(pile.deck, place);
    pile.deckKnown = without(pile.deckKnown, place);
    goOn(s, progress);
    const op = partsOf(progress.trigger)[progress.part];
    if (op.op !== 'dig') {
      toBottom(pile, card, known);
      log.push({ type: 'buried', clause: 'LN-R-84', seat, card: ID[card], secret: known < EVERYBODY });
      return;
    }
    if (n > 1) s.agenda.push({ do: 'bury', seat, n: n - 1 });
    const near = lastZone(s, progress.trigger.source);
    s.agenda.push({ ask: 'zone', seat, card, played: false, to: op.to, near });
  },
};

const LEAVE: ActionOf<'leave'> = { kind: 'leave' };

/** Takes none of the cards seen: Signal Mast leaves its card on top, other effects put them all on the bottom. */
export const leave: Rule<'leave', 'look'> = {
  candidates(_s, _seat, out) {
    out.push(LEAVE);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, _action, _log, { progress, n }) {
    goOn(s, progress);
    if (partsOf(progress.trigger)[progress.part].op === 'dig') s.agenda.push({ do: 'bury', seat, n });
  },
};

/** LN-R-74: the player who discards chooses. */
export const discard = discarding('discard', 'LN-ZONE-8');
