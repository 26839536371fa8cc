import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@mechatable/catalog';
import { playersOf, verifyRecord } from '@mechatable/host';
import {
  BadInputError,
  CONCEDE,
  MAX_RECORD_BYTES,
  MAX_RECORD_ENTRIES,
  RECORD_FORMAT,
  ReplayError,
  beginReplay,
  below,
  nameOf,
  openMatch,
  parseAs,
  parseRecord,
  pick,
  recordOf,
  replay,
  rngFrom,
  scriptedHead,
  sha256,
  type AnyGame,
  type DeckRules,
  type Rng,
} from '@mechatable/kernel';
import {
  MAX_LIST_LINK,
  MAX_LIST_TEXT,
  emptyList,
  readLink,
  readList,
  writeLink,
  writeList,
} from '@mechatable/lists';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { garbled, mutated, nastyWord } from './malformed.ts';

const { cwd, mechatable } = withConsole();

/*
 * Whatever comes from outside is answered or refused with a sentence: nothing crashes, nothing hangs, nothing takes more
 * memory than the input deserves, and no control character gets through. Every input follows from a seed, and a failure
 * shows it.
 */
const INPUTS = {
  words: 2500,
  files: 300,
  records: 2500,
  decks: 800,
  links: 1000,
  options: 1500,
  actions: 2500,
};
/** No answer is longer: all help together is 5 kB, a rule book 100. */
const LONGEST_OUTPUT = 100_000;
const TIMEOUT = { timeout: 300_000 };

test('there are at least 10,000 inputs', () => {
  expect(Object.values(INPUTS).reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(10_000);
});

/** Tries this many inputs, each with its own generator. */
async function each(kind: keyof typeof INPUTS, attempt: (rng: Rng, n: number) => Promise<void> | void) {
  for (let n = 0; n < INPUTS[kind]; n++) {
    const seed = `${kind}:${String(n)}`;
    try {
      await attempt(rngFrom(seed), n);
    } catch (error) {
      throw new Error(`The input of the seed ${seed} is not answered as it should be.`, { cause: error });
    }
  }
}

/** Refusals are expected; anything else that is thrown is a bug. */
async function refusable(attempt: () => Promise<void> | void): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof BadInputError || error instanceof ReplayError)) throw error;
  }
}

async function answered(words: readonly string[], lines: readonly string[] = [], games?: readonly AnyGame[]) {
  const { code, out, err } = await mechatable(words, { lines, ...(games === undefined ? {} : { games }) });
  const shown = JSON.stringify(words).slice(0, 300);
  expect([0, 1, 2], `${shown}: ${err.slice(0, 2000)}`).toContain(code);
  expect(out.length + err.length, shown).toBeLessThan(LONGEST_OUTPUT);
  expect(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u.exec(out + err)?.index, shown).toBeUndefined();
}

const LINES: readonly (readonly string[])[] = [
  ['games', '--json'],
  ['sim', 'duel', '--matches', '2', '--seed', 's', '--bots', 'random', '--loadouts', 'all', '--json'],
  ['sim', 'duel', '--only', '1', '--options', '{"turnCap":9}', '--bots', 'random,greedy'],
  ['arena', 'duel', '--matches', '2', '--bots', 'random,rookie', '--seats', '2', '--seed', 's'],
  ['rules', 'duel', 'DU-PLAY-1'],
  ['rules', 'duel', '--search', 'card'],
  ['replay', 'show', 'short-0.json', '--seat', '0', '--move', '1'],
  ['replay', 'verify', 'short-0.json', '--json'],
  ['replay', 'review', 'short-0.json', '--iterations', '1', '--seat', '0'],
  ['laws', 'duel', '--matches', '1', '--seed', 's', '--choices', '0,1', '--players', '2'],
  ['reach', 'duel', '--matches', '2', '--seed', 's'],
  ['play', 'duel', '--seat', '0', '--bots', 'random', '--seed', 's', '--responses', 'auto'],
  ['play', 'duel', '--load', 'short-0.json', '--hotseat'],
];

const TYPED = [
  '1',
  '?',
  'undo',
  'log',
  '99',
  'save no/such/folder',
  'help',
  '\x1b[2J',
  '?DU-PLAY-1',
  'pass turn',
  'undo!',
];

interface Short {
  readonly game: AnyGame;
  readonly text: string;
}

let short: Promise<readonly Short[]> | undefined;

/** Short matches of every game, for all tests of this file. */
function shortRecords(): Promise<readonly Short[]> {
  short ??= playShort();
  return short;
}

