import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { hashOf, invariant, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { playAndTrace, replayProblem } from '../growth.ts';
import { yieldToEventLoop, NO_LIMIT } from './patience.ts';

/** How a game's content grows: a text that is put before another one in a source file, named by the end of its path. */
export interface Addition {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

export interface GrowthPlan {
  /** The game's module, and what its list of released versions is called there. */
  readonly module: URL;
  readonly name: string;
  readonly additions: readonly Addition[];
  /** How many matches are replayed; ten times as many if the environment variable SOAK is 1. */
  readonly matches?: number;
  /** Examine one state in this many closely. */
  readonly every?: number;
  /** False where, under these rules, new content may turn up in imagined worlds. */
  readonly imagines?: boolean;
  /** Left out: loadouts drawn by the seed. */
  readonly optionsOf?: (index: number) => unknown;
}

const MATCHES = 10;
const SOAK_FACTOR = process.env.SOAK === '1' ? 10 : 1;
const EVERY = 12;

/** The sources of our packages: tests run before anything is compiled. */
const SOURCES = { conditions: ['@mechatable/source'], noExternal: [/^@mechatable\//] };

/** The game with more content: its sources are changed while they load into a separate module graph. */
async function grow({ module, name, additions }: GrowthPlan, version: number): Promise<AnyGame> {
  // Only for tests of growth, which are few: loading a bundler takes longer than most test files.
  const { runnerImport } = await import('vite');
  const done = new Set<Addition>();
  const transform = (code: string, id: string): string => {
    let grown = code;
    for (const addition of additions) {
      if (!id.endsWith(addition.file)) continue;
      const parts = grown.split(addition.before);
      invariant(parts.length === 2, `"${addition.before}" should be once in ${addition.file}`);
      grown = parts.join(addition.text + addition.before);
      done.add(addition);
    }
    return grown;
  };
  const loaded = await runnerImport<Record<string, readonly AnyGame[] | undefined>>(fileURLToPath(module), {
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: SOURCES } },
    plugins: [{ name: 'more-content', enforce: 'pre', transform }],
  });
  const game = loaded.module[name]?.find(({ rulesVersion }) => rulesVersion === version);
  invariant(game !== undefined, `the module exports version ${String(version)} in "${name}"`);
  invariant(done.size === additions.length, 'every addition is made');
  return game;
}

/** Registers tests that matches played today replay to the same hashes once the game has more content. */
export function survivesGrowth(game: AnyGame, plan: GrowthPlan): void {
  const { matches: atLeast = MATCHES, every = EVERY, optionsOf, imagines = true } = plan;
  const matches = atLeast * SOAK_FACTOR;
  describe(`${game.id}, version ${String(game.rulesVersion)}, with more content`, () => {
    test(`replays ${String(matches)} matches of today`, { timeout: NO_LIMIT }, async () => {
      const grown = await grow(plan, game.rulesVersion);
      expect(grown.content.pieces.length).toBeGreaterThan(game.content.pieces.length);
      let renumbered = 0;
      for (let i = 0; i < matches; i++) {
        const match = playAndTrace(game, `growth:${String(i)}`, every, optionsOf?.(i), imagines);
        expect(replayProblem(grown, match), `the match ${match.seed}`).toBeNull();
        const last = match.traces.at(-1);
        invariant(last !== undefined, 'there is a last state');
        if (hashOf(grown.rules.restore(last.portable)) !== match.raw) renumbered++;
        await yieldToEventLoop();
      }
      expect(renumbered, 'matches whose pieces have other numbers now').toBeGreaterThan(matches / 2);
    });
  });
}
