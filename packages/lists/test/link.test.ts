import { BadInputError, sha256 } from '@mechatable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink, writeLink } from '../src/index.ts';
import { toys } from './toy-deck-rules.ts';

const SHARED = { name: 'Ox & co. ~ (50%)', list: { main: { 'T-01': 4, 'T-06': 2 }, rest: { 'T-02': 1 } } };

/** A link that claims to be whole. */
function sealed(body: string): string {
  return `${body}~${sha256(`mechatable:list:${body}`).slice(0, 6)}`;
}

test('a link is short, safe in an address, and reads back as the same list', () => {
  const link = writeLink(toys, SHARED);
  expect(link).toMatch(/^1~Ox%20%26%20co\.%20%7E%20\(50%25\)~main~4\.T-01~2\.T-06~rest~1\.T-02~[0-9a-f]{6}$/);
  expect(new URL(`https://example.org/#${link}`).hash).toBe(`#${link}`);
  expect(readLink(toys, link)).toEqual(SHARED);
});

test('any name and any list survive a link', () => {
  const counts = fc.dictionary(
    fc.constantFrom(...toys.parts.map(({ id }) => id)),
    fc.integer({ min: 1, max: 99 }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), counts, (name, main) => {
      const shared = { name, list: { main: { ...main }, rest: {} } };
      expect(readLink(toys, writeLink(toys, shared))).toEqual(shared);
    }),
  );
});

test('lone surrogates in a name are dropped', () => {
  const link = writeLink(toys, { ...SHARED, name: 'Ox \ud83d' });
  expect(readLink(toys, link).name).toBe('Ox ');
});

test('a link that was cut off or changed anywhere is refused', () => {
  const link = writeLink(toys, SHARED);
  for (let length = 0; length < link.length; length++) {
    expect(() => readLink(toys, link.slice(0, length))).toThrow(/^This link is damaged/);
    const other = link[length] === '3' ? '4' : '3';
    expect(() => readLink(toys, link.slice(0, length) + other + link.slice(length + 1))).toThrow(
      /^This link is damaged/,
    );
  }
});

test.each([
  ['2~Ox~main~4.T-01', 'a different version'],
  ['1~Ox~main~4.T-99', 'unknown part "T-99".'],
  ['1~Ox~zoo~4.T-01', 'unknown part "zoo".'],
  ['1~Ox~4.T-01', 'unknown part "T-01".'],
  ['1~Ox~toString', 'unknown part "toString".'],
  ['1~%E0%A4%A~main', 'damaged'],
])('a complete link that can’t be read here: %s', (body, words) => {
  expect(() => readLink(toys, sealed(body))).toThrow(BadInputError);
  expect(() => readLink(toys, sealed(body))).toThrow(words);
});
