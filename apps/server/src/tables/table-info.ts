import type { Seat } from '@mechatable/kernel';
import {
  tableTerms,
  type Presence,
  type Profile,
  type SeatInfo,
  type TableInfo,
  type TableTerms,
} from '@mechatable/protocol';
import type { PublicSeat, Table, TableFilter, TableStatus } from '@mechatable/sql';
import { words } from '../words.ts';

/** The statuses of tables that someone may still want to open and play at. */
export const UNFINISHED = ['waiting', 'playing'] as const satisfies readonly TableStatus[];

/** Tables in the lobby that anyone can join. */
export const LISTED = { status: ['waiting'], visibility: 'open' } as const satisfies Partial<TableFilter>;

type Profiles = ReadonlyMap<string, Profile>;

/** The terms of a stored table. */
export function termsOf({ terms }: Table): TableTerms {
  return tableTerms.parse(terms);
}

/** Everyone who is named at these tables. */
export function peopleAt(tables: readonly Table[]): readonly string[] {
  const all = tables.flatMap(({ creator, seats }) => [creator, ...seats.map(({ playerId }) => playerId)]);
  return [...new Set(all)].filter((player) => player !== null);
}

/** A table as everyone may see it. */
export function tableInfoOf(
  table: Table,
  profiles: Profiles,
  presence: (seat: Seat) => Presence = () => 'away',
): TableInfo {
  const { id, game, rulesVersion, options, visibility, status, commitment, created, started, touched } =
    table;
  const { turn, ended, previous, next } = table;
  return {
    ...{ id, game, rulesVersion, options, visibility, status, commitment, created, started, touched },
    ...{ turn, ended, previous, next },
    creator: profileOf(table.creator, profiles),
    terms: termsOf(table),
    seats: table.seats.map((seat) => seatInfoOf(seat, profiles, presence)),
    entries: table.length,
    asked: [...table.asked],
    winners: table.outcome === null ? null : [...table.outcome.winners],
  };
}

function seatInfoOf(
  { seat, player, playerId }: PublicSeat,
  profiles: Profiles,
  presence: (seat: Seat) => Presence,
): SeatInfo {
  if (player === null) return { kind: 'open' };
  if (player.kind === 'bot') return { kind: 'bot', bot: player.bot };
  // The record keeps the name that someone had when they sat down.
  const profile = { ...profileOf(playerId, profiles), name: player.name };
  return { kind: 'person', profile, presence: presence(seat) };
}

/** Of nobody in particular. */
const NOBODY = '0'.repeat(22);

function profileOf(player: string | null, profiles: Profiles): Profile {
  const known = player === null ? undefined : profiles.get(player);
  return known ?? { id: player ?? NOBODY, name: words.people.deleted, emblem: 0 };
}
