import { openQuestion, rngFrom } from '@mechatable/kernel';
import { cardNumber, lanes } from '@mechatable/lanes';
import { describe, expect, test } from 'vitest';
import { scene as drawScene } from '../../../src/games/lanes/scene.ts';
import { anchorAliases } from '../../../src/games/lanes/anchor-aliases.ts';
import { waitingTriggers } from '../../../src/games/lanes/waiting-triggers.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { anchorsIn, things } from '../../harness/scenes.ts';
import { moments } from './positions.ts';

const scene = sceneWithNames({ scene: drawScene });

describe('the table of Breachline', { timeout: 30_000 }, () => {
  test('choosing from the trash fans it out', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('trash'));
    state.piles[1].trash = ['MD-01', 'OP-01', 'LD-01'].map(cardNumber);
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

  test('having no protection is highlighted, but not before the first turn', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('toss'));
    const looks = (): readonly (string | undefined)[] =>
      [...things(scene(lanes.rules.view(state, 0), 0))]
        .filter(({ key }) => /^pile:[AB]:protection$/.test(key))
        .map(({ classes }) => classes);
    expect(looks().filter((classes) => classes?.includes('none'))).toHaveLength(0);
    expect(looks()).toHaveLength(2);
    state.turn = 3;
    expect(looks().filter((classes) => classes?.includes('none'))).toHaveLength(2);
  });

  test('an empty hand says so, and keeps its space only while cards can still arrive', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('empty'));
    const dock = (): string => {
      const all = [...things(scene(lanes.rules.view(state, 0), 0))];
      const words = all.find(({ key }) => key === 'pile:A:hand.words')?.text ?? '';
      return `${all.find(({ key }) => key === 'dock')?.classes ?? ''}: ${words}`;
    };
    expect(dock()).toBe('ln-dock ln-bare ln-folded: Your hand is empty');
    state.turn = 3;
    expect(dock()).toBe('ln-dock ln-bare: Your hand is empty');
    state.piles[0].hand = [cardNumber('VG-01')];
    expect(dock()).toBe('ln-dock: Hand');
  });

  test('waiting triggers are numbered as in the question, and clicking their cards means them', () => {
    let found = 0;
    for (const { before, seat, legal } of moments(40, 3)) {
      const view = lanes.rules.view(before, seat);
      if (openQuestion(view)?.ask !== 'orderTrigger') continue;
      const all = [...things(scene(view, seat))];
      for (const action of legal) {
        const [, number, zone] =
          /^Resolve (\d+): .*\(([AB]\d[fLb])\)/.exec(lanes.words.label(view, action)) ?? [];
        if (number === undefined || zone === undefined) continue;
        const held = view.board.find((card) => card?.zone === zone);
        const numbers = all.find(({ key }) => key === `o:${held?.object ?? ''}.triggers`)?.text?.split(' ');
        expect(numbers).toContain(number);
        const [anchor = ''] = lanes.words.anchors(view, action);
        const own = numbers?.filter((one) => Number(one) <= legal.length) ?? [];
        expect(anchorAliases(view, anchor)).toEqual(own.length === 1 ? [`zone:${zone}`] : []);
        found++;
      }
    }
    expect(found).toBeGreaterThan(2);
  });

  test('no two triggers have the same number, and a single one has none', () => {
    const trigger = { seat: 0, card: 0, effect: 0, source: 7, equip: -1, subject: -1, hand: null };
    const at = { ...trigger, subjectCard: -1, subjectZone: -1 };
    const asked = { ask: 'optional', seat: 0, trigger: at } as const;
    expect(waitingTriggers({ active: 0, agenda: [asked] })).toEqual(new Map());
    const rest = {
      do: 'batch',
      triggers: [
        { ...at, seat: 1, source: 9 },
        { ...at, effect: 1 },
      ],
    } as const;
    expect(waitingTriggers({ active: 0, agenda: [rest, { do: 'settle' }, asked] })).toEqual(
      new Map([
        [7, [1, 2]],
        [9, [3]],
      ]),
    );
  });
});
