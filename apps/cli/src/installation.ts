import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BadInputError } from '@mechatable/kernel';
import type { CheckedOut, Io, TestResult } from './io.ts';
import { words } from './words.ts';

/** The part of the outside world that differs between a clone of the repository and the npm package. */
export type Installation = Pick<Io, 'root' | 'version' | 'site' | 'clone'>;

/** The folder of this package: this file is in `src` or `dist`. */
const PACKAGE = fileURLToPath(new URL('../', import.meta.url));

interface Ready {
  ensureSite(): void;
  ensurePeers(): string;
  readonly SITE: string;
  readonly NotReadyError: new () => Error;
}

interface Commits {
  checkOut(revision: string): CheckedOut;
  commitsBetween(from: string, to: string, rulebook: string): readonly string[];
}

interface TestReport {
  testsOf(folder: string): Promise<readonly TestResult[]>;
}

export function findInstallation(folder = PACKAGE): Installation {
  return existsSync(join(folder, 'bin/prepare-clone.mjs')) ? clone(folder) : published(folder);
}

function clone(folder: string): Installation {
  const root = join(folder, '../..');
  const script = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(root, 'scripts', name)).href) as Promise<unknown>;
  /** An error that the user has to fix counts as bad input; any other is a bug. */
  const orBadInput = async <T>(work: () => T): Promise<T> => {
    const { NotReadyError } = (await script('ready.mjs')) as Ready;
    try {
      return work();
    } catch (error) {
      throw error instanceof NotReadyError ? new BadInputError(error.message) : error;
    }
  };
  return {
    root,
    version: versionOf(folder),
    async site() {
      const ready = (await script('ready.mjs')) as Ready;
      await orBadInput(() => {
        ready.ensureSite();
      });
      return ready.SITE;
    },
    clone: {
      async checkOut(revision) {
        const commits = (await script('checkout.mjs')) as Commits;
        return orBadInput(() => commits.checkOut(revision));
      },
      async commitsBetween(from, to, rulebook) {
        const commits = (await script('checkout.mjs')) as Commits;
        return orBadInput(() => commits.commitsBetween(from, to, rulebook));
      },
      async testsOf(part) {
        const report = (await script('test-report.mjs')) as TestReport;
        try {
          return await report.testsOf(part);
        } catch (error) {
          // Its own errors are sentences on what to do; any other kind is a bug.
          if (error instanceof Error && error.name === 'Error') throw new BadInputError(error.message);
          throw error;
        }
      },
      async installPeers() {
        const ready = (await script('ready.mjs')) as Ready;
        try {
          return { ok: true, folder: ready.ensurePeers() };
        } catch (error) {
          if (error instanceof ready.NotReadyError) return { ok: false, why: error.message };
          throw error;
        }
      },
    },
  };
}

/** `npm pack` puts the rule books and the site into `dist`. */
function published(folder: string): Installation {
  const root = join(folder, 'dist');
  return {
    root,
    version: versionOf(folder),
    site: () => Promise.resolve(join(root, 'site')),
    clone: {
      testsOf: () => Promise.reject(new BadInputError(words.clone.noTests)),
      installPeers: () => Promise.resolve({ ok: false, why: words.clone.noPeers }),
      checkOut: noCommits,
      commitsBetween: noCommits,
    },
  };
}

function noCommits(): Promise<never> {
  return Promise.reject(new BadInputError(words.clone.noCommits));
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
