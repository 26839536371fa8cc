import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, difference, hashOf, same, sha256 } from '../src/index.ts';

const values = fc.jsonValue({ maxDepth: 4 });

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The same value with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe('same', () => {
  test('a value is the same as its copies, in any key order', () => {
    fc.assert(
      fc.property(
        values,
        (value) => same(value, throughJson(value)) && same(value, turned(value)) && same(value, copy(value)),
      ),
    );
  });

  test('two values are the same exactly if their canonical texts are', () => {
    fc.assert(fc.property(values, values, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  test.each([
    [{ a: undefined }, {}],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [[], {}],
    [{}, []],
    [{ 0: 1 }, [1]],
    [null, {}],
    [0, '0'],
    [0, false],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [{ toString: 1 }, { valueOf: 1 }],
  ])('%j and %j are different', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});

describe('canonical', () => {
  test('parses back to the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(same(JSON.parse(canonical(value)), throughJson(value))).toBe(true);
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(fc.property(values, (value) => canonical(value) === canonical(turned(value))));
  });

  test('treats undefined as JSON does', () => {
    expect(canonical({ b: 1, a: undefined, c: [undefined, 2] })).toBe('{"b":1,"c":[null,2]}');
    expect(canonical(undefined)).toBe('null');
  });
});

test('the fingerprint is the SHA-256 of the canonical text', () => {
  expect(hashOf({ b: [1, 'x'], a: null })).toBe(sha256('{"a":null,"b":[1,"x"]}'));
  fc.assert(fc.property(values, (value) => hashOf(value) === hashOf(turned(value))));
});

describe('copy', () => {
  test('shares nothing with its original', () => {
    const original = { list: [{ n: 1 }], nothing: null };
    const other = copy(original);
    other.list[0] = { n: 2 };
    other.list.push({ n: 3 });
    expect(original).toEqual({ list: [{ n: 1 }], nothing: null });
  });

  test('a key named __proto__ is a key like any other', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(same(copy(value), value)).toBe(true);
    expect(Object.getPrototypeOf(copy(value))).toBe(Object.prototype);
  });
});

describe('difference', () => {
  test('there is none exactly if two values are the same', () => {
    fc.assert(fc.property(values, values, (a, b) => (difference(a, b) === null) === same(a, b)));
    fc.assert(fc.property(values, (value) => difference(value, turned(value)) === null));
  });

  test.each([
    [{ units: [{ rest: 0 }] }, { units: [{ rest: 2 }] }, '.units[0].rest: 0 / 2'],
    [[1, 2], [1], '[1]: 2 / undefined'],
    [{ a: 1 }, { b: 1 }, '.a: 1 / undefined'],
    [{ a: [] }, { a: {} }, '.a: [] / {}'],
    [1, 'x', ': 1 / "x"'],
    [{ a: 1, b: { c: 'x' } }, { a: 1, b: null }, '.b: {"c":"x"} / null'],
  ])('between %j and %j: %s', (a, b, found) => {
    expect(difference(a, b)).toBe(found);
  });
});
