import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { workspaces } from './scripts/workspaces.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const mutating = process.env.STRYKER_MUTATOR_WORKER !== undefined;

const EXCLUDE = [
  '**/node_modules/**',
  '**/dist/**',
  '.stryker-tmp/**',
  ...(mutating || process.env.QUICK_TESTS === '1' ? ['**/*.slow.test.ts'] : []),
];
/** No test of a package leaves anything behind in a module, so files share them: several times quicker. */
const SHARED = {
  include: [mutating ? '**/test/**/*.test.ts' : 'packages/**/test/**/*.test.ts'],
  isolate: false,
};
const PACKAGES = { extends: true as const, test: { name: 'packages', ...SHARED } };
const APPS = {
  extends: true as const,
  test: { name: 'apps', include: ['{apps,scripts}/**/test/**/*.test.ts'] },
};

export default defineConfig({
  resolve: {
    // Sources, not dist; by path, so that a copy of the repository (as Stryker makes one) tests its own.
    alias: workspaces().flatMap(({ sources }) =>
      Object.entries(sources).map(([name, source]) => ({
        find: new RegExp(`^${name}$`),
        replacement: here(source),
      })),
    ),
  },
  test: {
    exclude: EXCLUDE,
    // What Stryker runs is the tests of one package; everything else is told to those who count clauses.
    ...(mutating ? SHARED : { projects: [PACKAGES, APPS] }),
    reporters: mutating ? [] : ['default', './scripts/clause-reporter.mjs'],
  },
});
