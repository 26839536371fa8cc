import { findGame } from '@mechatable/catalog';
import { BadInputError, withoutPositions, type AnyGame, type Rulebook } from '@mechatable/kernel';
import { command } from '../command.ts';
import { coverageOf, type Coverage } from '../coverage.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { clauseText, findClause, rulebookOf, rulebookText } from '../rule-books.ts';

export const rules = command({
  name: 'rules',
  summary: 'Read the rule book of a game, or see which tests hold each clause.',
  about: [
    'Without a clause or an option the whole book is shown. --search finds the clauses that hold every word.',
    '--coverage lists each clause with the tests that name it in their title and passed; the tests are run if',
    'nothing fresh is known of them. It ends with 1 if a clause has none; clauses marked ✎ need none.',
  ].join('\n'),
  operands: {
    game: { help: 'the id of a game' },
    clause: { help: 'the id of a clause', optional: true },
  },
  options: {
    search: { kind: 'text', value: '<words>', help: 'show the clauses that hold all of these words' },
    coverage: { kind: 'flag', help: 'list each clause with its tests' },
    json: JSON_FLAG,
  },
  examples: [
    'npx mechatable rules lanes LN-ATK-4',
    'npx mechatable rules lanes --search "empty lane"',
    'npx mechatable rules lanes --coverage --json',
  ],
  async run({ game: id, clause }, { search, coverage, json }, io) {
    const game = findGame(id, undefined, io.games);
    if ([clause !== undefined, search !== undefined, coverage].filter(Boolean).length > 1) {
      throw new BadInputError('Give a clause, or --search, or --coverage: one of the three.');
    }
    const book = rulebookOf(io.root, game);
    if (coverage) return showCoverage(io, game, book, json);
    if (clause !== undefined) {
      const found = findClause(book, clause);
      if (json) outJson(io, found);
      else io.out(clauseText(found));
    } else if (search !== undefined) {
      return showFound(io, book, search, json);
    } else if (json) {
      outJson(io, { game: game.id, ...book });
    } else {
      io.out(withoutPositions(rulebookText(io.root, game)));
    }
    return EXIT.ok;
  },
});

function showFound(io: Io, { clauses }: Rulebook, search: string, json: boolean): number {
  const words = search.toLowerCase().split(/\s+/);
  const found = clauses.filter((clause) => {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (json) outJson(io, found);
  else if (found.length > 0) io.out(found.map(clauseText).join('\n'));
  else io.err(`No clause holds all of these words: ${words.join(' ')}.\n`);
  return found.length > 0 ? EXIT.ok : EXIT.failed;
}

async function showCoverage(io: Io, game: AnyGame, book: Rulebook, json: boolean): Promise<number> {
  const found = coverageOf(book, game.id, await io.testsOf(`packages/games/${game.rulebook}`));
  const { clauses, tested, untested, flavour, unknown } = found;
  if (json) outJson(io, { game: game.id, clauses: clauses.length, tested, untested, flavour, unknown });
  else io.out(coverageText(found));
  return untested.length === 0 ? EXIT.ok : EXIT.failed;
}

function coverageText({ clauses, tested, untested, flavour, unknown, testsOf }: Coverage): string {
  const lines: string[] = [];
  for (const clause of clauses) {
    const titles = testsOf.get(clause.id) ?? [];
    const without = clause.flavour ? 'flavour, needs no test ✎' : 'NO TEST';
    lines.push(clause.id, ...(titles.length === 0 ? [without] : titles).map((title) => `    ${title}`));
  }
  const counts = `${String(tested)} tested, ${String(untested.length)} untested, ${String(flavour.length)} flavour`;
  lines.push('', `${count(clauses.length, 'clause')}: ${counts}.`);
  if (untested.length > 0) lines.push(`Untested: ${untested.join(', ')}.`);
  if (unknown.length > 0) lines.push(`Named by tests but not in the book: ${unknown.join(', ')}.`);
  return `${lines.join('\n')}\n`;
}
