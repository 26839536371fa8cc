import { findBot } from '@mechatable/bots';
import {
  act,
  bot,
  openMatch,
  person,
  recordOf,
  type AnyGame,
  type AnyMatch,
  type Move,
} from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { openFile } from './records.ts';
import { asked } from './person.ts';

/** How a match gets to the position that a test is about. */
export interface Route {
  /** Left out: as many as the game needs at least. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The bot that plays the other seats up to there. Left out: the greedy one. */
  readonly others?: string;
  /** Which of their labels the person takes: its place, or -1 for the first one. */
  readonly choose: (labels: readonly string[], last: Move | undefined) => number;
  /** Whether this is the position: by the person's labels, the last move, and how many choices the person has made. */
  readonly until: (labels: readonly string[], last: Move | undefined, made: number) => boolean;
}

/** How many matches are tried before a position is said to be out of reach. */
const MATCHES = 60;

/**
 * Opens a match in the middle. Node plays up to there, which takes milliseconds, instead of clicking through half a
 * match: the person by labels, the others by a bot.
 */
export async function openAt(page: Page, game: AnyGame, route: Route): Promise<void> {
  for (let seed = 0; seed < MATCHES; seed++) {
    const match = playTo(game, route, `position ${String(seed)}`);
    if (match === null) continue;
    await openFile(page, recordOf(match, 'always'));
    await asked(page);
    return;
  }
  throw new Error(`None of ${String(MATCHES)} matches of ${game.id} gets to the position.`);
}

function playTo(
  game: AnyGame,
  { seats, options, others = 'greedy', choose, until }: Route,
  seed: string,
): AnyMatch | null {
  const players = Array.from({ length: seats ?? game.seats.min }, (_, seat) =>
    seat === 0 ? person('Player 1') : bot('greedy'),
  );
  const match = openMatch(game, { players, seed, ...(options === undefined ? {} : { options }) });
  const chooser = findBot(others).create(game, seed, players.length);
  let made = 0;
  while (game.rules.outcome(match.state) === null) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const view = (): unknown => game.rules.view(match.state, seat);
    if (seat !== 0) {
      act(match, seat, chooser.choose({ seat, seq: match.moves.length, legal, view }));
      continue;
    }
    const seen = view();
    const labels = legal.map((action) => game.words.label(seen, action));
    const last = match.moves.at(-1);
    if (until(labels, last, made++)) return match;
    act(match, seat, legal[Math.max(0, choose(labels, last))]);
  }
  return null;
}
