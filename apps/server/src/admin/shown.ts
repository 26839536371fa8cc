import { utterance } from '@mechatable/protocol';
import type { AdminBan, AdminPlayer, AdminReport, ContextMessage } from '@mechatable/protocol/admin';
import type { Ban, Message, Profile, ReportedMessage } from '@mechatable/sql';
import { words } from '../words.ts';

/** The names of players by their ids. */
export type Names = ReadonlyMap<string, string>;

export function playerShown({ id, name, created, seen }: Profile): AdminPlayer {
  return { id, name, created, seen };
}

export function banShown({ player, scope, ...ban }: Ban, names: Names): AdminBan {
  return { ...ban, player: named(player, names), from: scope };
}

export function reportShown(report: ReportedMessage, names: Names): AdminReport {
  const { id, table, at, reason, player, author, text, resolved, resolution } = report;
  return {
    ...{ id, table, at, reason },
    by: named(player, names),
    author: named(author, names),
    text: textOf(text),
    resolved: resolved === null ? null : { at: resolved, note: resolution ?? '' },
  };
}

export function contextShown(
  { number, player, text, at }: Message,
  reported: number,
  names: Names,
): ContextMessage {
  return { author: named(player, names), text: textOf(text), at, isReported: number === reported };
}

function named(id: string, names: Names): AdminReport['author'] {
  return { id, name: names.get(id) ?? words.people.deleted };
}

/** The text; empty if its author has deleted everything. */
function textOf(stored: string): string {
  if (stored === '') return '';
  const said = utterance.parse(JSON.parse(stored));
  return 'text' in said ? said.text : said.phrase;
}
