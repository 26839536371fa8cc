import { below, pick, withOtherDice, type Rng, type Twin, type Viewer } from '@mechatable/kernel';
import { MAX_COPIES } from './deck-rules.ts';
import { CARDS, ID } from './content/cards.ts';
import { inTransit } from './imagine.ts';
import { EVERYBODY, OWNER, clone, type Pile, type State } from './state.ts';

/** A card unknown to the viewer: where it is, and the list that it came from. */
interface Dark {
  readonly pile: Pile;
  readonly own: boolean;
  readonly list: 'deckList' | 'poolList';
  readonly at: 'hand' | 'deck' | 'protection' | 'pool';
  readonly place: number;
}

function cardAt({ pile, at, place }: Dark): number {
  return pile[at][place];
}

function put({ pile, at, place }: Dark, card: number): void {
  pile[at] = pile[at].with(place, card);
}

/** Hand places whose card arrived unseen; of identical cards the first ones count as seen. */
function unseenInHand({ hand, shown }: Pile): number[] {
  const seen = shown.slice();
  return hand.flatMap((card, place) => {
    const at = seen.indexOf(card);
    if (at < 0) return [place];
    seen.splice(at, 1);
    return [];
  });
}

/** Every card hidden from the viewer. */
function inTheDark(s: State, viewer: Viewer): Dark[] {
  return s.piles.flatMap((pile, seat) => {
    const own = viewer === seat;
    const least = own ? OWNER : EVERYBODY;
    const places = (known: readonly number[]): number[] =>
      known.flatMap((level, place) => (level < least ? [place] : []));
    const of = (list: Dark['list'], at: Dark['at'], dark: readonly number[]): Dark[] =>
      dark.map((place) => ({ pile, own, list, at, place }));
    return [
      ...of('deckList', 'hand', own ? [] : unseenInHand(pile)),
      ...of('deckList', 'deck', places(pile.deckKnown)),
      ...of('deckList', 'protection', places(pile.protectionKnown)),
      ...of('poolList', 'pool', [...pile.pool.keys()]),
    ];
  });
}

/** Swaps two hidden cards of one player and returns them; null if they are identical or none can swap. */
function swap(dark: readonly Dark[], rng: Rng): readonly number[] | null {
  const one = pick(rng, dark);
  const other = pick(
    rng,
    dark.filter(({ pile, list }) => pile === one.pile && list === one.list),
  );
  const [a, b] = [cardAt(one), cardAt(other)];
  if (a === b) return null;
  put(one, b);
  put(other, a);
  return [a, b];
}

/** Replaces a hidden card of another player, and its entry in the secret list, with a card not in that list. */
function replace(dark: Dark, rng: Rng): readonly number[] | null {
  const { pile, own, list } = dark;
  const was = cardAt(dark);
  const now = below(rng, CARDS.length);
  const copies = [...pile.deckList, ...pile.poolList].filter((card) => card === now).length;
  const at = pile[list].indexOf(was);
  // A card taken openly from the pool must still be somewhere.
  if (own || now === was || copies >= MAX_COPIES || at < 0 || pile.taken.includes(was)) return null;
  const changed = pile[list].with(at, now).sort((a, b) => a - b);
  Object.assign(pile, { [list]: changed } satisfies Partial<Pile>);
  put(dark, now);
  return [was, now];
}

/** The places where the viewer knows such cards to be. */
function whereabouts(s: State, viewer: Viewer, things: ReadonlySet<number>): string[] {
  const facts: string[] = [];
  const note = (where: string, cards: readonly number[], isKnown?: (place: number) => boolean): void => {
    cards.forEach((card, place) => {
      if (things.has(card) && isKnown?.(place) !== false) facts.push(`${where} ${place}: ${ID[card]}`);
    });
  };
  s.piles.forEach((pile, seat) => {
    const own = viewer === seat;
    const least = own ? OWNER : EVERYBODY;
    note(`${seat} hand`, own ? pile.hand : pile.shown);
    note(`${seat} deck`, pile.deck, (place) => pile.deckKnown[place] >= least);
    note(`${seat} protection`, pile.protection, (place) => pile.protectionKnown[place] >= least);
    for (const zone of ['revealed', 'taken', 'graveyard', 'trash'] as const)
      note(`${seat} ${zone}`, pile[zone]);
  });
  note('zone', s.card);
  note('equip', s.equipCard);
  note(
    'on its way',
    inTransit(s.agenda).map(({ card }) => card),
  );
  return facts;
}

/** How often everything is exchanged, including the generator: one time in this many. */
const THOROUGH = 6;
const SWAPS = [1, 1, 2, 4, 16];

/** A state that the viewer can't distinguish from this one: hidden cards in other places, or other cards. */
export function twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null {
  const s = clone(state);
  const dark = inTheDark(s, viewer);
  const isThorough = dark.length === 0 || below(rng, THOROUGH) === 0;
  const things = new Set<number>();
  const swaps = isThorough ? dark.length : pick(rng, SWAPS);
  for (let i = 0; i < swaps; i++) {
    const found = below(rng, 3) === 0 ? replace(pick(rng, dark), rng) : swap(dark, rng);
    found?.forEach((card) => things.add(card));
  }
  if (!isThorough) return { state: s, known: (now) => whereabouts(now, viewer, things) };
  const { state: other, rolled } = withOtherDice(s);
  return { state: other, known: (now) => [rolled(now), ...whereabouts(now, viewer, things)] };
}
