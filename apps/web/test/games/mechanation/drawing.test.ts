import { rngFrom } from '@mechatable/kernel';
import { MECHS, TERRITORIES, mechanation, type State } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import { drawing } from '../../../src/games/mechanation/table-drawing.ts';
import { titleOf } from '../../../src/games/shared/title.ts';
import { describePosition } from '../../../src/pages/rulebook/describe-position.ts';
import { inspectWithNames, sceneWithNames } from '../../harness/names.ts';
import { anchorsIn, screensOf, things } from '../../harness/scenes.ts';
import { moments, nearest, viewersOf } from './positions.ts';

const scene = sceneWithNames(drawing);
const screen = screensOf((state: State, viewer) => mechanation.rules.view(state, viewer), scene);
const inspect = inspectWithNames(drawing);

test('anything that is not a piece can’t be inspected', () => {
  const view = mechanation.rules.view(
    mechanation.rules.setup(mechanation.rules.options.parse({}), 2, rngFrom('x')),
    0,
  );
  for (const anchor of [
    'choice:pass',
    'mech:nobody',
    'tile:t99',
    'pilot:P3',
    'card:X9',
    'stage:FINE',
    'out:P0',
  ])
    expect(inspect(view, anchor), anchor).toBeNull();
});

test('[MN-R-69] inspecting a hidden Mech names only the possible Mechs', () => {
  const named = new Set<string>();
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const { view, anchors } = screen(moment.before, viewer);
      const hidden = MECHS.filter(({ id }) => view.unseen.includes(id));
      for (const anchor of anchors) {
        if (/^(?:roster|tier):/.test(anchor)) continue;
        const { title = '', facts = [] } = inspect(view, anchor) ?? {};
        const said = [title, ...facts].join(' ').replaceAll('Only Nightlatch can attack it', '');
        for (const { name } of hidden) if (said.includes(name)) named.add(`${anchor}: ${said}`);
      }
    }
  }
  expect([...named]).toEqual([]);
});

test('[MN-R-61] progress counts public cards, and marks cards that only the viewer knows', () => {
  let apart = 0;
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const seen = screen(moment.before, viewer);
      const onlooker = screen(moment.before, 'table', nearest(viewer));
      for (const { seat } of seen.view.pilots) {
        const pips = ({ all }: typeof seen): string[] =>
          all
            .filter(({ key }) => key.startsWith(`lines:P${seat}.`) && /\.\d+\.\d+$/.test(key))
            .map(({ classes }) => classes);
        const mine = pips(seen);
        expect(mine.length).toBe(55);
        const open = (looks: string[]): boolean[] => looks.map((classes) => classes.includes('mn-open'));
        expect(open(mine)).toEqual(open(pips(onlooker)));
        if (viewer === 'table') expect(mine.some((classes) => classes.includes('mn-own'))).toBe(false);
        apart += mine.filter((classes) => classes.includes('mn-own')).length;
      }
    }
  }
  expect(apart).toBeGreaterThan(50);
});

test('[MN-R-92] cues name no Mech that is hidden from the viewer', () => {
  for (const moment of moments()) {
    for (const viewer of viewersOf(moment)) {
      const seen = (list: typeof moment.events): typeof moment.events =>
        list.flatMap((event) => mechanation.rules.eventFor(event, viewer) ?? []);
      const after = mechanation.rules.view(moment.after, viewer);
      if (after.outcome !== null) continue;
      const so = [...seen(moment.told)];
      for (const event of seen(moment.events)) {
        const shown = JSON.stringify(
          drawing.cues(event, nearest(viewer), so, { viewer, names: ['Nia', 'Mira', 'Tom', 'Ivo'] }),
        );
        expect(after.unseen.filter((id) => shown.includes(`"mech:${id}"`))).toEqual([]);
        so.push(event);
      }
    }
  }
});

test('[MN-TURN-1] the status has the phase and the pilot who is asked', () => {
  const phases = new Set<string>();
  for (const { before, seat } of moments()) {
    const { turn, phase, active } = drawing.status(mechanation.rules.view(before, 'table'));
    phases.add(phase);
    expect(active).toBe(seat);
    expect(turn).toBe(`Turn ${before.turn}`);
  }
  expect([...phases].sort()).toEqual(['Arena Phase', 'Initiation Phase', 'Pilot Phase', 'Scrap Phase']);
});

