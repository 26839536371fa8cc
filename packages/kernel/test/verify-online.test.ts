import { describe, expect, test } from 'vitest';
import {
  act,
  bot,
  botContribution,
  commitTo,
  CONCEDE,
  DRAW,
  forgeries,
  linksOf,
  openMatch,
  partsFrom,
  person,
  recordOf,
  sha256,
  signedText,
  stateHash,
  replay,
  verify,
  type AnyGame,
  type Entry,
  type Player,
  type RecordV2,
  type SignatureCheck,
  type Verification,
} from '../src/index.ts';
import { timed } from './tiny.ts';

/** Not real keys: anyone who knows the public half can sign. Enough to test the checks. */
const keyed = (digit: string): string => `04${digit.repeat(128)}`;
const sign = (key: string, text: string): string => sha256(`${key}${text}`) + sha256(text);
const check: SignatureCheck = (key, text, signature) => Promise.resolve(signature === sign(key, text));

const ADA_KEY = keyed('a');
const MIRA_KEY = keyed('b');
const NEW_KEY = keyed('c');
const ada: Player = { ...person('Ada'), key: ADA_KEY };
const mira: Player = { ...person('Mira'), key: MIRA_KEY };
const take = (count: number) => ({ kind: 'take', count }) as const;

/** An entry, with the keys that sign it: its own and, by seat, those of the others who agree. */
interface Draft {
  readonly entry: Entry;
  readonly own?: string;
  readonly agreed?: Readonly<Record<number, string>>;
}

const move = (seat: number, count: number, own?: string): Draft => ({
  entry: { seat, action: take(count) },
  ...(own === undefined ? {} : { own }),
});

interface Table {
  readonly players?: readonly Player[];
  readonly contributions?: readonly string[];
  readonly game?: AnyGame;
}

/** A record of these entries, with every signature made. */
function recordWith(
  drafts: readonly Draft[],
  { players = [ada, mira], contributions, game = timed }: Table = {},
): RecordV2 {
  const parts = partsFrom('a seed', 2);
  const seed = { ...parts, contributions: contributions ?? parts.contributions };
  const open = recordOf(openMatch(game, { players, seed, options: { stones: 20 } }), 'always') as RecordV2;
  const unsigned = { ...open, secret: open.secret ?? '', entries: drafts.map(({ entry }) => entry) };
  const links = linksOf(unsigned);
  const entries = drafts.map(({ entry, own, agreed }, n): Entry => {
    const text = signedText(links[n] ?? '', entry);
    return {
      ...entry,
      ...(own === undefined ? {} : { signature: sign(own, text) }),
      ...(agreed === undefined
        ? {}
        : {
            agreed: Object.entries(agreed).map(([seat, key]) => ({
              seat: Number(seat),
              ...(key === '' ? {} : { signature: sign(key, text) }),
            })),
          }),
    };
  });
  const record = { ...unsigned, entries, chain: links.at(-1) };
  try {
    return { ...record, state: stateHash(replay(game, record)) };
  } catch {
    return record;
  }
}

async function checked(record: RecordV2, game: AnyGame = timed): Promise<Verification> {
  return verify(game, record, { forged: await forgeries(record, check) });
}

async function problems(drafts: readonly Draft[], table?: Table): Promise<readonly string[]> {
  return (await checked(recordWith(drafts, table), table?.game)).problems;
}

