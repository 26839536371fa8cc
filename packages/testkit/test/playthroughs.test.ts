import {
  act,
  beginReplay,
  CONCEDE,
  concede,
  pick,
  rngFrom,
  scriptedHead,
  type AnyMatch,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { movesIn, parsePlaythrough, renderPlaythrough, replayPlaythrough } from '../src/index.ts';
import { playthroughs } from '../src/vitest/index.ts';
import { highCard } from './toys/high-card/game.ts';

playthroughs(highCard, new URL('./playthroughs', import.meta.url));

const head = { options: { first: 0 }, players: ['Player 1', 'Player 2'], seed: 'a "quoted" seed' };

function begun(): AnyMatch {
  return beginReplay(highCard, scriptedHead(highCard, { ...head, names: head.players }));
}

/** A whole match at random. */
function played(): AnyMatch {
  const match = begun();
  const rng = rngFrom('choices');
  while (highCard.rules.outcome(match.state as never) === null) {
    const { seat, action } = pick(rng, movesIn(highCard, match.state));
    act(match, seat, action);
  }
  return match;
}

const text = renderPlaythrough(highCard, head, played().moves);

describe('a playthrough', () => {
  test('reads back as written', () => {
    const { moves, ...header } = parsePlaythrough(text);
    expect(header).toEqual({
      game: 'high-card',
      rulesVersion: 1,
      options: { first: 0 },
      players: ['Player 1', 'Player 2'],
      seed: 'a "quoted" seed',
    });
    expect(moves).toHaveLength(10);
    expect(moves[0]).toMatchObject({ seat: 0, line: 7 });
    expect(replayPlaythrough(highCard, text)).toBe(text);
  });

  test('shows the table no secrets', () => {
    expect(text).toContain('draws a card.');
    expect(text).not.toMatch(/draws the \d/);
  });

  test('keeps concessions', () => {
    const match = begun();
    concede(match, 1);
    const short = renderPlaythrough(highCard, head, match.moves);
    expect(short).toContain('1> concede   (Give up)\n     Seat 1 gives up. [HC-END-1]\n');
    expect(parsePlaythrough(short).moves).toEqual([{ seat: 1, shorthand: CONCEDE, line: 7 }]);
    expect(replayPlaythrough(highCard, short)).toBe(short);
  });

  test('may stop in the middle', () => {
    const open = renderPlaythrough(highCard, head, begun().moves);
    expect(open).toContain('outcome: the match goes on\n');
    expect(replayPlaythrough(highCard, open)).toBe(open);
  });

  test.each([
    ['game: high-card\n', '', 'The playthrough has no line "game: …" before its first move.'],
    ['game: high-card\n', 'game: chess\n', 'The playthrough is a match of chess, not of high-card.'],
    ['rules: 1', 'rules: one', '"rules:" of the playthrough should be followed by JSON, not by one'],
    ['rules: 1', 'rules: "1"', '"rules:" of the playthrough should be followed by a number.'],
    ['players: [', 'players: [7,', '"players:" of the playthrough should be followed by a list of names.'],
    [/seed: .*/, 'seed: 7', '"seed:" of the playthrough should be followed by a string.'],
    [/0> \w+ \d+ .*/, '0> dance', /Line 7: "dance" of seat 0 is not legal. Legal: play \d+; /],
    [/0> \w+ \d+ .*/, '1> dance', 'Line 7: "dance" of seat 1: this seat is not asked; seats asked: 0.'],
    [/0> (\w+) \d+ .*/, '0> $1 11', /Line 7: "\w+ 11" of seat 0 is not legal/],
  ])('says what is wrong with it: %s → %s', (from, to, message) => {
    expect(() => replayPlaythrough(highCard, text.replace(from, to))).toThrow(message);
  });

  test('names the clause that refuses a move', () => {
    const held = highCard.rules
      .legal(highCard.rules.setup({ first: 0 }, 2, rngFrom('a "quoted" seed')), 0)
      .map(({ card }) => card);
    const foreign = [1, 2, 3, 4].find((card) => !held.includes(card)) ?? 0;
    const wrong = text.replace(/0> \w+ \d+ .*/, `0> play ${foreign}`);
    expect(() => replayPlaythrough(highCard, wrong)).toThrow(
      `Line 7: "play ${foreign}" is illegal (HC-PLAY-1): Choose a card of your own hand.`,
    );
  });
});
