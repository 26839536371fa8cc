/** One action of the seat at a node: how often it was chosen, and its results. */
export interface Arm {
  readonly key: string;
  readonly action: unknown;
  /** The first estimate, before any visit, from 0 to 1. */
  readonly prior: number;
  visits: number;
  /** The sum of its values for the seat. */
  total: number;
}

/**
 * A moment of the match as one seat can distinguish it: its own actions since the root with their results, and what it has
 * seen of the others' actions. Hidden information makes no difference, so no seat of the tree plays as if it knew it.
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