describe('moves by the clock', () => {
  const clock = (seat: number): Draft => ({ entry: { seat, action: take(2), by: 'clock' } });

  test('are what the rule book says; the record can’t show how much time had passed', async () => {
    const result = await checked(recordWith([clock(0), move(1, 1, MIRA_KEY), clock(0)]));
    expect(result.problems).toEqual([]);
    expect(result.unproven.join(' ')).toContain(
      "the clock made 2 moves, and the record can't show that time had run out.",
    );
    expect(result.proven).toContain(
      'Signed by their players: all entries that Ada and Mira made themselves.',
    );
  });

  test('are detected if they are anything else', async () => {
    const wrong = 'Entry 1 is not what the rule book prescribes when time runs out.';
    expect(await problems([{ entry: { seat: 0, action: take(1), by: 'clock' } }])).toEqual([wrong]);
    expect(await problems([{ entry: { seat: 0, action: CONCEDE, by: 'clock' } }])).toEqual([wrong]);
    expect(
      await problems([{ entry: { seat: 0, action: DRAW, by: 'clock' }, agreed: { 1: MIRA_KEY } }]),
    ).toEqual([wrong]);
    const bots = { ...timed, rules: { ...timed.rules, timeout: () => ({ kind: 'bot' }) as const } };
    expect(await problems([clock(0)], { game: bots })).toEqual([wrong]);
  });

  test('are not for a seat that is not asked', async () => {
    const found = await problems([{ entry: { seat: 1, action: CONCEDE, by: 'clock' } }]);
    expect(found).toEqual(['Entry 1 is not what the rule book prescribes when time runs out.']);
  });

  test('lose on the third time in a row, not earlier or later', async () => {
    const twice = [clock(0), move(1, 1, MIRA_KEY), clock(0), move(1, 1, MIRA_KEY)];
    expect(await problems([...twice, { entry: { seat: 0, action: CONCEDE, by: 'clock' } }])).toEqual([]);
    expect(await problems([...twice, clock(0)])).toHaveLength(1);
  });

  test('are not signed', async () => {
    expect(await problems([{ ...clock(0), own: ADA_KEY }])).toEqual([
      'Entry 1 is signed, but its player did not choose it.',
    ]);
  });
});

describe('passes by the host', () => {
  const pass: Draft = { entry: { seat: 0, action: take(1), by: 'host' } };

  test('are passes; the record can’t show that the player asked for them', async () => {
    const result = await checked(recordWith([pass]));
    expect(result.problems).toEqual([]);
    expect(result.unproven.join(' ')).toContain("the host passed 1 time for them, and the record can't show");
  });

  test('are never other actions, and never for a bot', async () => {
    const wrong = 'Entry 1 is a move by the host, but not a pass for a person.';
    expect(await problems([{ entry: { seat: 0, action: take(2), by: 'host' } }])).toEqual([wrong]);
    expect(await problems([pass], { players: [bot('greedy'), mira] })).toEqual([wrong]);
    const silent = { ...timed, rules: { ...timed.rules, answering: null } };
    expect(await problems([pass], { game: silent })).toEqual([wrong]);
  });
});

describe('a draw', () => {
  const draw = (agreed?: Record<number, string>): Draft => ({
    entry: { seat: 0, action: DRAW },
    own: ADA_KEY,
    ...(agreed === undefined ? {} : { agreed }),
  });

  test('needs every other person, and then the record proves it', async () => {
    const result = await checked(recordWith([draw({ 1: MIRA_KEY })]));
    expect([result.ok, result.outcome?.winners]).toEqual([true, []]);
    expect(result.proven).toContain('Mira agreed to the draw (entry 1).');
    expect(await problems([draw()])).toEqual(["Entry 1 needs the agreement of Mira, who didn't agree."]);
  });

  test('with a missing, forged or impossible agreement is detected', async () => {
    expect(await problems([draw({ 1: '' })])).toEqual([
      'Entry 1 says that Mira agreed, but is not signed by Mira.',
    ]);
    expect(await problems([draw({ 1: ADA_KEY })])).toEqual([
      "Mira's signature under entry 1 does not match Mira's key.",
    ]);
    const stray = 'Entry 1 lists agreements that make no sense: its own seat, no seat, or a seat twice.';
    expect(await problems([draw({ 0: ADA_KEY, 1: MIRA_KEY })])).toEqual([stray]);
    expect(await problems([draw({ 1: MIRA_KEY, 7: MIRA_KEY })])).toEqual([stray]);
    const keyless = await problems([draw({ 1: MIRA_KEY })], { players: [ada, person('Ben')] });
    expect(keyless).toEqual(['Entry 1 is signed by Ben, who has no key.']);
  });

  test('with people at one screen needs no signatures', async () => {
    const drafts: Draft[] = [{ entry: { seat: 0, action: DRAW }, agreed: { 1: '' } }];
    expect(await problems(drafts, { players: [person('Ada'), person('Ben')] })).toEqual([]);
  });

  test('with a bot says that bots don’t sign', async () => {
    const result = await checked(recordWith([draw()], { players: [ada, bot('greedy')] }));
    expect(result.problems).toEqual([]);
    expect(result.unproven.join()).toContain('Whether the bots agreed to the draw in entry 1');
  });
});

