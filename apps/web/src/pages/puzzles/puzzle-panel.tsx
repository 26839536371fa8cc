import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goalText, noteOn } from './goal-text.ts';
import type { PuzzleModel } from './puzzle-model.ts';
import type { OpenPuzzles } from './with-puzzles.tsx';
import { words } from './words.ts';

interface Props {
  readonly model: PuzzleModel;
  readonly open: OpenPuzzles;
  readonly number: number;
  readonly onRetry: () => void;
  readonly onShow: () => void;
}

/** The goal, the result, and what to do next. */
export function PuzzlePanel({ model, open, number, onRetry, onShow }: Props): JSX.Element {
  const { puzzle, match } = model;
  const result = model.result.value;
  const all = open.file.puzzles.length;
  const solution = model.solution.value;
  const view = match.frame.value?.view;
  useEffect(() => {
    const anchors = solution === null || view === undefined ? [] : open.game.words.anchors(view, solution);
    const target = model.hasBegun.value || puzzle.target === undefined ? [] : [puzzle.target.anchor];
    // The board, which is mounted after this, first points at nothing.
    const frame = requestAnimationFrame(() => {
      match.point(anchors.length > 0 ? anchors : target);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [solution, view, match]);
  return (
    <section class={`puzzle-panel ${result}`} aria-label={words.panel.label}>
      <div class="puzzle-head">
        <h2>{goalText(puzzle)}</h2>
        <span class="puzzle-count" role="img" aria-label={words.panel.numberLabel(number, all)}>
          {words.panel.number(number, all)}
        </span>
      </div>
      <p class="puzzle-words" role="status">
        {solution === null || view === undefined
          ? resultText(model)
          : words.panel.solution(open.game.words.label(view, solution, match.history.names.value))}
      </p>
      <div class="puzzle-tools">
        {result !== 'open' && (
          <Next gameId={open.entry.id} number={number} all={all} result={result} onRetry={onRetry} />
        )}
        {result !== 'missed' && (
          <button type="button" class="quiet" onClick={onRetry}>
            {words.panel.retry}
          </button>
        )}
        {result !== 'solved' && !model.isShown.value && (
          <button type="button" class="quiet" onClick={onShow}>
            {words.panel.show}
          </button>
        )}
        <a href={`/puzzles/${open.entry.id}`}>{words.panel.list}</a>
      </div>
    </section>
  );
}

function resultText(model: PuzzleModel): JSX.Element {
  const { odds, puzzle } = model;
  switch (model.result.value) {
    case 'solved':
      return (
        <>
          <strong>{words.panel.solved}</strong> {odds !== null && words.panel.solvedOdds(odds.best)}
        </>
      );
    case 'missed':
      return (
        <>
          <strong>{words.panel.missed}</strong>{' '}
          {odds === null ? words.panel.missedText : words.panel.missedOdds(odds.chosen, odds.best)}
        </>
      );
    case 'open':
      return <>{model.hasBegun.value ? words.panel.goOn : noteOn(model.match.table.game, puzzle)}</>;
  }
}

/** The main way on, which gets the keyboard. */
function Next(props: {
  gameId: string;
  number: number;
  all: number;
  result: 'solved' | 'missed';
  onRetry: () => void;
}): JSX.Element {
  const { gameId, number, all, result, onRetry } = props;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [result]);
  return (
    <span ref={place}>
      {result === 'missed' ? (
        <button type="button" class="primary" onClick={onRetry}>
          {words.panel.retry}
        </button>
      ) : (
        <a class="button primary" href={number < all ? `/puzzles/${gameId}/${number + 1}` : '/puzzles'}>
          {number < all ? words.panel.next : words.panel.list}
        </a>
      )}
    </span>
  );
}
