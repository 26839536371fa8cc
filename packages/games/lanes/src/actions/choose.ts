import { LEGAL, illegal, type Verdict } from '@mechatable/kernel';
import { cardActions, zoneActions, type ActionOf } from '../action.ts';
import { hasRoom } from '../arrivals.ts';
import { fromGraveyard, fromHandUnseen, lastZone, takeOut, toBottom, toHand } from '../board.ts';
import { ID, cardNumber, fits } from '../content/cards.ts';
import { candidatesFor, chooseNext, goOn, partsOf, summonCard } from '../effects.ts';
import type { Log } from '../event.ts';
import { EVERYBODY, OWNER, type Ask, type Known, type Progress, type State } from '../state.ts';
import { zoneNumber } from '../zones.ts';
import { asked, discarding, eachKind, type Rule } from './rule.ts';

const TARGET = zoneActions('target');
const NOT_A_TARGET = illegal('LN-R-74', 'The effect can’t choose that: choose a card it allows.');

/** LN-R-74: one card on the board for each answer. */
export const target: Rule<'target'> = {
  candidates(s, _seat, out, ask) {
    const choosing = asked(ask, 'target');
    if (choosing === null) return;
    const zones = candidatesFor(s, choosing.progress);
    for (let i = 0; i < zones.length; i++) out.push(TARGET[zones[i]]);
  },
  attempts(s, _seat, out, ask) {
    const choosing = asked(ask, 'target');
    if (choosing === null) return;
    const zones = candidatesFor(s, choosing.progress);
    s.card.forEach((card, zone) => {
      if (card >= 0 && !zones.includes(zone)) out.push(TARGET[zone]);
    });
  },
  judge(s, _seat, { zone }, ask) {
    const choosing = asked(ask, 'target');
    if (choosing === null) return NOT_A_TARGET;
    return candidatesFor(s, choosing.progress).includes(zoneNumber(zone)) ? LEGAL : NOT_A_TARGET;
  },
  apply(s, seat, { zone }, _log, ask) {
    const choosing = asked(ask, 'target');
    if (choosing === null) return;
    const chosen = [...choosing.progress.chosen, s.object[zoneNumber(zone)]];
    const progress = { ...choosing.progress, chosen };
    const enough = chosen.length >= choosing.wanted || candidatesFor(s, progress).length === 0;
    if (enough) s.agenda.push({ do: 'effect', progress, picked: true });
    else s.agenda.push({ ask: 'target', seat, progress, wanted: choosing.wanted });
  },
};

const CHOOSE = cardActions('choose');
const NOT_CHOOSABLE = illegal('LN-R-74', 'Choose a card that the effect allows.');

/** The pile that a question is about, and which of its cards it accepts. */
function pileAsked(
  s: State,
  ask: Ask,
): { cards: readonly number[]; accepts: (card: number) => boolean } | null {
  if (ask.ask !== 'chooseCard' && ask.ask !== 'fromPile') return null;
  const part = partsOf(ask.progress.trigger)[ask.progress.part];
  const pile = s.piles[ask.seat];
  if (part.op === 'summon') return { cards: pile.graveyard, accepts: (card) => fits(card, part.filter) };
  if (part.op === 'salvage' || part.op === 'choose') {
    return { cards: pile[part.from], accepts: (card) => fits(card, part.filter) };
  }
  return null;
}

/** A card of the hand, the graveyard or the trash. */
export const choose: Rule<'choose'> = {
  candidates(s, _seat, out, ask) {
    const asking = pileAsked(s, ask);
    if (asking !== null) eachKind(asking.cards, CHOOSE, out);
  },
  judge(s, _seat, action, ask) {
    const asking = pileAsked(s, ask);
    const card = cardNumber(action.card);
    return asking?.cards.includes(card) === true && asking.accepts(card) ? LEGAL : NOT_CHOOSABLE;
  },
  apply(s, seat, action, log, ask) {
    if (ask.ask !== 'chooseCard' && ask.ask !== 'fromPile') return;
    const card = cardNumber(action.card);
    const { progress } = ask;
    const part = partsOf(progress.trigger)[progress.part];
    const pile = s.piles[seat];
    if (part.op === 'summon' && ask.ask === 'fromPile') {
      summonCard(s, card, progress, ask.left);
    } else if (part.op === 'salvage') {
      if (part.from === 'graveyard') fromGraveyard(pile, card);
      else takeOut(pile.trash, card);
      toHand(pile, card, EVERYBODY);
      log.push({ type: 'salvaged', clause: 'LN-FX-10', seat, card: ID[card] });
    } else if (part.op === 'choose') {
      putUnder(s, part.from, card, progress, log);
    }
  },
};

