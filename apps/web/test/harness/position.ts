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

/** How a match gets to the position of a test. */
export interface Route {
  /** Left out: as many as the game needs at least. */
  readonly seats?: number;
  /** How many seats people take, from the first on. Left out: one. */
  readonly people?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The bot in the other seats, up to the position and from there on. Left out: the greedy one. */
  readonly others?: string;
  /** Whether the bots' moves up to the position come from `choose` too. */
  readonly choosesForBots?: boolean;
  /** The index of the label that a person takes, or -1 for the first one. */
  readonly choose: (labels: readonly string[], last: Move | undefined) => number;
  /** Whether this is the position: by the person's labels, the last move, and how many choices people have made. */
  readonly until: (labels: readonly string[], last: Move | undefined, made: number) => boolean;
}

/** The number of matches to try before giving up on a position. */
const MATCHES = 60;

/** The records of the routes that this worker has played. */
const played = new WeakMap<Route, unknown>();

/**
 * Opens a match in the middle. Node plays up to there, which takes milliseconds, instead of clicking through half a
 * match: people by labels, the others by a bot. A route that several tests share is played once.
 */
export async function openAt(page: Page, game: AnyGame, route: Route): Promise<void> {
  const record = played.get(route) ?? recordAt(game, route);
  played.set(route, record);
  await openFile(page, record);
  await asked(page);
}

function recordAt(game: AnyGame, route: Route): unknown {
  for (let seed = 0; seed < MATCHES; seed++) {
    const match = playTo(game, route, `position ${String(seed)}`);
    if (match !== null) return recordOf(match, 'always');
  }
  throw new Error(`None of ${String(MATCHES)} matches of ${game.id} gets to the position.`);
}

function playTo(
  game: AnyGame,
  { seats, people = 1, options, others = 'greedy', choosesForBots = false, choose, until }: Route,
  seed: string,
): AnyMatch | null {
  const players = Array.from({ length: seats ?? game.seats.min }, (_, seat) =>
    seat < people ? person(`Player ${String(seat + 1)}`) : bot(others),
  );
  const match = openMatch(game, { players, seed, ...(options === undefined ? {} : { options }) });
  const chooser = findBot(others).create(game, seed, players.length);
  let made = 0;
  while (game.rules.outcome(match.state) === null) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const view = (): unknown => game.rules.view(match.state, seat);
    if (seat >= people && !choosesForBots) {
      act(match, seat, chooser.choose({ seat, seq: match.moves.length, legal, view }));
      continue;
    }
    const seen = view();
    const labels = legal.map((action) => game.words.label(seen, action));
    const last = match.moves.at(-1);
    if (seat < people && until(labels, last, made++)) return match;
    act(match, seat, legal[Math.max(0, choose(labels, last))]);
  }
  return null;
}
