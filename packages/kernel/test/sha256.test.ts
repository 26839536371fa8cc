import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

/** FIPS 180-4, as published by NIST in its examples and in the SHAVS byte vectors. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the published digest of "%s"', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('the published digest of a million times "a"', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

function reference(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

test.each(['Grüße, 世界', '✎ ½ €', '🤖⚙️ mecha', '\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}'])(
  'text beyond ASCII is hashed as UTF-8: %s',
  (text) => {
    expect(sha256(text)).toBe(reference(text));
  },
);

test('every length around a block boundary is padded correctly', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'x'.repeat(length);
    expect(sha256(text), `length ${length}`).toBe(reference(text));
  }
});

test('every text has the same digest as in Node', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
  );
});

test('the constants are far from where an inexact root would round differently', () => {
  const primes = Array.from({ length: 310 }, (_, i) => i + 2).filter((n) => {
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
    return true;
  });
  const roots = [...primes.slice(0, 8).map(Math.sqrt), ...primes.slice(0, 64).map(Math.cbrt)];
  // ECMAScript lets engines round these roots differently; an error in the last places must not matter.
  for (const root of roots) {
    const rest = (root * 2 ** 32) % 1;
    expect(Math.min(rest, 1 - rest)).toBeGreaterThan(2 ** -12);
  }
});
