import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findGame } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';

const { cwd, mechatable } = withConsole();
const GAMES = { games: [findGame('lanes')], gamesFromCatalog: true };
const COMPARE = ['lab', 'compare', 'lanes', '--bots', 'random', '--matches', '20'];

const LOADOUTS = ['thunder-row', 'iron-spear'];

interface OldGame {
  readonly loadouts?: readonly string[];
  /** Fields of the facts that the threads of the commit report. */
  readonly facts?: object;
}

/** A commit whose matches all last three turns and are won by the first player; its only piece is Gate Hammer. */
function commit(hash: string, { loadouts = LOADOUTS, facts = {} }: OldGame = {}) {
  const folder = join(cwd, hash);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const pieces = [{ id: 'VG-03', name: 'Gate Hammer', front: 1 }];
  const content = { loadouts: loadouts.map((id) => ({ id, name: id })), pieces };
  const match = {
    ...{ loadouts: [0, 1], scores: [1, 0], opener: 0, turns: 3, leads: 0, decided: 1 },
    ...facts,
  };
  write('package.json', '{ "type": "module" }');
  write(
    'packages/catalog/dist/index.js',
    `export const findGame = () => (${JSON.stringify({ title: 'Breachline', content })});`,
  );
  write(
    'packages/bots/dist/index.js',
    "export const findBot = (id) => { if (id !== 'random') throw new RangeError(`Unknown bot ${id}.`); };",
  );
  write('packages/study/dist/index.js', `export const changeableIn = () => (${JSON.stringify(pieces)});`);
  write(
    'apps/lab/dist/play/worker.js',
    `export const playChunk = ({ from, to }) => Array.from({ length: to - from }, () => [${JSON.stringify(match)}]);`,
  );
  return { hash, title: `${hash} lanes: A subject`, folder };
}

describe('lab compare --since', () => {
  test('plays each side with the code of its commit, and lists what changed', async () => {
    const commits = { old: commit('a1') };
    const { code, json } = await mechatable([...COMPARE, '--since', 'old', '--json'], {
      ...GAMES,
      commits,
    });
    expect(code).toBe(0);
    const result = json() as { figures: { of: string; a: { mean: number }; b: { mean: number } }[] };
    expect(result).toMatchObject({
      names: ['a1 lanes: A subject', 'your files'],
      differences: ['lanes: from a1 to HEAD'],
      content: { onlyA: [], changed: ['Gate Hammer'], same: 0 },
    });
    const turns = result.figures.find(({ of }) => of === 'turns');
    expect(turns?.a.mean).toBe(3);
    expect(turns?.b.mean).toBeGreaterThan(3);
  });

  test('reports no difference for commits with the same results', async () => {
    const commits = { old: commit('b1'), new: commit('b2') };
    const line = [...COMPARE, '--since', 'old', '--until', 'new'];
    const { out } = await mechatable(line, { ...GAMES, commits });
    expect(out).toContain('A: b1 lanes: A subject\nB: b2 lanes: A subject\n');
    expect(out).toContain('  lanes: from b1 to b2\n');
    expect(out).toContain('No difference: all matches went the same way.');
  });

  test('plays other deals if the loadouts differ, and compares each with its own', async () => {
    const commits = { old: commit('c1', { loadouts: ['thunder-row', 'lost'] }), new: commit('c2') };
    const line = [...COMPARE, '--since', 'old', '--until', 'new', '--json'];
    const { json } = await mechatable(line, { ...GAMES, commits });
    const { figures } = json() as {
      figures: { of: string; id: string; a: object | null; b: object | null }[];
    };
    const shown = figures.filter(({ of }) => of === 'loadout');
    expect(shown.map(({ id, a, b }) => [id, a !== null, b !== null])).toEqual([
      ['thunder-row', true, true],
      ['lost', true, false],
      ['iron-spear', false, true],
    ]);
    const { err } = await mechatable([...line, '--loadouts', 'thunder-row,lost'], { ...GAMES, commits });
    expect(err).toContain('Breachline has no loadout "lost"');
  });

  test('explains what cannot be compared', async () => {
    const commits = { old: commit('d1', { facts: { turns: 'three' } }), new: commit('d2') };
    const errorOf = async (...line: string[]): Promise<string> => {
      const { code, err } = await mechatable(line, { ...GAMES, commits });
      expect(code, line.join(' ')).toBe(2);
      return err;
    };
    expect(await errorOf(...COMPARE, '--since', 'gone')).toContain('Unknown commit "gone"');
    expect(await errorOf(...COMPARE, '--until', 'new')).toContain('--until needs --since');
    expect(await errorOf(...COMPARE, '--since', 'new', '--b', 'LB-05.front=2')).toContain('Leave out');
    expect(await errorOf(...COMPARE, '--since', 'old')).toContain('its lab differs too much from this one');
    const greedy = ['lab', 'compare', 'lanes', '--since', 'new', '--bots', 'greedy'];
    expect(await errorOf(...greedy)).toContain('"d2 lanes: A subject": Unknown bot greedy.');
  });
});
