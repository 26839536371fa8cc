import { findGame } from '@mechatable/catalog';
import {
  BadInputError,
  ReplayError,
  bot,
  drawParts,
  nameOf,
  person,
  program,
  type AnyGame,
  type MatchRecord,
  type Player,
} from '@mechatable/kernel';
import { DEFAULT_BOT } from '@mechatable/bots';
import {
  ANSWER_MODES,
  isPerson,
  playersOf,
  random256,
  type AnswerMode,
  type Chooser,
} from '@mechatable/host';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { seatName } from '../figures.ts';
import type { Io } from '../io.ts';
import { Dialogue } from '../play/dialogue.ts';
import { Opponents } from '../play/opponents.ts';
import { sealText } from '../play/seal.ts';
import { Session } from '../play/session.ts';
import { commandOf } from '../players/command-bot.ts';
import { insistOnPlayer } from '../players/player.ts';
import { readRecord } from '../record-file.ts';
import { seatLoadouts } from '../seats.ts';

export const play = command({
  name: 'play',
  summary: 'Play a match in the terminal, against bots or with others at the same screen.',
  about: [
    'You see what your seat may know, what has happened and why, and your choices with a number each.',
    'In the match: a number or a part of a choice, ? for what is not possible and why, undo, save, log, help, quit.',
    'Lines may also be piped in. A match that is broken off is saved, and --load goes on with it.',
  ].join('\n'),
  operands: { game: { help: 'the id of a game' } },
  options: {
    seat: { kind: 'whole', value: '<N>', help: 'your seat: 0 is seat A', min: 0 },
    bots: { kind: 'list', value: '<a,b>', help: 'who sits in the other seats; left out: regular' },
    hotseat: { kind: 'flag', help: 'persons in all seats' },
    seed: { kind: 'text', value: '<text>', help: 'what chance follows from; left out: a new one' },
    loadouts: {
      kind: 'list',
      value: '<a,b>',
      help: 'one for all seats or one for each; left out: as the game has it',
    },
    options: { kind: 'json', value: '<JSON>', help: 'options of the game' },
    answers: {
      kind: 'text',
      value: '<mode>',
      help: 'when you are asked where you may pass: smart, always or never',
      default: 'smart',
    },
    load: { kind: 'text', value: '<file>', help: 'go on with a saved match' },
  },
  examples: [
    'npx mechatable play lanes',
    'npx mechatable play lanes --seat 1 --bots random --seed breakfast',
    'npx mechatable play lanes --load mechatable-lanes.json',
  ],
  async run({ game: id }, { seat, bots, hotseat, seed, loadouts, options, answers, load }, io) {
    const game = findGame(id, undefined, io.games);
    const mode = answerMode(answers);
    if (hotseat && (seat !== undefined || bots !== undefined)) {
      throw new BadInputError('With --hotseat persons sit in all seats: leave out --seat and --bots.');
    }
    const chooser = new Opponents(io.gamesFromCatalog);
    try {
      let session: Session;
      if (load === undefined) {
        const players = playersFor(game, seat ?? 0, bots ?? [DEFAULT_BOT], hotseat);
        const given =
          loadouts === undefined ? {} : { loadouts: seatLoadouts(game, loadouts, players.length) };
        const all = { ...options, ...given };
        session = await Session.open(
          game,
          { players, seed: seed ?? drawParts(players.length, random256), options: all },
          mode,
          chooser,
        );
      } else {
        if (seed !== undefined || loadouts !== undefined || options !== undefined) {
          throw new BadInputError(
            'With --load the match goes on as it was: leave out --seed, --loadouts and --options.',
          );
        }
        session = await loaded(game, readRecord(io.cwd, load), load, { seat, bots, hotseat, mode, chooser });
      }
      introduce(io, session);
      const release = io.onInterrupt(() => {
        io.close(); // the question that is open then finds the input ended, and the match is saved
      });
      try {
        await new Dialogue(session, io).run();
      } finally {
        release();
      }
    } finally {
      chooser.close();
    }
    return EXIT.ok;
  },
});

/** Who sits where: one person among bots, or persons everywhere. */
function playersFor(
  game: AnyGame,
  seat: number,
  bots: readonly string[],
  hotseat: boolean,
): readonly Player[] {
  for (const id of bots) insistOnPlayer(id);
  const named = bots.map((id) => (commandOf(id) === null ? bot(id) : program('program')));
  const { min, max } = game.seats;
  const seats = bots.length === 1 ? max : bots.length + 1;
  if (hotseat) return Array.from({ length: max }, (_, i) => person(`Player ${String(i + 1)}`));
  if (seats < min || seats > max) {
    const wanted = min === max ? String(min - 1) : `${String(min - 1)} to ${String(max - 1)}`;
    throw new BadInputError(
      `--bots names one bot for all other seats, or ${wanted}, not ${String(bots.length)}.`,
    );
  }
  if (seat >= seats)
    throw new BadInputError(`--seat is a number from 0 to ${String(seats - 1)}, not ${String(seat)}.`);
  const others: Player[] = Array.from(
    { length: seats - 1 },
    (_, i) => named[i] ?? named[0] ?? bot(DEFAULT_BOT),
  );
  others.splice(seat, 0, person('You'));
  return others;
}

interface Seating {
  readonly seat: number | undefined;
  readonly bots: readonly string[] | undefined;
  readonly hotseat: boolean;
  readonly mode: AnswerMode;
  readonly chooser: Chooser;
}

async function loaded(
  game: AnyGame,
  record: MatchRecord,
  file: string,
  { seat, bots, hotseat, mode, chooser }: Seating,
): Promise<Session> {
  if (record.game !== game.id) {
    throw new BadInputError(
      `${file} is a match of ${record.game}: npx mechatable play ${record.game} --load ${file}`,
    );
  }
  const before = playersOf(record);
  const reseat = hotseat || seat !== undefined || bots !== undefined;
  const others = bots ?? before.flatMap((player) => (player.kind === 'bot' ? [player.bot] : []));
  const asBefore = before.some(isPerson) ? before : [person('You'), ...before.slice(1)];
  const here = seat ?? Math.max(0, asBefore.findIndex(isPerson));
  const players = reseat
    ? playersFor(game, here, others.length === 0 ? [DEFAULT_BOT] : others, hotseat)
    : asBefore;
  try {
    return await Session.resume(game, record, mode, chooser, players);
  } catch (error) {
    if (error instanceof ReplayError)
      throw new BadInputError(`${file} cannot be gone on with. ${error.message}`);
    throw error;
  }
}

function answerMode(text: string): AnswerMode {
  const found = ANSWER_MODES.find((mode) => mode === text);
  if (found !== undefined) return found;
  throw new BadInputError(`--answers is ${ANSWER_MODES.join(', ')}, not "${text}".`);
}

function introduce(io: Io, session: Session): void {
  const { players, game } = session;
  const seats = players.map((player, seat) => `${seatName(seat)} ${nameOf(player)}`);
  io.out(`${game.title}: ${seats.join(', ')}. Type help for what you can type.\n`);
  io.out(`${sealText(session)}\n`);
}
