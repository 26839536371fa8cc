import type { TableInfo } from '@mechatable/protocol';
import type { AdminBan, AdminPlayer, AdminReport, ContextMessage } from '@mechatable/protocol/admin';
import { textTable } from '../text-table.ts';

/** 2026-05-03 14:30, in UTC. */
export function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

/** A table, or a sentence if it would be empty. */
export function listText<T>(
  rows: readonly T[],
  none: string,
  head: readonly string[],
  cells: (row: T) => readonly string[],
): string {
  return rows.length === 0 ? `${none}\n` : textTable(head, rows.map(cells));
}

export function playersText(players: readonly AdminPlayer[]): string {
  return listText(players, 'No players found.', ['id', 'name', 'first seen', 'last seen'], (player) => [
    player.id,
    player.name,
    timeText(player.created),
    timeText(player.seen),
  ]);
}

export function matchesText(matches: readonly TableInfo[]): string {
  const head = ['id', 'game', 'status', 'players', 'entries', 'last move'];
  return listText(matches, 'No matches found.', head, (match) => [
    match.id,
    match.game,
    match.status,
    match.seats.map((seat) => seatText(seat)).join(', '),
    String(match.entries),
    timeText(match.touched),
  ]);
}

/** The public state of a match. */
export function matchText(match: TableInfo): string {
  const { id, game, rulesVersion, status, visibility, creator, seats, turn, entries, asked, ended } = match;
  const lines = [
    `Match ${id}: ${status}`,
    `Game: ${game}, rules version ${String(rulesVersion)}`,
    `Created: ${timeText(match.created)} by ${creator.name} (${creator.id}), ${visibility === 'open' ? 'in the lobby' : 'by link'}`,
    `Last move: ${timeText(match.touched)}, turn ${String(turn)}, ${String(entries)} entries`,
    'Players:',
    ...seats.map((seat, n) => {
      const person = seat.kind === 'person' ? ` (${seat.profile.id})` : '';
      return `  ${seatText(seat)}${person}${asked.includes(n) ? ', to move' : ''}`;
    }),
    ...(ended === null ? [] : [`Ended: ${ended}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function seatText(seat: TableInfo['seats'][number]): string {
  if (seat.kind === 'open') return 'open seat';
  return seat.kind === 'bot' ? `bot ${seat.bot}` : seat.profile.name;
}

export function reportsText(reports: readonly AdminReport[]): string {
  const head = ['id', 'reported', 'author', 'message', 'reason', 'by', 'resolved'];
  return listText(reports, 'No reports.', head, (report) => [
    report.id,
    timeText(report.at),
    report.author.name,
    shownText(report.text),
    report.reason,
    report.by.name,
    report.resolved === null ? 'open' : report.resolved.note,
  ]);
}

/** A reported message with the messages around it. */
export function reportText(report: AdminReport, context: readonly ContextMessage[]): string {
  const { id, table, author, by, reason, resolved } = report;
  const lines = [
    `Report ${id}: ${resolved === null ? 'open' : `resolved ${timeText(resolved.at)}. ${resolved.note}`}`,
    `Match: ${table}`,
    `Author: ${author.name} (${author.id})`,
    `Reported by ${by.name} (${by.id}): ${reason}`,
    ...context.map(
      ({ at, author: { name }, text, isReported }) =>
        `${isReported ? '>' : ' '} ${timeText(at)} ${name}: ${shownText(text)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function shownText(text: string): string {
  return text === '' ? '(deleted)' : text;
}

export function bansText(bans: readonly AdminBan[]): string {
  const head = ['player', 'name', 'from', 'since', 'until', 'reason'];
  return listText(bans, 'No bans.', head, ({ player, from, created, until, lifted, reason }) => [
    player.id,
    player.name,
    from,
    timeText(created),
    lifted === null ? endText(until) : `lifted ${timeText(lifted)}`,
    reason,
  ]);
}

export function endText(until: number | null): string {
  return until === null ? 'forever' : timeText(until);
}
