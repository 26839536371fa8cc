import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRulebook } from '@mechatable/rulebook';
import type { Plugin } from 'vite';
import type { Book, BookTests } from '../src/games/books/book.ts';
import type { Glossary } from '../src/games/books/glossary.ts';
import { makeBook } from './rulebook/book.ts';
import { makeGlossary } from './rulebook/glossary.ts';
import { scanTests } from './rulebook/tests.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const MODULE = /\/rules\/([^/]+)\.md\?(book|book-tests|glossary)$/;

const bookFile = (name: string): string => join(TOP, 'rules', `${name}.md`);
const posixPath = (path: string): string => path.split(sep).join('/');
const testFolder = (name: string): string => join(TOP, 'packages', 'games', name, 'test');

/** The rule book `rules/<name>.md`, made ready for the screen. */
export function readBook(name: string): Book {
  const { of } = readBookTests(name);
  const counts = new Map(Object.entries(of).map(([id, tests]) => [id, tests.length]));
  return makeBook(name, readFileSync(bookFile(name), 'utf8'), counts);
}

/** The terms that the rule book `rules/<name>.md` explains. */
export function readGlossary(name: string): Glossary {
  const markdown = readFileSync(bookFile(name), 'utf8');
  return makeGlossary(makeBook(name, markdown, new Map()), markdown);
}

/** The tests of `packages/games/<name>` that name a clause of its book. */
export function readBookTests(name: string): BookTests {
  const files = testFiles(name).map((path) => ({
    path: posixPath(path.slice(TOP.length)),
    text: readFileSync(path, 'utf8'),
  }));
  const { clauses } = parseRulebook(readFileSync(bookFile(name), 'utf8'));
  return scanTests(
    files,
    clauses.map(({ id }) => id),
  );
}

function testFiles(name: string): string[] {
  return readdirSync(testFolder(name), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .map((path) => join(testFolder(name), path));
}

/**
 * A Vite plugin: `rules/lanes.md?book` is the book of a game as plain data, `rules/lanes.md?glossary` the terms it explains,
 * and `rules/lanes.md?book-tests` the sources of the tests that hold it. Markdown and TypeScript are read here, so that neither is shipped.
 */
export function rulebooks(): Plugin {
  return {
    name: 'mechatable:rulebooks',
    load(id) {
      const [, name, query] = MODULE.exec(id) ?? [];
      if (name === undefined) return undefined;
      this.addWatchFile(bookFile(name));
      if (query === 'glossary') return dataModule('glossary', readGlossary(name));
      for (const path of testFiles(name)) this.addWatchFile(path);
      return query === 'book'
        ? dataModule('book', readBook(name))
        : dataModule('bookTests', readBookTests(name));
    },
    configureServer({ watcher, environments, ws }) {
      // A file that is new or gone was not there to be watched when the module was made.
      const listed = (path: string): void => {
        const name = /packages\/games\/([^/]+)\/test\/.*\.test\.ts$/.exec(posixPath(path))?.[1];
        if (name === undefined) return;
        for (const query of ['book', 'book-tests']) {
          const module = environments.client.moduleGraph.getModuleById(
            `${posixPath(bookFile(name))}?${query}`,
          );
          if (module !== undefined) environments.client.moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      };
      watcher.add(join(TOP, 'packages', 'games'));
      watcher.on('add', listed).on('unlink', listed);
    },
  };
}

/** JSON that the engine parses as such: quicker than the same thing as a program. */
function dataModule(name: string, data: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}
