import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { mechatable } from './console.ts';

const CORES = String(4 * availableParallelism());

const COMMANDS = [
  ...['games', 'play', 'sim', 'rules', 'replay show', 'replay verify', 'replay review', 'laws', 'reach'],
  'bench',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows every command', async (line) => {
    const { code, out } = await mechatable(line);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toContain(`  ${name} `);
  });

  test.each(COMMANDS)('%s --help tells its purpose, usage, options and an example', async (name) => {
    const { code, out } = await mechatable([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: npx mechatable ${name}`);
    expect(out).toContain('--help');
    expect(out).toMatch(new RegExp(`Examples:\n {2}npx mechatable ${name}`));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  test('half of a command shows the help of all that begin so', async () => {
    const { code, out } = await mechatable(['replay', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('replay show');
    expect(out).toContain('replay verify');
  });

  test('--version names the version of the repository', async () => {
    expect((await mechatable(['--version'])).out).toBe('1.2.3\n');
  });
});

describe('wrong input is answered with one sentence, exit code 2 and no stack', () => {
  test.each([
    [
      'smi duel',
      'There is no command "smi"; did you mean "sim"? The commands are games, play, sim, arena, rules, replay, laws, reach, bench.',
    ],
    [
      'replay',
      'Say which: npx mechatable replay show or npx mechatable replay verify or npx mechatable replay review.',
    ],
    ['sim', '"sim" needs a <game> (the id of a game): see npx mechatable sim --help.'],
    ['sim dule', 'There is no game "dule": choose duel.'],
    ['sim duel extra', '"sim" has no use for the word "extra": see npx mechatable sim --help.'],
    ['sim duel --mathces 3', '"sim" has no option --mathces: it takes --matches, '],
    ['games -x', '"games" has no option -x: it takes --json, --help.'],
    ['sim duel --matches', '--matches needs a value: --matches <N> (how many matches).'],
    ['sim duel --seed --json', '--seed needs a value: --seed <text> (any text).'],
    ['sim duel --matches=0', '--matches is a whole number of at least 1, not "0".'],
    ['sim duel --matches 1e3', '--matches is a whole number of at least 1, not "1e3".'],
    ['sim duel --json=yes', '--json takes no value: leave out "yes".'],
    [
      'sim duel --bots clever',
      'There is no bot "clever": choose random, greedy, rookie, regular, veteran, ace, legend, or a budget such as search:300ms or search:400it.',
    ],
    [
      'sim duel --bots random,random,random',
      '--bots names one bot for all seats or one for each of the 2 seats of Duel, not 3.',
    ],
    ['sim duel --bots random,', '--bots is a list with commas and nothing empty in between, not "random,".'],
    ['sim duel --loadouts hihg', 'Duel has no loadout "hihg": choose from high, low.'],
    [
      'sim duel --loadouts low,low,low',
      '--loadouts names one for all seats or one for each of the 2 seats, not 3.',
    ],
    ['sim duel --options 7', `--options is a JSON object such as '{"key":1}', not 7.`],
    ['sim duel --options {"x', `--options is a JSON object such as '{"key":1}', but: `],
    ['sim duel --options {"x":1}', 'The options for Duel is not valid. Unrecognized key: "x".'],
    ['sim duel --save f.json', '--save needs --only <index>, the match to save.'],
    [
      'rules duel DU-PLAY-4',
      'The rule book of Duel has no clause "DU-PLAY-4": the nearest are DU-PLAY-1, DU-PLAY-2, DU-PLAY-3.',
    ],
    ['rules duel DU-PLAY-1 --coverage', 'Use only one of these: a clause, --search or --coverage.'],
    ['laws duel --choices 1,x', '--choices is a list of whole numbers such as 0,3,1; "x" is none.'],
    ['play duel --seat 2', '--seat is a number from 0 to 1, not 2.'],
    ['play duel --bots random,random', '--bots names one bot for all other seats, or 1, not 2.'],
    ['play duel --hotseat --seat 1', '--hotseat puts people in all seats: remove --seat and --bots.'],
    [
      'play duel --load nothing.json',
      'nothing.json cannot be read as a match record: there is no such file or folder.',
    ],
    [
      'play duel --load x --seed y',
      '--load resumes a match as it was: remove --seed, --loadouts and --options.',
    ],
    ['replay verify .', '. cannot be read as a match record: it is a folder.'],
    ['sim duel --toString=1', '"sim" has no option --toString: it takes '],
    ['sim duel --constructor', '"sim" has no option --constructor: it takes '],
    ['sim duel --__proto__=1', '"sim" has no option --__proto__: it takes '],
    ['games --hasOwnProperty', '"games" has no option --hasOwnProperty: it takes --json, --help.'],
    ['sim duel --cores 100000', `--cores is a whole number from 1 to ${CORES}, not "100000".`],
    ['arena duel --cores 100000', `--cores is a whole number from 1 to ${CORES}, not "100000".`],
    [
      'sim duel --matches 9007199254740993',
      '--matches is a whole number from 1 to 1000000000, not "9007199254740993".',
    ],
    ['laws duel --players 9007199254740992', '--players is a whole number from 1 to 9007199254740991, not'],
    ['laws duel --players 9007199254740991', "Duel is for 2 players: --players can't be 9007199254740991."],
    ['laws duel --players 3', "Duel is for 2 players: --players can't be 3."],
    ['laws duel --choices 1,9007199254740993', '--choices is a list of whole numbers such as 0,3,1;'],
    [
      'replay review x --iterations 99999999',
      '--iterations is a whole number from 1 to 1000000, not "99999999".',
    ],
    [
      'bench --seconds 9007199254740991',
      '--seconds is a whole number from 1 to 3600, not "9007199254740991".',
    ],
    ['sim \x1b[2Jdule', 'There is no game "?[2Jdule": choose duel.'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await mechatable(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence)).toBe(true);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a bug shows its stack and ends with 70', async () => {
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
