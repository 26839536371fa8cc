import { pick, type Rng, type Twin, type Viewer } from '@mechatable/kernel';
import { clone, of, type State } from './state.ts';

/** Two cards that the viewer does not know change places. */
export function twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null {
  const s = clone(state);
  const piles = [
    s.deck,
    ...[0, 1].flatMap((seat) => (seat === viewer ? [] : [of(s.hands, seat), of(s.folded, seat)])),
  ];
  const places = piles.flatMap((pile) => [...pile.keys()].map((place) => ({ pile, place })));
  if (places.length < 2) return null;
  const [one, other] = [pick(rng, places), pick(rng, places)];
  const [a = 0, b = 0] = [one.pile[one.place], other.pile[other.place]];
  one.pile[one.place] = b;
  other.pile[other.place] = a;
  return {
    state: s,
    known: (now) => openCards(now, viewer).map((card) => (card === a || card === b ? card : 0)),
  };
}

function openCards({ hands, folded, played, trick }: State, viewer: Viewer): number[] {
  const own = viewer === 'table' ? [] : [...of(hands, viewer), ...of(folded, viewer)];
  return [...own, ...played, ...trick.map(({ card }) => card)];
}
