import type { Puzzle } from '@mechatable/bots/puzzles';
import { BadInputError } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Solved } from '../../games/puzzles/solved.ts';
import { Table } from '../../table/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PuzzleModel } from './puzzle-model.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { WithPuzzles, type OpenPuzzles } from './with-puzzles.tsx';
import { words } from './words.ts';
import './puzzle.css';

/** One puzzle: what it asks for, and the table. */
export function PuzzlePage({ gameId, number }: { gameId: string; number: string }): JSX.Element {
  return (
    <WithPuzzles gameId={gameId}>
      {(open) => {
        const puzzle = open.file.puzzles[Number(number) - 1];
        return puzzle === undefined ? (
          <NotFoundPage sentence={words.noPuzzle(number, open.entry.title)} />
        ) : (
          <OnePuzzle open={open} puzzle={puzzle} number={Number(number)} />
        );
      }}
    </WithPuzzles>
  );
}

interface Props {
  readonly open: OpenPuzzles;
  readonly puzzle: Puzzle;
  readonly number: number;
}

/** Null if the puzzle was made for other rules. */
function tryToOpen(open: OpenPuzzles, puzzle: Puzzle, onUndo: () => void): PuzzleModel | null {
  try {
    return PuzzleModel.open(open, puzzle, onUndo);
  } catch (error) {
    if (error instanceof BadInputError) return null;
    throw error;
  }
}

function OnePuzzle({ open, puzzle, number }: Props): JSX.Element {
  /** A number for each attempt, and whether it shows the solution. */
  const [attempt, setAttempt] = useState({ count: 0, isShown: false });
  const [model, setModel] = useState<PuzzleModel | 'broken' | null>(null);
  const solved = useMemo(() => new Solved(open.entry.id), [open.entry]);
  const restart = (isShown: boolean): void => {
    setAttempt(({ count }) => ({ count: count + 1, isShown }));
  };
  useEffect(() => {
    const opened = tryToOpen(open, puzzle, () => {
      restart(false);
    });
    if (opened !== null) opened.isShown.value = attempt.isShown;
    setModel(opened ?? 'broken');
    return () => opened?.close();
  }, [attempt, puzzle]);
  const isSolved = model instanceof PuzzleModel && model.result.value === 'solved' && !model.isShown.value;
  useEffect(() => {
    if (isSolved) solved.add(number);
  }, [isSolved]);
  if (model === 'broken') return <LoadFailed title={words.heading} sentence={words.broken} />;
  if (model === null) return <Loading />;
  return (
    <div class="puzzle">
      <PuzzlePanel
        model={model}
        open={open}
        number={number}
        onRetry={() => {
          restart(false);
        }}
        onShow={() => {
          restart(true);
        }}
      />
      <Table key={attempt.count} model={model.match} hasEnd={false} />
    </div>
  );
}
