import {
  below,
  defineGame,
  illegal,
  invariant,
  LEGAL,
  rngFrom,
  roll,
  shuffle,
  type AnyGame,
  type Game,
  type GameEvent,
  type Rng,
  type Seat,
  type Verdict,
  type Viewer,
} from '@mechatable/kernel';
import { z } from 'zod';

/**
 * A small game in which every kind of secret can come out: cards are drawn from a cellar, given unseen to the
 * next seat, looked at, laid open; dice are rolled; bids are made at the same time and unseen. A turn lasts
 * until its player ends it or calls for bids; after `turns` turns the match is over.
 */
export type Action =
  | { readonly kind: 'lay'; readonly card: number }
  | { readonly kind: 'draw' | 'give' | 'look' | 'roll' | 'end' | 'call' | 'crash' }
  | { readonly kind: 'bid'; readonly n: number };

export interface Event extends GameEvent {
  readonly type: 'laid' | 'drew' | 'looked' | 'rolled' | 'ended' | 'called' | 'bid' | 'bids' | 'conceded';
  readonly seat: Seat;
  /** The card, or the number; null for viewers who may not see it. */
  readonly n: number | null;
}

interface State {
  rng: Rng;
  cellar: number[];
  hands: number[][];
  laid: number[][];
  /** Whether a seat knows the top card of the cellar. */
  knows: boolean[];
  /** While bids are made: the bid of each seat, or null. */
  bids: (number | null)[] | null;
  active: Seat;
  turn: number;
  turns: number;
  actions: number;
  winner: Seat | null;
}

interface View {
  viewer: Viewer;
  hand: number[];
  counts: number[];
  cellar: number;
  /** All cards whose place the viewer doesn't know, sorted. */
  unknown: number[];
  top: number | null;
  laid: number[][];
  bids: (number | boolean)[] | null;
  active: Seat;
  turn: number;
  turns: number;
  actions: number;
  winner: Seat | null;
}

const NOT_ASKED = illegal('CE-1', 'Wait until you are asked.');
const NOT_HELD = illegal('CE-2', 'Lay a card that you hold.');
const EMPTY = illegal('CE-3', 'The cellar is empty: do something else.');
const OTHERWISE = illegal('CE-4', 'That is not asked for now.');
const MAX_ACTIONS = 60;

const OPEN_KINDS = ['draw', 'give', 'look', 'roll', 'end', 'call', 'crash'] as const;
const shape = z.union([
  z.strictObject({ kind: z.literal('lay'), card: z.int() }),
  z.strictObject({ kind: z.enum(OPEN_KINDS) }),
  z.strictObject({ kind: z.literal('bid'), n: z.int() }),
]);

function toAct({ bids, active, winner, turn, turns, actions }: State): Seat[] {
  if (winner !== null || turn > turns || actions >= MAX_ACTIONS) return [];
  return bids === null ? [active] : bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}

function judge(s: State, seat: Seat, action: Action): Verdict {
  if (!toAct(s).includes(seat)) return NOT_ASKED;
  if ((s.bids !== null) !== (action.kind === 'bid')) return OTHERWISE;
  if (action.kind === 'bid') return [0, 1, 2].includes(action.n) ? LEGAL : OTHERWISE;
  if (action.kind === 'lay') return s.hands[seat]?.includes(action.card) === true ? LEGAL : NOT_HELD;
  const needsCard = action.kind === 'draw' || action.kind === 'give' || action.kind === 'look';
  return needsCard && s.cellar.length === 0 ? EMPTY : LEGAL;
}

function attempts(s: State, seat: Seat): Action[] {
  if (s.bids !== null) return [0, 1, 2, 3].map((n) => ({ kind: 'bid', n }));
  const lays = [...new Set([...(s.hands[seat] ?? []), 1, 2, 3])].map(
    (card) => ({ kind: 'lay', card }) as const,
  );
  return [...lays, ...OPEN_KINDS.filter((kind) => kind !== 'crash').map((kind) => ({ kind }))];
}

function apply(s: State, seat: Seat, action: Action): Event[] {
  invariant(judge(s, seat, action).ok, 'only legal actions are applied');
  const hand = s.hands[seat] ?? [];
  s.actions++;
  const tell = (type: Event['type'], n: number | null = null, who = seat): Event[] => [
    { type, clause: 'CE-0', seat: who, n },
  ];
  switch (action.kind) {
    case 'lay':
      hand.splice(hand.indexOf(action.card), 1);
      s.laid[seat]?.push(action.card);
      return tell('laid', action.card);
    case 'draw':
    case 'give': {
      const to = action.kind === 'draw' ? seat : (seat + 1) % s.hands.length;
      const card = s.cellar.pop() ?? 0;
      s.hands[to]?.push(card);
      s.knows.fill(false);
      return tell('drew', card, to);
    }
    case 'look':
      s.knows[seat] = true;
      return tell('looked', s.cellar.at(-1) ?? 0);
    case 'roll':
      return tell('rolled', roll(s.rng, 6));
    case 'end':
      nextTurn(s);
      return tell('ended');
    case 'call':
      s.bids = s.hands.map(() => null);
      return tell('called');
    case 'bid': {
      const bids = s.bids ?? [];
      bids[seat] = action.n;
      const events = tell('bid', action.n);
      if (bids.includes(null)) return events;
      s.bids = null;
      nextTurn(s);
      return [
        ...events,
        ...tell(
          'bids',
          bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0),
        ),
      ];
    }
    case 'crash':
      s.active = 99;
      throw new TypeError('the cellar has crashed');
  }
}

