import type { Chooser, Trouble } from '@mechatable/host';
import type { AnyGame, SignatureCheck } from '@mechatable/kernel';
import type { Profile } from '@mechatable/protocol';
import type { Clocks, Journal, Peers, Seats, Table, Tables, Talk } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenPages } from './open-pages.ts';
import type { Time } from '../time.ts';

/** What running matches need from the server. */
export interface MatchServices extends Time {
  readonly tables: Tables;
  readonly seats: Seats;
  readonly journal: Journal;
  readonly clocks: Clocks;
  readonly talk: Talk;
  readonly chooser: Chooser;
  readonly findGame: (id: string, rulesVersion: number) => AnyGame;
  readonly profiles: (players: readonly string[]) => Promise<ReadonlyMap<string, Profile>>;
  readonly checkSignature: SignatureCheck;
  /** Draws the server's part of a seed. */
  readonly newSecret: () => string;
  /** Runs work about the same thing one after the other, on all servers that share the database. */
  readonly inTurn: Peers['inTurn'];
  /** Which pages people have open on other servers. */
  readonly openPages: OpenPages;
  /** How long to wait before trying again to save, in milliseconds. */
  readonly retryMs: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called when it may be someone's turn: lobbies and push messages depend on it. */
  readonly onTurn: (table: Table, away: readonly string[]) => void;
  readonly onTrouble: (table: string, trouble: Trouble) => void;
  readonly log: FastifyBaseLogger;
}
