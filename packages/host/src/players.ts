import { castingOf, findBot, isBot } from '@mechatable/bots';
import {
  bot,
  distinct,
  isV1,
  person,
  printable,
  program,
  type Player,
  type RecordHead,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import type { Chooser } from './chooser.ts';
import { words } from './words.ts';

/** The name under which format 1 recorded every person. */
const ANYONE = 'person';
/** How format 1 recorded programs: with the command that started them, which is never run again. */
const COMMAND = 'cmd:';

/** The players that a record names, by seat. */
export function playersOf(record: RecordHead): readonly Player[] {
  return isV1(record) ? record.seats.map(playerV1) : record.players;
}

/** Format 1 had only names, so every name of a bot means that bot; there were no characters yet. */
function playerV1(name: string, seat: Seat): Player {
  if (isBot(name) && castingOf(name) === null) return bot(name);
  if (name.startsWith(COMMAND)) return program(nameFrom(name.slice(COMMAND.length), words.players.program));
  return person(nameFrom(name === ANYONE ? '' : name, words.players.person(seat + 1)));
}

function nameFrom(text: string, otherwise: string): string {
  return printable(text).trim() || otherwise;
}

/** The player of a seat in this host. A person replaces a program that can't run here. */
export function seatedHere(player: Player, seat: Seat, chooser: Chooser): Player {
  if (player.kind === 'person') return player;
  if (player.kind === 'bot') return isBot(player.bot) ? player : person(player.bot);
  return chooser.runs?.(seat) === true ? player : person(player.name);
}

/** A bot by its title: `Regular`, `Vesna Kade`. */
export function botTitle(id: string): string {
  return isBot(id) && !id.startsWith('search:') ? findBot(id).title : id;
}

/** The display name of a bot: `Regular bot`; a character goes by its own name. */
export function botName(id: string): string {
  return castingOf(id)?.character.name ?? words.players.bot(botTitle(id));
}

/** The display names of the players: `Mira`, `Regular bot`. All differ, and none is `You`. */
export function displayNames(players: readonly Player[]): readonly string[] {
  return distinct(
    players.map((player, seat) => {
      if (player.kind === 'bot') return botName(player.bot);
      return player.name === 'You' ? words.players.person(seat + 1) : player.name;
    }),
  );
}

export function isPerson(player: Player | undefined): boolean {
  return player?.kind === 'person';
}

/** The person's seat if there is exactly one, so that texts can say `you`. Otherwise `table`. */
export function onlyPerson(players: readonly Player[]): Viewer {
  const [only, another] = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  return only === undefined || another !== undefined ? 'table' : only;
}

/** The name that a chooser knows a player by: a bot's id, or a name that no bot has. */
export function chooserName(player: Player): string {
  return player.kind === 'bot' ? player.bot : `${player.kind}:${player.name}`;
}
