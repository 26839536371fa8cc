import { BadInputError } from '@mechatable/kernel';
import { banScope, type BanScope } from '@mechatable/protocol/admin';
import { readDuration } from '../../admin/duration.ts';
import { bansText, endText } from '../../admin/show.ts';
import {
  ADMIN_OPTIONS,
  CHANGE_OPTIONS,
  LIMIT,
  operatorOf,
  PLAYER,
  REASON,
  withAdmin,
} from '../../admin/with-admin.ts';
import { words } from '../../admin/words.ts';
import { command } from '../../command.ts';

const SCOPES = banScope.options;

export const adminBan = command({
  name: 'admin ban',
  summary: 'Ban a player from new matches, or from chat.',
  about: [
    'The player sees the reason and when the ban ends. A ban from play removes the player from waiting tables; running',
    'matches can be finished. A second ban of the same kind replaces the first.',
  ].join('\n'),
  operands: {
    player: PLAYER,
    reason: { help: 'the reason, which the player sees' },
  },
  options: {
    for: { kind: 'text', value: '<time>', help: 'how long: 30m, 12h, 7d, 2w or forever' },
    from: { kind: 'text', value: '<what>', help: SCOPES.join(' or ') },
    ...CHANGE_OPTIONS,
  },
  examples: ['npx mechatable admin ban 5vmKHvO0bPTAHZEFmAY7mQ "Insults in chat." --for 7d --from talk'],
  run({ player, reason }, { for: time, from, as, ...options }, io) {
    const duration = readDuration('--for', time);
    const scope = readScope(from);
    if (scope === undefined) throw new BadInputError(words.scope(SCOPES, undefined));
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('ban', { ...operatorOf(io, { as }, reason), player, from: scope, duration }),
      ({ ban }) => words.banned(ban.player.name, ban.from, ban.until === null ? null : endText(ban.until)),
    );
  },
});

export const adminUnban = command({
  name: 'admin unban',
  summary: 'Lift a player’s bans.',
  about: '',
  operands: {
    player: PLAYER,
    reason: REASON,
  },
  options: {
    from: { kind: 'text', value: '<what>', help: `only bans from ${SCOPES.join(' or ')}` },
    ...CHANGE_OPTIONS,
  },
  examples: ['npx mechatable admin unban 5vmKHvO0bPTAHZEFmAY7mQ "Apologized."'],
  run({ player, reason }, { from, as, ...options }, io) {
    const scope = readScope(from);
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('unban', { ...operatorOf(io, { as }, reason), player, from: scope }),
      ({ bans }) => bansText(bans),
    );
  },
});

export const adminBans = command({
  name: 'admin bans',
  summary: 'List active bans.',
  about: '',
  operands: {},
  options: { limit: LIMIT, ...ADMIN_OPTIONS },
  examples: ['npx mechatable admin bans'],
  run(_operands, { limit, ...options }, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('bans', { limit }),
      ({ bans }) => bansText(bans),
    );
  },
});

function readScope(text: string | undefined): BanScope | undefined {
  const scope = SCOPES.find((known) => known === text);
  if (text !== undefined && scope === undefined) throw new BadInputError(words.scope(SCOPES, text));
  return scope;
}
