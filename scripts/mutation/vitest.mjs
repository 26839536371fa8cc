/**
 * The parts of vitest that the tests of a game use, without its runner: tests are collected once and can then be run one
 * by one, again and again, in a process that stays warm.
 */

import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  chai,
  customMatchers,
  setState,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @typedef {{ readonly name: string, run(): unknown }} Test */

/** @type {Test[]} */
export const collected = [];

/** The groups around the test that is being collected. @type {string[]} */
const path = [];

/** `expect.any` and its kin. @type {unknown} */
const asymmetric = Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT);

export const expect = /** @type {import('vitest').ExpectStatic} */ (
  Object.assign(
    (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
    chai.expect,
    /** @type {object} */ (asymmetric),
  )
);
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);
/** @type {{ extend(expect: unknown, matchers: object): void }} */ (
  /** @type {unknown} */ (chai.expect)
).extend(expect, customMatchers);

/** @param {string} name @param {() => void} body */
export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

/** Options, such as a timeout, come before the body and mean nothing here. @param {string} name @param {...unknown} rest */
export function test(name, ...rest) {
  const run = /** @type {() => unknown} */ (rest.at(-1));
  collected.push({ name: [...path, name].join(' > '), run });
}

describe.each = forEach(describe);
test.each = forEach(test);

/** @param {(name: string, body: () => unknown) => void} define */
function forEach(define) {
  return (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {readonly unknown[]} */ ...rest) => {
      const body = /** @type {(...row: readonly unknown[]) => unknown} */ (rest.at(-1));
      for (const row of rows) {
        /** @type {readonly unknown[]} */
        const values = Array.isArray(row) ? row : [row];
        define(format(name, ...values), () => body(...values));
      }
    };
}
