import { pointsOf, reviewedFirst, type TurningPoint } from '@mechatable/host';
import { type Names, type Seat, type Viewer } from '@mechatable/kernel';
import type { TableGame } from '../../games/shared/drawing.ts';
import { reportBug } from '../../browser/bug.ts';
import { workerChooser } from '../bots/worker-chooser.ts';
import type { LogLine } from '../model/log-line.ts';
import { rolesOf } from '../log/log-story.ts';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';

/** Milliseconds until the search starts: the winner's emblem should sweep over the table undisturbed. */
const PAUSE = 1500;

/** The seat whose chances are shown: the person's at the screen, or the first person's if several share it or watch. */
function seatOf({ screen, host }: MatchModel): Seat {
  const viewer = screen.viewer.value;
  return typeof viewer === 'number' && !screen.isShared ? viewer : reviewedFirst(host.head);
}

/** Nobody in particular reads a shared screen, so it shows nobody's secrets. */
function readerOf({ screen }: MatchModel): Viewer {
  return screen.isShared ? 'table' : (screen.viewer.value ?? 'table');
}

/** Finds the turning point of a finished match in the background. Returns a function that stops it. */
export function findTurningPoint(
  model: MatchModel,
  onFound: (found: TurningPoint | null) => void,
): () => void {
  const worker = workerChooser();
  let isWanted = true;
  const find = async (): Promise<void> => {
    const { host, table } = model;
    const record = await host.record();
    const found = await worker.turningPoint({
      game: table.game,
      record,
      seat: seatOf(model),
      viewer: readerOf(model),
    });
    worker.close();
    if (isWanted) onFound(found);
  };
  const timer = setTimeout(() => {
    find().catch((error: unknown) => {
      if (isWanted) reportBug(error);
    });
  }, PAUSE);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    worker.close();
  };
}

/** A turning point in one sentence; `lines` is what the reader has seen of the match. */
export function tellTurningPoint(
  { drawing }: Pick<TableGame, 'drawing'>,
  { seat, view, since, until, from, to }: TurningPoint,
  lines: readonly LogLine[],
  names: Names,
): string {
  return words.end.turningPoint(names, seat, {
    turn: drawing.status(view).turn,
    cause: causeOf(lines, since, until),
    from: pointsOf(from),
    to: pointsOf(to),
  });
}

/** Describes these moves if they are one action; null if there were several, or none that was seen. */
function causeOf(lines: readonly LogLine[], since: number, until: number): string | null {
  const roles = rolesOf(lines);
  const actions = lines.filter(({ at }, index) => at > since && at <= until && roles[index] === 'action');
  const [only, another] = actions;
  return another === undefined ? (only?.words ?? null) : null;
}