describe('an undo by consent', () => {
  const drafts = (key: string): Draft[] => [
    move(0, 1, ADA_KEY),
    { entry: { seat: 0, undo: 0 }, own: ADA_KEY, agreed: { 1: key } },
  ];

  test('is proven by the signatures of those who agreed', async () => {
    const result = await checked(recordWith(drafts(MIRA_KEY)));
    expect(result.problems).toEqual([]);
    expect(result.proven).toContain('1 undo was agreed to and signed by other players.');
    const unchecked = verify(timed, recordWith(drafts(MIRA_KEY)));
    expect(unchecked.proven.join()).not.toContain('agreed');
  });

  test('is detected if an agreement is forged', async () => {
    expect(await problems(drafts(NEW_KEY))).toEqual([
      "Mira's signature under entry 2 does not match Mira's key.",
    ]);
  });
});

describe('a bot that takes over', () => {
  const takeover = (signed: Omit<Draft, 'entry'> = {}): Draft[] => [
    { entry: { seat: 0, player: bot('greedy') }, ...signed },
    move(0, 1),
  ];

  test('was agreed to by another person, or by the player', async () => {
    const agreed = await checked(recordWith(takeover({ agreed: { 1: MIRA_KEY } })));
    expect(agreed.problems).toEqual([]);
    expect(agreed.proven).toContain('Mira agreed that a bot takes over from Ada (entry 1).');
    const own = await checked(recordWith(takeover({ own: ADA_KEY })));
    expect(own.problems).toEqual([]);
    expect(own.proven).toContain('Ada let a bot take over (entry 1).');
  });

  test('is not proven otherwise', async () => {
    const result = await checked(recordWith(takeover()));
    expect(result.problems).toEqual([]);
    expect(result.unproven).toContain(
      "From entry 1 on, a bot plays for Ada; the record can't show that Ada had left.",
    );
    const unchecked = verify(timed, recordWith(takeover({ own: ADA_KEY })));
    expect([...unchecked.proven, ...unchecked.unproven].join()).not.toContain('bot play');
  });

  test('signs nothing, and nobody signs for it', async () => {
    expect(await problems([...takeover().slice(0, 1), move(0, 1, ADA_KEY)])).toEqual([
      'Entry 2 is signed, but its player has no key.',
    ]);
    expect(
      await problems([{ ...takeover()[0], entry: { seat: 0, player: bot('greedy') }, own: NEW_KEY }]),
    ).toEqual(["The signature of entry 1 does not match its player's key."]);
  });

  test('is replaced by its person, whose key is known', async () => {
    const back = (own?: string): Draft[] => [
      ...takeover({ agreed: { 1: MIRA_KEY } }),
      { entry: { seat: 0, player: ada }, ...(own === undefined ? {} : { own }) },
    ];
    const signed = await checked(recordWith(back(ADA_KEY)));
    expect(signed.problems).toEqual([]);
    expect(signed.proven).toContain('Ada came back and signed for it (entry 3).');
    const unsigned = await checked(recordWith(back()));
    expect([unsigned.problems, unsigned.unproven.join().includes('entry 3')]).toEqual([[], false]);
    expect(await problems(back(MIRA_KEY))).toHaveLength(1);
  });

  test('can be replaced by anyone if nobody sat there before', async () => {
    const drafts: Draft[] = [{ entry: { seat: 1, player: mira } }, move(0, 1, ADA_KEY), move(1, 1, MIRA_KEY)];
    const { ok, unproven } = await checked(recordWith(drafts, { players: [ada, bot('greedy')] }));
    expect([ok, unproven.join().includes('From entry')]).toEqual([true, false]);
  });
});

