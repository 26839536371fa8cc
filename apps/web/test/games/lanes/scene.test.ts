import type { Thing } from '@mechatable/board';
import { rngFrom, type Viewer } from '@mechatable/kernel';
import { CARDS, cardNumber, inTransit, lanes, type Action, type State } from '@mechatable/lanes';
import { describe, expect, test } from 'vitest';
import { openView } from '../../../src/games/lanes/open-view.ts';
import { scene } from '../../../src/games/lanes/scene.ts';
import { anchorsIn, moments, things } from './positions.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'table'];
/** What the page offers as buttons. */
const BUTTONS = /^(?:choice|trigger|effect):/;
/** Cards by their ids, wherever a scene could betray one. */
const IDS = /\b(?:VG|BA|LB|SV|HV|PH|NT|LD|OP|MD)-\d\d\b/g;

const idsIn = (text: string): Set<string> => new Set(text.match(IDS) ?? []);
/** A scene without its drawings: they are long, and the same ones again and again. */
const wordsOf = (thing: Thing): string =>
  JSON.stringify(thing, (name, value: unknown) => (name === 'drawing' ? undefined : value));
const drawingsOf = (thing: Thing): string => [...things(thing)].map(({ drawing = '' }) => drawing).join('\n');

function anchorsOfLegal({
  before,
  seat,
  legal,
}: {
  before: State;
  seat: number;
  legal: readonly Action[];
}): Set<string> {
  const view = lanes.rules.view(before, seat);
  const anchors = legal.flatMap((action) => lanes.words.anchors(view, action));
  return new Set(anchors.filter((anchor) => !BUTTONS.test(anchor)));
}

/** Things with an anchor that lie in others with one. */
function nested(thing: Thing, inside = false): Thing[] {
  const here = inside && thing.anchor !== undefined ? [thing] : [];
  return [
    ...here,
    ...(thing.of ?? []).flatMap((inner) => nested(inner, inside || thing.anchor !== undefined)),
  ];
}

describe('the table of Breachline', { timeout: 30_000 }, () => {
  test('everything that an action names lies on the table of the seat that is asked', () => {
    const asked = new Set<string>();
    for (const moment of moments(16, 8)) {
      const wanted = anchorsOfLegal(moment);
      const view = lanes.rules.view(moment.before, moment.seat);
      for (const near of [0, 1]) {
        const found = anchorsIn(scene(view, near));
        const missing = [...wanted].filter((anchor) => !found.has(anchor));
        expect(missing, lanes.words.question(view)).toEqual([]);
      }
      for (const anchor of wanted) asked.add(anchor.split(':')[0] ?? '');
    }
    expect([...asked].sort()).toEqual(
      expect.arrayContaining(['deck', 'graveyard', 'hand', 'lane', 'pool', 'zone']),
    );
  });

  test('keys name one thing each, what has an anchor has a label, and no anchor lies in another', () => {
    for (const { before } of moments(8, 4)) {
      for (const viewer of VIEWERS) {
        const all = [...things(scene(lanes.rules.view(before, viewer), viewer === 1 ? 1 : 0))];
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        expect(all.filter(({ anchor, label }) => anchor !== undefined && label === undefined)).toEqual([]);
        const [table] = all;
        expect(table === undefined ? [] : nested(table)).toEqual([]);
      }
    }
  });

  test('a choice from the trash fans it out', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('trash'));
    state.piles[1].trash.push(cardNumber('MD-01'), cardNumber('OP-01'), cardNumber('LD-01'));
    const trigger = {
      seat: 1,
      card: cardNumber('SV-07'),
      effect: 0,
      source: 0,
      equip: -1,
      subject: -1,
      subjectCard: -1,
      subjectZone: -1,
      hand: null,
    };
    state.agenda.push({
      ask: 'fromPile',
      seat: 1,
      progress: { trigger, part: 0, x: 0, chosen: [] },
      left: 1,
    });
    expect(anchorsIn(scene(lanes.rules.view(state, 1), 1))).toContain('trash:LD-01');
    expect(anchorsIn(scene(lanes.rules.view(state, 1), 1))).toContain('trash:MD-01');
    expect(anchorsIn(scene(lanes.rules.view(state, 0), 0))).not.toContain('trash:MD-01');
  });

  test('nothing hidden is told: not by texts, labels, keys, anchors or drawings', () => {
    for (const { before } of moments(8, 4)) {
      for (const viewer of VIEWERS) {
        const near = viewer === 1 ? 1 : 0;
        const view = lanes.rules.view(before, viewer);
        const drawn = scene(view, near);
        const otherwise = scene(
          lanes.rules.view(lanes.rules.imagine(view, rngFrom('anything')), viewer),
          near,
        );
        expect(wordsOf(otherwise)).toBe(wordsOf(drawn));
        expect(drawingsOf(otherwise)).toBe(drawingsOf(drawn));
        // The own list is in the view, but what is drawn lies on the table.
        const sides = view.sides.map((side) => ({ ...side, list: null }));
        const known = idsIn(
          JSON.stringify([view.board, sides, inTransit(view.agenda).map(({ card }) => CARDS[card]?.id)]),
        );
        expect([...idsIn(wordsOf(drawn))].filter((id) => !known.has(id))).toEqual([]);
      }
    }
  });

  test('an open view shows both hands, and the anchors of actions on the near side only', () => {
    for (const { before } of moments(4, 4)) {
      const view = openView([lanes.rules.view(before, 0), lanes.rules.view(before, 1)]);
      expect(view.sides.map(({ hand }) => hand?.length)).toEqual(
        view.sides.map(({ handCount }) => handCount),
      );
      const all = [...things(scene(view, 1))];
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(all.filter(({ anchor }) => anchor?.startsWith('hand:')).length).toBe(view.sides[1].handCount);
    }
  });
});
