import { findGame, otherContent } from '@mechatable/catalog';
import {
  BadInputError,
  ReplayError,
  drawParts,
  publishedId,
  sentence,
  whom,
  type AnyGame,
  type MatchRecord,
  type SeedParts,
} from '@mechatable/kernel';
import { ANSWER_MODES, onlyPerson, random256, type AnswerMode } from '@mechatable/host';
import { command, GAME } from '../command.ts';
import { contentLine } from '../content/line.ts';
import { CONTENT, GAME_OPTIONS } from '../option.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { Dialogue } from '../play/dialogue.ts';
import { Opponents } from '../play/opponents.ts';
import { sealText } from '../play/seal.ts';
import { loadedSeating, newSeating, playerOf, type Seated } from '../play/seating.ts';
import { Session } from '../play/session.ts';
import { readRecord } from '../record-file.ts';
import { seatLoadouts } from '../seats.ts';
import { OPEN_SEEDS, chooseSeed } from '../seeds.ts';
import { quoted } from '@mechatable/study';
import { words } from '../play/words.ts';
import { words as shared } from '../words.ts';

export const play = command({
  name: 'play',
  summary: 'Play a match in the terminal, against bots or with others on the same screen.',
  about: [
    'Shows what you know, what happened, and a numbered list of your choices.',
    "During the match, type a number or part of a choice, or ? (what you can't do and why), why, undo, save, log, help, quit.",
    'Input can be piped. An interrupted match is saved; resume it with --load.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    seat: { kind: 'whole', value: '<N>', help: 'your seat number, starting at 0', min: 0 },
    bots: { kind: 'list', value: '<a,b>', help: 'who plays the other seats (default: regular)' },
    hotseat: { kind: 'flag', help: 'people in all seats, sharing this screen' },
    seed: {
      kind: 'text',
      value: '<text>',
      help: 'any text that determines all random events (default: a new seed)',
    },
    'open-seeds': OPEN_SEEDS,
    loadouts: {
      kind: 'list',
      value: '<a,b>',
      help: 'one for all seats or one per seat (default: chosen by the game)',
    },
    options: GAME_OPTIONS,
    responses: {
      kind: 'text',
      value: '<mode>',
      help: 'when to ask you for responses: auto, always or never',
      default: 'auto',
    },
    load: { kind: 'text', value: '<file>', help: 'resume a saved match' },
    content: CONTENT,
  },
  examples: [
    'npx mechatable play lanes',
    'npx mechatable play lanes --seat 1 --bots random --seed breakfast',
    'npx mechatable play lanes --load mechatable-lanes.json',
  ],
  async run({ game: id }, { seat, bots, hotseat, seed, loadouts, options, responses, load, ...rest }, io) {
    const newest = findGame(id, undefined, io.games);
    const mode = answerMode(responses);
    if (hotseat && (seat !== undefined || bots !== undefined)) {
      throw new BadInputError(words.hotseatAlone);
    }
    if (load !== undefined && (seed !== undefined || loadouts !== undefined || options !== undefined)) {
      throw new BadInputError(words.loadAlone);
    }
    const settings = { seat, bots, hotseat };
    const record = load === undefined ? null : recordOfGame(io, newest, load);
    // A saved match continues under the rules that it started with.
    const game = record === null ? newest : findGame(newest.id, record.rulesVersion, io.releases);
    const { seated, notes } =
      record === null ? { seated: newSeating(game, settings), notes: [] } : loadedSeating(record, settings);
    const chooser = new Opponents(io.gamesFromCatalog, seated);
    try {
      let session: Session;
      if (record === null) {
        const given = loadouts === undefined ? {} : { loadouts: seatLoadouts(game, loadouts, seated.length) };
        const chosen = playSeed(seed, seated, rest['open-seeds']);
        const start = { players: seated.map(playerOf), seed: chosen.seed, options: { ...options, ...given } };
        session = await Session.open(game, start, mode, chooser);
        introduce(io, session, [...notes, ...chosen.notes]);
      } else {
        session = await resumable(load ?? '', () =>
          Session.resume(game, record, mode, chooser, seated.map(playerOf)),
        );
        introduce(io, session, [...notes, ...(hasProgram(seated) ? [words.seedInFile] : [])]);
      }
      const release = io.onInterrupt(() => {
        io.close(); // the open question then sees the end of input, and the match is saved
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

function hasProgram(seated: readonly Seated[]): boolean {
  return seated.some(({ kind }) => kind === 'program');
}

/** A new seed unless one is given; a program could read a given one. */
function playSeed(
  given: string | undefined,
  seated: readonly Seated[],
  isOpen: boolean,
): { readonly seed: string | SeedParts; readonly notes: readonly string[] } {
  if (given === undefined) return { seed: drawParts(seated.length, random256), notes: [] };
  const entrants = seated.flatMap((player) => (player.kind === 'person' ? [] : [player]));
  const { seed, kind } = chooseSeed(given, entrants, isOpen);
  if (kind === 'secret')
    return {
      seed,
      notes: [words.mixedSeed],
    };
  return {
    seed,
    notes: kind === 'open' ? [words.openSeed] : [],
  };
}

function recordOfGame(io: Io, game: AnyGame, file: string): MatchRecord {
  const record = readRecord(io.cwd, file);
  if (record.game === game.id) return record;
  if (publishedId(record.game) === publishedId(game.id))
    throw new BadInputError(`${file}: ${otherContent(record.game, game)}`);
  throw new BadInputError(
    words.otherGame(
      file,
      record.game,
      `npx mechatable play ${quoted(publishedId(record.game))} --load ${quoted(file)}`,
    ),
  );
}

async function resumable(file: string, resume: () => Promise<Session>): Promise<Session> {
  try {
    return await resume();
  } catch (error) {
    if (error instanceof ReplayError) throw new BadInputError(words.unresumable(file, error.message));
    throw error;
  }
}

function answerMode(text: string): AnswerMode {
  const found = ANSWER_MODES.find((mode) => mode === text);
  if (found !== undefined) return found;
  throw new BadInputError(shared.option.oneOf('--responses', ANSWER_MODES, text));
}

function introduce(io: Io, session: Session, notes: readonly string[]): void {
  const { players, game } = session;
  const names = session.names(onlyPerson(players));
  const seated = players.map((_, seat) => sentence(whom(names, seat)));
  io.out(words.introduction(game.title, seated));
  io.out(contentLine(game));
  io.out(`${sealText(session)}\n`);
  for (const note of notes) io.out(`${note}\n`);
}
