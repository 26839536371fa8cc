import type { DeckRules, Part, PieceList, Section } from '@mechatable/kernel';
import type { ForceCounts } from './action.ts';
import { FORCES, type Counts } from './content/forces.ts';
import { COUNTERS, TYPES, TYPE_IDS, type MechaClass, type MechaType, type TypeId } from './content/types.ts';
import { STANDARD } from './options.ts';
import { words } from './words/index.ts';

const { what, piece, halves, figures } = words.deckRules;

function half(id: MechaClass): Section {
  return {
    id,
    name: halves[id],
    size: { min: STANDARD[id], max: STANDARD[id] },
    clause: 'MASC-FORCE-1',
  };
}

/** Players build a force of the standard size (MASC-FORCE-1, MASC-R-12) and choose it at the table (MASC-R-13). */
export const deckRules: DeckRules = {
  what,
  piece,
  sections: [half('light'), half('mid')],
  figures: [
    { id: 'move', name: figures.move },
    { id: 'range', name: figures.range },
    { id: 'attack', name: figures.attack },
    { id: 'armor', name: figures.armor },
    { id: 'body', name: figures.body },
  ],
  parts: TYPES.map(partOf),
  unknown: 'MASC-FORCE-2',
  ready: FORCES.map(({ id, name, plan, counts }) => ({ id, name, plan, list: listOf(counts) })),
  options: { setup: 'full', light: STANDARD.light, mid: STANDARD.mid }, // MASC-R-79
};

function partOf({ id, name, kind, text, move, range, attack, armor, body }: MechaType): Part {
  return {
    id,
    name,
    kind,
    text,
    figures: { move, range, attack, armor, body },
    keywords: [],
    most: { copies: COUNTERS, clause: 'MASC-R-12' },
    section: kind,
  };
}

function listOf(counts: Counts): PieceList {
  const those = (kind: MechaClass): Record<string, number> =>
    Object.fromEntries(
      TYPES.flatMap((type, n) => (type.kind === kind && counts[n] > 0 ? [[type.id, counts[n]]] : [])),
    );
  return { light: those('light'), mid: those('mid') };
}

/** A list of the builder as the choice at the table. */
export function forceOf({ light = {}, mid = {} }: PieceList): ForceCounts {
  const taken: Readonly<Record<string, number>> = { ...light, ...mid };
  return Object.fromEntries(TYPE_IDS.map((id) => [id, taken[id] ?? 0])) as Record<TypeId, number>;
}
