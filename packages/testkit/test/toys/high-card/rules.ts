import { byAgenda, illegal, LEGAL, roll, type ActionRule, type Outcome, type Seat } from '@mechatable/kernel';
import { CARDS, NOBODY, of, other, type Action, type Ask, type Do, type Event, type State } from './state.ts';

const NOT_HELD = illegal('HC-PLAY-1', 'Choose a card of your own hand.');

/** The part shared by playing and folding a card. */
function cardRule(
  kind: Action['kind'],
  apply: ActionRule<State, Action, Event>['apply'],
): ActionRule<State, Action, Event> {
  return {
    candidates(state, seat, out) {
      for (const card of of(state.hands, seat)) out.push({ kind, card });
    },
    attempts(_state, _seat, out) {
      for (const card of CARDS) out.push({ kind, card });
    },
    judge: (state, seat, { card }) => (of(state.hands, seat).includes(card) ? LEGAL : NOT_HELD),
    apply(state, seat, action, log, ask) {
      const hand = of(state.hands, seat);
      hand.splice(hand.indexOf(action.card), 1);
      apply(state, seat, action, log, ask);
      state.agenda.push(state.trick.length === 2 ? { do: 'trick' } : { ask: 'turn', seat: other(seat) });
    },
  };
}

function score(state: State, seat: Seat): void {
  state.scores[seat === 0 ? 0 : 1]++;
}

export const rules = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    turn: {
      answers: {
        play: cardRule('play', (state, seat, { card }, log) => {
          state.trick.push({ seat, card });
          log.push({ type: 'played', clause: 'HC-PLAY-2', seat, face: card });
        }),
        fold: cardRule('fold', (state, seat, { card }, log) => {
          of(state.folded, seat).push(card);
          state.trick.push({ seat, card: 0 });
          log.push({ type: 'folded', clause: 'HC-FOLD-1', seat, face: card });
          state.lastRoll = roll(state.rng, 6);
          log.push({ type: 'rolled', clause: 'HC-FOLD-2', seat, face: state.lastRoll });
          if (state.lastRoll === 6) score(state, seat);
        }),
      },
      otherwise: illegal('HC-PLAY-1', 'Play a card or fold one.'),
    },
  },
  steps: {
    trick(state, _step, log) {
      const [first, second] = state.trick;
      if (first === undefined || second === undefined) throw new Error('a trick has two cards');
      const winner = second.card > first.card ? second.seat : first.seat;
      score(state, winner);
      log.push({ type: 'took', clause: 'HC-TRICK-1', seat: winner, face: 0 });
      for (const { card } of state.trick) if (card !== 0) state.played.push(card);
      state.trick = [];
      state.turn++;
      for (const seat of [winner, other(winner)]) {
        const card = state.deck.pop();
        if (card === undefined) continue;
        of(state.hands, seat).push(card);
        log.push({ type: 'drew', clause: 'HC-DRAW-1', seat, face: card });
      }
      if (of(state.hands, winner).length > 0) state.agenda.push({ ask: 'turn', seat: winner });
    },
  },
  endedBy: (state) => outcome(state)?.clause ?? null,
  notAsked: illegal('HC-TURN-1', 'Wait for your turn.'),
});

export function outcome(state: State): Outcome | null {
  const end = (winners: Seat[], sentence: string): Outcome => ({
    winners,
    clause: 'HC-END-1',
    sentence,
    capped: false,
  });
  if (state.gaveUp !== NOBODY) return end([other(state.gaveUp)], 'The other seat gave up.');
  if (state.hands[0].length + state.hands[1].length + state.trick.length > 0) return null;
  const [a, b] = state.scores;
  return end(a === b ? [] : [a > b ? 0 : 1], `The points are ${String(a)} to ${String(b)}.`);
}
