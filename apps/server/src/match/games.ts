import { findGame } from '@mechatable/catalog';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { ProblemError } from '@mechatable/protocol';
import type { RulesVersions } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

/** What servers knew that are too old to report it. */
const BEFORE: RulesVersions = {
  lanes: [1, 2],
  masc: [1],
  'mecha-1e': [3, 4],
  'mecha-2e': [3, 4],
  mechanation: [1, 2],
};

/** A newer server has set up this match. Clients try again, and may reach a server that knows its rules. */
export class NewerRulesError extends ProblemError {
  constructor() {
    const { status, code, message } = refusal('not-saved', words.newerRules);
    super(status, { code, sentence: message });
  }
}

/** The games that this server plays, in every version. */
export class Games {
  readonly #games: readonly AnyGame[];

  constructor(games: readonly AnyGame[]) {
    this.#games = games;
  }

  /** What to report to other servers. */
  get versions(): RulesVersions {
    const ids = new Set(this.#games.map(({ id }) => id));
    return Object.fromEntries([...ids].map((id) => [id, this.#versionsOf(id)]));
  }

  /** Whether only newer servers know this version of a game. */
  isNewer(id: string, version: number): boolean {
    return version > Math.max(0, ...this.#versionsOf(id));
  }

  /** The game of a match. */
  readonly find = (id: string, version: number): AnyGame => {
    if (this.isNewer(id, version)) throw new NewerRulesError();
    return findGame(id, version, this.#games);
  };

  /** The newest version that this server knows. Throws a refusal if there is none. */
  newest(id: string): AnyGame {
    try {
      return findGame(id, undefined, this.#games);
    } catch (error) {
      if (error instanceof BadInputError) throw refusal('bad-request', error.message);
      throw error;
    }
  }

  /** The newest version that all of these servers know, and this one. Throws a refusal if there is none. */
  shared(id: string, servers: readonly (RulesVersions | null)[]): AnyGame {
    const game = this.newest(id);
    const shared = this.#versionsOf(game.id).filter((version) =>
      servers.every((known) => (known ?? BEFORE)[game.id]?.includes(version) === true),
    );
    if (shared.length === 0) throw refusal('not-saved', words.table.newGame(game.title));
    return this.find(game.id, Math.max(...shared));
  }

  #versionsOf(id: string): readonly number[] {
    return this.#games.filter((game) => game.id === id).map(({ rulesVersion }) => rulesVersion);
  }
}
