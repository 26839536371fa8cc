import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findGame } from '@mechatable/catalog';
import { ForfeitError, random256 } from '@mechatable/host';
import type { RecordHead } from '@mechatable/kernel';
import { ROUTES } from '@mechatable/protocol';
import { expect, test } from 'vitest';
import { FollowedTable } from '../src/online/followed-table.ts';
import { signIn } from '../src/online/guest.ts';
import { playTable } from '../src/online/play-table.ts';
import { withConsole } from './console.ts';

const { cwd, mechatable } = withConsole();
const site = join(cwd, 'site');
mkdirSync(site);

const gameOf = ({ game, rulesVersion }: RecordHead) => findGame(game, rulesVersion);
const EXAMPLE = join(import.meta.dirname, '../../../examples/online-client.mjs');

test('the example client joins a table by its link and plays until the match is over', async () => {
  const served = await mechatable(['serve', '--port', '0', '--data', ':memory:'], {
    site,
    async whileServing(out) {
      const [, url = ''] = /is running at (\S+)\. /.exec(out) ?? [];
      const { api } = await signIn({ server: url });
      const body = { game: 'lanes', options: {}, seats: [null, null] };
      const { id } = await api.call(ROUTES.createTable, { body });
      await api.call(ROUTES.join, { params: { table: id }, body: { contribution: random256() } });
      let choices = 0;
      const playing = playTable(api, new FollowedTable(api, id, gameOf), (_host, _seat, { legal }) => {
        if (++choices > 5) throw new ForfeitError('That is enough.');
        return Promise.resolve(legal.at(-1));
      });
      const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, `${url}/table/${id}`]);
      expect((await playing)?.outcome).toBeDefined();
      expect(stdout).toMatch(/^(Won|Lost, or a draw)\.\n$/);
      const { status, winners } = await api.call(ROUTES.getTable, { params: { table: id } });
      expect(status).toBe('over');
      expect(winners).not.toBeNull();
    },
  });
  expect(served.err).toBe('');
});
