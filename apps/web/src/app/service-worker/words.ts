export const words = {
  turn: 'Your turn',
  /** Who plays: `Ada against Copper Falcon`. */
  players: (names: readonly string[]) => names.join(' against '),
  open: 'Open Mechatable to see your match.',
};
