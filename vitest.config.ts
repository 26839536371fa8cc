import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { workspaces } from './scripts/workspaces.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const quick = process.env.QUICK_TESTS === '1';

/** `npm run soak` has time for the tests that `npm test` has none for. */
const isSoak = process.env.SOAK === '1';
const NOWHERE = ['**/node_modules/**', '**/dist/**', ...(isSoak ? [] : ['**/*.soak.*'])];
const BROWSER = '**/*.browser.test.{ts,tsx}';
const ON_POSTGRES = '**/*.postgres.test.ts';
const exclude = [...NOWHERE, BROWSER, ON_POSTGRES, ...(quick ? ['**/*.slow.test.ts'] : [])];

/** Other packages are imported as sources. */
const SOURCES = {
  alias: workspaces().flatMap(({ sources }) =>
    Object.entries(sources).map(([name, source]) => ({
      find: new RegExp(`^${name}$`),
      replacement: here(source),
    })),
  ),
};
/** Other packages are imported as compiled, as programs do: much quicker. `npm run breaks` tests sources. */
const COMPILED = process.env.TEST_SOURCES === '1' ? SOURCES : {};

/** Tests leave nothing behind in a module, so the files of a worker share them: much less processor time. */
const SHARED = { exclude, isolate: false };
const PACKAGES = {
  extends: true as const,
  resolve: SOURCES,
  test: { ...SHARED, name: 'packages', include: ['packages/**/test/**/*.test.{ts,tsx}'] },
};
const DRAWINGS = {
  extends: true as const,
  resolve: SOURCES,
  test: { ...SHARED, name: 'drawings', include: ['apps/web/test/{games,harness}/**/*.test.{ts,tsx}'] },
};
/** Tests of the app itself. It keeps settings and lists in modules: a test that changes them changes them back. */
const WEB = {
  extends: true as const,
  resolve: SOURCES,
  test: {
    ...SHARED,
    name: 'web',
    include: ['apps/web/test/{app,browser,languages,pages,table,ui,vite}/**/*.test.{ts,tsx}'],
  },
};
/** Tests that often wait, for processes, databases or pages: more files at a time than cores, after all others. */
const WAITING = {
  isolate: false,
  server: { deps: { external: [/\/dist\//] } },
  maxWorkers: availableParallelism() * 2,
  sequence: { groupOrder: 1 },
};
/** Tests of programs, which write files, each in its own folder, and start processes. */
const PROGRAMS = {
  extends: true as const,
  resolve: COMPILED,
  test: {
    ...WAITING,
    exclude,
    name: 'programs',
    include: ['{apps/cli,apps/lab,apps/server,scripts}/test/**/*.test.{ts,tsx}'],
    globalSetup: './scripts/compile-for-tests.mjs',
  },
};
/**
 * What is stored must be the same in PostgreSQL: the tests of stores and servers again, and those for it alone. Not
 * apps/server/test/clocks.test.ts: its clock is the test's, but in PostgreSQL delayed jobs run by the database's clock.
 */
const POSTGRES = {
  extends: true as const,
  resolve: COMPILED,
  test: {
    ...WAITING,
    name: 'postgres',
    include: [
      'packages/sql/test/{clocks,fill,identity,journal,moderation,push,query-plans,ratings,store,studies,tables,talk}.test.ts',
      'apps/server/test/{agreements,pairing,people,play,ratings,requests,talk}.test.ts',
      ...(isSoak ? ['apps/server/test/{admin,lobby}.test.ts'] : []),
      'apps/cli/test/growth.test.ts',
      '{packages/sql,apps/server,apps/lab,apps/cli}/test/**/*.postgres.test.ts',
    ],
    exclude: [...NOWHERE],
    globalSetup: './scripts/postgres-for-tests.mjs',
  },
};
/** Tests that need the built site, most of them through a browser. Files share its contexts, which have the site cached. */
const SITE = {
  extends: true as const,
  resolve: COMPILED,
  test: {
    ...WAITING,
    name: 'browser',
    include: [`{packages,apps,scripts}/**/test/${BROWSER}`],
    exclude: NOWHERE,
    globalSetup: './scripts/serve-for-tests.mjs',
    expect: { poll: { timeout: 120_000 } },
  },
};

/** Measurements through a browser: one at a time, on a machine that has nothing else to do. */
const MEASURE = {
  ...SITE,
  test: { ...SITE.test, name: 'measure', include: ['apps/**/test/*.bench.ts'], maxWorkers: 1 },
};
const UNITS = [PACKAGES, DRAWINGS, WEB, PROGRAMS];
const ALL = quick ? UNITS : [...UNITS, POSTGRES, SITE];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    maxWorkers: '100%',
    testTimeout: 300_000, // only for what hangs: how long a test takes is up to the machine
    hookTimeout: 300_000,
    projects: process.env.MEASURE === '1' ? [MEASURE] : ALL,
  },
});
