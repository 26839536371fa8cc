import { castingOf } from '@mechatable/bots';
import type { AnyGame, GameEvent, Outcome, Player, Seat } from '@mechatable/kernel';
import { words, type Lines, type Occasion } from './words.ts';

/** The public part of a match. */
export interface PublicMatch {
  readonly game: AnyGame;
  /** The events so far, as any viewer saw them. */
  readonly events: readonly GameEvent[];
  /** A view of the same viewer, from the same moment or later. It only says whose pieces are whose. */
  readonly view: unknown;
  readonly outcome: Outcome | null;
}

/** A character speaks at most once in this many turns, except at the start and at the end. */
const EVERY = 3;

/** A bot's current line; null if it isn't a character or says nothing. It depends only on public facts. */
export function talkOf(player: Player | undefined, seat: Seat, match: PublicMatch): string | null {
  const character = player?.kind === 'bot' ? castingOf(player.bot)?.character.id : undefined;
  if (character === undefined || !isSpeaker(character)) return null;
  const turns = match.events.filter(isTurn).length;
  const occasion = occasionFor(seat, match, turns);
  if (occasion === null) return null;
  const lines: Lines = words.lines[character];
  return lines[occasion][(turns + seat) % lines[occasion].length] ?? null;
}

function isSpeaker(id: string): id is keyof typeof words.lines {
  return Object.hasOwn(words.lines, id);
}

/** In every game with turns, an event of type `turn` begins one. */
function isTurn({ type }: GameEvent): boolean {
  return type === 'turn';
}

function occasionFor(
  seat: Seat,
  { game, events, view, outcome }: PublicMatch,
  turns: number,
): Occasion | null {
  if (outcome !== null)
    return outcome.winners.length === 0 ? null : outcome.winners.includes(seat) ? 'win' : 'loss';
  if (turns <= 1) return 'greeting';
  if ((turns + seat) % EVERY !== 0) return null;
  const recent = events.slice(events.findLastIndex(isTurn));
  const seen = recent.map((event) => game.rules.eventFor(event, 'table')).filter((event) => event !== null);
  let balance = 0;
  for (const { kind, seat: owner } of game.words.deeds(view, seen)) {
    if (kind === 'moved') continue;
    const isGood = kind === 'claimed' ? owner === seat : owner !== seat;
    balance += isGood ? 1 : -1;
  }
  return balance === 0 ? null : balance > 0 ? 'good' : 'setback';
}
