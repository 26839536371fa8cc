import { rngFrom } from '@mechatable/kernel';
import {
  TILES,
  TYPES,
  fieldOf,
  masc,
  mechaName,
  mechaNumber,
  regionsOf,
  stopsOf,
  type Event,
  type State,
  type View,
} from '@mechatable/masc';
import { readFileSync } from 'node:fs';
import { assert, describe, expect, test } from 'vitest';
import { drawing } from '../../../src/games/masc/table-drawing.ts';
import { describePosition } from '../../../src/pages/rulebook/describe-position.ts';
import { inspectWithNames, namesFor, sceneWithNames } from '../../harness/names.ts';
import { screensOf, things } from '../../harness/scenes.ts';
import { moments } from './moments.ts';
import { singleCues } from '../../harness/cues.ts';

const screen = screensOf((state: State, viewer) => masc.rules.view(state, viewer), sceneWithNames(drawing));
const inspect = inspectWithNames(drawing);

const BOOK = readFileSync(new URL('../../../../../rules/masc.md', import.meta.url), 'utf8');

/** A position of named mecha on clear ground, in a phase of the first turn. */
function position(lines: readonly string[], ask: 'activate' | 'attack'): View {
  const start = masc.rules.view(
    masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('position')),
    0,
  );
  const mecha = lines.map((line) => {
    const [id = '', name = '', square = '', damage = '0'] = line.split(' ');
    const type = TYPES.find((one) => one.name === name)?.id;
    if (type === undefined) throw new Error(line);
    const color = id.startsWith('r') ? ('red' as const) : ('blue' as const);
    return { id, colour: color, type, square, damage: Number(damage), spent: false };
  });
  return {
    ...start,
    terrain: '.'.repeat(start.terrain.length),
    turn: 1,
    mecha,
    agenda: [{ ask, seat: 0, passes: 0 }],
  };
}

describe('the inspector', () => {
  test('[MASC-DMG-3] [MASC-CTRL-1] sums add up, both of a Body and of a turn’s points', () => {
    let sums = 0;
    for (const { before } of moments()) {
      const view = masc.rules.view(before, 'table');
      for (const anchor of ['player:red', 'player:blue', ...view.mecha.map(({ id }) => `mecha:${id}`)]) {
        const sum = inspect(view, anchor)?.sum;
        if (sum == null) continue;
        expect(
          sum.lines.reduce((all, { amount }) => all + amount, 0),
          anchor,
        ).toBe(sum.total);
        sums++;
      }
    }
    expect(sums).toBeGreaterThan(100);
  });

  test('[MASC-R-77] a face-down mecha shows its square and nothing else', () => {
    const moment = moments().find(({ before }) => before.turn === 0 && before.type.some((type) => type >= 0));
    if (moment === undefined) throw new Error('some are placed');
    const view = masc.rules.view(moment.before, 'table');
    const [one] = view.mecha;
    const found = inspect(view, `mecha:${one?.id ?? ''}`);
    expect(found?.card).toBeNull();
    expect(JSON.stringify(found)).not.toMatch(/frog|rat|ant\b|turtle|wolf|spider/i);
  });

  test('[MASC-LOF-2] [MASC-R-44] a mecha lists the enemies it can hit, and the blockers of the others', () => {
    // MASC-G-7
    const view = position(['r1 Spider D4', 'r2 Rat D6', 'b1 Rat D9', 'b2 Ant D8', 'b3 Ant F9'], 'attack');
    const facts = inspect(view, 'mecha:r1')?.facts ?? [];
    expect(facts).toContain('Can hit b2, b3.');
    expect(facts).toContain('In range but blocked: b1 (behind b2).');
  });

  test('[MASC-CTRL-4] [MASC-R-58] a region explains who controls it', () => {
    const view = position(['r1 Rat A1', 'r2 Rat B2', 'b1 Ant C3'], 'attack');
    expect(inspect(view, 'slot:0')?.facts).toContain(
      'You 2, Ben 1: you control it, since 2 is at least 2 × 1 = 2.',
    );
    const even = position(['r1 Rat A1', 'b1 Ant C3'], 'attack');
    expect(inspect(even, 'slot:0')?.facts[0]).toContain('nobody scores');
  });
});

