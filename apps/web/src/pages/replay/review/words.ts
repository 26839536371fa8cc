import { counted } from '@mechatable/lists';

/** Chances to win in percent: of the best choice, and of the one that was taken. */
interface Chances {
  readonly best: number;
  readonly taken: number;
}

const chances = ({ best, taken }: Chances): string => `${best}% instead of ${taken}%`;

export const words = {
  heading: 'Review',
  player: 'Player to review',
  start: 'Review decisions',
  resume: 'Resume',
  stop: 'Stop',
  progress: 'Review progress',
  done: (done: number, total: number) => `${done} of ${total}`,
  doneSoFar: (done: number, total: number) => `${done} of ${total} done`,
  failed: (problem: string) => `The review stopped: ${problem}`,
  noDecisions: (who: string) => `No decisions to review for ${who}.`,
  noMistakes: (decisions: number) => `No mistakes in ${counted(decisions, 'decision')}. Well played!`,
  mistakes: (mistakes: number, blunders: number, decisions: number) => {
    const found = [
      ...(mistakes > 0 ? [counted(mistakes, 'mistake')] : []),
      ...(blunders > 0 ? [counted(blunders, 'blunder')] : []),
    ];
    return `${found.join(' and ')} in ${counted(decisions, 'decision')}.`;
  },
  explanation: (who: string, points: { readonly small: number; readonly large: number }) =>
    `Every decision is searched again with only what ${who} could see. A mistake loses at least ${points.small} ` +
    `percentage points compared with the best choice, a blunder at least ${points.large}.`,
  curve: {
    empty: 'Nothing analyzed yet.',
    text: (percent: { first: number; least: number; most: number; last: number }) =>
      `Chance to win after each decision: starts at ${percent.first}%, ranges from ${percent.least}% ` +
      `to ${percent.most}%, ends at ${percent.last}%.`,
  },
  mark: {
    previous: 'Previous mistake',
    next: 'Next mistake',
    count: (marks: number) => `${marks} marked`,
    here: (place: number, marks: number, better: string, chance: Chances) =>
      `${place} of ${marks}. Better here: ${better} (${chances(chance)})`,
    moment: (turn: string, move: number) => `${turn}, move ${move}`,
    mistake: (points: number) => `Mistake: −${points}% win chance`,
    blunder: (points: number) => `Blunder: −${points}% win chance`,
    chosen: (who: string, choice: string) => `${who} chose: ${choice}`,
    better: (choice: string) => `Better: ${choice}`,
    chance: (chance: Chances) => `Win chance: ${chances(chance)}`,
  },
};
