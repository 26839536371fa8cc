import { DEFAULT_BOT, isBot } from '@mechatable/bots';
import { botName, playersOf } from '@mechatable/host';
import {
  BadInputError,
  bot,
  person,
  type AnyGame,
  type MatchRecord,
  type Person,
  type Player,
} from '@mechatable/kernel';
import { entrantFrom, playerOf as entrantPlayer, type Entrant } from '../players/entrant.ts';
import { words } from './words.ts';

/** The player of a seat at this terminal. */
export type Seated = Person | Entrant;

/** The seating options of the command line. */
export interface SeatingSettings {
  readonly seat: number | undefined;
  readonly bots: readonly string[] | undefined;
  readonly hotseat: boolean;
}

export interface LoadedSeating {
  readonly seated: readonly Seated[];
  /** Notes about changes since the match was saved. */
  readonly notes: readonly string[];
}

const YOU = person('You');

/** The seating of a new match: one person among bots, or people in all seats. */
export function newSeating(game: AnyGame, { seat = 0, bots = [DEFAULT_BOT], hotseat }: SeatingSettings) {
  const { min, max } = game.seats;
  return arrange({ min, max }, seat, bots.map(entrantFrom), hotseat);
}

/** The seating of a match from a file. Only the command line can add programs. */
export function loadedSeating(record: MatchRecord, { seat, bots, hotseat }: SeatingSettings): LoadedSeating {
  const players = playersOf(record);
  const seats = { min: players.length, max: players.length };
  const firstPerson = players.findIndex(({ kind }) => kind === 'person');
  const mine = seat ?? Math.max(0, firstPerson);
  if (bots !== undefined || hotseat)
    return { seated: arrange(seats, mine, (bots ?? []).map(entrantFrom), hotseat), notes: [] };
  const notes = players.flatMap(noteOn);
  if (seat === undefined) {
    const hereNow = (player: Player, i: number): Seated => {
      if (player.kind === 'person') return player;
      return firstPerson < 0 && i === 0 ? YOU : botFor(player);
    };
    return { seated: players.map(hereNow), notes };
  }
  const others = players.filter(({ kind }) => kind !== 'person').map(botFor);
  if (others.length === players.length - 1) return { seated: arrange(seats, mine, others, false), notes };
  return { seated: arrange(seats, mine, [others[0] ?? bot(DEFAULT_BOT)], false), notes };
}

/** The player as hosts and records contain it: never with a program's command. */
export function playerOf(seated: Seated): Player {
  return seated.kind === 'person' ? seated : entrantPlayer(seated);
}

function botFor(player: Player): Entrant {
  return player.kind === 'bot' && isBot(player.bot) ? player : bot(DEFAULT_BOT);
}

/** A note about a player who can't continue the match. */
function noteOn(player: Player): readonly string[] {
  const substitute = botName(DEFAULT_BOT);
  if (player.kind === 'program') return [words.programLeft(player.name, substitute)];
  if (player.kind === 'bot' && !isBot(player.bot)) return [words.unknownBot(player.bot, substitute)];
  return [];
}

function arrange(
  { min, max }: { readonly min: number; readonly max: number },
  seat: number,
  bots: readonly Entrant[],
  hotseat: boolean,
): readonly Seated[] {
  if (hotseat) return Array.from({ length: max }, (_, i) => person(words.player(i + 1)));
  const [only] = bots;
  const seats = bots.length === 1 ? max : bots.length + 1;
  if (seats < min || seats > max || only === undefined) {
    const wanted = min === max ? String(min - 1) : `${String(min - 1)} to ${String(max - 1)}`;
    throw new BadInputError(words.botsForOthers(wanted, bots.length));
  }
  if (seat >= seats) throw new BadInputError(words.seatRange(seats - 1, seat));
  const others: Seated[] = bots.length === 1 ? new Array<Seated>(seats - 1).fill(only) : [...bots];
  others.splice(seat, 0, YOU);
  return others;
}
