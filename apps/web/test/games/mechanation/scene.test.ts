import type { Thing } from '@mechatable/board';
import { MECHS, isPublicTo, mechName, mechanation, type State, type View } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import { openView } from '../../../src/games/mechanation/open-view.ts';
import { scene as drawScene } from '../../../src/games/mechanation/scene.ts';
import { sceneWithNames } from '../../harness/names.ts';
import { dropsOn } from '../../../src/games/mechanation/drops-on.ts';
import { anchorAliases } from '../../../src/games/mechanation/anchor-aliases.ts';
import { screensOf, things } from '../../harness/scenes.ts';
import { keysIn, moments, nearest, viewersOf } from './positions.ts';

const scene = sceneWithNames({ scene: drawScene });
const screen = screensOf((state: State, viewer) => mechanation.rules.view(state, viewer), scene);

const without = (thing: Thing, key: string): Thing => ({
  ...thing,
  children: (thing.children ?? []).filter((inner) => inner.key !== key).map((inner) => without(inner, key)),
});

test('[MN-R-69] a Mech the viewer does not know appears only in the list of unseen Mechs', () => {
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const rest = JSON.stringify(without(drawn, 'roster'));
      expect(view.unseen.filter((id) => rest.includes(`"mech:${id}`) || rest.includes(mechName(id)))).toEqual(
        [],
      );
    }
  }
});

test('the list has all 24 Mechs, with the pilot’s symbol where the viewer knows the pilot', () => {
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const find = keysIn(drawn);
      for (const { id } of MECHS) {
        const entry = find(`roster:${id}`);
        const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id))?.seat;
        expect(entry.classes.includes('mn-unseen'), id).toBe(view.unseen.includes(id));
        expect(/seat-(\d)/.exec(entry.classes)?.[1], id).toBe(
          holder === undefined ? undefined : String(holder),
        );
      }
    }
  }
});

test('[MN-R-88] a known Mech that may be in hand or deployed is drawn in neither place', () => {
  let either = 0;
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const find = keysIn(drawn);
      for (const { mechs, seat } of view.pilots) {
        for (const { mech } of mechs.filter(({ place }) => place === 'either')) {
          either++;
          expect(find(`mech:${mech}.place`).text).toBe('hand or out');
          expect(JSON.stringify(find(`out:P${seat}`))).not.toContain(mechName(mech));
        }
      }
    }
  }
  expect(either).toBeGreaterThan(5);
});

test('[MN-R-68] a known face-down card shows its back and face, marked as public or private', () => {
  const found = new Set<string>();
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const find = keysIn(drawn);
      const tiles = [...view.arena, ...view.pilots.flatMap(({ row }) => row)];
      for (const { tile, face, up, seen } of tiles) {
        const parts = (find(`tile:${tile}`).children ?? []).map(({ key }) =>
          key.slice(`tile:${tile}.`.length),
        );
        expect(parts.includes('back')).toBe(!up);
        expect(parts.includes('face')).toBe(face !== null);
        expect(parts.includes('insight')).toBe(!up && face !== null);
        if (up || face === null) continue;
        const mark = isPublicTo(seen) ? 'public' : 'private';
        expect(find(`tile:${tile}.insight`).classes).toContain(`mn-${mark}`);
        found.add(mark);
      }
    }
  }
  expect([...found].sort()).toEqual(['private', 'public']);
});

test('a face-down card shows who else has seen it, except its owner and the viewer', () => {
  let looked = 0;
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const find = keysIn(drawn);
      const tiles = [
        ...view.arena.map((tile) => ({ tile, owner: -1 })),
        ...view.pilots.flatMap(({ row, seat }) => row.map((tile) => ({ tile, owner: seat }))),
      ];
      for (const { tile, owner } of tiles) {
        const marked = (find(`tile:${tile.tile}`).children ?? []).find(({ key }) => key.endsWith('.eyes'));
        const seats = [...things(marked ?? { key: '', classes: '' })].flatMap(
          ({ classes }) => /\bseat-(\d)/.exec(classes)?.[1] ?? [],
        );
        const others = view.pilots
          .map(({ seat }) => seat)
          .filter((seat) => (tile.seen & (1 << seat)) !== 0 && seat !== owner && seat !== viewer);
        expect(seats.map(Number)).toEqual(isPublicTo(tile.seen) ? [] : others);
        looked += seats.length;
      }
    }
  }
  expect(looked).toBeGreaterThan(3);
});

test('[MN-R-2] opponents sit in turn order, and one pilot has the Alpha token', () => {
  for (const moment of moments()) {
    const n = moment.before.rows.length;
    for (const viewer of viewersOf(moment)) {
      const { view, scene: drawn } = screen(moment.before, viewer);
      const near = nearest(viewer);
      const panels = (drawn.children ?? []).filter(({ key }) => key.startsWith('panel:'));
      const order = Array.from({ length: n }, (_, i) => `panel:P${(near + 1 + i) % n}`);
      expect(panels.map(({ key }) => key)).toEqual(order);
      const tokens = panels.filter((panel) => [...things(panel)].some(({ key }) => key === 'alpha'));
      expect(tokens.map(({ key }) => key)).toEqual([`panel:P${view.alpha}`]);
    }
  }
});

test('a fully revealed view shows everything that any pilot knows', () => {
  for (const { before } of moments()) {
    const views = before.rows.map((_, seat) => mechanation.rules.view(before, seat));
    const view: View = openView(views);
    expect(view.pilots.map(({ mechs }) => mechs.length)).toEqual(before.rows.map(() => 3));
    expect(view.pilots.flatMap(({ row }) => row.filter(({ face }) => face === null))).toEqual([]);
    expect(view.unseen.length).toBe(MECHS.length - 3 * before.rows.length);
    const all = [...things(scene(view, 1))];
    expect(all.filter(({ anchor = '' }) => anchor.startsWith('tier:'))).toEqual([]);
  }
});

test('[MN-ARENA-7] clicking a free spot means its Territory, and a Territory with two Mechs has none', () => {
  const counts = new Set<number>();
  for (const { before, seat } of moments()) {
    const { view, all, anchors } = screen(before, seat);
    for (const { tile } of view.arena) {
      const free = all.filter(({ anchor }) => anchor === `place:${tile}`).length;
      const out = view.pilots.filter((pilot) => pilot.out?.tile === tile).length;
      expect(free).toBe(2 - out);
      expect(anchorAliases(view, `tile:${tile}`)).toEqual(free > 0 ? [`place:${tile}`] : []);
      counts.add(out);
    }
    for (const pilot of view.pilots) {
      if (pilot.out?.mech == null) continue;
      expect(anchorAliases(view, `mech:${pilot.out.mech}`)).toEqual([`out:P${pilot.seat}`]);
    }
    for (const anchor of anchors)
      expect(anchorAliases(view, anchor).filter((other) => !anchors.has(other))).toEqual([]);
  }
  expect([...counts].sort()).toEqual([0, 1, 2]);
});

test('a defender can be dropped on the attacked Territory and on the attacker', () => {
  const found = new Set<string>();
  for (const { before, seat, legal } of moments()) {
    const { view, anchors } = screen(before, seat);
    for (const action of legal) {
      const places = dropsOn(view, action);
      if (action.kind !== 'defend') expect(places).toEqual([]);
      else expect(places.filter((place) => !anchors.has(place))).toEqual([]);
      for (const place of places) found.add(place.split(':')[0] ?? '');
    }
  }
  expect([...found].sort()).toEqual(['out', 'tile']);
});
