import type { Chooser, Trouble } from '@mechatable/host';
import type { AnyGame, SignatureCheck } from '@mechatable/kernel';
import type { Profile } from '@mechatable/protocol';
import type { Clocks, Journal, Ratings, Seats, Table, Tables, Talk } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../time.ts';

/** What running matches need from the server. */
export interface MatchServices extends Time {
  readonly tables: Tables;
  readonly seats: Seats;
  readonly journal: Journal;
  readonly clocks: Clocks;
  readonly talk: Talk;
  readonly ratings: Ratings;
  readonly chooser: Chooser;
  readonly findGame: (id: string, rulesVersion: number) => AnyGame;
  readonly profiles: (players: readonly string[]) => Promise<ReadonlyMap<string, Profile>>;
  readonly checkSignature: SignatureCheck;
  /** Draws the server's part of a seed. */
  readonly newSecret: () => string;
  /** How long to wait before trying again to save, in milliseconds. */
  readonly retryMs: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called when it may be someone's turn: lobbies and push messages depend on it. */
  readonly onTurn: (table: Table, away: readonly string[]) => void;
  /** Called when a match is over. */
  readonly onOver: (table: Table) => void;
  readonly onTrouble: (table: string, trouble: Trouble) => void;
  readonly log: FastifyBaseLogger;
}
