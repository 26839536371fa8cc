/** One action of the seat at a node: how often it was chosen, and what came of it. */
export interface Arm {
  readonly key: string;
  readonly action: unknown;
  /** What the seat expects of it before it was ever tried, from 0 to 1. */
  readonly prior: number;
  visits: number;
  /** Summed worth for the seat. */
  total: number;
}

/**
 * A moment of the match as one seat can tell it apart: what it has done itself since the root and what came of it,
 * and what it has heard of what the others did. What lies hidden from it makes no difference, so no seat of the tree plays as if it knew.
 */
export interface Node {
  visits: number;
  readonly arms: Map<string, Arm>;
  readonly children: Map<string, Node>;
}

export function newNode(): Node {
  return { visits: 0, arms: new Map(), children: new Map() };
}

export function childOf({ children }: Node, key: string): Node {
  const known = children.get(key);
  if (known !== undefined) return known;
  const child = newNode();
  children.set(key, child);
  return child;
}
