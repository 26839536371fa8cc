/** What the deck builder calls things. */
export const deckRules = {
  deck: 'deck',
  pool: 'pool',
  card: 'card',
  frontlinePower: 'Frontline power',
  backlinePower: 'Backline power',
  printedCost: 'Printed cost',
};
