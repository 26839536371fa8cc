import type { Thing } from '@mechatable/board';
import { openQuestion, rngFrom } from '@mechatable/kernel';
import { FORCES, fieldOf, masc, mechaName, mechaNumber, unitOf, type View } from '@mechatable/masc';
import { describe, expect, test } from 'vitest';
import { openView } from '../../../src/games/masc/open-view.ts';
import { scene as drawScene } from '../../../src/games/masc/scene.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { anchorAliases } from '../../../src/games/masc/anchor-aliases.ts';
import { anchorsIn, things } from '../../harness/scenes.ts';
import { moments } from './moments.ts';

const scene = sceneWithNames({ scene: drawScene });

const TYPES = /\b(?:frog|rat|ant|turtle|wolf|spider)s?\b/gi;

const textOf = (thing: Thing): string => JSON.stringify(thing);

describe('the table of M.A.S.C.', () => {
  test('[MASC-R-17] [MASC-R-77] a spectator sees no type before the reveal', () => {
    let faceDown = 0;
    for (const { before } of moments()) {
      if (before.turn > 0) continue;
      const drawn = scene(masc.rules.view(before, 'table'), 0);
      expect(textOf(drawn).match(TYPES) ?? []).toEqual([]);
      faceDown += [...things(drawn)].filter(({ classes }) => classes.includes('ms-hidden')).length;
    }
    expect(faceDown).toBeGreaterThan(8);
  });

  test('a fully revealed view shows the face-down mecha of both sides', () => {
    let opened = 0;
    for (const { before } of moments()) {
      const view = openView([masc.rules.view(before, 0), masc.rules.view(before, 1)]);
      expect(view.mecha.filter(({ type }) => type === null)).toEqual([]);
      expect(view.viewer).toBe('table');
      if (before.turn === 0) opened += view.mecha.length;
    }
    expect(opened).toBeGreaterThan(8);
  });

  test('[MASC-R-68] [MASC-D-4] in the quick setup a player who hasn’t chosen sees the six starter forces', () => {
    const state = masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('forces'));
    const forces = FORCES.map(({ counts }) => `force:${counts.join('-')}`);
    const inTray = (view: View): string[] =>
      [...anchorsIn(scene(view, 0))].filter((anchor) => anchor.startsWith('force:'));
    expect(inTray(masc.rules.view(state, 0))).toEqual(forces);
    expect(inTray(masc.rules.view(state, 'table'))).toEqual([]);
    const [first] = masc.rules.legal(state, 0);
    if (first === undefined) throw new Error('a force can be chosen');
    masc.rules.apply(state, 0, first);
    expect(inTray(masc.rules.view(state, 0))).toEqual([]);
  });
});

describe('the layout', () => {
  const state = masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('sides'));
  const place = (near: 0 | 1, square: string): string => {
    const thing = [...things(scene(masc.rules.view(state, near), near))].find(
      ({ anchor }) => anchor === `square:${square}`,
    );
    return `${thing?.style?.['--x'] ?? ''},${thing?.style?.['--y'] ?? ''}`;
  };

  test('[MASC-R-10] [MASC-R-14] each player sees their own edge nearest: the board is rotated, not mirrored', () => {
    expect(place(1, 'A1')).toBe('0,0');
    expect(place(1, 'C3')).toBe('2,2');
    expect(place(1, 'R24')).toBe('17,23');
    expect(place(0, 'A1')).toBe('17,23');
    expect(place(0, 'C3')).toBe('15,21');
    expect(place(0, 'R24')).toBe('0,0');
  });
});

describe('stand-ins', () => {
  test('[MASC-R-72] with frozen groups, a unit in Movement is its group; in Combat it is the current squad', () => {
    const groups = moments().filter(
      ({ before }) => before.groups.length > 0 && openQuestion(before)?.ask === 'activate',
    );
    expect(groups.length).toBeGreaterThan(0);
    for (const { before, seat, legal } of groups) {
      const view = masc.rules.view(before, seat);
      for (const action of legal) {
        if (action.kind !== 'activate') continue;
        const number = (id: string): number =>
          Number(id.slice(1)) - 1 + (id.startsWith('b') ? before.at.length / 2 : 0);
        const group = before.groups[number(action.unit)];
        for (const anchor of anchorAliases(view, `unit:${action.unit}`))
          expect(before.groups[number(anchor.slice('mecha:'.length))]).toBe(group);
      }
    }
  });

  test('[MASC-R-6] clicking any mecha picks its unit, or the square it is on', () => {
    for (const { before, seat } of moments()) {
      const view = masc.rules.view(before, seat);
      for (const { id, square } of view.mecha) {
        if (square === null) continue;
        expect(anchorAliases(view, `square:${square}`)).toEqual([`mecha:${id}`]);
        if (view.groups.length > 0) continue;
        const field = fieldOf(view);
        const unit = unitOf(field, mechaNumber(field, id));
        expect(anchorAliases(view, `unit:${mechaName(field, unit)}`)).toContain(`mecha:${id}`);
      }
    }
  });
});