describe('reach and forecast', () => {
  test('[MASC-R-28] a path of touching squares leads to every stop', () => {
    const view = position(['r1 Wolf E5', 'r2 Rat E6', 'b1 Ant H5'], 'activate');
    const field = fieldOf(view);
    const found = drawing.reach?.(view, 'mecha:r1');
    expect(found?.ways.map((way) => way.at(-1))).toHaveLength(
      stopsOf(field, mechaNumber(field, 'r1')).length,
    );
    const behind = found?.ways.find((way) => way.at(-1) === 'square:I5');
    expect(behind).toHaveLength(6);
    expect(drawing.reach?.(view, 'square:A1')).toBeNull();
  });

  test('[MASC-ATK-4] [MASC-LOF-2] in Combat, a unit shows its targets, lines of fire and blockers', () => {
    const view = position(['r1 Spider D4', 'r2 Rat D6', 'b1 Rat D9', 'b2 Ant D8', 'b3 Ant F9'], 'attack');
    const found = drawing.reach?.(view, 'unit:r1');
    expect([...(found?.targets ?? [])].sort()).toEqual(['mecha:b2', 'mecha:b3']);
    expect(found?.blockers).toEqual([]); // b2 is a target itself
    const line = found?.ways.find((way) => way.at(-1) === 'mecha:b2');
    expect(line).toEqual(expect.arrayContaining(['square:D5', 'square:D6', 'square:D7']));
    const walled = {
      ...view,
      terrain: view.terrain.slice(0, 6 * 18) + '#'.repeat(18) + view.terrain.slice(7 * 18),
    };
    expect(drawing.reach?.(walled, 'unit:r1')?.targets).toEqual([]);
    expect(drawing.reach?.(walled, 'unit:r1')?.blockers).toContain('square:D7');
  });

  test('[MASC-ATK-5] [MASC-PIN-1] an attack is announced with its arithmetic', () => {
    // MASC-G-8
    const view = position(
      [
        ...['r1 Wolf G10', 'r2 Rat F8', 'r3 Spider G6', 'r4 Ant E9'],
        ...['b1 Turtle G11 3', 'b2 Rat G13', 'b3 Frog I12'],
      ],
      'attack',
    );
    const attacked: Event = {
      type: 'attacked',
      clause: 'MASC-ATK-2',
      colour: 'red',
      unit: 'r1',
      target: 'b1',
      attackers: ['r1', 'r2', 'r3', 'r4'],
      pins: ['r1'],
      eligible: ['b1', 'b3'],
    };
    expect(
      drawing.forecast?.(view, [attacked, { type: 'rolled', clause: 'MASC-ATK-5', dice: [6] }], namesFor(0)),
    ).toEqual([
      'Wolf r1 5 + Rat r2 2 + Spider r3 4 + Ant r4 3 + pin 1 = 15 dice',
      'Can be hurt: Turtle b1 (6, 7 left), Frog b3 (3+, 3 left)',
    ]);
  });

  test('[MASC-DMG-3] the forecast of a die shows the damage', () => {
    const view = position(['r1 Wolf E5', 'b1 Rat E6 1', 'b2 Wolf E8'], 'attack');
    const hit = { type: 'hit', clause: 'MASC-DMG-1', die: 5 } as const;
    const events: Event[] = [
      { ...hit, mecha: 'b1', is: 'rat', damage: 2 },
      { type: 'destroyed', clause: 'MASC-DMG-3', mecha: 'b1', is: 'rat', square: 'E6' },
      { ...hit, mecha: 'b2', is: 'wolf', damage: 1 },
    ];
    expect(drawing.forecast?.(view, events, namesFor(0))).toEqual([
      'Rat b1: 2 of 2 damage, destroyed',
      'Wolf b2: 1 of 4 damage, 3 left',
    ]);
  });
});

