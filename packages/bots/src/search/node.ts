import type { Seat } from '@mechatable/kernel';

/** One action of one seat at a node: how often it was chosen, and what came of it. */
export interface Arm {
  readonly key: string;
  readonly action: unknown;
  /** What the seat expects of it before it was ever tried, from 0 to 1. */
  readonly prior: number;
  visits: number;
  /** Summed worth for the seat. */
  total: number;
}

/** The actions of one of the seats that are asked at a node. */
export interface Part {
  readonly seat: Seat;
  readonly arms: Map<string, Arm>;
}

/**
 * A moment of the match as the searching seat can tell it apart: what was done since the root, not what lies
 * hidden. Where several seats choose in secret at once, each chooses for itself and the child is that of all
 * their choices together.
 */
export interface Node {
  visits: number;
  readonly parts: Part[];
  readonly children: Map<string, Node>;
}

export function newNode(): Node {
  return { visits: 0, parts: [], children: new Map() };
}

export function partOf(node: Node, seat: Seat): Part {
  for (const part of node.parts) if (part.seat === seat) return part;
  const part: Part = { seat, arms: new Map() };
  node.parts.push(part);
  return part;
}
