import type { JSX } from 'preact';
import type { GameEntry } from '../../games/games.ts';
import { words } from './words.ts';

/** For how many players a game is, how long it takes, how hard it is, and how it feels. */
export function GameFacts({ entry }: { entry: GameEntry }): JSX.Element {
  const { min, max } = entry.seats;
  const facts = words.facts.ofGames[entry.id];
  return (
    <ul class="facts-row">
      <li>{words.facts.players(min, max)}</li>
      {facts !== undefined && (
        <>
          <li>{words.facts.minutes(facts.minutes)}</li>
          <li>{words.facts.difficulty[facts.difficulty]}</li>
          <li>{facts.feel}</li>
        </>
      )}
    </ul>
  );
}
