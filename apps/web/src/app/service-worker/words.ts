export const words = {
  turn: 'Your turn',
  /** The players: `Ada against Copper Falcon`. */
  players: (names: readonly string[]) => names.join(' against '),
  open: 'Open Mechatable to see your match.',
};
