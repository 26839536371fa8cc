import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { runProgram } from './run-program.ts';

const { cwd, mechatable } = withConsole();

describe('lab what-if', () => {
  test('explains what to write instead', async () => {
    const { code, err } = await mechatable(['lab', 'what-if', 'duel', '--set', 'low.power=2']);
    expect(code).toBe(2);
    expect(err).toContain('has no content that can be changed');
    const nothing = await mechatable(['lab', 'what-if', 'duel']);
    expect(nothing.err).toContain('name at least one change');
  });

  interface Result {
    matches: number;
    lines: { id: string; before: { mean: number }; after: { mean: number } }[];
  }

  test('plays both variants on threads, each with its own content', async () => {
    const { out, err } = await runProgram(cwd, [
      ...['lab', 'what-if', 'lanes', '--set', 'LB-01.front=9', '--set', 'LB-01.back=9', '--bots', 'random'],
      ...['--loadouts', 'thunder-row,iron-spear', '--matches', '80', '--cores', '2', '--json'],
    ]);
    expect(err).toContain('what-if: ');
    const { matches, lines } = JSON.parse(out) as Result;
    expect(matches).toBe(80);
    expect(lines.map(({ id }) => id)).toEqual(['thunder-row', 'opener']);
    expect(lines[0]?.after.mean).toBeGreaterThan(lines[0]?.before.mean ?? 1);
  });

  test('a saved study continues, with the result of an uninterrupted one', async () => {
    const study = ['lab', 'what-if', 'duel', '--set', 'options.turnCap=3', '--bots', 'random', '--json'];
    await mechatable([...study, '--matches', '10', '--save', 'study.json']);
    const rest = await mechatable([...study, '--matches', '30', '--resume', 'study.json']);
    const whole = await mechatable([...study, '--matches', '30']);
    expect(rest.json()).toEqual(whole.json());
    expect((rest.json() as Result).matches).toBe(30);
    const saved = JSON.parse(readFileSync(join(cwd, 'study.json'), 'utf8')) as { deals: unknown[] };
    expect(saved.deals).toHaveLength(15);
    const other = await mechatable([...study, '--seed', 'other', '--resume', 'study.json']);
    expect(other.err).toContain('study.json: The saved study is a different one');
  });

  test('Ctrl-C prints the results so far', async () => {
    const study = ['lab', 'what-if', 'duel', '--set', 'options.turnCap=3', '--bots', 'random'];
    const { code, out } = await mechatable(study, {
      onStart: (interrupt) => {
        interrupt();
      },
    });
    expect(code).toBe(130);
    expect(out).toContain('Some lines are still undecided');
  });
});

