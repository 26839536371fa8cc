import { isLastStep, type Choice } from './walk.ts';

/** How many buttons fit beside the question; more are in the list of choices. */
const ROOM = 6;

/** The buttons beside the question. What ends a turn or phase is kept apart from all others. */
export interface Buttons {
  readonly others: readonly Choice[];
  readonly ends: readonly Choice[];
}

/** Which of the open choices get a button: the last one left, those that aren't on the board or have their own key. */
export function buttonsFor(open: readonly Choice[], walked: readonly string[]): Buttons {
  const offered = open.length === 1 ? open : notOnBoard(open, walked);
  return {
    others: offered.filter(({ givesUp }) => givesUp !== 'turn').slice(0, ROOM),
    ends: offered.filter(({ givesUp }) => givesUp === 'turn'),
  };
}

/** The one for Enter comes first. */
function notOnBoard(open: readonly Choice[], walked: readonly string[]): readonly Choice[] {
  const isButton = (choice: Choice): boolean =>
    isOffBoard(choice.anchors[walked.length]) || (choice.key !== undefined && isLastStep(choice, walked));
  const buttons = open.filter(isButton);
  const isMain = ({ key }: Choice): boolean => key === 'Enter';
  return [...buttons.filter(isMain), ...buttons.filter((choice) => !isMain(choice))];
}

/** Things that no board draws: they are offered as buttons. */
export function isOffBoard(anchor: string | undefined): boolean {
  return anchor === undefined || /^(?:choice|trigger|effect):/.test(anchor);
}
