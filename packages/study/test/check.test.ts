import { readFileSync, readdirSync } from 'node:fs';
import { findGame } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkGoals, goalsSchema, readGoals } from '../src/check/goals.ts';
import { lineOf } from '../src/check/json-lines.ts';
import { checkPlan, runCheck } from '../src/check/run.ts';
import type { CheckedLine } from '../src/check/check.ts';
import { playerOf } from '../src/play/arm.ts';
import type { AnyGame } from '@mechatable/kernel';
import { lottery } from './toy.ts';

const BALANCE = new URL('../../../balance/', import.meta.url);
const inBalance = (file: string): string => readFileSync(new URL(file, BALANCE), 'utf8');

describe('goals', () => {
  test('the published schema is the one that is checked', () => {
    expect(JSON.parse(inBalance('schema.json'))).toEqual(z.toJSONSchema(goalsSchema, { io: 'input' }));
  });

  const files = readdirSync(BALANCE).filter((file) => file.endsWith('.json') && file !== 'schema.json');
  test.each(files)('balance/%s is valid', (file) => {
    const text = inBalance(file);
    const goals = readGoals(text);
    expect(`${goals.game}.json`).toBe(file);
    checkGoals(findGame(goals.game), goals, text);
  });

  test('errors name the line', () => {
    const goals = '{\n  "game": "lanes",\n  "goals": [\n    { "measure": "opener", "min": 146 }\n  ]\n}';
    expect(() => readGoals(goals)).toThrow('line 4, goals.0.min: ');
    expect(() => readGoals('{\n  "goals": [],\n  "gmae": 1\n}')).toThrow('line 2, goals: ');
    expect(() => readGoals('{')).toThrow('Not JSON: ');
    const loadout = '{\n"game": "lanes",\n"goals": [\n{ "measure": "loadout",\n"id": "thunder-roe" }]}';
    expect(() => {
      checkGoals(findGame('lanes'), readGoals(loadout), loadout);
    }).toThrow('line 5, goals.0.id: there is no "thunder-roe". Did you mean thunder-row');
  });

  test('finds the position of values in any JSON text', () => {
    const text = '{"a": [1, "x]\\"y",\n {"b": {},\n "c": [ ],\n "d": null}],\n "e": true}';
    expect(lineOf(text, ['a', 1])).toBe(1);
    expect(lineOf(text, ['a', 2, 'b'])).toBe(2);
    expect(lineOf(text, ['a', 2, 'd'])).toBe(4);
    expect(lineOf(text, ['e'])).toBe(5);
    expect(lineOf(text, ['a', 2, 'missing'])).toBe(2);
  });
});

async function checked(game: AnyGame, goals: object): Promise<readonly CheckedLine[]> {
  const read = readGoals(JSON.stringify({ game: game.id, bots: ['random'], ...goals }));
  const plan = checkPlan(game, read, ['random', 'random']);
  const players = [playerOf(game, plan.deals, {})];
  const { signal } = new AbortController();
  return (await runCheck(game, read, plan, { players, width: 1, signal, onDeal: () => undefined })).result();
}

const FAIR = [
  { measure: 'loadout', min: 44, max: 56 },
  { measure: 'pairing', min: 38, max: 62 },
];

describe('a check', () => {
  test('fails on an overpowered deck', async () => {
    const lines = await checked(lottery, { goals: FAIR });
    expect(lines.filter(({ status }) => status === 'missed').map(({ label }) => label)).toEqual([
      'fair',
      'even',
      'strong',
      'fair : strong',
      'even : strong',
    ]);
    expect(lines.find(({ label }) => label === 'strong')?.value).toBeCloseTo(75, -1);
  });

  test('passes without it, and ends before the matches run out', async () => {
    const lines = await checked(lottery, { loadouts: ['fair', 'even'], matches: 8000, goals: FAIR });
    expect(lines.map(({ label, status }) => [label, status])).toEqual([
      ['fair', 'met'],
      ['even', 'met'],
      ['fair : even', 'met'],
    ]);
  });

  test('a median is decided by the shares on both sides of it', async () => {
    const turns = (min: number, max: number) => ({
      matches: 200,
      goals: [{ measure: 'turns', min, max }],
    });
    expect(await checked(lottery, turns(3, 3))).toMatchObject([{ value: 3, status: 'met', bounds: null }]);
    expect(await checked(lottery, turns(4, 9))).toMatchObject([{ status: 'missed', passed: false }]);
    expect(await checked(lottery, turns(1, 2))).toMatchObject([{ status: 'missed' }]);
  });

  test('when the matches run out, the figure decides', async () => {
    const goals = (min: number) => ({ matches: 20, goals: [{ measure: 'loadout', id: 'strong', min }] });
    expect(await checked(lottery, goals(40))).toMatchObject([{ status: 'open', passed: true }]);
    expect(await checked(lottery, goals(95))).toMatchObject([{ status: 'open', passed: false }]);
  });
});
