import type { Bans, BanScope } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

/** Throws if a player is banned from play or chat. It asks the database each time, so bans take effect immediately. */
export async function assertNotBanned(bans: Bans, player: string, scope: BanScope): Promise<void> {
  const ban = await bans.find(player, scope);
  if (ban === null) return;
  const until = ban.until === null ? null : minuteOf(ban.until);
  throw refusal('not-allowed', words.people.banned[scope](until, ban.reason));
}

/** 2026-05-03 14:30 UTC, rounded up: by that minute, the ban has ended. */
function minuteOf(milliseconds: number): string {
  const text = new Date(Math.ceil(milliseconds / 60_000) * 60_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
