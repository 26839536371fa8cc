import { rngFrom } from '@mechatable/kernel';
import { cardNumber, lanes } from '@mechatable/lanes';
import { describe, expect, test } from 'vitest';
import { openView } from '../../../src/games/lanes/open-view.ts';
import { scene as drawScene } from '../../../src/games/lanes/scene.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { anchorsIn, things } from '../../harness/scenes.ts';
import { moments } from './positions.ts';

const scene = sceneWithNames({ scene: drawScene });

describe('the table of Breachline', { timeout: 30_000 }, () => {
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

  test('an open view shows both hands, and the anchors of actions on the near side only', () => {
    for (const { before } of moments(4, 4)) {
      const view = openView([lanes.rules.view(before, 0), lanes.rules.view(before, 1)]);
      expect(view.sides.map(({ hand }) => hand?.length)).toEqual(
        view.sides.map(({ handCount }) => handCount),
      );
      const all = [...things(scene(view, 1))];
      expect(all.filter(({ anchor }) => anchor?.startsWith('hand:')).length).toBe(view.sides[1].handCount);
    }
  });
});
