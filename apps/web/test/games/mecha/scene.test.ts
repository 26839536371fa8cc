import { CARDS, deckContents, type State } from '@mechatable/mecha';
import { describe, expect, test } from 'vitest';
import { scene as drawScene } from '../../../src/games/mecha/scene.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { anchorAliases } from '../../../src/games/mecha/anchor-aliases.ts';
import { screensOf } from '../../harness/scenes.ts';
import { EDITIONS, GAMES, moments } from './positions.ts';

const scene = sceneWithNames({ scene: drawScene });

describe.each(EDITIONS)('the table of Mecha, %s', (edition) => {
  const game = GAMES[edition];
  const screen = screensOf((state: State, viewer) => game.rules.view(state, viewer), scene);

  test('the player who searches a deck sees its cards, and nobody else does', () => {
    for (const { before } of moments(edition)) {
      for (const seat of [0, 1]) {
        const deck = before.piles[seat === 0 ? 0 : 1].deck.map((card) => CARDS[card]?.id ?? '');
        expect(deckContents(game.rules.view(before, seat), seat)).toEqual(deck.sort());
        expect(deckContents(game.rules.view(before, 1 - seat), seat)).toBeNull();
      }
    }
  });

  test('a stand-in is on the table and means one thing', () => {
    const found = new Set<string>();
    for (const { before, seat } of moments(edition)) {
      const { view, anchors } = screen(before, seat);
      for (const anchor of anchors) {
        for (const other of anchorAliases(view, anchor)) {
          expect(anchors).toContain(other);
          found.add(other.split(':')[0] ?? '');
        }
      }
    }
    expect([...found].sort()).toEqual(['edge', 'pile']);
  });
});
