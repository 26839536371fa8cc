import { z } from 'zod';

/** A human. The name is what the table shows. */
export interface Person {
  readonly kind: 'person';
  readonly name: string;
  /** The public half of the key that signs this person's entries, as 130 hexadecimal digits: a P-256 point. */
  readonly key?: string | undefined;
}

/** One of our own bots, by its id: `regular`, `search:300ms`. */
export interface BotPlayer {
  readonly kind: 'bot';
  readonly bot: string;
}

/**
 * A program outside Mechatable. A record only holds its name. The command that starts it comes from the command line
 * and is never stored, so no file can choose what runs.
 */
export interface ProgramPlayer {
  readonly kind: 'program';
  readonly name: string;
}

/** Who sits in a seat. */
export type Player = Person | BotPlayer | ProgramPlayer;

/** Printable and not too long: names end up in terminals, pages and file names. */
export const MAX_NAME_LENGTH = 60;

// Control, format, surrogate, private-use and line-separator characters can move a cursor or hide text.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

export const playerName = z
  .string()
  .min(1, 'expected a name')
  .max(MAX_NAME_LENGTH, `expected at most ${String(MAX_NAME_LENGTH)} characters`)
  .refine((name) => !UNPRINTABLE.test(name), 'expected a name without control characters')
  .refine((name) => name.trim() === name, 'expected a name without leading or trailing spaces');

const publicKey = z.string().regex(/^04[0-9a-f]{128}$/, 'expected a P-256 public key in hexadecimal');

export const playerSchema: z.ZodType<Player> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: playerName, key: publicKey.optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: playerName }),
  z.strictObject({ kind: z.literal('program'), name: playerName }),
]);

export function person(name: string): Person {
  return { kind: 'person', name };
}

export function bot(id: string): BotPlayer {
  return { kind: 'bot', bot: id };
}

export function program(name: string): ProgramPlayer {
  return { kind: 'program', name };
}

/** A player's name. */
export function nameOf(player: Player): string {
  return player.kind === 'bot' ? player.bot : player.name;
}

/** The key that signs a player's entries; undefined for a player who signs nothing. */
export function keyOf(player: Player | undefined): string | undefined {
  return player?.kind === 'person' ? player.key : undefined;
}

/** Text from elsewhere, made safe to print: control characters become `?`, long text is cut. */
export function printable(text: string, most = MAX_NAME_LENGTH): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text; // cut first: half a character may be left over
  return cut.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '?');
}
