/** The weakest level: it suits someone who has just learned the game. */
export const BEGINNER_BOT = 'rookie';
