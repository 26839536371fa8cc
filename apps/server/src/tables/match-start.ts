import { openMatch, type AnyGame } from '@mechatable/kernel';
import type { PrivateSeat, Table } from '@mechatable/sql';
import { ratingAtStart } from '../ratings/fair-play.ts';
import { firstClock, nextTimeout } from '../match/clock.ts';
import type { MatchServices } from '../match/services.ts';
import { termsOf } from '../match/terms.ts';

/** Derives the seed from everyone's part, and begins. */
export async function startMatch(
  services: MatchServices,
  table: Table,
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
  const first = firstClock(termsOf(table).clock, isPerson, people, now);
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
  });
}

/** Everyone's deck; players who brought none get a ready-made one. */
function loadoutsOf(
  { content }: AnyGame,
  { options }: Table,
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
