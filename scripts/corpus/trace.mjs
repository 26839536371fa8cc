/** An engine's results for a record. Runs in browsers too. */

import { findGame } from '@mechatable/catalog';
import { isV1, linksOf, parseRecord, replay, stateHash, verify } from '@mechatable/kernel';

/** Hashing a state takes longer than a move. */
const STRIDE = 10;

/**
 * @typedef {object} Trace
 * @property {readonly string[]} problems
 * @property {string | null} state the hash of the final state
 * @property {readonly string[]} states the hashes on the way, after every tenth move
 * @property {readonly string[]} links all links of the chain; none in format 1
 */

/**
 * @param {string} text of a record
 * @returns {Trace}
 */
export function traceOf(text) {
  const record = parseRecord(text);
  const game = findGame(record.game, record.rulesVersion);
  /** @type {string[]} */
  const states = [];
  replay(game, record, undefined, (match) => {
    if (match.moves.length % STRIDE === 0) states.push(stateHash(match));
  });
  const { problems, state } = verify(game, record);
  const links =
    isV1(record) || record.secret === undefined ? [] : linksOf({ ...record, secret: record.secret });
  return { problems, state, states, links };
}
