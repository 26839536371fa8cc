import type { TableInfo } from '@mechatable/protocol';
import { expect, test } from 'vitest';
import {
  askedNames,
  opponentsOf,
  resultOf,
  withOpponent,
  type Result,
} from '../../../src/pages/me/history.ts';
import { ADA, BO, seated, tableOf } from './tables.ts';

const RESULTS: readonly (readonly [Result, Partial<TableInfo>])[] = [
  ['your-turn', {}],
  ['their-turn', { asked: [1] }],
  ['waiting', { status: 'waiting', asked: [] }],
  ['closed', { status: 'aborted', asked: [] }],
  ['won', { status: 'over', winners: [0] }],
  ['lost', { status: 'over', winners: [1] }],
  ['draw', { status: 'over', winners: [] }],
  ['shared', { status: 'over', winners: [0, 1] }],
  [
    'over',
    { status: 'over', winners: [0], seats: [{ kind: 'bot', bot: 'greedy', rating: null }, seated(BO)] },
  ],
];

test.each(RESULTS)('a match is %s', (result, change) => {
  expect(resultOf(tableOf(change), ADA.id)).toBe(result);
});

test('opponents are everyone else: people with their emblems, bots and open seats without', () => {
  const table = tableOf({
    seats: [seated(BO), { kind: 'bot', bot: 'greedy', rating: null }, seated(ADA), { kind: 'open' }],
  });
  const opponents = opponentsOf(table, ADA.id);
  expect(opponents.map(({ emblem }) => emblem)).toEqual([2, null, null]);
  expect(opponents[0]?.name).toBe('Bo Diddley');
  expect(opponents[2]?.name).toBe('open seat');
  expect(askedNames(tableOf({ asked: [1] }))).toEqual(['Bo Diddley']);
});

test('a search looks only at the opponents’ names, in any case', () => {
  const tables = [tableOf(), tableOf({ seats: [seated(ADA), { kind: 'open' }] })];
  expect(withOpponent(tables, ADA.id, '  diddLEY ')).toEqual([tables[0]]);
  expect(withOpponent(tables, ADA.id, 'ada')).toEqual([]);
  expect(withOpponent(tables, ADA.id, ' ')).toEqual(tables);
});
