/** Irregular plurals of type names; all others end in `s`. */
const PLURALS: Readonly<Record<string, string>> = { Wolf: 'Wolves' };

/** `1 pin`, `3 pins`. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** `a Frog`, `an Ant`. */
export function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** `, rotated 90°`; empty for an unrotated tile. */
export function rotatedBy(rotation: number): string {
  return rotation === 0 ? '' : `, rotated ${rotation * 90}°`;
}

/** Names of things, as they appear inside sentences. */
export const terms = {
  colours: ['Red', 'Blue'],
  phases: { movement: 'Movement', combat: 'Combat' },
  classes: { light: 'Light', mid: 'Mid' },
  faceDown: 'face down',
  /** A player without a name while colors are open. */
  player: (seat: number): string => `Player ${seat + 1}`,
  /** `You (Red)`: mecha ids and scores refer to colors, so readers need to know who plays which. */
  side: (name: string, colour: string): string => (name === colour ? name : `${name} (${colour})`),
  /** `Center 4`. */
  centre: (number: number): string => `Center ${number}`,
  /** `Red 1`. */
  row: (colour: string, number: number): string => `${colour} ${number}`,
  /** `r1 (Wolf)`. */
  mecha: (id: string, type: string): string => `${id} (${type})`,
  /** `r1 (Wolf) and 3 more`. */
  unit: (mecha: string, others: number): string => (others > 0 ? `${mecha} and ${others} more` : mecha),
  /** `2 Wolves`. */
  some: (count: number, type: string): string =>
    count === 1 ? `1 ${type}` : `${count} ${PLURALS[type] ?? `${type}s`}`,
  /** `2 Wolves, 1 Rat`. */
  force: (parts: readonly string[]): string => parts.join(', '),
} as const;