describe('cues', () => {
  test('a volley: all attackers fire, and the dice lie by the target; those that armor stops are knocked away', () => {
    const names = { viewer: 0, names: ['Nia', 'Mira'] } as const;
    const attack: Event = {
      ...{ type: 'attacked', clause: 'MASC-ATK-2', colour: 'red', unit: 'r1', target: 'b1' },
      ...{ attackers: ['r1', 'r2', 'r3'], pins: [], eligible: ['b1', 'b2'] },
    };
    const [volley] = drawing.cues(attack, 0, [], names);
    expect(volley === undefined ? [] : singleCues(volley)).toEqual([
      { cue: 'strike', at: 'mecha:r1', against: 'mecha:b1' },
      { cue: 'strike', at: 'mecha:r2', against: 'mecha:b2' },
      { cue: 'strike', at: 'mecha:r3', against: 'mecha:b1' },
    ]);
    const rolled = { type: 'rolled', clause: 'MASC-ATK-5', dice: [2, 2, 5] } as const;
    expect(drawing.cues(rolled, 0, [attack], names)).toMatchObject([{ cue: 'roll', at: 'mecha:b1' }]);
    const wasted = { type: 'wasted', clause: 'MASC-DMG-5', die: 2, count: 2 } as const;
    const [saved] = drawing.cues(wasted, 0, [attack, rolled], names);
    assert(saved?.cue === 'roll');
    expect(saved).toMatchObject({ at: 'mecha:b1', throws: [{ words: 'Armor holds', saved: true }] });
    expect(saved.throws[0]?.faces).toHaveLength(2);
    const hit = { type: 'hit', clause: 'MASC-DMG-1', mecha: 'b1', is: null, die: 5, damage: 1 } as const;
    expect(drawing.cues(hit, 0, [attack, rolled], names)).toEqual([
      { cue: 'flash', at: 'mecha:b1', tone: 'bad', text: '−1' },
    ]);
  });

  test('[MASC-R-77] no cue reveals the type of a mecha the opponent deploys', () => {
    const placed = moments().flatMap(({ events }) => events.filter(({ type }) => type === 'placed'));
    expect(placed.length).toBeGreaterThan(0);
    for (const event of placed) {
      const seen = masc.rules.eventFor(event, 'table');
      expect(seen === null ? [] : drawing.cues(seen, 0, [], { viewer: 0, names: ['Nia', 'Mira'] })).toEqual(
        [],
      );
    }
  });

  test('the status names the turn and the phase', () => {
    const phases = new Set<string>();
    for (const { before, seat } of moments()) {
      const { turn, phase, active } = drawing.status(masc.rules.view(before, 'table'));
      phases.add(phase);
      expect(active).toBe(before.turn === 0 ? null : seat);
      expect(turn === 'Setup').toBe(before.turn === 0);
    }
    expect([...phases].sort()).toEqual([
      'Building the board',
      'Choosing forces',
      'Combat Phase',
      'Deploying mecha',
      'Movement Phase',
    ]);
  });

  test('statistics count by seat, whatever its color', () => {
    const clause = 'MASC-ATK-2';
    const events: Event[] = [
      { type: 'coloured', clause, seat: 0, colour: 'blue' },
      {
        ...{ type: 'attacked', clause, colour: 'blue', unit: 'b1', target: 'r1', attackers: ['b1'] },
        ...{ pins: ['b1'], eligible: ['r1'] },
      },
      { type: 'rolled', clause, dice: [1, 5, 6] },
      { type: 'hit', clause, mecha: 'r1', is: 'rat', die: 5, damage: 1 },
      { type: 'destroyed', clause, mecha: 'r1', is: 'rat', square: 'A1' },
      { type: 'scored', clause, red: [0], blue: [9, 10], gained: [1, 2], points: [4, 7] },
    ];
    const figures = new Map(drawing.statistics(events, 2).map(({ words, figures: each }) => [words, each]));
    expect(figures.get('Points')).toEqual([7, 4]);
    expect(figures.get('Attacks')).toEqual([1, 0]);
    expect(figures.get('Pins')).toEqual([1, 0]);
    expect(figures.get('Hits')).toEqual([1, 0]);
    expect(figures.get('Mecha lost')).toEqual([0, 1]);
    expect(figures.get('Attack dice rolled')).toEqual([3, 0]);
  });
});

describe('a table with dice', () => {
  test('[MASC-DMG-4] the next die is highlighted, assigned dice are dimmed, and eligible mecha are marked', () => {
    const moment = moments().find(({ before }) => {
      const top = before.agenda.at(-1);
      return top !== undefined && 'ask' in top && top.ask === 'assign';
    });
    const top = moment?.before.agenda.at(-1);
    if (moment === undefined || top === undefined || !('ask' in top) || top.ask !== 'assign')
      throw new Error('dice are given out in some match');
    const { all } = screen(moment.before, moment.seat);
    const dice = all.filter(({ key }) => key.startsWith('die.'));
    expect(dice).toHaveLength(top.dice.length);
    expect(dice.map(({ classes }) => classes.includes('ms-dealt'))).toEqual(
      top.dice.map((_, i) => i < top.next),
    );
    expect(dice.findIndex(({ classes }) => classes.includes('ms-next'))).toBe(top.next);
    const marked = all
      .filter(({ classes }) => classes.split(' ').includes('ms-eligible'))
      .map(({ anchor }) => anchor);
    const alive = top.eligible.filter((mecha) => (moment.before.at[mecha] ?? -1) >= 0);
    expect(marked).toEqual(alive.map((mecha) => `mecha:${mechaName(moment.before, mecha)}`));
  });

  test('[MASC-R-58] [MASC-VP-1] every region shows who would score how much now', () => {
    for (const { before } of moments()) {
      if (before.turn === 0) continue;
      const { all } = screen(before, 'table');
      for (const { slot, control, points, red, blue } of regionsOf(before)) {
        const tag = all.find(({ key }) => key === `tag:${slot}`);
        if (control >= 0) expect(tag?.text).toBe(`+${points}`);
        else if (red + blue > 0) expect(tag?.text).toBe(`${red}:${blue}`);
        expect(tag?.classes.includes('ms-held-red')).toBe(control === 0);
        expect(tag?.classes.includes('ms-held-blue')).toBe(control === 1);
      }
    }
  });
});

