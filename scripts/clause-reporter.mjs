import process from 'node:process';
import { addResults, sourcesHash } from './test-report.mjs';
import { fromTop } from './workspaces.mjs';

/**
 * Counts the results of a run in one line, and keeps them where `test-report.mjs` finds them. A run that picks
 * tests by name, or that watches, says nothing about whole files and is not kept.
 * @typedef {import('vitest/node').Reporter} Reporter
 * @implements {Reporter}
 */
export default class ClauseReporter {
  #sources = '';
  #keep = false;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#keep = vitest.config.testNamePattern === undefined && !vitest.config.watch;
  }

  onTestRunStart() {
    if (this.#keep) this.#sources = sourcesHash();
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} _errors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(modules, _errors, reason) {
    const results = modules.flatMap(resultsOf);
    const count = (/** @type {string} */ state) => results.filter((result) => result.state === state).length;
    process.stdout.write(`\n${count('passed')} passed, ${count('failed')} failed\n`);
    if (!this.#keep || reason === 'interrupted') return;
    const files = modules.map(({ moduleId }) => fromTop(moduleId));
    addResults(this.#sources, files, results);
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {import('./test-report.mjs').TestResult[]}
 */
function resultsOf(module) {
  const file = fromTop(module.moduleId);
  const results = Array.from(module.children.allTests(), (test) => {
    const { state } = test.result();
    return { file, title: test.fullName, state: state === 'pending' ? 'skipped' : state };
  });
  const broken = module.errors().length > 0;
  return broken ? [...results, { file, title: 'the test file itself', state: 'failed' }] : results;
}