/** LN-FX-8, LN-R-84: a chosen card goes to the bottom of the deck at once, the next one below it. */
function putUnder(s: State, from: 'hand' | 'graveyard', card: number, progress: Progress, log: Log): void {
  const { seat } = progress.trigger;
  const pile = s.piles[seat];
  if (from === 'hand') fromHandUnseen(pile, card);
  else fromGraveyard(pile, card);
  toBottom(pile, card, from === 'hand' ? OWNER : EVERYBODY);
  log.push({ type: 'buried', clause: 'LN-FX-8', seat, card: ID[card], secret: from === 'hand' });
  chooseNext(s, { ...progress, x: progress.x + 1 });
}

const STOP: ActionOf<'stop'> = { kind: 'stop' };
const MUST_CHOOSE = illegal('LN-R-74', 'You can’t stop yet: the effect does not say "up to".');

function mayStop(ask: Ask): boolean {
  if (ask.ask === 'chooseCard') return true;
  if (ask.ask !== 'target' && ask.ask !== 'fromPile') return false;
  const part = partsOf(ask.progress.trigger)[ask.progress.part];
  if ('target' in part && typeof part.target === 'object') return part.target.upTo === true;
  return part.op === 'summon' && part.upTo === true;
}

/** LN-R-74, LN-R-75: "up to" may be fewer, or none. */
export const stop: Rule<'stop'> = {
  candidates(_s, _seat, out, ask) {
    if (mayStop(ask)) out.push(STOP);
  },
  judge(_s, _seat, _action, ask): Verdict {
    return mayStop(ask) ? LEGAL : MUST_CHOOSE;
  },
  apply(s, _seat, _action, _log, ask) {
    if (ask.ask === 'target') s.agenda.push({ do: 'effect', progress: ask.progress, picked: true });
    else if (ask.ask === 'chooseCard' || ask.ask === 'fromPile') goOn(s, ask.progress);
  },
};

const LOOK = cardActions('look');
const NOT_LOOKED_AT = illegal('LN-R-94', 'Choose a fitting card among those you looked at, or choose none.');

/** Whether a card among the top ones may be taken; for Signal Mast, any. */
function canTake(s: State, ask: Ask, card: number): boolean {
  const looking = asked(ask, 'look');
  if (looking === null) return false;
  const { trigger, part } = looking.progress;
  const { deck } = s.piles[looking.seat];
  if (deck.lastIndexOf(card) < deck.length - looking.n) return false;
  const op = partsOf(trigger)[part];
  if (op.op === 'peek') return true;
  return (
    op.op === 'dig' && fits(card, op.take) && hasRoom(s, looking.seat, op.to, lastZone(s, trigger.source))
  );
}

/** LN-R-94: summons one of the cards seen, or puts the card seen on the bottom of the deck. */
export const look: Rule<'look'> = {
  candidates(s, seat, out, ask) {
    const { deck } = s.piles[seat];
    eachKind(deck.slice(deck.length - (asked(ask, 'look')?.n ?? 0)), LOOK, out);
  },
  judge(s, _seat, { card }, ask) {
    const number = cardNumber(card);
    return number >= 0 && canTake(s, ask, number) ? LEGAL : NOT_LOOKED_AT;
  },
  apply(s, seat, action, log, ask) {
    const looking = asked(ask, 'look');
    if (looking === null) return;
    const { progress, n } = looking;
    const pile = s.piles[seat];
    const card = cardNumber(action.card);
    const place = pile.deck.lastIndexOf(card);
    const known: Known = pile.deckKnown[place];
    pile.deck.splice(place, 1);
    pile.deckKnown.splice(place, 1);
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
export const leave: Rule<'leave'> = {
  candidates(_s, _seat, out) {
    out.push(LEAVE);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, _action, _log, ask) {
    const looking = asked(ask, 'look');
    if (looking === null) return;
    const { progress, n } = looking;
    goOn(s, progress);
    if (partsOf(progress.trigger)[progress.part].op === 'dig') s.agenda.push({ do: 'bury', seat, n });
  },
};

/** LN-R-74: the player who discards chooses. */
export const discard = discarding('discard', 'LN-ZONE-8');
