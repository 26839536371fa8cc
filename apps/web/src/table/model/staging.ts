import { lengthOfAll, type Board, type Cue } from '@mechatable/board';
import { setPace } from '../../browser/settings.ts';

/** The parts of the board that play the events of an action. */
export type StageBoard = Pick<Board, 'speed' | 'still' | 'play' | 'skip'>;

/** Showing one action takes at most this many milliseconds at normal speed; stories take their own time. */
const LONGEST = 1200;

/** Cues that are shown one at a time; all others of an action can share a picture. */
const ANNOUNCING: ReadonlySet<Cue['cue']> = new Set(['show', 'banner', 'interlude', 'roll', 'glide']);

/** Prepares a board for an action, given the cues of each of its events. Returns the cues that will be played. */
export function stageAction(
  board: StageBoard,
  cues: readonly (readonly Cue[])[],
  factor = 1,
): readonly (readonly Cue[])[] {
  setPace(board, factor);
  if (board.still) return asPictures(cues);
  board.speed *= Math.max(1, lengthOfAll(cues.flat()) / LONGEST);
  return cues;
}

/** Without motion: each announcement is a picture, and one more shows all their results. */
export function asPictures(cues: readonly (readonly Cue[])[]): readonly (readonly Cue[])[] {
  const rest = cues.flat().filter(({ cue }) => !ANNOUNCING.has(cue));
  const announced = cues.map((one) => one.filter(({ cue }) => ANNOUNCING.has(cue)));
  if (rest.length === 0) return announced;
  const [last = [], ...before] = announced.toReversed();
  return [...before.toReversed(), [...last, { cue: 'together', of: rest }]];
}
