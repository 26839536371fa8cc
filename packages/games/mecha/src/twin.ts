import {
  below,
  openQuestion,
  pick,
  withOtherDice,
  type Rng,
  type Seat,
  type Twin,
  type Viewer,
} from '@mechatable/kernel';
import { NOWHERE, opponent } from './board.ts';
import { ID, POOL, cardNumber } from './content/cards.ts';
import { MOST_COPIES } from './options.ts';
import { clone } from './clone.ts';
import type { Pile } from './pieces.ts';
import type { State } from './state.ts';
import { areHandsOpen } from './values.ts';

/** A card that the viewer may not know. */
interface Dark {
  readonly seat: Seat;
  readonly pile: Pile;
  readonly cards: number[];
  readonly place: number;
}

/** The cards of another hand that the viewer has seen go there: both players remember more than spectators. */
function seenInHand(pile: Pile, seat: Seat, viewer: Viewer): readonly number[] {
  return viewer === opponent(seat) ? pile.seen : pile.open;
}

/** Of equal cards the first ones count as seen. */
function unseenInHand({ hand }: Pile, known: readonly number[]): number[] {
  const seen = known.slice();
  return hand.flatMap((card, place) => {
    const at = seen.indexOf(card);
    if (at < 0) return [place];
    seen.splice(at, 1);
    return [];
  });
}

function knownOnTop({ ownTop, openTop }: Pile, own: boolean): number {
  return own ? Math.max(ownTop, openTop) : openTop;
}

/** Section E of the rule book, as one list. */
function inTheDark(s: State, viewer: Viewer): Dark[] {
  const isOpen = areHandsOpen(s);
  return s.piles.flatMap((pile, seat) => {
    const own = viewer === seat;
    const hand = own || isOpen ? [] : unseenInHand(pile, seenInHand(pile, seat, viewer));
    const deck = [...pile.deck.keys()].slice(0, pile.deck.length - knownOnTop(pile, own));
    const of = (cards: number[], places: readonly number[]): Dark[] =>
      places.map((place) => ({ seat, pile, cards, place }));
    return [...of(pile.hand, hand), ...of(pile.deck, deck)];
  });
}

function put(s: State, { seat, pile, cards, place }: Dark, card: number): void {
  const was = cards[place];
  cards[place] = card;
  // MG-R-24: a card chosen in secret is still in the hand.
  if (cards === pile.hand && isChoosing(s) && s.answers[seat] === was && !pile.hand.includes(was))
    s.answers[seat] = card;
}

/** Whether the answers are cards, each chosen in secret. */
function isChoosing(s: State): boolean {
  return openQuestion(s)?.ask === 'discardEach';
}

/** Two hidden cards of one player change places. */
function swap(s: State, dark: readonly Dark[], rng: Rng): readonly number[] {
  const one = pick(rng, dark);
  const other = pick(
    rng,
    dark.filter(({ pile }) => pile === one.pile),
  );
  const [a, b] = [one.cards[one.place], other.cards[other.place]];
  put(s, one, b);
  put(s, other, a);
  return [a, b];
}

/** A hidden card of another player becomes one that was never brought, where the list is hidden as well. */
function replace(s: State, one: Dark, viewer: Viewer, rng: Rng): readonly number[] {
  const { seat, pile, cards, place } = one;
  const was = cards[place];
  const now = cardNumber(pick(rng, POOL[s.rules.edition]).id);
  const at = pile.deckList.indexOf(was);
  const copies = pile.deckList.filter((card) => card === now).length;
  const isOpen = viewer === seat || s.rules.openDeckLists || s.outcome !== null;
  if (isOpen || at < 0 || copies >= MOST_COPIES[now]) return [];
  const deckList = pile.deckList.with(at, now).sort((a, b) => a - b);
  Object.assign(pile, { deckList } satisfies Partial<Pile>);
  put(s, one, now);
  return [was, now];
}

/** MG-R-5, MG-R-24: the other seats have answered otherwise, in secret. */
function answerOtherwise(s: State, viewer: Viewer, rng: Rng): number[] {
  const cards: number[] = [];
  s.answers.forEach((was, seat) => {
    if (seat === viewer || was === NOWHERE || below(rng, 2) === 0) return;
    s.answers[seat] = isChoosing(s) ? pick(rng, s.piles[seat].hand) : 1 - was;
    if (isChoosing(s)) cards.push(was, s.answers[seat]);
  });
  return cards;
}

/** Where the viewer knows such cards to be, and what it knows of the opening hands. */
function whereabouts(s: State, viewer: Viewer, things: ReadonlySet<number>): string[] {
  const facts: string[] = [`mulligans ${s.mulligans}`];
  const note = (where: string, cards: readonly number[]): void => {
    cards.forEach((card, place) => {
      if (things.has(card)) facts.push(`${where} ${place}: ${ID[card]}`);
    });
  };
  const isOpen = areHandsOpen(s);
  s.piles.forEach((pile, seat) => {
    const own = viewer === seat;
    note(`${seat} hand`, own || isOpen ? pile.hand : seenInHand(pile, seat, viewer));
    note(`${seat} deck`, pile.deck.slice(pile.deck.length - knownOnTop(pile, own)));
    note(`${seat} discard`, pile.discard);
    note(`${seat} damage`, pile.damage);
    if (s.outcome !== null) note(`${seat} list`, pile.deckList); // section E: open when the match is over
  });
  for (const u of s.board) {
    if (u === null) continue;
    note(`unit ${u.id}`, [u.card]);
    note(
      `on ${u.id}`,
      u.attached.map(({ card }) => card),
    );
  }
  note(
    'lying',
    s.lying.map(({ card }) => card),
  );
  for (const link of s.chain) if (link.kind === 'card') note('chain', [link.card]);
  return facts;
}

/** One time in this many everything is exchanged, and the generator with it. */
const THOROUGH = 6;
const SWAPS = [1, 1, 2, 4, 16];

/**
 * A world that the viewer can't distinguish from this one: hidden cards in other places, other cards, other answers.
 */
export function twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null {
  const s = clone(state);
  const dark = inTheDark(s, viewer);
  const isThorough = dark.length === 0 || below(rng, THOROUGH) === 0;
  const things = new Set<number>(answerOtherwise(s, viewer, rng));
  const swaps = isThorough ? dark.length : pick(rng, SWAPS);
  for (let i = 0; i < swaps; i++) {
    const found = below(rng, 3) === 0 ? replace(s, pick(rng, dark), viewer, rng) : swap(s, dark, rng);
    for (const card of found) things.add(card);
  }
  if (!isThorough) return { state: s, known: (now) => whereabouts(now, viewer, things) };
  const { state: other, rolled } = withOtherDice(s);
  return { state: other, known: (now) => [rolled(now), ...whereabouts(now, viewer, things)] };
}