function nextTurn(s: State): void {
  s.turn++;
  s.active = (s.active + 1) % s.hands.length;
}

export const cellar: Game<State, Action, Event, View, { turns: number }> = defineGame({
  id: 'cellar',
  title: 'Cellar',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  rules: {
    options: z.strictObject({ turns: z.int().positive().default(8) }),
    actions: shape,
    bound: MAX_ACTIONS + 3,
    setup({ turns }, seats, rng) {
      const cards = Array.from({ length: 24 }, (_, i) => i + 1);
      shuffle(rng, cards);
      const hands = Array.from({ length: seats }, () => cards.splice(-3));
      return {
        ...{ rng, cellar: cards, hands, laid: hands.map(() => []), knows: hands.map(() => false) },
        ...{ bids: null, active: 0, turn: 1, turns, actions: 0, winner: null },
      };
    },
    clone: (s) => ({
      ...s,
      rng: [...s.rng],
      cellar: [...s.cellar],
      hands: s.hands.map((hand) => [...hand]),
      laid: s.laid.map((laid) => [...laid]),
      knows: [...s.knows],
      bids: s.bids === null ? null : [...s.bids],
    }),
    toAct,
    legal: (s, seat) => attempts(s, seat).filter((action) => judge(s, seat, action).ok),
    attempts,
    judge,
    apply,
    concede(s, seat) {
      s.winner = (seat + 1) % s.hands.length;
      return [{ type: 'conceded', clause: 'CE-0', seat, n: null }];
    },
    view(s, viewer) {
      const own = (seat: Seat): boolean => seat === viewer;
      const top = viewer !== 'table' && s.knows[viewer] === true ? (s.cellar.at(-1) ?? null) : null;
      return {
        viewer,
        hand: viewer === 'table' ? [] : [...(s.hands[viewer] ?? [])],
        counts: s.hands.map((hand) => hand.length),
        cellar: s.cellar.length,
        unknown: [...s.cellar, ...s.hands.filter((_, seat) => !own(seat)).flat()]
          .filter((card) => card !== top)
          .sort((a, b) => a - b),
        top,
        laid: s.laid.map((laid) => [...laid]),
        bids:
          s.bids === null
            ? null
            : s.bids.map((bid, seat) => (own(seat) && bid !== null ? bid : bid !== null)),
        ...{ active: s.active, turn: s.turn, turns: s.turns, actions: s.actions, winner: s.winner },
      };
    },
    eventFor(event, viewer) {
      if (event.seat === viewer || !['drew', 'looked', 'bid'].includes(event.type)) return event;
      return event.type === 'looked' ? null : { ...event, n: null };
    },
    imagine(view, rng) {
      const unknown = [...view.unknown];
      shuffle(rng, unknown);
      const hands = view.counts.map((count, seat) =>
        seat === view.viewer ? [...view.hand] : unknown.splice(0, count),
      );
      const { active, turn, turns, actions, winner, top } = view;
      return {
        rng: rngFrom(rng.join()),
        cellar: top === null ? unknown : [...unknown, top],
        hands,
        laid: view.laid.map((laid) => [...laid]),
        knows: hands.map((_, seat) => seat === view.viewer && top !== null),
        bids:
          view.bids === null
            ? null
            : view.bids.map((bid) => (bid === false ? null : bid === true ? below(rng, 3) : bid)),
        ...{ active, turn, turns, actions, winner },
      };
    },
    outcome(s) {
      if (toAct(s).length > 0) return null;
      const winners = s.winner === null ? [] : [s.winner];
      return {
        winners,
        clause: 'CE-9',
        sentence: 'The cellar is closed.',
        capped: s.actions >= MAX_ACTIONS,
      };
    },
    turn: ({ turn }) => turn,
  },
  words: {
    label: (_view, action) => Object.values(action).join(' '),
    anchors: (_view, action) => ('card' in action ? [`card:${String(action.card)}`] : []),
    question: ({ active }) => `${String(active)}: what now?`,
    describe: ({ type, seat, n }) => `${'ABC'.charAt(seat)} ${type}${n === null ? '' : ` ${String(n)}`}.`,
    sketch: ({ hand }) => hand.join(' '),
  },
  lab: {
    evaluate: ({ laid }, seat) => laid[seat]?.length ?? 0,
    census: ({ cellar: cards, hands, laid }) =>
      [...cards, ...hands.flat(), ...laid.flat()].map(String).sort(),
    features: [],
    used: () => [],
  },
});

export const anyCellar: AnyGame = cellar;
