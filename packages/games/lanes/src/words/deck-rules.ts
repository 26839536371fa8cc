/** Terms of the deck builder. */
export const deckRules = {
  deck: 'deck',
  pool: 'pool',
  card: 'card',
  frontlinePower: 'Frontline power',
  backlinePower: 'Backline power',
  printedCost: 'Printed cost',
};
