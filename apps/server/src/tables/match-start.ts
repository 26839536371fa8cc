import { nextStepIn } from '@mechatable/host';
import { openMatch, type AnyGame } from '@mechatable/kernel';
import { clockJob, type PrivateSeat, type OnlineTable } from '@mechatable/sql';
import { answersOf } from '../match/answers.ts';
import { ratingAtStart } from '../ratings/fair-play.ts';
import { firstClock, nextTimeout } from '../match/clock.ts';
import { nextStepJob } from '../match/next-step-job.ts';
import { timeoutOf } from '../match/match-clock.ts';
import type { MatchServices } from '../match/services.ts';
import { termsOf } from '../match/terms.ts';

/** Derives the seed from everyone's part, and begins. */
export async function startMatch(
  services: MatchServices,
  table: OnlineTable,
  seats: readonly PrivateSeat[],
): Promise<void> {
  const { journal, findGame, clock } = services;
  const now = clock();
  const game = findGame(table.game, table.rulesVersion);
  const { secret } = await journal.read(table.id);
  const players = seats.map(({ player }) => player).filter((player) => player !== null);
  const contributions = seats.map(({ contribution }) => contribution ?? '');
  const options = { ...(table.options as object), ...loadoutsOf(game, table, seats) };
  const { head, state } = openMatch(game, { options, players, seed: { secret, contributions } });
  const { rules } = game;
  const asked = [...rules.toAct(state)];
  const people = asked.filter((seat) => players[seat]?.kind === 'person');
  const isPerson = players.map(({ kind }) => kind === 'person');
  const terms = termsOf(table);
  const first = firstClock(terms.clock, isPerson, people, now);
  const timeout = first === null ? null : timeoutOf(first, terms.clock);
  const answers = seats.map((seat, number) => (isPerson[number] === true ? answersOf(seat) : null));
  const wait = nextStepIn(game, state, { answers, isWatched: terms.spectators });
  await journal.start({
    table: table.id,
    head,
    summary: {
      status: 'playing',
      touched: now,
      turn: rules.turn(state),
      asked,
      outcome: null,
      ended: null,
      offers: null,
    },
    rating: await ratingAtStart(services, table, seats),
    ...(first === null ? {} : { clock: { ...first, deadline: nextTimeout(first)?.at ?? null } }),
    jobs: [
      ...(wait === null ? [] : [nextStepJob(table.id, 0, wait, services)]),
      ...(timeout === null ? [] : [clockJob(table.id, timeout.at)]),
    ],
  });
}

/** Everyone's deck; players who brought none get a ready-made one. */
function loadoutsOf(
  { content }: AnyGame,
  { options }: OnlineTable,
  seats: readonly PrivateSeat[],
): { loadouts?: readonly unknown[] } {
  if (content.loadouts.length === 0) return {};
  const { loadouts: chosen } = options as { loadouts?: readonly unknown[] };
  return {
    loadouts: seats.map(
      ({ loadout, seat }) =>
        loadout ?? chosen?.[seat] ?? content.loadouts[seat % content.loadouts.length]?.id,
    ),
  };
}
