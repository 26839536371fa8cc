import { listText, timeText } from '../../admin/show.ts';
import { ADMIN_OPTIONS, LIMIT, withAdmin } from '../../admin/with-admin.ts';
import { words } from '../../admin/words.ts';
import { command } from '../../command.ts';

export const adminAudit = command({
  name: 'admin audit',
  summary: 'List what operators have done, the latest first.',
  about: '',
  operands: {},
  options: {
    player: { kind: 'text', value: '<id>', help: 'only actions about this player' },
    limit: LIMIT,
    ...ADMIN_OPTIONS,
  },
  examples: ['npx mechatable admin audit', 'npx mechatable admin audit --limit 1000 --json'],
  run(_operands, { player, limit, ...options }, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('audit', { player, limit }),
      ({ entries }) =>
        listText(
          entries,
          words.noActions,
          ['when', 'who', 'what', 'player', 'subject', 'why'],
          ({ at, actor, what, player: about, subject, why }) => [
            timeText(at),
            actor,
            what,
            about ?? '',
            subject ?? '',
            why,
          ],
        ),
    );
  },
});