/** A saved match, one that continues another, and one in the old format. */
async function playShort(): Promise<readonly Short[]> {
  const records: Short[] = [];
  for (const [i, game] of GAMES.entries()) {
    const file = `short-${String(i)}.json`;
    const lines = ['1', '2', '1', `save ${file}!`, 'quit', 'no'];
    const { code } = await mechatable(['play', game.id, '--bots', 'random', '--seed', 's'], {
      lines,
      games: GAMES,
    });
    expect(code).toBe(0);
    const text = readFileSync(join(cwd, file), 'utf8');
    expect(text).toContain(RECORD_FORMAT);
    const players = playersOf(parseRecord(text));
    const from = { record: parseRecord(text), moves: 1, seat: 0 };
    const fork = recordOf(openMatch(game, { players, seed: 'fork', from }), 'always');
    const names = players.map(nameOf);
    const old = recordOf(beginReplay(game, scriptedHead(game, { options: {}, names, seed: 's' })), 'always');
    for (const other of [text, JSON.stringify(fork), JSON.stringify(old)])
      records.push({ game, text: other });
  }
  return records;
}

describe('malformed input is refused or answered', () => {
  test('words of a command line, and lines typed into a match', TIMEOUT, async () => {
    await shortRecords();
    await each('words', async (rng) => {
      const words = [...pick(rng, LINES)];
      for (let times = 1 + below(rng, 2); times > 0; times--) {
        const at = below(rng, words.length + 1);
        words.splice(at, below(rng, 2), nastyWord(rng));
      }
      if (words[0] === 'bench') words.push('--help'); // measuring takes its seconds
      const lines = Array.from({ length: below(rng, 4) }, () => pick(rng, [...TYPED, nastyWord(rng)]));
      await answered(words, [...lines, 'quit', 'no']);
    });
  });

  test('files that are shown, verified and resumed', TIMEOUT, async () => {
    const records = await shortRecords();
    const commands = (game: AnyGame): readonly string[] => [
      'replay show broken.json',
      'replay verify broken.json',
      `play ${game.id} --load broken.json`,
    ];
    await each('files', async (rng) => {
      const { game, text } = pick(rng, records);
      const broken =
        below(rng, 3) === 0 ? garbled(rng, text) : JSON.stringify(mutated(rng, JSON.parse(text)));
      writeFileSync(join(cwd, 'broken.json'), broken);
      await answered(pick(rng, commands(game)).split(' '), ['1', 'quit', 'no'], GAMES);
    });
  });

  test('the text of records', TIMEOUT, async () => {
    const records = await shortRecords();
    await each('records', async (rng) => {
      const { game, text } = pick(rng, records);
      const broken =
        below(rng, 3) === 0 ? garbled(rng, text) : JSON.stringify(mutated(rng, JSON.parse(text)));
      await refusable(async () => {
        const record = parseRecord(broken);
        await verifyRecord(game, record);
        replay(game, record);
      });
    });
  });

  const deckRuleSets = GAMES.flatMap(({ content: { deckRules } }) => (deckRules === null ? [] : [deckRules]));

  function someList(rng: Rng, deckRules: DeckRules) {
    const list: Record<string, Record<string, number>> = {};
    for (const [id, counts] of Object.entries(emptyList(deckRules))) {
      list[id] = { ...counts };
      for (let n = below(rng, 30); n > 0; n--) list[id][pick(rng, deckRules.parts).id] = 1 + below(rng, 99);
    }
    return { name: `List ${nastyWord(rng).slice(0, 60)}`, list };
  }

  test('the text of decks', TIMEOUT, async () => {
    await each('decks', (rng) => {
      const deckRules = pick(rng, deckRuleSets);
      const { name, list } = someList(rng, deckRules);
      let text = writeList(deckRules, name, list);
      for (let times = 1 + below(rng, 4); times > 0; times--) text = garbled(rng, text);
      if (below(rng, 50) === 0) text += nastyWord(rng).repeat(MAX_LIST_TEXT);
      const read = readList(deckRules, text);
      expect(read.problems.length).toBeLessThanOrEqual(MAX_LIST_TEXT);
    });
  });

  test('links to decks, with valid and invalid checksums', TIMEOUT, async () => {
    await each('links', async (rng) => {
      const deckRules = pick(rng, deckRuleSets);
      let body = writeLink(deckRules, someList(rng, deckRules)).replace(/~[^~]*$/, '');
      body = below(rng, 4) === 0 ? body.repeat(1 + below(rng, 9)) : garbled(rng, body);
      if (below(rng, 50) === 0) body += '~1.x'.repeat(MAX_LIST_LINK);
      const seal = below(rng, 10) === 0 ? 'abcdef' : sha256(`mechatable:list:${body}`).slice(0, 6);
      await refusable(() => {
        readLink(deckRules, `${body}~${seal}`);
      });
    });
  });

  test('the options of games, including custom decks', TIMEOUT, async () => {
    await each('options', async (rng) => {
      const game = pick(rng, GAMES);
      const { deckRules } = game.content;
      const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
      const loadout = (): unknown => {
        if (deckRules !== null && below(rng, 3) === 0) return someList(rng, deckRules).list;
        return pick(rng, game.content.loadouts).id;
      };
      const own =
        game.content.loadouts.length === 0 ? {} : { loadouts: Array.from({ length: seats }, loadout) };
      const whole = { ...(parseAs(game.rules.options, {}, 'The options') as object), ...own };
      await refusable(() => {
        const options = parseAs(game.rules.options, mutated(rng, whole), 'The options');
        const state = game.rules.setup(options, seats, rngFrom('s'));
        expect(game.rules.toAct(state).length).toBeGreaterThan(0);
      });
    });
  });

  test('actions', TIMEOUT, async () => {
    const tables = GAMES.flatMap((game) => ['a', 'b', 'c'].map((seed) => tableOf(game, seed)));
    await each('actions', async (rng) => {
      const { game, state, actions } = pick(rng, tables);
      const action = mutated(rng, pick(rng, actions));
      const seat = pick(rng, [...game.rules.toAct(state), 0, 1, game.seats.max, 2 ** 31]);
      const before = JSON.stringify(state);
      await refusable(() => {
        const shaped = parseAs(game.rules.actions, action, 'The action');
        expect(shaped).not.toBe(CONCEDE);
        const verdict = game.rules.judge(state, seat, shaped);
        if (!verdict.ok) expect(verdict.sentence).not.toBe('');
      });
      expect(JSON.stringify(state)).toBe(before);
    });
  });
});

