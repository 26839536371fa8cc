/**
 * Does breaking a rule break a test that names it? For each clause of a rule book, some breaks of the code behind it
 * are tried against the tests that have its id in their title. The results are stored in `rules/coverage`.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { clauseIdsIn, parseRulebook } from '@mechatable/rulebook';
import { ROOT, filesBelow } from '../workspaces.mjs';
import { read } from './broken.mjs';
import { breaksRule, choose } from './choose.mjs';
import { citations } from './citations.mjs';
import { tryAll } from './crew.mjs';
import { quickestFirst, survey } from './survey.mjs';

/** @typedef {import('./broken.mjs').Break} Break */
/** @typedef {import('./worker.mjs').Attempt & { clause: string, one: Break }} ClauseAttempt */

/**
 * @typedef {object} Sample what was found out about a clause
 * @property {number} tests that name it
 * @property {'cited' | 'reached' | null} located how the code was found: it cites the clause, or its tests run it
 *   more than others do; null if there is none
 * @property {number} tried
 * @property {number} noticed
 * @property {{ broken: string, test: string }} [proof] a break, and a test that names the clause and fails because of it
 * @property {string[]} [survived] the breaks, where none was noticed
 */

/** @type {Sample} */
const NONE = { tests: 0, located: null, tried: 0, noticed: 0 };

/**
 * @param {string} folder of the game, from the top
 * @param {string} name of its rule book
 * @param {readonly string[]} only the clauses to sample; what is known of the others stays. None: all of them
 */
export async function sampleClauses(folder, name, only) {
  const all = parseRulebook(read(`rules/${name}.md`)).clauses.filter(
    ({ flavor, pending }) => !flavor && pending !== 'all',
  );
  const clauses = only.length === 0 ? all : all.filter(({ id }) => only.includes(id));
  const { breaks, quiet, files, runs } = await survey(folder);
  const cited = citations(
    filesBelow(`${folder}/src`)
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, read(path)]),
    new Set(clauses.map(({ id }) => id)),
  );
  const tests = quickestFirst(runs);
  const rules = breaks.filter(breaksRule);
  const visitorsOf = new Map(
    rules.map(({ id }) => [id, runs.filter(({ visits }) => visits[id] !== undefined).length]),
  );
  /** @type {Map<string, Sample>} */
  const known = only.length === 0 ? new Map() : readSamples(name);
  const wanted = new Set(clauses.map(({ id }) => id));
  /** In the order of the book. @type {Map<string, Sample>} */
  const samples = new Map();
  for (const { id } of all) {
    const sample = wanted.has(id) ? { ...NONE } : known.get(id);
    if (sample !== undefined) samples.set(id, sample);
  }
  /** @type {ClauseAttempt[]} */
  const attempts = [];
  for (const { id } of clauses) {
    const own = tests.filter(([, run]) => clauseIdsIn(run.name).includes(id));
    const met = rules.filter((one) => own.some(([, { visits }]) => visits[one.id] !== undefined));
    const { located, chosen } = choose(met, cited.get(id) ?? [], (one) => ({
      own: own.filter(([, { visits }]) => visits[one] !== undefined).length,
      all: visitorsOf.get(one) ?? 0,
    }));
    samples.set(id, { tests: own.length, located, tried: 0, noticed: 0 });
    for (const one of chosen) {
      const visitors = own.flatMap(([test, { visits }]) => {
        const count = visits[one.id];
        return count === undefined ? [] : [{ test, visits: count }];
      });
      attempts.push({ clause: id, one, id: one.id, visitors });
    }
  }
  process.stdout.write(`${attempts.length} breaks to try for ${clauses.length} clauses.\n`);
  await tryAll(quiet, files, attempts, availableParallelism(), ({ clause, one }, verdict, done) => {
    const sample = samples.get(clause);
    if (sample === undefined) throw new Error(`No clause ${clause}.`);
    if (verdict !== 'endless')
      count(sample, one, verdict.noticedBy === null ? null : runs[verdict.noticedBy]);
    if (done % 100 === 0) process.stdout.write(`${done} of ${attempts.length}\n`);
  });
  write(name, samples);
}

/** @param {Sample} sample @param {Break} one @param {{ name: string } | null | undefined} test the one that failed */
function count(sample, { place, change }, test) {
  sample.tried++;
  const broken = `${place} ${change}`;
  if (test) {
    sample.noticed++;
    sample.proof ??= { broken, test: test.name };
    delete sample.survived;
  } else if (sample.noticed === 0) (sample.survived ??= []).push(broken);
}

/** @param {string} name @returns {Map<string, Sample>} */
function readSamples(name) {
  const file = samplesFile(name);
  if (!existsSync(join(ROOT, file))) return new Map();
  /** @type {Record<string, Sample>} */
  const samples = JSON.parse(read(file));
  return new Map(Object.entries(samples));
}

/** @param {string} name */
function samplesFile(name) {
  return `rules/coverage/${name}.json`;
}

/** One clause per line, for readable diffs. @param {string} name @param {ReadonlyMap<string, Sample>} samples */
function write(name, samples) {
  const lines = Array.from(samples, ([id, sample]) => `  ${JSON.stringify(id)}: ${JSON.stringify(sample)}`);
  const file = samplesFile(name);
  mkdirSync(join(ROOT, 'rules/coverage'), { recursive: true });
  writeFileSync(join(ROOT, file), `{\n${lines.join(',\n')}\n}\n`);
  const found = [...samples.values()];
  const noticed = found.filter(({ proof }) => proof !== undefined).length;
  const unnoticed = found.filter(({ survived }) => survived !== undefined).length;
  process.stdout.write(
    `${name}: ${noticed} of ${found.length} clauses proven, ${unnoticed} unnoticed, ` +
      `${found.length - noticed - unnoticed} without a break to try. Written to ${file}.\n`,
  );
}
