import { shuffle, type Rng, type Seat, type Viewer } from '@mechatable/kernel';
import { rules } from './rules.ts';
import { CARDS, NOBODY, of, type Event, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const { hands, folded } = state;
  return {
    viewer,
    hand: viewer === 'table' ? [] : [...of(hands, viewer)],
    handCounts: [hands[0].length, hands[1].length],
    folded: viewer === 'table' ? [] : [...of(folded, viewer)],
    foldedCounts: [folded[0].length, folded[1].length],
    deckCount: state.deck.length,
    trick: [...state.trick],
    played: [...state.played],
    scores: [...state.scores],
    lastRoll: state.lastRoll,
    turn: state.turn,
    gaveUp: state.gaveUp,
    asked: rules.toAct(state)[0] ?? NOBODY,
  };
}

export function imagine(seen: View, rng: Rng): State {
  const known = [...seen.hand, ...seen.folded, ...seen.played, ...seen.trick.map(({ card }) => card)];
  const unknown = CARDS.filter((card) => !known.includes(card));
  shuffle(rng, unknown);
  const pair = (own: number[], counts: [number, number]): [number[], number[]] => {
    const dealt = (seat: Seat): number[] =>
      seat === seen.viewer ? [...own] : unknown.splice(0, of(counts, seat));
    return [dealt(0), dealt(1)];
  };
  return {
    rng: [...rng],
    hands: pair(seen.hand, seen.handCounts),
    folded: pair(seen.folded, seen.foldedCounts),
    deck: unknown,
    trick: [...seen.trick],
    played: [...seen.played],
    scores: [...seen.scores],
    lastRoll: seen.lastRoll,
    turn: seen.turn,
    gaveUp: seen.gaveUp,
    agenda: seen.asked === NOBODY ? [] : [{ ask: 'turn', seat: seen.asked }],
  };
}

/** Only the owner sees which card was drawn or folded. */
export function eventFor(event: Event, viewer: Viewer): Event {
  const secret = event.type === 'drew' || event.type === 'folded';
  return secret && event.seat !== viewer ? { ...event, face: 0 } : event;
}
