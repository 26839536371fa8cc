import type { JSX } from 'preact';
import type { GameEntry } from '../../games/games.ts';
import { difficultyOf, minutesOf } from './measured.ts';
import { words } from './words.ts';

/** For how many players a game is, how long it takes, how hard it is, and how it feels. */
export function GameFacts({ entry }: { entry: GameEntry }): JSX.Element {
  const { measured, feel } = entry;
  const { min, max } = entry.seats;
  return (
    <ul class="facts-row">
      <li>{words.facts.players(min, max)}</li>
      {measured !== undefined && (
        <>
          <li>{words.facts.minutes(minutesOf(measured))}</li>
          <li>{words.facts.difficulty[difficultyOf(measured)]}</li>
        </>
      )}
      {feel !== undefined && <li>{feel}</li>}
    </ul>
  );
}
