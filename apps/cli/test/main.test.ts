import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { withConsole } from './console.ts';

const { mechatable } = withConsole();

const CORES = String(4 * availableParallelism());

const NAMES = [...COMMANDS.keys()];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows every command', async (line) => {
    const { code, out } = await mechatable(line);
    expect(code).toBe(0);
    for (const name of NAMES) expect(out).toContain(`  ${name.replace(/^(admin|content|lab) .*/, '$1')} `);
  });

  test.each([...COMMANDS])(
    '%s --help shows its purpose, usage, options and an example',
    async (name, load) => {
      expect((await load()).name).toBe(name);
      const { code, out } = await mechatable([...name.split(' '), '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: npx mechatable ${name}`);
      expect(out).toContain('--help');
      expect(out).toMatch(new RegExp(`Examples:\n {2}npx mechatable ${name}`));
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    },
  );

  test('the first half of a command shows help for all commands that begin with it', async () => {
    const { code, out } = await mechatable(['replay', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('replay show');
    expect(out).toContain('replay verify');
  });

  test('--version prints the version', async () => {
    expect((await mechatable(['--version'])).out).toBe('1.2.3\n');
  });
});

describe('wrong input is answered with one sentence, exit code 2 and no stack', () => {
  test.each([
    [
      'smi duel',
      'Unknown command "smi". Did you mean "sim"? Commands: games, serve, work, admin, play, bot, sim, arena, lab, content, rules, replay, laws, reach, bench.',
    ],
    [
      'replay',
      '"replay" needs a subcommand: npx mechatable replay show, npx mechatable replay verify, npx mechatable replay review, npx mechatable replay rerun.',
    ],
    [
      'sim',
      '"sim" needs a <game>: a game id, as listed by "npx mechatable games". Run npx mechatable sim --help.',
    ],
    ['sim dule', 'Unknown game "dule". Games: duel.'],
    ['sim duel extra', '"sim" got an extra argument: "extra". Run npx mechatable sim --help.'],
    ['sim duel --mathces 3', '"sim" has no option --mathces. Its options: --matches, '],
    ['games -x', '"games" has no option -x. Its options: --json, --help.'],
    ['sim duel --matches', '--matches needs a value: --matches <N> (number of matches).'],
    ['sim duel --seed --json', '--seed needs a value: --seed <text> (any text).'],
    ['sim duel --matches=0', '--matches needs a whole number of 1 or more, not "0".'],
    ['sim duel --matches 1e3', '--matches needs a whole number of 1 or more, not "1e3".'],
    ['sim duel --json=yes', '--json takes no value: remove "yes".'],
    [
      'sim duel --bots clever',
      'Unknown bot "clever". Bots: random, greedy, legend-1, rookie, regular, veteran, ace, legend; characters: kade, holt, sparks, tilo, ravn (at another level: kade:ace); search budgets such as search:300ms or search:400it.',
    ],
    [
      'sim duel --bots random,random,random',
      '--bots needs 1 bot (for all seats) or 1 per seat: Duel has 2 seats, and you gave 3.',
    ],
    ['sim duel --bots random,', '--bots needs a comma-separated list without empty items, not "random,".'],
    ['sim duel --loadouts hihg', 'Duel has no loadout "hihg". Loadouts: high, low.'],
    [
      'sim duel --loadouts low,low,low',
      '--loadouts needs 1 loadout (for all seats) or 2 (1 per seat), and you gave 3.',
    ],
    ['sim duel --options 7', `--options needs a JSON object such as '{"key":1}', not 7.`],
    ['sim duel --options {"x', `--options needs a JSON object such as '{"key":1}': `],
    ['sim duel --options {"x":1}', 'Invalid options for Duel. Unrecognized key: "x".'],
    ['sim duel --save f.json', '--save needs --only <index>, the match to save.'],
    [
      'rules duel DU-PLAY-4',
      'The rule book of Duel has no clause "DU-PLAY-4". Did you mean DU-PLAY-1, DU-PLAY-2, DU-PLAY-3?',
    ],
    ['rules duel DU-PLAY-1 --coverage', 'Choose one: a clause, --search or --coverage.'],
    ['laws duel --choices 1,x', '--choices needs whole numbers such as 0,3,1, not "x".'],
    ['play duel --seat 2', '--seat must be from 0 to 1, not 2.'],
    ['play duel --bots random,random', '--bots needs 1 bot, for the other seat, not 2.'],
    ['play duel --hotseat --seat 1', '--hotseat puts people in all seats: remove --seat and --bots.'],
    ['play duel --load nothing.json', "Can't read the match record nothing.json: no such file or folder."],
    [
      'play duel --load x --seed y',
      '--load resumes a match as it was: remove --seed, --loadouts and --options.',
    ],
    ['replay verify .', "Can't read the match record .: it is a folder."],
    ['sim duel --toString=1', '"sim" has no option --toString. Its options: '],
    ['sim duel --constructor', '"sim" has no option --constructor. Its options: '],
    ['sim duel --__proto__=1', '"sim" has no option --__proto__. Its options: '],
    ['games --hasOwnProperty', '"games" has no option --hasOwnProperty. Its options: --json, --help.'],
    ['sim duel --cores 100000', `--cores needs a whole number from 1 to ${CORES}, not "100000".`],
    ['arena duel --cores 100000', `--cores needs a whole number from 1 to ${CORES}, not "100000".`],
    [
      'sim duel --matches 9007199254740993',
      '--matches needs a whole number from 1 to 1000000000, not "9007199254740993".',
    ],
    [
      'laws duel --players 9007199254740992',
      '--players needs a whole number from 1 to 9007199254740991, not',
    ],
    ['laws duel --players 9007199254740991', 'Duel is for 2 players, not 9007199254740991.'],
    ['laws duel --players 3', 'Duel is for 2 players, not 3.'],
    ['laws duel --choices 1,9007199254740993', '--choices needs whole numbers such as 0,3,1, not'],
    [
      'replay review x --iterations 99999999',
      '--iterations needs a whole number from 1 to 1000000, not "99999999".',
    ],
    [
      'bench --seconds 9007199254740991',
      '--seconds needs a whole number from 1 to 3600, not "9007199254740991".',
    ],
    ['sim \x1b[2Jdule', 'Unknown game "?[2Jdule". Games: duel.'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await mechatable(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence)).toBe(true);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a bug prints its stack, and the exit code is 70', async () => {
    const broken = {
      get id(): string {
        throw new TypeError('oops');
      },
    };
    const { code, err } = await mechatable(['games'], { games: [broken as never] });
    expect(code).toBe(70);
    expect(err).toContain('This is a bug in Mechatable');
    expect(err).toMatch(/TypeError: oops\n {4}at /);
  });
});

describe('games', () => {
  test('--json counts the clauses of the book and the cards', async () => {
    expect((await mechatable(['games', '--json'])).json()).toEqual([
      { id: 'duel', title: 'Duel', seats: { min: 2, max: 2 }, clauses: 10, cards: 5 },
    ]);
  });

  test('shows a table otherwise', async () => {
    const { out } = await mechatable(['games']);
    expect(out.split('\n')).toEqual([
      'id    title  seats  clauses  cards',
      '----  -----  -----  -------  -----',
      'duel  Duel       2       10      5',
      '',
    ]);
  });
});
