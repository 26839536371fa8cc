import { expect, test } from 'vitest';
import { knownFrom, localeFor } from '../../src/browser/languages.ts';

test('the languages are those that a browser prefers and we have, in its order', () => {
  expect(knownFrom(['de', 'pt-PT', 'en-US', 'en'])).toEqual(['pt-BR', 'en', 'en']);
  expect(knownFrom(['ja'])).toEqual([]);
});

test('dates and numbers follow the browser’s regional variety', () => {
  expect(localeFor('en', ['de', 'en-GB', 'en'])).toBe('en-GB');
  expect(localeFor('pt-BR', ['de', 'pt-PT'])).toBe('pt-PT');
  expect(localeFor('en', ['de'])).toBe('en');
});

test('a tag that Intl refuses, as Chromium reports for the locale C, is skipped', () => {
  expect(localeFor('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
  expect(localeFor('en', ['en-US@posix'])).toBe('en');
  expect(knownFrom(['en-US@posix'])).toEqual(['en']);
});