describe('the lobby', () => {
  test('[MASC-R-64] every option is offered, and the first values are those of a quick setup', () => {
    expect(drawing.options.map(({ name }) => name).sort()).toEqual(
      Object.keys(masc.rules.options.parse({})).sort(),
    );
    const first = Object.fromEntries(drawing.options.map(({ name, values }) => [name, values[0]?.value]));
    expect(masc.rules.options.parse(first)).toEqual(masc.rules.options.parse({ setup: 'quick' }));
  });

  test('[MASC-VAR-2] [MASC-VAR-3] a match with other numbers is called a variant, a quick setup is not', () => {
    expect(drawing.variant({}, 2)).toBeNull();
    expect(drawing.variant({ setup: 'quick' }, 2)).toBeNull();
    expect(drawing.variant({ vpTarget: 15, light: 4 }, 2)).toBe(
      'A variant: 15 points to win, forces of 4 + 8',
    );
    expect(drawing.variant({ turnCap: 10, squadTracking: 'frozen' }, 2)).toBe(
      'A variant: last turn 10, squads fixed during Movement',
    );
  });

  test('[MASC-COMP-2] [MASC-COMP-5] the gallery shows the types first, then the tiles', () => {
    expect(drawing.exhibits.map(({ id }) => id)).toEqual([...TYPES, ...TILES].map(({ id }) => id));
  });
});

describe('examples of the rule book', () => {
  test('an example draws the squares it names and a margin of one, with terrain and damage', () => {
    const lines = ['r1 Wolf E5', 'b1 Turtle G5 damage 3', '# F6 F7'];
    const all = [...things(drawing.example(lines))];
    const labels = all.flatMap(({ label }) => label ?? []);
    expect(labels).toContain('b1, Blue’s Turtle on G5, 3 of 10 damage');
    expect(labels).toContain('F7, blocking');
    expect(labels.some((label) => label.startsWith('D4,'))).toBe(true);
    expect(labels.some((label) => label.startsWith('C4,'))).toBe(false);
    expect(all.filter(({ anchor }) => anchor !== undefined)).toEqual([]);
    expect(describePosition(lines, masc.content.pieces)).toContain('r1 Wolf E5; b1 Turtle G5, damage 3');
  });

  test('an error names the bad line of an example', () => {
    for (const line of ['r1 Wolf', 'r1 Cat C3', 'x1 Wolf C3', 'r1 Wolf S3', 'r1 Wolf C25', '# C30'])
      expect(() => drawing.example(['r2 Rat C3', line]), line).toThrow(line);
  });

  test('every position of the rule book can be drawn', () => {
    const positions = [...BOOK.matchAll(/^```position[^\n]*\n(.*?)^```$/gms)].map(([, lines = '']) =>
      lines.trim().split('\n'),
    );
    expect(positions.length).toBeGreaterThan(3);
    for (const lines of positions) expect(() => drawing.example(lines)).not.toThrow();
  });
});

test('banners name players, even in a match whose colors nobody has chosen', () => {
  const first: Event = {
    type: 'first',
    clause: 'MASC-MOVE-1',
    phase: 'movement',
    colour: 'red',
    asked: false,
  };
  const say = (viewer: number, earlier: readonly Event[]): string =>
    JSON.stringify(drawing.cues(first, viewer, earlier, { viewer, names: ['Ann', 'Ben'] })[0]);
  expect(say(0, [])).toContain(': You start"');
  expect(say(1, [])).toContain(': Ann starts"');
  const privilege: Event = { type: 'privilege', clause: 'MASC-SET-1', seat: 1, privilege: 'colour' };
  const coloured: Event = { type: 'coloured', clause: 'MASC-SET-1', seat: 1, colour: 'red' };
  expect(say(0, [privilege, coloured])).toContain(': Ben starts"');
});
