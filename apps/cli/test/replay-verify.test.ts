import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONCEDE,
  act,
  beginReplay,
  bot,
  concede,
  linksOf,
  openMatch,
  person,
  recordOf,
  scriptedHead,
  sha256,
  timeoutEntry,
} from '@mechatable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { withConsole, type Ran } from './console.ts';
import { duel } from './duel-game.ts';
import { PASS, sealedAgain, withSeatChanges, withUndo, type Published } from './duel-records.ts';

const { cwd, mechatable } = withConsole();

let record: Published;

beforeAll(async () => {
  await mechatable(['sim', 'duel', '--seed', 'film', '--only', '1', '--save', 'good.json']);
  record = JSON.parse(readFileSync(join(cwd, 'good.json'), 'utf8')) as Published;
});

async function verified(file: string, content: unknown, ...words: string[]): Promise<Ran> {
  writeFileSync(join(cwd, file), typeof content === 'string' ? content : JSON.stringify(content));
  return mechatable(['replay', 'verify', file, '--json', ...words]);
}

describe('replay verify', () => {
  test('lists changes of players', async () => {
    writeFileSync(join(cwd, 'seats.json'), JSON.stringify(withSeatChanges()));
    const { out } = await mechatable(['replay', 'verify', 'seats.json']);
    expect(out).toContain(
      'Players: Ada, Ben\n  After move 1: Greedy bot took over from Ben.\n  After move 2: Ben came back.\nMoves: ',
    );
    const { json } = await mechatable(['replay', 'verify', 'seats.json', '--json']);
    expect(json()).toMatchObject({
      players: [person('Ada'), person('Ben')],
      seatChanges: [
        { after: 1, seat: 1, from: person('Ben'), to: bot('greedy'), isReturn: false },
        { after: 2, seat: 1, from: bot('greedy'), to: person('Ben'), isReturn: true },
      ],
    });
  });

  test('an unchanged record: what it proves, and what it can’t prove', async () => {
    const { code, json } = await verified('copy.json', record);
    expect(code).toBe(0);
    expect(json()).toEqual({
      ...{ ok: true, format: 2, moves: record.entries.length, undos: 0, problems: [] },
      ...{ commitment: record.commitment, chain: record.chain, state: record.state },
      opening: linksOf(record)[0],
      outcome: expect.objectContaining({ clause: 'DU-END-1' }) as unknown,
      proven: [
        'Every move was legal and led to the recorded final state.',
        "The shuffle follows from every seat's contribution and the secret that the host committed to.",
        `Names, options, seed parts and all ${String(record.entries.length)} entries match the hash chain.`,
      ],
      unproven: [
        expect.stringContaining('Who made this file: its entries are not signed') as string,
        'Nobody can prove that the host kept hidden cards to itself.',
      ],
      players: [bot('random'), bot('random')],
      seatChanges: [],
    });
    const { out } = await mechatable(['replay', 'verify', 'copy.json']);
    expect(out).toMatch(/^Record verified\.\n\nPlayers: Random bot, Random bot 2\nMoves: /);
    expect(out).toContain(`\nCommitment: ${record.commitment}\n`);
    expect(out).toContain(`\nFinal hash: ${record.chain ?? ''}\n\nProven:\n  Every move was legal`);
    expect(out).toContain('\nNot proven:\n  Who made this file');
    expect(out).not.toContain('Wrong:');
  });

  test('undos are counted, and show what was undone', async () => {
    const { code, json } = await verified('undo.json', withUndo());
    expect(code).toBe(0);
    expect(json()).toMatchObject({ moves: 3, undos: 1, players: [person('Ada'), person('Ben')] });
  });

  test('moves that a player did not choose are marked', async () => {
    const match = openMatch(duel, { players: [person('Ada'), person('Ben')], seed: 'clock' });
    const { action } = timeoutEntry(match, 0) ?? {};
    act(match, 0, action as typeof PASS, 'clock');
    concede(match, 1);
    const { code } = await verified('clock.json', recordOf(match));
    const { out } = await mechatable(['replay', 'verify', 'clock.json']);
    expect([code, out]).toEqual([0, expect.stringContaining('the clock made 1 move, and the record can')]);
    const [first, ...rest] = match.entries;
    const forged = { ...recordOf(match), entries: [{ ...first, action: PASS }, ...rest] } as Published;
    const found = await verified('clock.json', sealedAgain(forged));
    expect((found.json() as { problems: string[] }).problems).toEqual([
      'Entry 1 is not what the rule book prescribes when time runs out.',
    ]);
  });

  const tampered: [string, (record: Published) => unknown, string][] = [
    [
      'another secret',
      (good) => ({ ...good, secret: sha256('chosen later') }),
      "The host's secret does not match the commitment",
    ],
    [
      'another contribution',
      (good) => ({ ...good, contributions: good.contributions.with(1, sha256('x')) }),
      'The hash chain does not match',
    ],
    [
      'a changed name',
      (good) => ({ ...good, players: good.players.with(1, bot('greedy')) }),
      'The hash chain does not match: names, options, seed parts or entries were changed.',
    ],
    [
      'a changed option',
      (good) => ({ ...good, options: { ...(good.options as object), turnCap: 40 } }),
      'The hash chain does not match',
    ],
    [
      'an appended concession',
      (good) => ({ ...good, entries: [...good.entries, { seat: 0, action: CONCEDE }] }),
      'comes after the end of the match',
    ],
    [
      'another end',
      (good) => ({ ...good, state: 'ab'.repeat(32) }),
      'Replaying leads to a different final state',
    ],
    [
      'a move left out',
      (good) => ({ ...good, entries: good.entries.slice(1) }),
      'Move 1 is illegal (DU-TURN-1)',
    ],
    [
      'the last move left out',
      (good) => ({ ...good, entries: good.entries.slice(0, -1) }),
      'a different final state',
    ],
    [
      'a card from nowhere',
      (good) => ({ ...good, entries: [{ seat: 0, action: { kind: 'play', card: 9 } }] }),
      'Move 1 is illegal (DU-PLAY-2): Play a card from your hand.',
    ],
    [
      'no action at all',
      (good) => ({ ...good, entries: [{ seat: 0, action: null }] }),
      'Move 1 is not an action of Duel.',
    ],
    [
      'a seat too many',
      (good) => ({ ...good, entries: [{ seat: 7, action: 'concede' }] }),
      'there is no such seat',
    ],
    [
      'options that the game does not have',
      (good) => ({ ...good, options: { loadouts: ['x'] } }),
      'Invalid options for Duel',
    ],
    ['no secret yet', (good) => ({ ...good, secret: undefined }), 'The record has no seed yet'],
    ['no state', (good) => ({ ...good, state: undefined }), 'has no final state'],
    ['no chain', (good) => ({ ...good, chain: undefined }), 'has no hash chain'],
  ];
  test.each(tampered)('%s is detected, and the exit code is 1', async (_name, change, problem) => {
    const { code, json } = await verified('tampered.json', change(record));
    expect(code).toBe(1);
    const { ok, problems } = json() as { ok: boolean; problems: string[] };
    expect(ok).toBe(false);
    expect(problems.join(' ')).toContain(problem);
    const { out } = await mechatable(['replay', 'verify', 'tampered.json']);
    expect(out).toMatch(/^Verification failed\.\n\nProblems:\n {2}/);
    expect(out).toContain(problem);
  });

  test('a concession appended to a running match is detected', async () => {
    const open = { ...withUndo() };
    const early = sealedAgain({ ...open, entries: open.entries.slice(0, -1) });
    expect((await verified('early.json', early)).code).toBe(0);
    const { code, json } = await verified('conceded.json', {
      ...early,
      entries: [...early.entries, { seat: 1, action: CONCEDE }],
    });
    expect(code).toBe(1);
    expect((json() as { problems: string[] }).problems.join(' ')).toContain('The hash chain does not match');
  });

  test('a replaced move that leads to the same state is detected', async () => {
    const good = withUndo();
    const swapped = { ...good, entries: good.entries.with(2, { seat: 0, undo: 1 }) };
    const { code, json } = await verified('equivalent.json', swapped);
    expect(code).toBe(1);
    const { state, problems } = json() as { state: string; problems: string[] };
    expect(state).toBe(good.state);
    expect(problems).toEqual([expect.stringContaining('The hash chain does not match')]);
  });

  describe('with all hashes recomputed', () => {
    const renamed = (): Published =>
      sealedAgain({ ...record, players: record.players.with(0, person('Eve')) });
    const link = (n: number): string => linksOf(record).at(n) ?? '';

    test('a change passes, with a note that the file alone doesn’t prove who made it', async () => {
      const { code, json } = await verified('resealed.json', renamed());
      expect(code).toBe(0);
      expect((json() as { unproven: string[] }).unproven.join(' ')).toContain('could have been recomputed');
    });

    test.each([
      ['the first', 0],
      ['an earlier', 2],
      ['the last', -1],
    ])('fails against %s hash that was seen', async (_which, n) => {
      const { code, json } = await verified('resealed.json', renamed(), '--seen', link(n));
      expect(code).toBe(1);
      expect((json() as { problems: string[] }).problems).toEqual([
        `The commitment or hash you saw (${link(n)}) is not part of this record.`,
      ]);
    });

    test('a truncated ending verifies against an earlier hash, not against a later one', async () => {
      const cut = sealedAgain({ ...record, entries: record.entries.slice(0, 3) });
      expect((await verified('cut.json', cut, '--seen', link(2))).code).toBe(0);
      expect((await verified('cut.json', cut, '--seen', `${link(2)},${link(4)}`)).code).toBe(1);
    });

    test('the original record verifies against all of them, which proves more', async () => {
      const seen = [record.commitment, ...linksOf(record)].join(',');
      const { code, json } = await verified('copy.json', record, '--seen', seen);
      expect(code).toBe(0);
      const { proven, unproven } = json() as Record<'proven' | 'unproven', string[]>;
      expect(proven).toContain(
        'The hash you saw is the one after entry 2: nothing up to that entry was changed.',
      );
      expect(unproven).toEqual(['Nobody can prove that the host kept hidden cards to itself.']);
    });

    test('an invalid hash is refused', async () => {
      const { code, err } = await verified('copy.json', record, '--seen', 'deadbeef');
      expect(code).toBe(2);
      expect(err).toContain('--seen needs commitments or hashes of 64 lowercase hexadecimal digits');
    });
  });

  test('a record in the old format verifies, with a note that it proves less', async () => {
    const start = { options: {}, names: ['person', 'random'], seed: 'old' };
    const match = beginReplay(duel, scriptedHead(duel, start));
    act(match, 0, PASS);
    concede(match, 1);
    const old = recordOf(match);
    const { code, json } = await verified('old.json', old);
    expect(code).toBe(0);
    expect(json()).toMatchObject({
      ...{ ok: true, format: 1, moves: 2, opening: null, chain: null },
      players: [person('Player 1'), bot('random')],
      unproven: [
        expect.stringContaining('old format 1, with a weaker proof'),
        expect.anything(),
      ] as unknown[],
    });
    expect((await mechatable(['replay', 'verify', 'old.json'])).out).toContain('(format 1)\n');
    const changed = await verified('old.json', { ...old, seed: 'chosen later' });
    expect(changed.code).toBe(1);
  });

  test('is verified by the rules version it was played with', async () => {
    const judge: typeof duel.rules.judge = () => ({ ok: false, clause: 'DU-TURN-2', sentence: 'No.' });
    const world = { games: [{ ...duel, rulesVersion: 2, rules: { ...duel.rules, judge } }] };
    await verified('copy.json', record);
    const both = { ...world, releases: [duel, ...world.games] };
    expect((await mechatable(['replay', 'verify', 'copy.json'], both)).code).toBe(0);
    expect((await mechatable(['replay', 'verify', 'copy.json'], world)).code).toBe(2);
  });

  test.each([
    ['no JSON', '{"format": ', "This is not a match record: it isn't JSON"],
    ['another format', '{"format":"png"}', '"format" should be "mechatable-record-2", not "png"'],
    ['a list', '[]', '"format" should be'],
    ['a field of the wrong kind', '{"format":"mechatable-record-2","game":7}', 'game: '],
    ['a field of the wrong kind in the old format', '{"format":"mechatable-record-1","game":7}', 'game: '],
  ])('%s is answered with what is wrong, and it ends with 2', async (_name, text, message) => {
    const { code, err } = await verified('foreign.json', text);
    expect(code).toBe(2);
    expect(err).toContain('foreign.json: ');
    expect(err).toContain(message);
  });

  test('an unknown game is named', async () => {
    const { code, err } = await verified('chess.json', { ...record, game: 'chess' });
    expect({ code, err }).toEqual({ code: 2, err: 'Unknown game "chess". Games: duel.\n' });
  });

  test('for an unknown rules version, the error lists the known ones', async () => {
    const { code, err } = await verified('newer.json', { ...record, rulesVersion: 9 });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'This program supports rules version 1 of duel, not version 9.\n',
    });
  });
});
