/** Where parts of a power or durability come from. */
export const sums = {
  printed: 'Printed',
  unusedBandwidth: 'Unused bandwidth',
  mechasWith: (word: string) => `Mechas with the word ${word}`,
  cardsInHand: 'Cards in hand',
  emptyHand: 'Empty hand',
  othersWith: (word: string) => `Others with the word ${word}`,
};
