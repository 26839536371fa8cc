/** Terms of the deck builder, and errors in the decks of a match. */
export const deck = {
  what: 'deck',
  piece: 'card',
  section: 'deck',
  cost: 'Bandwidth cost',
  power: 'Power',
  durability: 'Durability',
  basic: 'Basic',
  singleton: 'Singleton',
  noSuchDeck: (id: string, ready: readonly string[]) =>
    `there is no deck "${id}"; the starter decks are ${ready.join(', ')}`,
  noDeck: (problem: string) =>
    `a deck is the id of a starter deck, or { "cards": { "MG1-001": 17, ... } }: ${problem}`,
};