describe('a person with another key', () => {
  const moved: Player = { ...person('Ada'), key: NEW_KEY };
  const change = (signed: Omit<Draft, 'entry'> = {}, player: Player = moved): Draft[] => [
    { entry: { seat: 0, player }, ...signed },
    move(0, 1, NEW_KEY),
  ];

  test('has signed with the old key, or others agreed', async () => {
    const own = await checked(recordWith(change({ own: ADA_KEY })));
    expect(own.problems).toEqual([]);
    expect(own.proven).toContain(
      'Ada signed the change to another key or player with the old key (entry 1).',
    );
    const agreed = await checked(recordWith(change({ agreed: { 1: MIRA_KEY } })));
    expect(agreed.proven).toContain('Mira agreed that Ada continues with another key (entry 1).');
    const eve = await checked(
      recordWith(change({ agreed: { 1: MIRA_KEY } }, { ...person('Eve'), key: NEW_KEY })),
    );
    expect(eve.proven).toContain('Mira agreed that Eve takes over from Ada (entry 1).');
  });

  test('is not proven otherwise', async () => {
    const result = await checked(recordWith(change()));
    expect(result.problems).toEqual([]);
    expect(result.unproven).toContain(
      "From entry 1 on, Ada's moves are signed with another key; the record can't show that Ada changed it.",
    );
    const eve = await checked(recordWith(change({}, { ...person('Eve'), key: NEW_KEY })));
    expect(eve.unproven).toContain(
      "From entry 1 on, Eve plays for Ada; the record can't show that Ada agreed.",
    );
    const [silenced] = change({}, person('Ada'));
    const none = await checked(recordWith(silenced === undefined ? [] : [silenced, move(0, 1)]));
    expect(none.unproven).toContain(
      "From entry 1 on, Ada's moves are not signed; the record can't show that Ada agreed.",
    );
    expect(none.unproven.join()).toContain('its entries are not signed');
  });

  test('signs with the new key only, from then on', async () => {
    const old = [...change({ own: ADA_KEY }).slice(0, 1), move(0, 1, ADA_KEY)];
    expect(await problems(old)).toEqual(["The signature of entry 2 does not match its player's key."]);
    expect(await problems(change({ own: NEW_KEY }))).toEqual([
      "The signature of entry 1 does not match its player's key.",
    ]);
  });
});

describe('a win that is claimed because a player left', () => {
  const claim = (agreed?: Record<number, string>): Draft[] => [
    { entry: { seat: 0, action: CONCEDE, by: 'host' }, ...(agreed === undefined ? {} : { agreed }) },
  ];

  test('is claimed by the others; the record can’t show that the player left', async () => {
    const result = await checked(recordWith(claim({ 1: MIRA_KEY })));
    expect([result.problems, result.outcome?.winners]).toEqual([[], [1]]);
    expect(result.proven).toContain('Mira claimed the win because Ada had left (entry 1).');
    expect(result.unproven).toContain('Whether Ada had left: the others claimed the win in entry 1.');
  });

  test('is a problem if nobody claimed it', async () => {
    expect(await problems(claim())).toEqual(["Entry 1 needs the agreement of Mira, who didn't agree."]);
    expect(await problems(claim(), { players: [ada, bot('greedy')] })).toEqual([
      'Entry 1 says that Ada left, but nobody claimed the win.',
    ]);
  });
});

test('entries of nonexistent seats are reported without crashing', async () => {
  const strays: Entry[] = [
    { seat: 9, action: CONCEDE, by: 'host' },
    { seat: 9, action: take(1), by: 'clock' },
    { seat: 9, action: DRAW },
    { seat: 9, undo: 0 },
    { seat: 9, player: ada },
  ];
  for (const entry of strays) {
    const result = await checked(recordWith([{ entry, agreed: { 1: MIRA_KEY } }]));
    expect(result.problems.join()).toContain('of seat 9: there is no such seat.');
  }
});

describe('the seed parts of bots', () => {
  const commitment = commitTo(partsFrom('a seed', 2).secret);
  const PROVEN = "The bots' parts of the seed follow from the host's commitment";
  const CHOSEN = "The host chose the bots' parts of the seed";

  test('prove that the host did not choose them, if they follow from the commitment', async () => {
    const contributions = [sha256('mine'), botContribution(commitment, 1)];
    const result = await checked(recordWith([], { players: [ada, bot('greedy')], contributions }));
    expect(result.proven.join()).toContain(PROVEN);
    expect(result.unproven.join()).not.toContain(CHOSEN);
  });

  test('are reported otherwise, but only if people have keys', async () => {
    const online = await checked(recordWith([], { players: [ada, bot('greedy')] }));
    expect(online.unproven.join()).toContain(CHOSEN);
    const local = await checked(recordWith([], { players: [person('Ada'), bot('greedy')] }));
    expect(local.unproven.join()).not.toContain(CHOSEN);
    const people = await checked(recordWith([]));
    expect([...people.proven, ...people.unproven].join()).not.toContain("bots' parts");
  });
});

test('the signed part of an entry is the same as before agreements and clocks', () => {
  const match = openMatch(timed, { players: [ada, mira], seed: 's' });
  act(match, 0, take(1));
  expect(match.entries).toEqual([{ seat: 0, action: take(1) }]);
});
