import { describe, expect, test } from 'vitest';
import {
  act,
  commitTo,
  commitToV1,
  CONCEDE,
  forgeries,
  linkOf,
  linksOf,
  openMatch,
  partsFrom,
  person,
  recordOf,
  replay,
  scriptedHead,
  seedFrom,
  sha256,
  signedText,
  undo,
  verify,
  type Entry,
  type Player,
  type RecordV1,
  type RecordV2,
  type SignatureCheck,
} from '../src/index.ts';
import { tiny } from './tiny.ts';

const take = (count: number) => ({ kind: 'take', count }) as const;

function played(players: readonly Player[] = [person('Ada'), person('Ben')]): RecordV2 {
  let match = openMatch(tiny, { players, seed: 'a seed', options: { stones: 9 } });
  act(match, 0, take(1));
  act(match, 1, take(2));
  match = undo(match, 1, 1);
  while (tiny.rules.outcome(match.state) === null) act(match, tiny.rules.toAct(match.state)[0] ?? 0, take(1));
  return recordOf(match) as RecordV2;
}

const record = played();
const secret = record.secret ?? '';

/** The record with its chain recomputed, as a forger would do. */
function recomputed(forged: RecordV2): RecordV2 {
  const known = { ...forged, secret: forged.secret ?? '' };
  return { ...forged, chain: linksOf(known).at(-1) };
}

const CHANGED = 'The hash chain does not match: names, options, seed parts or entries were changed.';

describe('an honest record', () => {
  test('proves the shuffle, the moves and the chain, and says what it cannot prove', () => {
    const result = verify(tiny, record);
    expect(result).toMatchObject({ ok: true, format: 2, undos: 1, problems: [], state: record.state });
    expect(result.commitment).toBe(commitTo(partsFrom('a seed', 2).secret));
    expect(result.chain).toBe(record.chain);
    expect(result.proven).toHaveLength(4);
    expect(result.unproven.join()).toContain('its entries are not signed');
    expect(result.unproven.join()).toContain('kept hidden cards to itself');
  });

  test('is reported as unfinished if the match is not over', () => {
    const match = openMatch(tiny, { players: record.players, seed: 's' });
    expect(verify(tiny, recordOf(match, 'always')).unproven.join()).toContain(
      'the record stops before the end',
    );
  });

  test('lists each link as soon as it exists, and no link reveals its action', () => {
    const match = openMatch(tiny, { players: record.players, seed: 'a seed', options: { stones: 9 } });
    const opening = linkOf(match);
    act(match, 0, take(1));
    expect([opening, linkOf(match)]).toEqual(linksOf({ ...record, secret }).slice(0, 2));
    // Without the salt, three guesses would be enough to find the entry.
    const unsalted = [1, 2, 3].map((n) =>
      sha256(JSON.stringify(['mechatable:entry', opening, { seat: 0, action: take(n) }])),
    );
    expect(unsalted).not.toContain(linkOf(match));
  });
});

test('the seed depends on every part, and on nothing else', () => {
  const parts = partsFrom('text', 3);
  const seeds = [
    seedFrom(parts),
    seedFrom({ ...parts, secret: sha256('other') }),
    ...[0, 1, 2].map((seat) =>
      seedFrom({ ...parts, contributions: parts.contributions.with(seat, sha256('other')) }),
    ),
  ];
  expect(new Set(seeds).size).toBe(5);
});

describe('a record that was changed', () => {
  test.each<[string, Partial<RecordV2>]>([
    ['a name', { players: [person('Eve'), person('Ben')] }],
    ['the kind of a player', { players: [{ kind: 'bot', bot: 'Ada' }, person('Ben')] }],
    ['an option', { options: { stones: 10 } }],
    ['a contribution', { contributions: [sha256('x'), ...record.contributions.slice(1)] }],
    ['the commitment', { commitment: sha256('x') }],
    ['the secret', { secret: sha256('x') }],
    ['a move that was undone', { entries: record.entries.with(1, { seat: 1, action: take(3) }) }],
    ['the undo left out', { entries: record.entries.filter((entry) => !('undo' in entry)) }],
    ['who undid it', { entries: record.entries.with(2, { seat: 0, undo: 1 }) }],
    ['a move left out', { entries: record.entries.slice(0, -1) }],
    ['a concession at the end', { entries: [...record.entries.slice(0, -1), { seat: 1, action: CONCEDE }] }],
    ['the chain', { chain: sha256('x') }],
    ['no chain', { chain: undefined }],
    ['the state', { state: sha256('x') }],
    ['no state', { state: undefined }],
    ['the version', { rulesVersion: 4 }],
    ['the game', { game: 'chess' }],
  ])('is found out: %s', (_what, change) => {
    expect(verify(tiny, { ...record, ...change }).ok).toBe(false);
  });

  test('and hashed again is detected by anyone who saw a link or the commitment', () => {
    const [opening = '', , , fourth = ''] = linksOf({ ...record, secret });
    const forged = recomputed({ ...record, players: [person('Eve'), person('Ben')] });
    expect(verify(tiny, forged).ok).toBe(true);
    expect(verify(tiny, forged, { seen: [opening] }).problems.join()).toContain('is not part of this record');
    expect(verify(tiny, record, { seen: [opening, fourth, record.commitment] })).toMatchObject({ ok: true });
    const cut = { ...record, entries: record.entries.slice(0, 3) };
    const state = verify(tiny, cut).state ?? undefined;
    expect(verify(tiny, recomputed({ ...cut, state })).ok).toBe(true);
    const seen = [linksOf({ ...record, secret }).at(-1) ?? ''];
    expect(verify(tiny, recomputed({ ...cut, state }), { seen }).ok).toBe(false);
  });

  test.each<[string, Entry, string]>([
    ['undoes nothing', { seat: 0, undo: 3 }, 'Entry 2 undoes nothing.'],
    ['is of no seat', { seat: 7, undo: 0 }, 'Entry 2 of seat 7: there is no such seat.'],
  ])('with an undo that %s is not replayed', (_what, entry, message) => {
    const entries = record.entries.with(1, entry);
    expect(verify(tiny, { ...record, entries }).problems).toContain(message);
  });
});

