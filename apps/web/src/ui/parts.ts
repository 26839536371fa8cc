import type { AnyGame, Part } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { capital } from './capital.ts';
import { words } from './words.ts';

/** The pieces of a game for the gallery; without figures and limits if the game has no deck rules. */
export function partsOf({ content: { deckRules, pieces } }: AnyGame): readonly Part[] {
  if (deckRules !== null) return deckRules.parts;
  return pieces.map(({ id, name, kind, text }) => ({
    id,
    name,
    kind,
    text,
    figures: {},
    keywords: [],
    most: null,
  }));
}

/** What a piece of a game is called: `card`. */
export function pieceWord({ content: { deckRules } }: AnyGame): string {
  return deckRules?.piece ?? words.piece;
}

export type Figures = readonly { readonly id: string; readonly name: string }[];

export function figuresOf({ content: { deckRules } }: AnyGame): Figures {
  return deckRules?.figures ?? [];
}

/** What a piece is, in one line: `Unit · Vanguard · Frontline power 5`. Keywords that the text says are left out. */
export function partLine(part: Part, figures: Figures): string {
  const numbers = figures.flatMap(({ id, name }) => {
    const figure = part.figures[id];
    return figure === undefined ? [] : [words.figure(name, figure)];
  });
  const keywords = part.keywords.filter((keyword) => part.inText?.includes(keyword) !== true);
  return [capital(part.kind), ...keywords, ...numbers].join(' · ');
}

/** The piece with the most similar name or id; null if there are no pieces. */
export function nearestPart(parts: readonly Part[], written: string): Part | null {
  const byKey = new Map(parts.flatMap((part) => [[part.name, part] as const, [part.id, part] as const]));
  const [nearest = ''] = nearestFirst(written, [...byKey.keys()]);
  return byKey.get(nearest) ?? null;
}
