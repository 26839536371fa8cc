import { counted } from '@mechatable/lists';

export const words = {
  heading: 'First steps',
  title: (game: string) => `First steps in ${game}`,
  lead: (lessons: number, minutes: number) =>
    `${counted(lessons, 'short lesson')}, about ${counted(minutes, 'minute')} in all. You learn by playing.`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  minutes: (minutes: number) => `${minutes} min`,
  done: 'Done',
  start: 'Start',
  resume: (title: string) => `Continue: ${title}`,
  play: 'Play a match',
  failed: 'The lessons couldn’t be loaded. Are you online?',
  noCourse: 'This game has no lessons yet.',
  noLesson: (lesson: string, game: string) => `${game} has no lesson “${lesson}”.`,
  /** The name of the learner. */
  you: 'You',
  coach: {
    label: 'Coach',
    /** Beside the title. */
    number: (number: number, all: number) => `${number}/${all}`,
    numberLabel: (number: number, all: number) => `Lesson ${number} of ${all}`,
    progress: 'Lesson progress',
    lessons: 'Lessons',
    restart: 'Restart',
    rule: 'The rule',
    read: 'Next',
    nextLesson: 'Next lesson',
    again: 'Try again',
    won: 'You win!',
    wellDone: 'Well done!',
    lost: 'Not this time.',
    lostText: 'Try again from the same position. Hint shows a good move, and Undo takes back any move.',
  },
};
