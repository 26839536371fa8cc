import type { ClauseId, DeckRules, PieceList } from '@mechatable/kernel';
import { copiesIn, countOf, sizeOf } from './counts.ts';
import { words } from './words.ts';

const say = words.legality;

/** Why a list is refused: the clause, a sentence, and the section or piece at fault, if there is just one. */
export interface Objection {
  readonly clause: ClauseId;
  readonly sentence: string;
  readonly section: string | null;
  readonly piece: string | null;
}

/** Everything that is wrong with a list; empty if the list is legal. */
export function objections(deckRules: DeckRules, list: PieceList): Objection[] {
  const found: Objection[] = [];
  for (const { id, name, size, clause: least, maxClause = least } of deckRules.sections) {
    const count = sizeOf(list, id);
    if (count >= size.min && count <= size.max) continue;
    const clause = count > size.max ? maxClause : least;
    const sentence = say.wrongSize(name, count, deckRules.piece, size.min, size.max);
    found.push({ clause, sentence, section: id, piece: null });
  }
  const parts = new Map(deckRules.parts.map((part) => [part.id, part]));
  for (const [id, count] of copiesIn(list)) {
    const part = parts.get(id);
    if (part === undefined) {
      const sentence = say.unknown(deckRules.piece, id);
      found.push({ clause: deckRules.unknown, sentence, section: null, piece: id });
      continue;
    }
    if (part.most !== null && count > part.most.copies) {
      const { copies, clause } = part.most;
      const sentence = say.tooMany(part.name, id, count, copies);
      found.push({ clause, sentence, section: null, piece: id });
    }
    const home = deckRules.sections.find((section) => section.id === part.section);
    if (home !== undefined && countOf(list, home.id, id) < count) {
      const sentence = say.wrongSection(part.name, id, home.name);
      found.push({ clause: home.clause, sentence, section: home.id, piece: id });
    }
  }
  return found;
}
