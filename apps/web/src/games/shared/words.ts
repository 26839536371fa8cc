/** What all games say in the same way. */
export const words = {
  hand: 'Hand',
  variant: (title: string): string => `${title} · variant`,
  noEffect: 'It would have no effect.',
  nothingTo: (verb: string): string => `Nothing to ${verb}.`,
};
