import type { SeatInfo, TableInfo } from '@mechatable/protocol';
import { botTitle } from '../../ui/players.ts';
import { words } from './words.ts';

/** The status of a match for one of its players. */
export type Result = keyof typeof words.history.results;

export function resultOf({ status, seats, winners, asked }: TableInfo, player: string): Result {
  const seat = seats.findIndex((one) => isOf(one, player));
  switch (status) {
    case 'waiting':
      return 'waiting';
    case 'aborted':
      return 'closed';
    case 'playing':
      return asked.includes(seat) ? 'your-turn' : 'their-turn';
    case 'over':
      if (winners === null || seat < 0) return 'over'; // a bot played on in this seat
      if (winners.length === 0) return 'draw';
      if (!winners.includes(seat)) return 'lost';
      return winners.length > 1 ? 'shared' : 'won';
  }
}

export interface Opponent {
  readonly name: string;
  /** Null for bots and open seats. */
  readonly emblem: number | null;
}

/** Everyone else at the table. */
export function opponentsOf({ seats }: TableInfo, player: string): readonly Opponent[] {
  return seats.filter((seat) => !isOf(seat, player)).map(opponentOf);
}

/** Those of these tables where an opponent's name has this text in it. */
export function withOpponent(
  tables: readonly TableInfo[],
  player: string,
  query: string,
): readonly TableInfo[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return tables;
  return tables.filter((table) =>
    opponentsOf(table, player).some(({ name }) => name.toLowerCase().includes(wanted)),
  );
}

function isOf(seat: SeatInfo, player: string): boolean {
  return seat.kind === 'person' && seat.profile.id === player;
}

function opponentOf(seat: SeatInfo): Opponent {
  switch (seat.kind) {
    case 'open':
      return { name: words.history.openSeat, emblem: null };
    case 'bot':
      return { name: botTitle(seat.bot), emblem: null };
    case 'person':
      return { name: seat.profile.name, emblem: seat.profile.emblem };
  }
}

/** Those whose turn it is. */
export function askedNames({ seats, asked }: TableInfo): readonly string[] {
  return asked.flatMap((seat) => {
    const info = seats[seat];
    return info === undefined ? [] : [opponentOf(info).name];
  });
}
