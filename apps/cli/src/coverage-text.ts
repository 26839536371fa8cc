import { idsOf, type ClauseCoverage, type Coverage, type Status } from './coverage.ts';
import { count } from './figures.ts';

const WORDS: Readonly<Record<Status, string>> = {
  proven: 'proven',
  unnoticed: 'UNNOTICED',
  named: 'named',
  untested: 'NO TEST',
  pending: 'not implemented yet',
  flavor: 'flavor text ✎, no test needed',
};

/** The coverage of a rule book for a reader: clause by clause, then the totals and what is left to do. */
export function coverageText({ clauses, claimed, unknown }: Coverage): string {
  const ids = (status: Status): readonly string[] => idsOf(clauses, status);
  const total = (status: Status, words: string = status): string => `${String(ids(status).length)} ${words}`;
  const inPart = clauses.filter(({ clause }) => clause.pending === 'part').map(({ clause }) => clause.id);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Breaks that no test noticed', ids('unnoticed')],
    ['Named by tests, but no break was tried', ids('named')],
    ['Without a test', ids('untested')],
    ['Not implemented yet', ids('pending')],
    ['Partly not implemented yet', inPart],
    ['Not implemented yet, but named by a test', claimed],
    ['Named by tests, but not in the rule book', unknown],
  ];
  const totals = [
    total('proven'),
    total('named'),
    total('unnoticed'),
    total('untested'),
    total('pending', 'not implemented yet'),
    total('flavor', 'flavor text'),
  ].join(', ');
  return [
    ...clauses.flatMap(clauseLines),
    '',
    `${count(clauses.length, 'clause')}: ${totals}.`,
    ...lists.flatMap(([words, found]) => (found.length === 0 ? [] : [`${words}: ${found.join(', ')}.`])),
    '',
  ].join('\n');
}

function clauseLines({ clause, status, tests, sample }: ClauseCoverage): string[] {
  const part = clause.pending === 'part' ? ', partly not implemented yet' : '';
  const tried = sample === null ? '' : ` (${triedText(sample.noticed, sample.tried)})`;
  const shown = status === 'proven' || status === 'unnoticed' ? tried : '';
  return [
    `${clause.id}: ${WORDS[status]}${shown}${part}`,
    ...tests.map((title) => `    ${title}`),
    ...(status === 'unnoticed' ? (sample?.survived ?? []).map((broken) => `    survived: ${broken}`) : []),
  ];
}

function triedText(noticed: number, tried: number): string {
  return `${String(noticed)} of ${count(tried, 'break')} noticed`;
}
