import { bansText, matchesText, playersText, reportsText, timeText } from '../../admin/show.ts';
import { ADMIN_OPTIONS, LIMIT, PLAYER, withAdmin } from '../../admin/with-admin.ts';
import { command } from '../../command.ts';

export const adminPlayers = command({
  name: 'admin players',
  summary: 'List players, most recently seen first.',
  about: '',
  operands: {},
  options: {
    search: { kind: 'text', value: '<name>', help: 'only players whose name contains this' },
    limit: LIMIT,
    ...ADMIN_OPTIONS,
  },
  examples: ['npx mechatable admin players', 'npx mechatable admin players --search mira --json'],
  run(_operands, { search, limit, ...options }, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('players', { search, limit }),
      ({ players }) => playersText(players),
    );
  },
});

export const adminPlayer = command({
  name: 'admin player',
  summary: 'Show a player, with their latest matches, bans, and reports about them.',
  about: '',
  operands: { player: PLAYER },
  options: ADMIN_OPTIONS,
  examples: ['npx mechatable admin player 5vmKHvO0bPTAHZEFmAY7mQ'],
  run({ player: id }, options, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('player', { player: id }),
      ({ player, matches, reports, bans }) =>
        [
          `${player.name} (${player.id})\nFirst seen ${timeText(player.created)}, last seen ${timeText(player.seen)}\n`,
          matchesText(matches),
          reportsText(reports),
          bansText(bans),
        ].join('\n'),
    );
  },
});
