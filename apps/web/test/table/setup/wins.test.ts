import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { noteWin, suggestedLevel } from '../../../src/table/setup/wins.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
beforeEach(() => {
  kept.clear();
});
afterAll(() => vi.unstubAllGlobals());

test('a beginner is offered the weakest level, and the next one after two wins', () => {
  expect(suggestedLevel('lanes')).toBe('rookie');
  expect(noteWin('lanes', 'rookie', 'm1')).toBe(1);
  expect(noteWin('lanes', 'rookie', 'm1')).toBe(1); // the same match, looked at again
  expect(suggestedLevel('lanes')).toBe('rookie');
  expect(noteWin('lanes', 'rookie', 'm2')).toBe(2);
  expect([suggestedLevel('lanes'), suggestedLevel('masc')]).toEqual(['regular', 'rookie']);
});

test.each(['', 'null', '[1]', '{"rookie":3}', 'damaged'])('stored as %j, wins are started over', (text) => {
  kept.set('mechatable.wins.lanes', text);
  expect(suggestedLevel('lanes')).toBe('rookie');
});
