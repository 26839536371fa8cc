import type { Thing } from '@mechatable/board';
import { rngFrom, type Viewer } from '@mechatable/kernel';
import { CARDS, deckContents, offers } from '@mechatable/mecha';
import { describe, expect, test } from 'vitest';
import { openView } from '../../../src/games/mecha/open-view.ts';
import { scene } from '../../../src/games/mecha/scene.ts';
import { standIns } from '../../../src/games/mecha/stand-ins.ts';
import { EDITIONS, GAMES, anchorsIn, moments, things } from './positions.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'table'];
/** What the page offers as buttons. */
const BUTTON = 'choice:';
const IDS = /\bMG[12]-\d{3}\b/g;

const idsIn = (text: string): Set<string> => new Set(text.match(IDS) ?? []);
/** A scene without its drawings: they are long, and the same ones again and again. */
const wordsOf = (thing: Thing): string =>
  JSON.stringify(thing, (name, value: unknown) => (name === 'drawing' ? undefined : value));
const drawingsOf = (thing: Thing): string => [...things(thing)].map(({ drawing = '' }) => drawing).join('\n');

/** Things with an anchor that lie in others with one. */
function nested(thing: Thing, inside = false): Thing[] {
  const here = inside && thing.anchor !== undefined ? [thing] : [];
  return [
    ...here,
    ...(thing.of ?? []).flatMap((inner) => nested(inner, inside || thing.anchor !== undefined)),
  ];
}

/** What of each kind the actions of an edition name. */
const SORTS = {
  '1e': ['cell', 'hand', 'player'],
  '2e': ['attached', 'cell', 'deck', 'discard', 'hand', 'link', 'name', 'player'],
} as const;

describe.each(EDITIONS)('the table of Mecha, %s', (edition) => {
  const game = GAMES[edition];

  test('everything that an action names lies on the table of the seat that is asked', () => {
    const asked = new Set<string>();
    for (const { before, seat, legal } of moments(edition)) {
      const view = game.rules.view(before, seat);
      const wanted = new Set(legal.flatMap((action) => game.words.anchors(view, action)));
      for (const near of [0, 1]) {
        const found = anchorsIn(scene(view, near));
        const missing = [...wanted].filter((anchor) => !anchor.startsWith(BUTTON) && !found.has(anchor));
        expect(missing, game.words.question(view)).toEqual([]);
      }
      for (const anchor of wanted) asked.add(anchor.split(':')[0] ?? '');
    }
    expect([...asked].sort()).toEqual(expect.arrayContaining([...SORTS[edition]]));
  });

  test('keys name one thing each, what has an anchor has a label, and no anchor lies in another', () => {
    for (const { before } of moments(edition)) {
      for (const viewer of VIEWERS) {
        const all = [...things(scene(game.rules.view(before, viewer), viewer === 1 ? 1 : 0))];
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        expect(all.filter(({ anchor, label }) => anchor !== undefined && label === undefined)).toEqual([]);
        const [table] = all;
        expect(table === undefined ? [] : nested(table)).toEqual([]);
      }
    }
  });

  test('nothing hidden is told: not by texts, labels, keys, anchors or drawings', () => {
    for (const { before } of moments(edition)) {
      for (const viewer of VIEWERS) {
        const near = viewer === 1 ? 1 : 0;
        const view = game.rules.view(before, viewer);
        const drawn = scene(view, near);
        const otherwise = scene(game.rules.view(game.rules.imagine(view, rngFrom('anything')), viewer), near);
        expect(wordsOf(otherwise)).toBe(wordsOf(drawn));
        expect(drawingsOf(otherwise)).toBe(drawingsOf(drawn));
        // The own list is in the view, but what is drawn lies on the table, or is being searched for.
        const sides = view.sides.map((side) => ({ ...side, list: null }));
        const links = view.chain.flatMap((link) => ('card' in link ? [CARDS[link.card]?.id] : []));
        const searched = typeof viewer === 'number' ? offers(view) : [];
        const known = idsIn(JSON.stringify([view.units, view.lying, sides, links, searched]));
        expect([...idsIn(wordsOf(drawn))].filter((id) => !known.has(id))).toEqual([]);
      }
    }
  });

  test('an open view shows both hands, and the anchors of actions on the near side only', () => {
    for (const { before } of moments(edition)) {
      const view = openView([game.rules.view(before, 0), game.rules.view(before, 1)]);
      expect(view.sides.map(({ hand }) => hand?.length)).toEqual(
        view.sides.map(({ handCount }) => handCount),
      );
      const all = [...things(scene(view, 1))];
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(all.filter(({ anchor }) => anchor?.startsWith('hand:')).length).toBe(view.sides[1].handCount);
    }
  });

  test('whoever searches a deck sees what is in it, and nobody else does', () => {
    for (const { before } of moments(edition)) {
      for (const seat of [0, 1]) {
        const deck = before.piles[seat === 0 ? 0 : 1].deck.map((card) => CARDS[card]?.id ?? '');
        expect(deckContents(game.rules.view(before, seat), seat)).toEqual(deck.sort());
        expect(deckContents(game.rules.view(before, 1 - seat), seat)).toBeNull();
      }
    }
  });

  test('a stand-in lies on the table and stands for one thing', () => {
    const found = new Set<string>();
    for (const { before, seat } of moments(edition)) {
      const view = game.rules.view(before, seat);
      const anchors = anchorsIn(scene(view, seat));
      for (const anchor of anchors) {
        for (const other of standIns(view, anchor)) {
          expect(anchors).toContain(other);
          found.add(other.split(':')[0] ?? '');
        }
      }
    }
    expect([...found].sort()).toEqual(['edge', 'pile']);
  });
});
