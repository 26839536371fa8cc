import type { Chooser, HostProblem } from '@mechatable/host';
import type { AnyGame, SignatureCheck } from '@mechatable/kernel';
import type { Profile } from '@mechatable/protocol';
import type { Bans, Clocks, Journal, Peers, Ratings, Seats, Tables, Talk } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenPages } from './open-pages.ts';
import type { Time } from '../time.ts';

/** The parts of the server that running matches need. */
export interface MatchServices extends Time {
  readonly tables: Tables;
  readonly seats: Seats;
  readonly journal: Journal;
  readonly clocks: Clocks;
  readonly talk: Talk;
  readonly bans: Bans;
  readonly ratings: Ratings;
  readonly chooser: Chooser;
  readonly findGame: (id: string, rulesVersion: number) => AnyGame;
  readonly profiles: (players: readonly string[]) => Promise<ReadonlyMap<string, Profile>>;
  readonly checkSignature: SignatureCheck;
  /** Draws the server's part of a seed. */
  readonly newSecret: () => string;
  /** Runs tasks with the same key one after the other, across all servers that share the database. */
  readonly inTurn: Peers['inTurn'];
  /** Which pages people have open on other servers. */
  readonly openPages: OpenPages;
  /** Maps the delay of an automatic pass in milliseconds to the actual one. */
  readonly passDelay: (milliseconds: number) => number;
  /** Whether a player has another page of the site open, which notifies them itself. */
  readonly isHere: (player: string) => boolean;
  /** Called when it may be someone else's turn. */
  readonly onTurn: () => void;
  /** Called when an entry is saved, with how long that took. */
  readonly onSaved: (milliseconds: number) => void;
  readonly onProblem: (table: string, problem: HostProblem) => void;
  readonly log: FastifyBaseLogger;
}
