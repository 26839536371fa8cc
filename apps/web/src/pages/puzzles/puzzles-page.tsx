import { PUZZLES_PER_GAME, difficultyOf, type Difficulty, type Puzzle } from '@mechatable/bots/puzzles';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameEntry } from '../../games/games.ts';
import { Solved } from '../../games/puzzles/solved.ts';
import { PUZZLE_GAMES, todaysPuzzle } from '../../games/puzzles/today.ts';
import { GamePicture } from '../../ui/game-picture.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { goalText } from './goal-text.ts';
import { WithPuzzles, type OpenPuzzles } from './with-puzzles.tsx';
import { words } from './words.ts';
import './puzzles.css';

/** All games with puzzles, or the puzzles of one of them. */
export function PuzzlesPage({ gameId }: { gameId: string | null }): JSX.Element {
  if (gameId === null) return <AllGames />;
  return <WithPuzzles gameId={gameId}>{(open) => <OneGame open={open} />}</WithPuzzles>;
}

function AllGames(): JSX.Element {
  const today = useMemo(todaysPuzzle, []);
  return (
    <>
      <PageHead title={words.heading} />
      <main class="page puzzles">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        {today !== null && (
          <p class="row">
            <a class="button primary big" href={today.href}>
              {words.today}
            </a>
            <span class={today.isSolved ? 'puzzle-solved' : ''}>{today.entry.title}</span>
          </p>
        )}
        <ul class="puzzle-games">
          {PUZZLE_GAMES.map((entry) => (
            <GameRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </main>
    </>
  );
}

function GameRow({ entry }: { entry: GameEntry }): JSX.Element {
  const solved = useMemo(() => new Solved(entry.id), [entry]).numbers.value.length;
  return (
    <li class={`game-${entry.id}`}>
      <a href={`/puzzles/${entry.id}`}>
        <GamePicture game={entry.id} kind="puzzle-picture" />
        <strong>{entry.title}</strong>
        <progress max={PUZZLES_PER_GAME} value={solved} aria-hidden="true" />
        <span>{words.progress(solved, PUZZLES_PER_GAME)}</span>
      </a>
    </li>
  );
}

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

function OneGame({ open }: { open: OpenPuzzles }): JSX.Element {
  const { entry, file } = open;
  const solved = useMemo(() => new Solved(entry.id), [entry]).numbers.value;
  return (
    <>
      <PageHead title={words.heading} />
      <main class="page puzzles">
        <h1>{words.title(entry.title)}</h1>
        <p class="lead">{words.lead}</p>
        <p>{words.progress(solved.length, file.puzzles.length)}</p>
        {DIFFICULTIES.map((difficulty) => {
          const own = file.puzzles.filter((puzzle) => difficultyOf(puzzle) === difficulty);
          return own.length === 0 ? null : (
            <section key={difficulty}>
              <h2>{words.difficulty[difficulty]}</h2>
              <ol class="puzzle-list">
                {own.map((puzzle) => {
                  const number = file.puzzles.indexOf(puzzle) + 1;
                  return (
                    <PuzzleRow
                      key={number}
                      gameId={entry.id}
                      puzzle={puzzle}
                      number={number}
                      isSolved={solved.includes(number)}
                    />
                  );
                })}
              </ol>
            </section>
          );
        })}
      </main>
    </>
  );
}

function PuzzleRow(props: {
  gameId: string;
  puzzle: Puzzle;
  number: number;
  isSolved: boolean;
}): JSX.Element {
  const { gameId, puzzle, number, isSolved } = props;
  return (
    <li>
      <a href={`/puzzles/${gameId}/${number}`}>
        <span class="puzzle-number">{number}</span>
        <span class="puzzle-goal">
          {goalText(puzzle)}
          <span class="fine">{words.size(puzzle.choices)}</span>
        </span>
        {isSolved && <span class="puzzle-solved">{words.solved}</span>}
      </a>
    </li>
  );
}
