import { botDigest, findBot, isBot } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { botsIn, displayNames, rerunBots } from '@mechatable/host';
import { BadInputError, bot as botPlayer, isV1, type AnyGame, type MatchRecord } from '@mechatable/kernel';
import { command, RECORD } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG } from '../option.ts';
import { readRecord } from '../record-file.ts';
import { words } from '../replay/words.ts';

const say = words.rerun;

export const replayRerun = command({
  name: 'replay rerun',
  summary: 'Have the bots of a recorded match choose again, and compare their moves.',
  about: [
    'In rated matches, bots choose by the record alone, so every move must be the same. Exits with 1 if any differs.',
    'In other matches, a legend remembers earlier searches and watches the clock, so it may choose differently.',
    'With --digest, pass the digests that the server published with the ratings. They show whether the bots are the same.',
  ].join('\n'),
  operands: { file: RECORD },
  options: {
    digest: { kind: 'list', value: '<hash,…>', help: 'digests of the bots that played' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable replay rerun mechatable-lanes-1.json',
    'npx mechatable replay rerun mechatable-lanes-1.json --digest 5d41…c2 --json',
  ],
  run({ file }, { digest: expected = [], json }, io) {
    const record = readRecord(io.cwd, file);
    const game = findGame(record.game, record.rulesVersion, io.releases);
    const result = rerun(game, record, expected);
    if (json) outJson(io, result);
    else print(io, result);
    return result.ok ? EXIT.ok : EXIT.failed;
  },
});

interface Result {
  readonly ok: boolean;
  readonly bots: readonly { readonly seat: number; readonly bot: string; readonly digest: string }[];
  /** Digests that none of the bots has. */
  readonly unknown: readonly string[];
  readonly moves: number;
  /** The moves that differ, counted from 1 as in `replay show`, with what the bot chooses now. */
  readonly different: readonly {
    readonly move: number;
    readonly seat: number;
    readonly bot: string;
    readonly chosen: unknown;
  }[];
}

function rerun(game: AnyGame, record: MatchRecord, expected: readonly string[]): Result {
  const isPublished = isV1(record) ? record.seed !== undefined : record.secret !== undefined;
  if (!isPublished) throw new BadInputError(say.secret);
  const bots = botsIn(record).map(({ seat, bot }) => ({ seat, bot, digest: digestOf(game, bot) }));
  if (bots.length === 0) throw new BadInputError(say.noBot);
  const different: Result['different'][number][] = [];
  let moves = 0;
  for (const { seq, seat, bot, chosen, isSame } of rerunBots(game, record)) {
    moves++;
    if (!isSame) different.push({ move: seq + 1, seat, bot, chosen });
  }
  const unknown = expected.filter((digest) => bots.every((bot) => bot.digest !== digest));
  return { ok: different.length === 0 && unknown.length === 0, bots, unknown, moves, different };
}

function digestOf(game: AnyGame, bot: string): string {
  if (!isBot(bot)) throw new BadInputError(say.unknownBot(bot));
  if (findBot(bot).needsTime) throw new BadInputError(say.needsTime(bot));
  return botDigest(game, bot);
}

function print(io: Io, { ok, bots, unknown, moves, different }: Result): void {
  io.out(ok ? say.same : say.different);
  const names = displayNames(bots.map(({ bot }) => botPlayer(bot)));
  for (const [at, { digest }] of bots.entries()) io.out(say.digest(names[at] ?? '', digest));
  io.out(say.moves(count(moves, 'move'), different.length));
  for (const { move, seat, bot, chosen } of different) {
    const name = names[bots.findIndex((one) => one.seat === seat && one.bot === bot)] ?? bot;
    io.out(say.now(move, name, JSON.stringify(chosen)));
  }
  for (const digest of unknown) io.out(say.unknownDigest(digest));
}
