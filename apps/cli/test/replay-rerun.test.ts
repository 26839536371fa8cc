import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { botDigest, LEVELS } from '@mechatable/bots';
import { findGame, GAMES } from '@mechatable/catalog';
import { directChooser, LocalHost, memoryStore, rerunBots } from '@mechatable/host';
import {
  bot,
  CONCEDE,
  entriesOf,
  hashOf,
  person,
  type AnyGame,
  type MatchRecord,
  type Player,
  type RecordV2,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';

const { cwd, mechatable } = withConsole();

/** A match between bots. */
async function played(game: AnyGame, bots: readonly string[]): Promise<MatchRecord> {
  const host = await LocalHost.open(
    { id: 'm', game, players: bots.map(bot), seed: 'again' },
    { store: memoryStore(), chooser: directChooser, isRepeatable: true },
  );
  while (host.outcome === null) await nextTurn();
  const record = await host.record();
  host.close();
  return record;
}

async function rerun(record: MatchRecord, ...words: string[]): ReturnType<typeof mechatable> {
  writeFileSync(join(cwd, 'rerun.json'), JSON.stringify(record));
  return mechatable(['replay', 'rerun', 'rerun.json', ...words], { games: [lanes] });
}

const lanes = findGame('lanes');

describe('replay rerun', () => {
  test('finds the same moves again, and names the bots', async () => {
    const record = await played(lanes, ['regular', 'rookie']);
    const digests = ['regular', 'rookie'].map((id) => botDigest(lanes, id));
    const { code, out } = await rerun(record, '--digest', digests.join(','));
    expect(code).toBe(0);
    expect(out).toContain('All moves are the same.');
    expect(out).toContain(`Rookie bot: digest ${digests[1] ?? ''}`);
    const { json } = await rerun(record, '--json');
    expect(json()).toMatchObject({ ok: true, moves: entriesOf(record).length, different: [], unknown: [] });
  });

  test('shows moves that the bot would not have made', async () => {
    const record = await played(lanes, ['ace', 'rookie']);
    const renamed = { ...record, players: [bot('rookie'), bot('rookie')] };
    const { code, out } = await rerun(renamed);
    expect(code).toBe(1);
    expect(out).toMatch(/The moves differ\.\n[^]*Move \d+, Rookie bot: now /);
    expect((await rerun(renamed, '--json')).json()).toMatchObject({ ok: false });
  });

  test('doesn’t count a concession as a choice', async () => {
    const record = await played(lanes, ['rookie', 'rookie']);
    const entries = [...entriesOf(record).slice(0, 3), { seat: 0, action: CONCEDE }];
    expect([...rerunBots(lanes, { ...record, entries } as MatchRecord)]).toHaveLength(3);
  });

  test('says if another version of the bots has played', async () => {
    const { code, out } = await rerun(await played(lanes, ['rookie', 'rookie']), '--digest', 'ab'.repeat(32));
    expect(code).toBe(1);
    expect(out).toContain('another version played');
  });

  test('needs a bot, and one that doesn’t depend on the clock', async () => {
    const record = await played(lanes, ['rookie', 'rookie']);
    const between = (...players: readonly Player[]): MatchRecord => ({ ...record, players }) as MatchRecord;
    expect((await rerun(between(bot('search:10ms'), bot('rookie')))).err).toContain('depends on the clock');
    expect((await rerun(between(person('Ada'), person('Ben')))).err).toContain('No bot played');
  });

  test('needs the seed, which is published at the end', async () => {
    const { secret: _, ...record } = (await played(lanes, ['rookie', 'rookie'])) as RecordV2;
    expect((await rerun(record)).err).toContain('still secret');
  });
});

test('a digest names the level, the game and its rules', () => {
  const all = GAMES.flatMap((game) => LEVELS.map(({ id }) => botDigest(game, id)));
  expect(new Set(all).size).toBe(all.length);
  expect(botDigest({ ...lanes, rulesVersion: lanes.rulesVersion + 1 }, 'ace')).not.toBe(
    botDigest(lanes, 'ace'),
  );
});

/** If one of these changes while its rules don't, raise VERSION in packages/bots/src/digest.ts. */
const CHOICES: Readonly<Record<string, string>> = {
  'regular, lanes': '9b9ab1a69256',
  'ace, lanes': '2f745f82a714',
  'legend, lanes': '2f745f82a714',
};

test.each(Object.keys(CHOICES))('the same digest means the same choices: %s', async (key) => {
  const [level = '', id = ''] = key.split(', ');
  const record = await played(findGame(id), ['random', 'random']);
  const entries = entriesOf(record).slice(0, 16);
  const asked = { ...record, players: [bot(level), bot('random')], entries } as MatchRecord;
  const chosen = [...rerunBots(findGame(id), asked)].filter(({ bot: who }) => who === level);
  expect(hashOf(chosen.map((one) => one.chosen)).slice(0, 12)).toBe(CHOICES[key]);
});
