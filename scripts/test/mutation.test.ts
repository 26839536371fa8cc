import { describe, expect, test } from 'vitest';
import type { Break } from '../mutation/broken.mjs';
import { breaksRule, choose } from '../mutation/choose.mjs';
import { citations } from '../mutation/citations.mjs';

const FILE = 'src/attack.ts';
const SOURCE = `
const TOO_FAR = illegal('TB-A-1', 'Move closer.');
const SPENT = { first: illegal('TB-A-2', 'Rest.'), second: illegal('TB-A-3', 'Wait.') };

/** TB-A-4: the whole of it. */
export function judge(s, seat) {
  if (distance(s) > s.range) return TOO_FAR;
  if (s.spent) {
    return SPENT[s.edition];
  }
  s.hp -= s.power; // TB-A-5
  // TB-A-6: armour
  s.hp += s.armour;
  log.push({ type: 'hit', clause: 'TB-A-7' });
  return LEGAL;
}
`;

/** The code that cites a clause, each piece as its first line; statements first. */
function cited(id: string, tier: 0 | 1): string[] {
  const scopes = citations([[FILE, SOURCE]], new Set([id])).get(id) ?? [];
  return scopes
    .filter((scope) => scope.tier === tier)
    .map(({ start, end }) => SOURCE.slice(start, end).split('\n')[0] ?? '');
}

describe('the code that cites a clause', () => {
  const JUDGE = 'export function judge(s, seat) {';

  test('a named refusal is cited where it is used', () => {
    expect(cited('TB-A-1', 0)).toEqual(['if (distance(s) > s.range) return TOO_FAR;']);
    expect(cited('TB-A-1', 1)).toEqual([JUDGE]);
  });

  test('so is a table of refusals', () => {
    expect([cited('TB-A-2', 0), cited('TB-A-3', 0)]).toEqual([['if (s.spent) {'], ['if (s.spent) {']]);
  });

  test('a comment refers to the code below it, or beside it', () => {
    expect(cited('TB-A-4', 0)).toEqual([JUDGE]);
    expect(cited('TB-A-5', 0)).toEqual(['s.hp -= s.power;']);
    expect(cited('TB-A-6', 0)).toEqual(['s.hp += s.armour;']);
  });

  test('an event cites its clause where it is emitted, and ids are whole words', () => {
    expect(cited('TB-A-7', 1)).toEqual([JUDGE]);
    expect(citations([[FILE, SOURCE]], new Set(['TB-A'])).size).toBe(0);
  });
});

describe('the breaks tried for a clause', () => {
  const at = (id: string, start: number, file = FILE): Break => ({
    id,
    file,
    start,
    end: start + 1,
    place: `${file}:${start}`,
    change: 'BooleanLiteral: false',
  });
  const scopes = [
    { file: FILE, start: 10, end: 20, tier: 0 as const },
    { file: FILE, start: 0, end: 50, tier: 1 as const },
  ];
  const visitors = (id: string): { own: number; all: number } => ({ own: 1, all: Number(id) });

  test('breaks of the statement that cites it come before those of the function; no others', () => {
    const { located, chosen } = choose([at('1', 30), at('2', 12), at('3', 70)], scopes, visitors);
    expect([located, chosen.map(({ id }) => id)]).toEqual(['cited', ['2', '1']]);
  });

  test('without a citation, breaks in code that few other tests run, one of each line first', () => {
    const again = { ...at('2', 8), place: `${FILE}:7` };
    const { located, chosen } = choose([at('9', 5), at('4', 6), at('1', 7), again], [], visitors);
    expect([located, chosen.map(({ id }) => id)]).toEqual(['reached', ['1', '4', '9', '2']]);
  });

  test('code for words is tried last, and words themselves never', () => {
    const labels = at('1', 12, 'src/labels.ts');
    const spoken = scopes.map((scope) => ({ ...scope, file: 'src/labels.ts' }));
    expect(choose([labels, at('9', 5)], spoken, visitors).located).toBe('reached');
    expect(choose([labels], spoken, visitors)).toEqual({ located: 'cited', chosen: [labels] });
    expect(choose([], spoken, visitors)).toEqual({ located: null, chosen: [] });
    expect([labels, { ...labels, change: 'StringLiteral: ""' }].map(breaksRule)).toEqual([true, false]);
  });
});
