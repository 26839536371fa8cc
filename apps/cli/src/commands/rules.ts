import { findGame } from '@mechatable/catalog';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { withoutPositions, type Rulebook } from '@mechatable/rulebook';
import { command, GAME } from '../command.ts';
import { coverageText } from '../coverage-text.ts';
import { coverageOf, idsOf, isComplete, type Coverage } from '../coverage.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { clauseText, findClause, marksInWords, rulebookOf, rulebookText } from '../rule-books.ts';
import { samplesOf } from '../samples.ts';
import { words as shared } from '../words.ts';

const say = shared.rules;

export const rules = command({
  name: 'rules',
  summary: 'Show the rule book of a game, or list the tests of each clause.',
  about: [
    'Shows the whole book by default. --search finds the clauses that contain all of the words.',
    '--coverage lists each clause with the passing tests that name it in their title, running the tests if there are',
    'no current results. A clause is "proven" if breaking its code broke such a test ("npm run mutate -- --clauses',
    '<game>" tries this), "unnoticed" if no test failed, and "named" if no break was tried. Exits with 1 if a clause has',
    'no test (unless it is flavor text or not implemented yet), or if a test names an unknown or unimplemented clause.',
  ].join('\n'),
  operands: {
    game: GAME,
    clause: { help: 'a clause id, such as LN-ATK-4', optional: true },
  },
  options: {
    search: { kind: 'text', value: '<words>', help: 'show the clauses that contain all of these words' },
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
      throw new BadInputError(say.oneOf);
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
      io.out(marksInWords(withoutPositions(rulebookText(io.root, game))));
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
  else io.err(say.notFound(words));
  return found.length > 0 ? EXIT.ok : EXIT.failed;
}

async function showCoverage(io: Io, game: AnyGame, book: Rulebook, json: boolean): Promise<number> {
  const tests = await io.clone.testsOf(`packages/games/${game.content.rulebook}`);
  const coverage = coverageOf(book, game.id, tests, samplesOf(io.root, game));
  if (json) outJson(io, coverageData(game, coverage));
  else io.out(coverageText(coverage));
  return isComplete(coverage) ? EXIT.ok : EXIT.failed;
}

function coverageData(game: AnyGame, { clauses, claimed, unknown }: Coverage): unknown {
  return {
    game: game.id,
    clauses: clauses.length,
    proven: idsOf(clauses, 'proven'),
    named: idsOf(clauses, 'named'),
    unnoticed: clauses
      .filter(({ status }) => status === 'unnoticed')
      .map(({ clause, sample }) => ({ id: clause.id, survived: sample?.survived ?? [] })),
    untested: idsOf(clauses, 'untested'),
    pending: idsOf(clauses, 'pending'),
    pendingInPart: clauses.filter(({ clause }) => clause.pending === 'part').map(({ clause }) => clause.id),
    flavor: idsOf(clauses, 'flavor'),
    claimed,
    unknown,
  };
}
