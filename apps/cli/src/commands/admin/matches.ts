import { tableStatus } from '@mechatable/protocol';
import { BadInputError } from '@mechatable/kernel';
import { matchesText, matchText } from '../../admin/show.ts';
import { CHANGE_OPTIONS, ADMIN_OPTIONS, LIMIT, operatorOf, withAdmin } from '../../admin/with-admin.ts';
import { words } from '../../admin/words.ts';
import { command } from '../../command.ts';
import { words as shared } from '../../words.ts';

const STATUSES = tableStatus.options;

export const adminMatches = command({
  name: 'admin matches',
  summary: 'List matches, the latest first.',
  about: '',
  operands: {},
  options: {
    status: { kind: 'text', value: '<status>', help: `only these: ${STATUSES.join(', ')}` },
    game: { kind: 'text', value: '<id>', help: 'only matches of this game' },
    player: { kind: 'text', value: '<id>', help: 'only matches of this player' },
    limit: LIMIT,
    ...ADMIN_OPTIONS,
  },
  examples: [
    'npx mechatable admin matches --status playing',
    'npx mechatable admin matches --player 5vmKHvO0bPTAHZEFmAY7mQ --json',
  ],
  run(_operands, { status: wanted, game, player, limit, ...options }, io) {
    const status = STATUSES.find((known) => known === wanted);
    if (wanted !== undefined && status === undefined)
      throw new BadInputError(shared.option.oneOf('--status', STATUSES, wanted));
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('matches', { status, game, player, limit }),
      ({ matches }) => matchesText(matches),
    );
  },
});

export const adminMatch = command({
  name: 'admin match',
  summary: 'Show the public state of a match, or end one that is stuck.',
  about:
    'Hidden cards of a running match are not shown. A match that you end has no result; its players see the reason.',
  operands: { match: { help: 'the id of a match: the last part of its link' } },
  options: {
    end: { kind: 'text', value: '<reason>', help: 'end it without a result' },
    ...CHANGE_OPTIONS,
  },
  examples: [
    'npx mechatable admin match q3Zk1m9sQ2uT7xXy0aBcDw',
    'npx mechatable admin match q3Zk1m9sQ2uT7xXy0aBcDw --end "A bug blocked it."',
  ],
  run({ match: id }, { end, as, ...options }, io) {
    if (end === undefined)
      return withAdmin(
        io,
        options,
        (admin) => admin.ask('match', { match: id }),
        ({ match }) => matchText(match),
      );
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('endMatch', { ...operatorOf(io, { as }, end), match: id }),
      () => words.ended(id),
    );
  },
});
