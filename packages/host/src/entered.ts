import {
  CONCEDE,
  DRAW,
  invariant,
  isSeatEntry,
  isUndo,
  moveOf,
  rewound,
  type AnyMatch,
  type Entry,
  type GameEvent,
  type MoveEntry,
} from '@mechatable/kernel';

/** The match after a legal entry, and what happened. The match before it stays as it was. */
export function entered(
  match: AnyMatch,
  entry: Entry,
): { readonly next: AnyMatch; readonly events: readonly GameEvent[] } {
  const { game, entries, moves, links } = match;
  const added = { entries: [...entries, entry], links: [...links] };
  if (isUndo(entry)) return { next: { ...rewound(match, entry.undo), ...added }, events: [] };
  if (isSeatEntry(entry)) return { next: { ...match, ...added }, events: [] };
  const state = game.rules.clone(match.state);
  const events = carriedOut(match, state, entry);
  return { next: { ...match, ...added, moves: [...moves, moveOf(entry)], state }, events };
}

function carriedOut({ game: { rules } }: AnyMatch, state: unknown, entry: MoveEntry): readonly GameEvent[] {
  const { seat, action, by } = entry;
  if (action === CONCEDE) return rules.concede(state, seat, by);
  if (action !== DRAW) return rules.apply(state, seat, action);
  invariant(rules.agreeDraw !== undefined, 'only games with draws end in a draw by agreement');
  return rules.agreeDraw(state);
}