test('[MN-R-96] the status and the plaque show who has conceded', () => {
  const state = mechanation.rules.setup(mechanation.rules.options.parse({}), 4, rngFrom('x'));
  mechanation.rules.concede(state, 2);
  const view = mechanation.rules.view(state, 2);
  expect(drawing.status(view).gone).toEqual([2]);
  const plaque = [...things(scene(view, 2))].find(({ key }) => key === 'pilot:P2');
  expect(plaque?.label).toContain('conceded');
});

test('the first value of an option is the default, and a pilot can be chosen only if they play', () => {
  const standard = mechanation.rules.options.parse({});
  expect(drawing.options.map(({ name }) => name).sort()).toEqual(Object.keys(standard).sort());
  for (const { name, values } of drawing.options) {
    expect(values[0]?.value, name).toBe(standard[name as keyof typeof standard]);
    for (const { value, seat = 0 } of values) {
      const options = mechanation.rules.options.parse({ [name]: value });
      if (seat > 1) expect(() => mechanation.rules.setup(options, seat, rngFrom('x')), name).toThrow();
    }
  }
});

test('[MN-R-80] a match with other options or fewer pilots is called a variant', () => {
  const table = { game: mechanation, drawing } as unknown as Parameters<typeof titleOf>[0];
  expect(titleOf(table, {}, 4)).toBe('Mechanation');
  expect(titleOf(table, {}, 3)).toBe('Mechanation · variant');
  expect(titleOf(table, { turnCap: 10 }, 4)).toBe('Mechanation · variant');
  expect(drawing.variant({ firstAlpha: 'P1' }, 2)).toBe('A variant: 2 pilots, first Alpha Pilot');
});

test('the gallery shows every Mech and Territory', () => {
  const ids = [...MECHS, ...TERRITORIES].map(({ id }) => id);
  expect(drawing.exhibits.map(({ id }) => id)).toEqual(ids);
  const state = mechanation.rules.setup(mechanation.rules.options.parse({}), 2, rngFrom('x'));
  const view = mechanation.rules.view(state, 'table');
  for (const { id, name, card, classes } of drawing.exhibits) {
    expect(card.classes.split(' ')).toContain(classes);
    expect(inspect(view, `card:${id}`)).toMatchObject({ title: name, facts: [] });
  }
});

test('statistics count for the right seats', () => {
  const base = {
    clause: 'BT-3',
    tile: 't1',
    land: null,
    since: 4,
    place: null,
    mechs: ['limpet', 'keyhole'],
    power: [4, 3],
  } as const;
  const rows = drawing.statistics(
    [
      { type: 'fought', ...base, seats: [0, 2], winner: 0 },
      { type: 'fought', ...base, seats: [2, 3], winner: null },
      { type: 'damaged', clause: 'MN-BAT-5', seat: 2, mech: 'keyhole', stage: 'DIS' },
    ],
    4,
  );
  const figures = (words: string): readonly number[] | undefined =>
    rows.find((row) => row.words === words)?.figures;
  expect(figures('Battles')).toEqual([1, 0, 2, 1]);
  expect(figures('Battles won')).toEqual([1, 0, 0, 0]);
  expect(figures('Mechs damaged')).toEqual([0, 0, 1, 0]);
});

test('an example of the rule book is drawn without anchors, and described in words', () => {
  const lines = ['arena G3 Z5*', 'P2 at G3 Magpie', 'P3 at Z5*', 'P0 row G1 G2*', 'P3 hangar Keyhole DIS'];
  const drawn = drawing.example(lines);
  expect([...anchorsIn(drawn)]).toEqual([]);
  const words = [...things(drawn)].flatMap(({ label }) => label ?? []).join(' · ');
  for (const said of [
    'Green 3',
    'face-down Azure 5',
    'P2’s Mech, face-up: Magpie',
    'P3’s Mech, face-down',
    'Keyhole',
  ])
    expect(words).toContain(said);
  expect(describePosition(lines, mechanation.content.pieces)).toContain('Magpie');
  for (const line of ['P9 row G1', 'P0 row X1', 'P0 at G3', 'P0 hangar Keyhole', 'P0 sings G1', 'P0 row'])
    expect(() => drawing.example([line]), line).toThrow(line);
});
