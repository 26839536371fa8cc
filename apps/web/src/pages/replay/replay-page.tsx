import type { JSX } from 'preact';
import { publishedId } from '@mechatable/kernel';
import { useEffect, useState } from 'preact/hooks';
import { workerChooser } from '../../table/bots/worker-chooser.ts';
import { titleOf } from '../../games/shared/title.ts';
import { ReviewModel } from './review/review-model.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { reportBug } from '../../browser/bug.ts';
import type { ReviewStart } from '../../browser/review-link.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BoardMount } from '../../table/parts/board-mount.tsx';
import { Inspector } from '../../table/inspector.tsx';
import { NoMatchError } from '../../table/open/load-match.ts';
import '../../table/table.css';
import { listenToReplayKeys } from './keys.ts';
import { loadReplay } from './load-replay.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayLog } from './replay-log.tsx';
import type { ReplayModel } from './model/replay-model.ts';
import { ReplayTools } from './replay-tools.tsx';
import { words } from './words.ts';
import './replay.css';

/** The most threads that a review uses. */
const THREADS = 2;

interface Props {
  readonly id: string;
  /** Where to start the review at once; null to start none. */
  readonly start: ReviewStart | null;
}

/** Replays a finished match. */
export function ReplayPage({ id, start }: Props): JSX.Element {
  const [model, setModel] = useState<ReplayModel | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    loadReplay(id).then(setModel, (error: unknown) => {
      if (error instanceof NoMatchError) setMissing(error.message);
      else reportBug(error);
    });
  }, [id]);
  if (missing !== null) return <NotFoundPage sentence={missing} />;
  if (model === null) return <p class="loading">{words.loading}</p>;
  return <Replay model={model} start={start} />;
}

function Replay({ model, start }: { model: ReplayModel; start: Props['start'] }): JSX.Element {
  const [review] = useState(
    () =>
      new ReviewModel(model.table, model.timeline.record, model.timeline.names, () =>
        workerChooser(Math.min(THREADS, navigator.hardwareConcurrency)),
      ),
  );
  const { game, drawing } = model.table;
  const status = drawing.status(model.view.value);
  const title = titleOf(model.table, model.timeline.record.options, model.timeline.players.length);
  useEffect(() => {
    const unlisten = listenToReplayKeys(model, review);
    return () => {
      unlisten();
      model.stop();
      review.stop();
    };
  }, [model, review]);
  return (
    <div class={`table replay game-${publishedId(game.id)}`} data-game={publishedId(game.id)}>
      <PageHead title={words.title(title, status.turn, status.phase)} />
      <main class="table-main">
        <h1 class="unseen">{words.heading(title)}</h1>
        <BoardMount owner={model} />
      </main>
      <ReplayControls model={model} review={review} />
      <aside class="table-side" aria-label={words.about}>
        <Inspector
          table={model.table}
          view={model.view.value}
          names={model.timeline.names}
          looked={model.looked}
        />
        {model.timeline.seats.length > 0 && <ReviewPanel replay={model} review={review} start={start} />}
        <ReplayTools model={model} />
        <ReplayLog model={model} />
      </aside>
    </div>
  );
}
