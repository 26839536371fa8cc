/** Errors in a card or a deck of a content file, for its author. */
export const words = {
  fixed: (field: string): string =>
    `"${field}" can’t be set: files can change numbers, keywords and texts, and add Mechas without effects.`,
  name: (id: string): string => `Can’t rename ${id}: other cards refer to it by name.`,
  figure: (field: string): string => `A card of this kind has no "${field}": it must be null.`,
  noFigure: (field: string): string => `"${field}" must be a number.`,
  least: (field: string, least: number): string => `"${field}" must be at least ${least}.`,
  unknownCard: (id: string): string => `There is no card "${id}" in this edition.`,
  copies: (name: string, count: number, most: number): string =>
    `${count} copies of ${name}: at most ${most}.`,
  size: (count: number, min: number, max: number): string =>
    `The deck has ${count} cards. It needs ${min === max ? min : `${min} to ${max}`}.`,
};
