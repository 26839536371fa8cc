import { resolve } from 'node:path';
import { findGame } from '@mechatable/catalog';
import { BadInputError, type RecordHead } from '@mechatable/kernel';
import { ProblemError, type TableInfo } from '@mechatable/protocol';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { BotChoice } from '../online/bot-choice.ts';
import { signIn, type Guest } from '../online/guest.ts';
import { OnlineBot } from '../online/online-bot.ts';
import type { Finished } from '../online/play-table.ts';
import { entrantFrom } from '../players/entrant.ts';
import { words } from '../online/words.ts';

const MAX_AT_ONCE = 100;
const TABLE_ID = /[A-Za-z0-9_-]{22}/;

export const bot = command({
  name: 'bot',
  summary: 'Have a bot or your own program play on a server.',
  about: [
    'Signs in as a guest, sits down at open tables and plays, several at once, until you press Ctrl-C.',
    'Refuses draws and undos. Reconnects automatically. Ctrl-C doesn’t concede: with --session, the next run resumes.',
    'A program ("cmd:…") that crashes, times out or gives an invalid answer concedes that match.',
    'docs/your-own-bot.md explains how to write one.',
  ].join('\n'),
  operands: {},
  options: {
    server: {
      kind: 'text',
      value: '<URL>',
      help: 'the address of the server',
      default: 'http://localhost:3000',
    },
    game: { kind: 'list', value: '<a,b>', help: 'the games to play (default: all)' },
    bot: {
      kind: 'text',
      value: '<bot>',
      help: 'a bot, or your own program: "cmd:python3 mybot.py"',
      default: 'regular',
    },
    name: { kind: 'text', value: '<name>', help: 'the name to play under (default: the server chooses)' },
    table: {
      kind: 'text',
      value: '<link>',
      help: 'play one match at this table, then stop; a link or an id',
    },
    host: { kind: 'flag', help: 'set up an open table if none is waiting' },
    session: {
      kind: 'text',
      value: '<file>',
      help: 'keep the session here, to be the same player next time',
    },
    'at-once': {
      kind: 'whole',
      value: '<N>',
      help: 'maximum matches at once',
      min: 1,
      max: MAX_AT_ONCE,
      default: 4,
    },
  },
  examples: [
    'npx mechatable bot --server http://localhost:3000 --game lanes --bot ace --host',
    'npx mechatable bot --bot "cmd:python3 examples/bots/eager.py" --name Eager --session eager.session',
  ],
  async run(_operands, { server, game, bot: player, name, table, session, host, ...rest }, io) {
    const games = game === undefined ? io.games : game.map((id) => findGame(id, undefined, io.games));
    const choice = new BotChoice(entrantFrom(player), io.gamesFromCatalog);
    try {
      const file = session === undefined ? undefined : resolve(io.cwd, session);
      const guest = await orSentence(() => signIn({ server, name, session: file }));
      const stopped = io.untilStopped();
      io.out(words.playing(guest.me.name, server));
      let finishOne: () => void = () => undefined;
      const oneFinished = new Promise<void>((done) => (finishOne = done));
      const online = new OnlineBot({
        guest,
        games,
        gameOf: ({ game: id, rulesVersion }: RecordHead) => findGame(id, rulesVersion, io.releases),
        choose: choice.choose,
        atOnce: rest['at-once'],
        hosts: host,
        onSeat: (seated) => {
          io.out(words.seated(seated.id, titleOf(seated, games)));
        },
        onFinish: (id, finished) => {
          io.out(words.finished(id, resultOf(finished)));
          void choice.leave(id);
          finishOne();
        },
      });
      const playing =
        table === undefined
          ? online.run()
          : orSentence(() => online.sit(idOf(table))).then(() => oneFinished);
      await Promise.race([playing, stopped]);
      const running = await online.stop();
      if (running > 0) io.out(stillRunning(running, guest, session));
      return EXIT.ok;
    } finally {
      await choice.close();
    }
  },
});

function idOf(link: string): string {
  const id = TABLE_ID.exec(link)?.[0];
  if (id === undefined) throw new BadInputError(words.badTable(link));
  return id;
}

function titleOf({ game }: TableInfo, games: readonly { id: string; title: string }[]): string {
  return games.find(({ id }) => id === game)?.title ?? game;
}

function resultOf(finished: Finished | Error): string {
  if (finished instanceof Error) return words.failed(finished.message);
  const { seat, outcome, forfeit } = finished;
  if (forfeit !== null) return words.conceded(forfeit);
  if (outcome.winners.length === 0) return words.result.draw;
  return outcome.winners.includes(seat) ? words.result.won : words.result.lost;
}

function stillRunning(running: number, { me }: Guest, session: string | undefined): string {
  return words.leaves(me.name, count(running, 'running match', 'running matches'), session !== undefined);
}

/** The server's refusals are sentences for people. */
async function orSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) throw new BadInputError(error.message);
    throw error;
  }
}
