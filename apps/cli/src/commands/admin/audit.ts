import { listText, timeText } from '../../admin/show.ts';
import { DESK_OPTIONS, LIMIT, withDesk } from '../../admin/with-desk.ts';
import { command } from '../../command.ts';

export const adminAudit = command({
  name: 'admin audit',
  summary: 'List what operators have done, the latest first.',
  about: '',
  operands: {},
  options: {
    player: { kind: 'text', value: '<id>', help: 'only actions about this player' },
    limit: LIMIT,
    ...DESK_OPTIONS,
  },
  examples: ['npx mechatable admin audit', 'npx mechatable admin audit --limit 1000 --json'],
  run(_operands, { player, limit, ...options }, io) {
    return withDesk(
      io,
      options,
      (desk) => desk.ask('audit', { player, limit }),
      ({ entries }) =>
        listText(
          entries,
          'Nothing yet.',
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
