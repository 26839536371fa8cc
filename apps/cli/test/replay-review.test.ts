import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBot } from '@mechatable/bots';
import { GAMES } from '@mechatable/catalog';
import { reviewDirectly, reviewsOf } from '@mechatable/host';
import {
  act,
  bot,
  openMatch,
  person,
  recordOf,
  rngOfMatch,
  type AnyGame,
  type MatchRecord,
  type Player,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd, mechatable } = withConsole();

const game: AnyGame = duel;
const PASS = { kind: 'pass' };

/** As many turns as there are actions: the higher sum wins then, and with two empty sides nobody does. */
function played(
  actions: readonly unknown[],
  players: readonly Player[] = [person('Ada'), bot('random')],
): MatchRecord {
  const match = openMatch(game, { players, seed: 'film', options: { turnCap: actions.length } });
  actions.forEach((action, turn) => act(match, turn % 2, action));
  return recordOf(match);
}

async function reviewed(record: MatchRecord, ...words: string[]): ReturnType<typeof mechatable> {
  writeFileSync(join(cwd, 'reviewed.json'), JSON.stringify(record));
  return mechatable(['replay', 'review', 'reviewed.json', ...words]);
}

describe('replay review', () => {
  test('marks choices that could have been better, and by how much', async () => {
    const { code, out } = await reviewed(played([PASS, PASS, PASS]));
    expect(code).toBe(0);
    expect(out).toMatch(/^Duel, Ada: 2 decisions, \d mistakes?, \d blunders?\.\n\nmove {2}turn/);
    expect(out).toMatch(/\n +3 +3 +blunder +Pass +Play the \d +100% +50% +50\n/);
  });

  test('prints every decision as JSON', async () => {
    const { json } = await reviewed(played([PASS, PASS, PASS]), '--json', '--iterations', '200');
    const report = json() as { decisions: unknown[]; mistakes: { large: number } };
    expect(report).toMatchObject({ game: 'duel', seat: 0, player: 'Ada', iterations: 200 });
    expect(report.decisions).toHaveLength(2);
    expect(report.decisions[1]).toEqual({
      ...{ move: 3, turn: 3, chosen: 'Pass', best: expect.stringMatching(/^Play the \d$/) as string },
      ...{ chosenExpected: 0.5, bestExpected: 1, pointsLost: 50, mistake: 'large' },
    });
    expect(report.mistakes.large).toBeGreaterThan(0);
  });

  test('says so if a match has no mistakes', async () => {
    const [card] = duel.rules.legal(duel.rules.setup({ turnCap: 1 }, 2, rngOfMatch('film', 2)), 0);
    const { code, out } = await reviewed(played([card]));
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Duel, Ada: 1 decision, no mistakes. Given what Ada knew, no choice was clearly better.\n',
    });
  });

  test('reviews the person, the first seat if there is none, or any requested seat', async () => {
    const record = played([PASS, PASS], [bot('random'), person('Ada')]);
    expect((await reviewed(record)).out).toContain('Duel, Ada:');
    expect((await reviewed(played([PASS, PASS], [bot('random'), bot('greedy')]))).out).toContain(
      'Duel, Random bot:',
    );
    expect((await reviewed(record, '--seat', '0')).out).toContain('Duel, Random bot:');
  });

  test.each([
    [['--seat', '2'], '--seat must be 0 or 1, not 2.'],
    [['--iterations', '0'], '--iterations needs a whole number of 1 or more, not "0".'],
  ])('%j is answered with what would be right', async (words, sentence) => {
    const { code, err } = await reviewed(played([PASS]), ...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('a record that can’t be replayed is reported', async () => {
    const { code, err } = await reviewed({
      ...played([PASS]),
      entries: [{ seat: 1, action: PASS }],
    } as MatchRecord);
    expect(code).toBe(2);
    expect(err).toContain("Can't replay the record. Move 1 is illegal (DU-TURN-1)");
  });

  test('shows its progress in a terminal, and Ctrl-C stops it without a report', async () => {
    writeFileSync(join(cwd, 'long.json'), JSON.stringify(played([PASS, PASS, PASS])));
    const line = ['replay', 'review', 'long.json', '--iterations', '20'];
    expect((await mechatable(line, { terminal: true })).err).toContain('2 of 2 decisions');
    const onStart = (interrupt: () => void): void => {
      interrupt();
    };
    const { code, out, err } = await mechatable(line, { onStart });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toContain('Stopped after 0 decisions of 2. No results.');
  });
});

describe.each(GAMES)('a match of $id', (game) => {
  test('can be reviewed from its first decision to its last', () => {
    const players = Array.from({ length: game.seats.max }, () => bot('random'));
    const match = openMatch(game, { players, seed: 'reviewed' });
    const bots = players.map(({ bot: id }, seat) => findBot(id).create(game, String(seat), players.length));
    for (
      let [seat] = game.rules.toAct(match.state);
      seat !== undefined;
      [seat] = game.rules.toAct(match.state)
    ) {
      const [legal, asked] = [game.rules.legal(match.state, seat), seat];
      const view = (): unknown => game.rules.view(match.state, asked);
      act(match, seat, bots[seat]?.choose({ seat, seq: match.moves.length, legal, view }));
    }
    const reviews = reviewsOf(game, recordOf(match), 1, 4);
    expect(reviews.length).toBeGreaterThan(game.rules.bound > 100 ? 5 : 0);
    const some = reviews.filter((_, i) => i % Math.ceil(reviews.length / 12) === 0);
    for (const review of some) {
      const { best, bestExpected, chosenExpected } = reviewDirectly(review);
      expect(review.legal[best]).toBeDefined();
      for (const expected of [bestExpected, chosenExpected]) {
        expect(expected).toBeGreaterThanOrEqual(0);
        expect(expected).toBeLessThanOrEqual(1);
      }
    }
  });
});
