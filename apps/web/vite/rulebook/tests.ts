import { clauseIdsIn } from '@mechatable/rulebook';
import ts from 'typescript';
import type { BookTests, TestEntry } from '../../src/games/books/book.ts';

/** A test file: its path from the top of the repository and what it says. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

const TESTS = new Set(['it', 'scenario', 'test']);
const NOT_RUN = new Set(['skip', 'todo']);
const LONGEST = 60;

/** Which tests name which clauses in their titles, read from the sources alone. */
export function scanTests(files: readonly TestFile[], ids: readonly string[]): BookTests {
  const of = new Map<string, number[]>(ids.map((id) => [id, []]));
  const tests: TestEntry[] = [];
  for (const file of files) {
    for (const { fullTitle, entry } of testsIn(file)) {
      const named = clauseIdsIn(fullTitle).filter((id) => of.has(id));
      if (named.length === 0) continue;
      for (const id of named) of.get(id)?.push(tests.length);
      tests.push(entry);
    }
  }
  return { tests, of: Object.fromEntries(of) };
}

interface Found {
  /** With the titles of the groups around it: what a test run would call it. */
  readonly fullTitle: string;
  readonly entry: TestEntry;
}

/** The tests in a file, cached while its text stays the same: two modules are made from them. */
const known = new Map<string, { readonly text: string; readonly found: readonly Found[] }>();

function testsIn({ path, text }: TestFile): readonly Found[] {
  const before = known.get(path);
  if (before?.text === text) return before.found;
  const found = read(path, text);
  known.set(path, { text, found });
  return found;
}

function read(path: string, text: string): Found[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node, around: string): void => {
    let within = around;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const names = namesIn(node.expression);
      const title = first === undefined ? null : titleOf(first);
      if (title !== null && names[0] === 'describe') within = `${around} ${title}`;
      if (title !== null && TESTS.has(names[0] ?? '') && !names.some((name) => NOT_RUN.has(name))) {
        found.push({ fullTitle: `${around} ${title}`, entry: { title, ...sourceOf(file, node) } });
        return;
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, within);
    });
  };
  visit(file, '');
  return found;
}

/** The names in what is called: `test.each([…])` is `test` and `each`. */
function namesIn(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...namesIn(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return namesIn(called.expression);
  return [];
}

/** A title as a reader would write it down; null for one that is put together out of sight. */
function titleOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text.replace(/\$([a-z]\w*)/gi, '‹$1›').replace(/%[sdifjo]/g, '‹…›');
  }
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `‹${expression.getText()}›${literal.text}`,
  );
  return node.head.text + spans.join('');
}

function sourceOf(file: ts.SourceFile, call: ts.CallExpression): Omit<TestEntry, 'title'> {
  const whole = loopAround(call) ?? call;
  const start = file.getLineAndCharacterOfPosition(whole.getStart());
  const lines = file.text.slice(whole.getStart() - start.character, whole.getEnd()).split('\n');
  const shown = lines.map((line) => line.slice(Math.min(start.character, line.search(/\S|$/))));
  return {
    file: file.fileName,
    line: start.line + 1,
    source: shown.slice(0, LONGEST).join('\n'),
    cut: Math.max(0, shown.length - LONGEST),
  };
}

/** The loop that makes a test out of each row of a table: without the table the test says little. */
function loopAround(call: ts.CallExpression): ts.Node | null {
  let node: ts.Node = call.parent;
  while (ts.isExpressionStatement(node) || ts.isBlock(node)) node = node.parent;
  return ts.isForOfStatement(node) ? node : null;
}
