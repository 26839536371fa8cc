import type { AnyGame, GameEvent, Seat } from '@mechatable/kernel';
import type { MatchFacts } from './deals.ts';

export interface Observer {
  /** A seat is asked, with this many legal actions. */
  asked(state: unknown, seat: Seat, legal: number): void;
  done(seat: Seat, action: unknown, events: readonly GameEvent[]): void;
  facts(): Pick<MatchFacts, 'opener' | 'leads' | 'decided' | 'details'>;
}

/** Watches a match for a study. */
export function observer({ rules, lab }: AnyGame, seats: number, detailed: boolean): Observer {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const held = everyone.map(() => new Set<string>());
  const used = everyone.map(() => new Set<string>());
  let [opener, leader]: (Seat | null)[] = [null, null];
  let [turn, leads, decided, decisions, choices, legal] = [0, 0, 0, 0, 0, 0];

  const newTurn = (state: unknown): void => {
    const leading = leaderOf(lab.evaluateAll?.(state) ?? everyone.map((seat) => lab.evaluate(state, seat)));
    if (leading === null) return;
    if (leader !== null && leading !== leader) {
      leads++;
      decided = turn;
    }
    leader = leading;
  };

  return {
    asked(state, seat, actions) {
      const now = rules.turn(state);
      if (opener === null && now > 0) opener = seat;
      if (now !== turn) {
        turn = now;
        newTurn(state);
      }
      if (!detailed) return;
      decisions++;
      legal += actions;
      if (actions > 1) choices++;
      for (const piece of lab.holds?.(state, seat) ?? []) held[seat]?.add(piece);
    },
    done(seat, action, events) {
      if (detailed) for (const feature of lab.used(action, events)) used[seat]?.add(feature);
    },
    facts: () => ({
      opener: opener ?? null,
      leads,
      decided,
      ...(detailed
        ? { details: { decisions, choices, legal, held: held.map(sorted), used: used.map(sorted) } }
        : {}),
    }),
  };
}

const sorted = (set: ReadonlySet<string>): string[] => [...set].sort();

/** The seat with the highest value; null in a tie. */
function leaderOf(values: readonly number[]): Seat | null {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : null;
}
