export const words = {
  heading: 'First steps',
  progress: 'Lesson progress',
  skip: 'Skip lesson',
  rule: 'The rule',
  next: 'Next',
  over: 'That’s the whole game.',
  overText: 'You’ve seen every part of a turn. Keep playing this match, or start a real one.',
  play: 'Start a real match',
  /** The name of the player. */
  you: 'You',
  noGame: (gameId: string) => `There is no game "${gameId}".`,
  noLesson: 'This game has no lesson yet.',
};