/** A table in the middle of a match, and the actions seen along the way. */
function tableOf(game: AnyGame, seed: string) {
  const rng = rngFrom(seed);
  const loadouts = game.content.loadouts.map(({ id }) => id);
  const own =
    loadouts.length === 0
      ? {}
      : { loadouts: Array.from({ length: game.seats.max }, () => pick(rng, loadouts)) };
  const state = game.rules.setup(
    parseAs(game.rules.options, own, 'The options'),
    game.seats.max,
    rngFrom(seed),
  );
  const actions: unknown[] = [];
  for (let n = 0; n < 60; n++) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined || game.rules.outcome(state) !== null) break;
    const legal = game.rules.legal(state, seat);
    actions.push(...legal.slice(0, 5));
    game.rules.apply(state, seat, pick(rng, legal));
  }
  return { game, state, actions };
}

describe('a file that is far too large is refused', () => {
  const bin = fileURLToPath(new URL('../bin/mechatable.mjs', import.meta.url));
  const list = (item: string): string => {
    const n = Math.floor((MAX_RECORD_BYTES - 1000) / (item.length + 1));
    return `[${`${item},`.repeat(n)}${item}]`;
  };
  const head = `"format":${JSON.stringify(RECORD_FORMAT)},"game":"lanes","rulesVersion":1`;
  const file = join(cwd, 'large.json');
  const larger = 'larger than 8 MB';
  const most = `the maximum is ${String(MAX_RECORD_ENTRIES)}`;

  test.each([
    ['one byte more than the most', () => ' '.repeat(MAX_RECORD_BYTES + 1), larger],
    ['brackets', () => '['.repeat(MAX_RECORD_BYTES - 10), "it isn't JSON"],
    ['numbers for players', () => `{${head},"players":${list('0')}}`, most],
    ['a nest', () => `{${head},"options":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'levels deep'],
    ['a long name of a game', () => `{${head.replace('lanes', 'x'.repeat(1e6))}}`, 'Invalid match record'],
  ])('%s', TIMEOUT, async (_name, text, sentence) => {
    writeFileSync(file, text());
    const { code, out, err } = await mechatable(['replay', 'verify', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.length).toBeLessThan(1500);
  });

  test.each([
    ['a gigabyte of nothing', () => '', larger],
    ['millions of entries', () => `{${head},"entries":${list('{}')}}`, most],
  ])('also with little memory: %s', TIMEOUT, (name, text, sentence) => {
    writeFileSync(file, text());
    if (name.startsWith('a gigabyte')) truncateSync(file, 2 ** 30);
    const words = ['--max-old-space-size=256', bin, 'replay', 'verify', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
