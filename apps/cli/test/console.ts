import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { main, type Io, type TestResult } from '../src/index.ts';
import type { CheckedOut, InstalledPeers } from '../src/io.ts';
import { plainText } from '../src/plain-text.ts';
import { duel } from './duel-game.ts';

const DUEL_RULES = `# Duel

Two players, two hands of numbers.

## Turns

**DU-TURN-1** The players take turns.

**DU-TURN-2** A player may pass.

**DU-TURN-3** ✎ It is a duel of honor.

## Cards

**DU-PLAY-1** A played card stays on the table.

**DU-PLAY-2** Only cards of the own hand are played.

**DU-PLAY-3** A number must not follow itself.

**DU-PLAY-30** Numbers are whole.

## The end

**DU-END-1** The higher sum wins.

**DU-END-2** Giving up loses.

⧗ So does leaving.

**DU-END-3** ⧗ A clock that runs out loses.
`;

const DUEL_SAMPLES = {
  'DU-PLAY-1': {
    tests: 1,
    located: 'cited',
    tried: 4,
    noticed: 3,
    proof: { broken: 'duel.ts:5 EqualityOperator: a !== b', test: '[DU-PLAY-1, DU-PLAY-2] cards' },
  },
  'DU-PLAY-2': {
    tests: 1,
    located: 'reached',
    tried: 1,
    noticed: 0,
    survived: ['duel.ts:7 ConditionalExpression: true'],
  },
  'DU-PLAY-3': { tests: 1, located: null, tried: 0, noticed: 0 },
};

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The parts of the terminal that were cleared, in order. */
  readonly erased: string;
  /** The standard output as data. */
  readonly json: () => unknown;
}

export interface World {
  readonly lines?: readonly string[];
  readonly tests?: readonly TestResult[];
  readonly games?: readonly AnyGame[];
  /** Whether other threads and machines can load them by their ids. */
  readonly gamesFromCatalog?: boolean;
  /** Every version of them; left out: they have one each. */
  readonly releases?: readonly AnyGame[];
  readonly terminal?: boolean;
  readonly peers?: InstalledPeers;
  /** The commits of the repository, by revision. */
  readonly commits?: Readonly<Record<string, CheckedOut>>;
  readonly site?: string;
  readonly preferredPort?: string;
  readonly preferredHost?: string;
  readonly user?: string;
  readonly databaseUrl?: string;
  /** This computer's addresses in its networks. */
  readonly addresses?: readonly string[];
  /** Called with the output so far, while a command runs until it is stopped. */
  readonly whileServing?: (out: string) => Promise<void>;
  /** Called with a function that acts as Ctrl-C. */
  readonly onStart?: (interrupt: () => void) => void;
}

const NO_PEERS: InstalledPeers = { ok: false, why: 'npm ci in bench/peers failed.' };

export interface Console {
  /** The folder in which the test file's commands read and write. */
  readonly cwd: string;
  /** Runs a command line against the duel, with these lines typed in. */
  readonly mechatable: (line: readonly string[], world?: World) => Promise<Ran>;
}

/** For one test file: its own folder, deleted after its last test. */
export function withConsole(): Console {
  const cwd = mkdtempSync(join(tmpdir(), 'mechatable-cli-'));
  mkdirSync(join(cwd, 'rules/coverage'), { recursive: true });
  writeFileSync(join(cwd, 'rules/duel.md'), DUEL_RULES);
  writeFileSync(join(cwd, 'rules/coverage/duel.json'), JSON.stringify(DUEL_SAMPLES));
  afterAll(() => {
    rmSync(cwd, { recursive: true });
  });
  return { cwd, mechatable: (line, world = {}) => run(cwd, line, world) };
}

async function run(folder: string, line: readonly string[], world: World): Promise<Ran> {
  const { lines = [], tests = [], games = [duel], terminal = false, peers = NO_PEERS } = world;
  const typed = [...lines];
  let out = '';
  let err = '';
  let erased = '';
  const io: Io = {
    out: (text) => (out += text),
    err: (text) => (err += text),
    erase: (what) => (erased += `${what} `),
    ask(prompt) {
      const answer = typed.shift() ?? null;
      out += plainText(`${prompt}${answer ?? ''}\n`);
      return Promise.resolve(answer);
    },
    onInterrupt(callback) {
      world.onStart?.(callback);
      return () => undefined;
    },
    terminal: { input: terminal, output: terminal, errors: terminal },
    hasColor: terminal,
    games,
    releases: world.releases ?? games,
    gamesFromCatalog: world.gamesFromCatalog ?? false,
    root: folder,
    version: '1.2.3',
    cwd: folder,
    preferredPort: world.preferredPort ?? '',
    preferredHost: world.preferredHost ?? '',
    user: world.user ?? 'operator',
    databaseUrl: world.databaseUrl ?? '',
    addresses: () => world.addresses ?? [],
    site: () => Promise.resolve(world.site ?? folder),
    untilStopped: async () => {
      await Promise.resolve(); // until it has printed that it is running
      await world.whileServing?.(out);
    },
    clone: {
      testsOf: () => Promise.resolve(tests),
      installPeers: () => Promise.resolve(peers),
      checkOut: (revision) => {
        const commit = world.commits?.[revision];
        if (commit === undefined) return Promise.reject(new BadInputError(`Unknown commit "${revision}".`));
        return Promise.resolve(commit);
      },
      commitsBetween: (from, to, rulebook) => Promise.resolve([`${rulebook}: from ${from} to ${to}`]),
    },
    close: () => undefined,
  };
  const code = await main(line, io);
  return { code, out, err, erased, json: () => JSON.parse(out) as unknown };
}