describe('signatures', () => {
  /** Not a real key pair: anyone who knows the public half can sign. Enough to test the checks. */
  const key = `04${'1'.repeat(128)}`;
  const sign = (text: string): string => sha256(`${key}${text}`) + sha256(text);
  const check: SignatureCheck = (by, text, signature) =>
    Promise.resolve(by === key && signature === sign(text));
  const unsigned = played([{ ...person('Ada'), key }, person('Ben')]);
  const links = linksOf({ ...unsigned, secret });
  const signed: RecordV2 = {
    ...unsigned,
    entries: unsigned.entries.map((entry, n) =>
      entry.seat === 0 ? { ...entry, signature: sign(signedText(links[n] ?? '', entry)) } : entry,
    ),
  };
  const problems = async (forged: RecordV2): Promise<string> =>
    verify(tiny, forged, { forged: await forgeries(forged, check) }).problems.join(' ');

  test('of an honest record are genuine', async () => {
    expect(await problems(signed)).toBe('');
    const { proven } = verify(tiny, signed, { forged: [] });
    expect(proven.join()).toContain('all entries of Ada');
    expect(verify(tiny, signed).unproven.join()).toContain('they were not checked');
  });

  test('are required for every entry of a player with a key, and for no other', async () => {
    expect(await problems(unsigned)).toContain('Entry 1 is not signed by its player.');
    const extra = { ...signed, entries: signed.entries.with(1, { ...take2(), signature: 'a'.repeat(128) }) };
    expect(await problems(recomputed(extra))).toContain('Entry 2 is signed, but its player has no key.');
  });

  test('reveal any change before them, even if all hashes are recomputed', async () => {
    const renamed = recomputed({ ...signed, players: [signed.players[0] ?? person(''), person('Eve')] });
    expect(await problems(renamed)).toContain("The signature of entry 1 does not match its player's key.");
    const other = recomputed({ ...signed, entries: signed.entries.with(1, { seat: 1, action: take(3) }) });
    expect(await problems(other)).toContain("The signature of entry 5 does not match its player's key.");
  });

  function take2(): Entry {
    return { seat: 1, action: take(2) };
  }
});

describe('a record of format 1', () => {
  const head = scriptedHead(tiny, { options: { stones: 9 }, names: ['Ada', 'Ben'], seed: 'old' });
  const match = replay(tiny, { ...head, moves: [] } as RecordV1);
  act(match, 0, take(1));
  const old = recordOf(match, 'always') as RecordV1;

  test('still verifies, labeled with its weaker proof', () => {
    expect(verify(tiny, old)).toMatchObject({ ok: true, format: 1, chain: null, opening: null });
    expect(verify(tiny, old).unproven.join()).toContain('old format 1, with a weaker proof');
    expect(verify(tiny, old, { seen: [commitToV1('old')] }).ok).toBe(true);
    expect(verify(tiny, old, { seen: [commitToV1('new')] }).ok).toBe(false);
  });

  test.each<[string, Partial<RecordV1>]>([
    ['another seed', { seed: 'new' }],
    ['another commitment', { seedCommitment: commitToV1('new') }],
    ['another move', { moves: [{ seat: 0, action: take(2) }] }],
    ['another hash', { hash: sha256('x') }],
    ['no hash', { hash: undefined }],
    ['one seat', { seats: ['Ada'] }],
    ['options that are none', { options: { stones: -1 } }],
  ])('does not with %s', (_what, change) => {
    expect(verify(tiny, { ...old, ...change }).ok).toBe(false);
  });
});

test('verifying does not hide a bug of the game', () => {
  const game = {
    ...tiny,
    rules: {
      ...tiny.rules,
      setup: (): never => {
        throw new TypeError('a bug');
      },
    },
  };
  expect(() => verify(game, record)).toThrow('a bug');
});

test('a changed record breaks the chain', () => {
  expect(verify(tiny, { ...record, players: [person('Eve'), person('Ben')] }).problems).toEqual([CHANGED]);
});
