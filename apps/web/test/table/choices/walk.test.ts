import { expect, test } from 'vitest';
import { fitting, instead, nextAnchors, pick, type Choice } from '../../../src/table/choices/walk.ts';

const choice = (label: string, ...anchors: string[]): Choice => ({ action: label, label, anchors });

const attack = choice('attack', 'zone:A1f', 'lane:B1');
const move = choice('move', 'zone:A1f', 'zone:A2f');
const play = choice('play', 'hand:X');
const pass = choice('pass', 'choice:pass');
const CHOICES = [attack, move, play, pass];

test('the first picks are the choices’ first anchors, each once', () => {
  expect([...nextAnchors(CHOICES, [])]).toEqual(['zone:A1f', 'hand:X', 'choice:pass']);
  expect([...nextAnchors(CHOICES, ['zone:A1f'])]).toEqual(['lane:B1', 'zone:A2f']);
});

test('a stand-in means its thing, unless it can be picked itself', () => {
  const anchorAliases: Readonly<Record<string, readonly string[]>> = {
    'zone:A1f': ['card:X', 'hand:X'],
    'hand:X': ['tray:X', 'tray'],
  };
  const meant = instead(
    new Set(['zone:A1f', 'hand:X', 'choice:pass']),
    (anchor) => anchorAliases[anchor] ?? [],
  );
  expect([...meant]).toEqual([
    ['card:X', 'zone:A1f'],
    ['tray:X', 'hand:X'],
    ['tray', 'hand:X'],
  ]);
});

test('a choice with one anchor is taken at once', () => {
  expect(pick(CHOICES, [], 'hand:X')).toEqual({ to: 'act', choice: play });
});

test('a choice with two anchors takes two picks', () => {
  expect(pick(CHOICES, [], 'zone:A1f')).toEqual({ to: 'walk', walked: ['zone:A1f'] });
  expect(fitting(CHOICES, ['zone:A1f'])).toEqual([attack, move]);
  expect(pick(CHOICES, ['zone:A1f'], 'lane:B1')).toEqual({ to: 'act', choice: attack });
});

test('the only choice left still waits for its last anchor', () => {
  expect(pick([attack], [], 'zone:A1f')).toEqual({ to: 'walk', walked: ['zone:A1f'] });
});

test('two choices with the same anchors can only be chosen from the list', () => {
  const twins = [choice('first', 'zone:A1f'), choice('second', 'zone:A1f')];
  expect(pick(twins, [], 'zone:A1f')).toEqual({ to: 'walk', walked: ['zone:A1f'] });
});

test('picking the last thing again steps back', () => {
  expect(pick(CHOICES, ['zone:A1f'], 'zone:A1f')).toEqual({ to: 'walk', walked: [] });
});

test('picking the beginning of another choice switches to it', () => {
  const other = choice('other', 'zone:A3f', 'lane:B3');
  expect(pick([...CHOICES, other], ['zone:A1f'], 'zone:A3f')).toEqual({ to: 'walk', walked: ['zone:A3f'] });
  expect(pick(CHOICES, ['zone:A1f'], 'hand:X')).toEqual({ to: 'act', choice: play });
});

test('a thing that begins no choice does nothing', () => {
  expect(pick(CHOICES, [], 'lane:B1')).toEqual({ to: 'nothing' });
  expect(pick(CHOICES, ['zone:A1f'], 'zone:A3f')).toEqual({ to: 'nothing' });
});
