import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { workspaces } from './scripts/workspaces.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const mutating = process.env.STRYKER_MUTATOR_WORKER !== undefined;

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
    include: ['**/test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '.stryker-tmp/**',
      ...(mutating ? ['**/*.slow.test.ts'] : []),
    ],
    // No test leaves anything behind in a module, so files share them: several times quicker.
    isolate: false,
    reporters: mutating ? [] : ['default', './scripts/clause-reporter.mjs'],
  },
});
