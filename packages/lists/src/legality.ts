import type { ClauseId, DeckRules, PieceList } from '@mechatable/kernel';
import { copiesIn, counted, countOf, sizeOf } from './counts.ts';

/** Why a list is refused: the clause, a sentence, and the section or piece at fault, if it is one alone. */
export interface Objection {
  readonly clause: ClauseId;
  readonly sentence: string;
  readonly section: string | null;
  readonly piece: string | null;
}

/** Everything that is wrong with a list; empty if it may be played. */
export function objections(deckRules: DeckRules, list: PieceList): Objection[] {
  const found: Objection[] = [];
  for (const { id, name, size, clause: least, maxClause = least } of deckRules.sections) {
    const count = sizeOf(list, id);
    if (count >= size.min && count <= size.max) continue;
    const clause = count > size.max ? maxClause : least;
    const wanted = size.min === size.max ? size.min : `${size.min} to ${size.max}`;
    const sentence = `the ${name} has ${counted(count, deckRules.piece)} instead of ${wanted}`;
    found.push({ clause, sentence, section: id, piece: null });
  }
  const parts = new Map(deckRules.parts.map((part) => [part.id, part]));
  for (const [id, count] of copiesIn(list)) {
    const part = parts.get(id);
    if (part === undefined) {
      const sentence = `there is no ${deckRules.piece} "${id}"`;
      found.push({ clause: deckRules.unknown, sentence, section: null, piece: id });
      continue;
    }
    if (part.most !== null && count > part.most.copies) {
      const { copies, clause } = part.most;
      const allowed = copies === 1 ? 'only 1 is allowed' : `at most ${copies} are allowed`;
      const sentence = `${part.name} (${id}) appears ${count} times, ${allowed}`;
      found.push({ clause, sentence, section: null, piece: id });
    }
    const home = deckRules.sections.find((section) => section.id === part.section);
    if (home !== undefined && countOf(list, home.id, id) < count) {
      const sentence = `${part.name} (${id}) can only be in the ${home.name}`;
      found.push({ clause: home.clause, sentence, section: home.id, piece: id });
    }
  }
  return found;
}