describe('lab compare', () => {
  test('shows two sides and what each difference does', async () => {
    const compare = ['lab', 'compare', 'duel', '--bots', 'random', '--matches', '20'];
    const { code, out } = await mechatable([
      ...compare,
      '--a',
      'options.turnCap=9',
      '--b',
      'options.turnCap=2',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('options.turnCap: 9 → 2');
    expect(out).toMatch(/\nturns: −\d/);
    const { json } = await mechatable([...compare, '--b', 'options.turnCap=2', '--json']);
    expect(json()).toMatchObject({ names: ['published', 'options.turnCap=2'], deals: 10 });
    const nothing = await mechatable(compare);
    expect(nothing.err).toContain('Both sides are the same');
    const both = await mechatable([...compare, 'lanes', '--a', 'options.turnCap=2']);
    expect(both.code).toBe(2);
  });
});

describe('lab check', () => {
  const goals = (file: string, min: number): void => {
    mkdirSync(join(cwd, 'balance'), { recursive: true });
    const wanted = [{ measure: 'loadout', id: 'high', min }];
    writeFileSync(
      join(cwd, file),
      JSON.stringify({ game: 'duel', bots: ['random'], matches: 60, goals: wanted }),
    );
  };

  test('fails like a test, and shows the change since the last run', async () => {
    goals('balance/duel.json', 99);
    const failed = await mechatable(['lab', 'check', 'duel']);
    expect(failed.code).toBe(1);
    expect(failed.out).toContain('1 goal not met.');
    goals('easy.json', 0);
    const passed = await mechatable(['lab', 'check', 'duel', '--goals', 'easy.json']);
    expect(passed.code).toBe(0);
    expect(passed.out).toMatch(/high .* \+0\.0 +met\n/);
    const { json } = await mechatable(['lab', 'check', 'duel', '--goals', 'easy.json', '--json']);
    expect(json()).toMatchObject({ game: 'duel', lines: [{ label: 'high', status: 'met' }] });
  });

  test('an error names the file and the line', async () => {
    writeFileSync(join(cwd, 'bad.json'), '{\n"game": "duel",\n"goals": [{"measure": "luck"}]\n}');
    const { code, err } = await mechatable(['lab', 'check', 'duel', '--goals', 'bad.json']);
    expect(code).toBe(2);
    expect(err).toContain('bad.json: line 3, goals.0.measure: ');
  });
});

describe('lab tune', () => {
  test('tries other numbers on threads, and judges them by the goals', async () => {
    const goals = [{ measure: 'loadout', id: 'thunder-row', min: 90 }];
    const file = { game: 'lanes', bots: ['random'], loadouts: ['thunder-row', 'iron-spear'], goals };
    writeFileSync(join(cwd, 'strong.json'), JSON.stringify(file));
    const { out } = await runProgram(cwd, [
      ...['lab', 'tune', 'lanes', '--goal', 'strong.json', '--over', 'LB-01.back=9..9', '--trials', '2'],
      ...['--matches', '20', '--judge', '40', '--cores', '2', '--json'],
    ]);
    expect(JSON.parse(out)).toMatchObject({
      game: 'lanes',
      trials: 2,
      figures: [{ label: 'thunder-row', min: 90 }],
    });
  });

  test('explains what to write instead', async () => {
    const tune = ['lab', 'tune', 'lanes'];
    expect((await mechatable(['lab', 'tune', 'duel'])).err).toContain('Name the numbers to tune');
    const { code, err } = await mechatable([...tune, '--over', 'LB-05.fornt'], {
      games: [findGame('lanes')],
    });
    expect(code).toBe(2);
    expect(err).toContain('Did you mean LB-05.front');
  });
});

describe('lab report', () => {
  test('writes a file that says how to reproduce it, or prints its numbers', async () => {
    const report = ['lab', 'report', 'duel', '--matches', '12', '--bots', 'random', '--seed', 'r'];
    const { code, out } = await mechatable(report);
    expect(code).toBe(0);
    expect(out).toBe('Wrote lab-duel.html: 12 matches.\n');
    const html = readFileSync(join(cwd, 'lab-duel.html'), 'utf8');
    expect(html).toContain('npx mechatable lab report duel --matches 12 --bots random --seed r');
    const { json } = await mechatable([...report, '--json']);
    expect(json()).toMatchObject({ matches: 12, seats: 2, loadouts: [{ id: 'low' }, { id: 'high' }] });
  });
});

describe('shared studies', () => {
  const ID = 'BfVTc1uUR3yRAK1pS6f7cQ';
  const GOALS = {
    ...{ game: 'lanes', bots: ['random'], matches: 40, loadouts: ['thunder-row', 'iron-spear'] },
    goals: [{ measure: 'opener', min: 1, max: 99 }, { measure: 'turns' }],
  };

  test('need an existing database', async () => {
    for (const words of [['studies'], ['follow', ID], ['resume', ID], ['stop', ID], ['delete', ID]]) {
      const { code, err } = await mechatable(['lab', ...words]);
      expect([code, err]).toEqual([2, 'Name the database with DATABASE_URL or --data.\n']);
      const missing = await mechatable(['lab', ...words, '--data', 'missing.db']);
      expect([missing.code, missing.err]).toEqual([2, `There is no database ${join(cwd, 'missing.db')}.\n`]);
    }
    const lanes = { games: [findGame('lanes')], gamesFromCatalog: true };
    const report = ['lab', 'report', 'lanes', '--bots', 'random'];
    const both = await mechatable([...report, '--data', 'x.db', '--alone'], lanes);
    expect(both.err).toBe('Choose one of --data and --alone.\n');
    const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/x';
    const unreachable = await mechatable(report, { ...lanes, databaseUrl });
    expect([unreachable.code, unreachable.out]).toEqual([2, '']);
    expect(unreachable.err).toContain("Can't reach the database postgres://nobody@127.0.0.1:1/x");
  });

  test('in a file are played by the command itself, listed, followed, stopped and deleted', async () => {
    writeFileSync(join(cwd, 'goals.json'), JSON.stringify(GOALS));
    const check = ['lab', 'check', 'lanes', '--goals', 'goals.json', '--json'];
    const shared = await runProgram(cwd, [
      ...check,
      '--data',
      'study.db',
      '--results',
      'a.json',
      '--cores',
      '1',
    ]);
    const games = [findGame('lanes')];
    const alone = await mechatable([...check, '--results', 'b.json'], { games });
    expect([shared.code, shared.out]).toEqual([0, alone.out]);
    const [, id = ''] = /^Study (\S+)\.$/m.exec(shared.err) ?? [];

    const lab = (words: readonly string[], terms = {}) =>
      mechatable(['lab', ...words, '--data', 'study.db'], { games, ...terms });
    expect((await lab(['studies', '--json'])).json()).toMatchObject([
      { id, kind: 'check', game: 'lanes', state: 'done', shards: 5, settings: { goals: GOALS } },
    ]);
    expect((await lab(['follow', id, '--json'])).out).toBe(alone.out);
    expect((await lab(['stop', id])).err).toBe(`Study ${id} is already done.\n`);
    expect((await lab(['stop', ID])).err).toContain(`There is no study "${ID}".`);
    expect((await lab(['delete', id])).out).toBe('Deleted.\n');
    expect((await lab(['studies'])).out).toBe('No studies.\n');
    expect((await lab(['follow', id])).err).toContain(`There is no study "${id}".`);
  });
});
