import {
  CONCEDE,
  DRAW,
  invariant,
  isSeatEntry,
  isUndo,
  moveOf,
  matchAfter,
  type AnyMatch,
  type Entry,
  type GameEvent,
  type MoveEntry,
} from '@mechatable/kernel';

/** A legal entry that was carried out on a copy of the state but not committed yet. */
export interface PreparedEntry {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /**
   * The match after the entry. Call it once, when the entry is saved: the lists of the match before it grow, since copying
   * them for every move would take longer and longer.
   */
  readonly make: () => AnyMatch;
}

/** Carries out a legal entry. The match stays as it is until the entry is made. */
export function prepareEntry(match: AnyMatch, entry: Entry): PreparedEntry {
  const { game, entries, moves, links } = match;
  if (isUndo(entry)) {
    const back = matchAfter(match, entry.undo);
    const make = (): AnyMatch => ({ ...back, entries: [...entries, entry], links: [...links] });
    return { state: back.state, events: [], make };
  }
  if (isSeatEntry(entry)) {
    const make = (): AnyMatch => {
      entries.push(entry);
      return { ...match };
    };
    return { state: match.state, events: [], make };
  }
  const state = game.rules.clone(match.state);
  const events = carriedOut(match, state, entry);
  const make = (): AnyMatch => {
    entries.push(entry);
    moves.push(moveOf(entry));
    return { ...match, state };
  };
  return { state, events, make };
}

function carriedOut({ game: { rules } }: AnyMatch, state: unknown, entry: MoveEntry): readonly GameEvent[] {
  const { seat, action, by } = entry;
  if (action === CONCEDE) return rules.concede(state, seat, by);
  if (action !== DRAW) return rules.apply(state, seat, action);
  invariant(rules.agreeDraw !== undefined, 'only games with draws end in a draw by agreement');
  return rules.agreeDraw(state);
}
