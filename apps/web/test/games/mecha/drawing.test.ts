import type { Event } from '@mechatable/mecha';
import { EDITIONS as RULES, POOL, explainDurability } from '@mechatable/mecha';
import { rngFrom } from '@mechatable/kernel';
import { assert, describe, expect, test } from 'vitest';
import { titleOf } from '../../../src/games/shared/title.ts';
import { drawingOf } from '../../../src/games/mecha/table-drawing.ts';
import { inspectWithNames } from '../../harness/names.ts';
import { EDITIONS, GAMES, moments } from './positions.ts';
import { textsOf } from '../../harness/cues.ts';

describe.each(EDITIONS)('the inspector, %s', (edition) => {
  const game = GAMES[edition];
  const drawing = drawingOf(edition);
  const inspect = inspectWithNames(drawing);

  test('the arithmetic of every unit adds up to its power, and to its durability', () => {
    let units = 0;
    for (const { before } of moments(edition)) {
      const view = game.rules.view(before, 'table');
      for (const u of view.units) {
        const total = explainDurability(view, u).reduce((sum, { amount }) => sum + amount, 0);
        expect(total, u.name).toBe(u.durability);
        const sum = inspect(view, `cell:${u.cell}`)?.sum;
        if (sum == null) continue;
        const adds = sum.lines.reduce((all, { amount }) => all + amount, 0);
        expect([adds, sum.total], u.name).toEqual([u.power, u.power]);
        units++;
      }
    }
    expect(units).toBeGreaterThan(100);
  });

  test('every card in the gallery has the look of its kind', () => {
    for (const { card, classes } of drawing.exhibits) expect(card.classes.split(' ')).toContain(classes);
  });

  test('nothing is shown about what isn’t on the table', () => {
    const state = game.rules.setup(game.rules.options.parse({}), 2, rngFrom('x'));
    expect(inspect(game.rules.view(state, 0), 'choice:pass')).toBeNull();
  });

  test('[MG-R-85] the lobby offers every option that a card of the edition asks for', () => {
    const offered = new Set(drawing.options.map(({ name }) => name));
    const left = Object.keys(RULES[edition].knobs).filter((name) => !offered.has(name));
    expect(left).toEqual(edition === '1e' ? ['armourVsEffects', 'adaStopsAttacks'] : []);
  });

  test('the gallery shows every card as printed, whatever the view', () => {
    const views = [moments(edition)[0]?.before, moments(edition).at(-1)?.after].map((state) =>
      game.rules.view(state ?? game.rules.setup(game.rules.options.parse({}), 2, rngFrom('x')), 'table'),
    );
    for (const { id, name, text } of POOL[edition]) {
      const [first, last] = views.map((view) => inspect(view, `card:${id}`));
      expect(first, name).toMatchObject({
        title: name,
        facts: [],
        card: { label: expect.stringContaining(name) as string },
      });
      expect(first?.text.join(' '), name).toContain(text);
      expect(last, name).toEqual(first);
    }
    expect(inspect(views[0] as never, 'card:MG9-001')).toBeNull();
  });

  test('Armour, lost durability and waiting a turn cite their clauses', () => {
    const clauses = new Set<string>();
    for (const { before, seat } of moments(edition)) {
      const view = game.rules.view(before, seat);
      for (const u of view.units) {
        const { facts, rulings } = inspect(view, `cell:${u.cell}`) ?? { facts: [], rulings: [] };
        const isFresh = facts.some((fact) => fact.startsWith('It arrived this turn'));
        if (isFresh) expect(rulings).toContain('MG-ACT-1');
        if (u.armour > 0) expect(rulings).toContain('MG-R-55');
        if (edition === '1e' && u.damage !== 0) expect(rulings).toContain('MG-R-61');
        for (const id of rulings) clauses.add(id);
      }
    }
    expect(clauses).toContain('MG-R-55');
  });

  test('inspecting a hand shows only what its viewer may know', () => {
    for (const { before } of moments(edition)) {
      const view = game.rules.view(before, 0);
      const [, other] = view.sides;
      if (other.hand !== null) continue;
      const facts = inspect(view, 'pile:N:hand')?.facts ?? [];
      expect(facts.filter((fact) => fact.startsWith('Known')).length).toBe(other.seen.length === 0 ? 0 : 1);
      expect(facts.length).toBeLessThan(3);
    }
  });

  test('a long move is shown along its path', () => {
    const moved = {
      type: 'moved',
      clause: 'MG-R-50',
      card: 'MG1-026',
      from: 'd1',
      path: 'd2-e2-e3',
      cell: 'e3',
    } as const;
    expect(drawing.cues(moved, 0, [], { viewer: 0, names: ['Nia', 'Mira'] })).toEqual([
      { cue: 'glide', from: 'cell:d1', to: 'cell:e3', via: ['cell:d2', 'cell:e2'] },
    ]);
  });

  test('the status shows turn and phase', () => {
    const phases = new Set<string>();
    for (const { before } of moments(edition)) {
      const { turn, phase, active } = drawing.status(game.rules.view(before, 'table'));
      phases.add(phase.split(',')[0] ?? '');
      expect(active === null).toBe(turn === 'Before the first turn');
    }
    expect([...phases].sort()).toEqual(['Draw Phase', 'End Phase', 'Main Phase', 'Opening', 'Start Phase']);
  });

  test('the first value of an option is the standard', () => {
    const standard = game.rules.options.parse({});
    for (const { name, values } of drawing.options)
      expect(values[0]?.value, name).toBe(standard[name as keyof typeof standard]);
  });

  test('[MG-R-91] a match with a changed option is called a variant, and a standard one is not', () => {
    const table = { game, drawing } as unknown as Parameters<typeof titleOf>[0];
    expect(titleOf(table, {}, 2)).toBe(game.title);
    expect(titleOf(table, { loadouts: [...RULES[edition].loadouts].reverse() }, 2)).toBe(game.title);
    for (const { name, values } of drawing.options) {
      for (const { value } of values.slice(1)) {
        expect(titleOf(table, { [name]: value }, 2), name).toBe(`${game.title} · variant`);
      }
    }
    expect(drawing.variant({ oneTowerPerTurn: false, turnCap: 60 }, 2)).toBe(
      'A variant: turn limit, towers per turn',
    );
  });
});

describe('what happens', () => {
  const drawing = drawingOf('2e');

  test('an event points at the pieces it is about', () => {
    const clause = 'MG-R-50';
    expect(
      drawing.pointsAt({ type: 'moved', clause, card: 'MG2-101', from: 'd2', path: 'd3', cell: 'd3' }),
    ).toEqual(['cell:d3', 'cell:d2']);
    expect(
      drawing.pointsAt({ type: 'attacking', clause, seat: 0, card: 'MG2-101', cell: 'd5', target: 'N' }),
    ).toEqual(['cell:d5', 'player:N']);
    expect(
      drawing.pointsAt({ type: 'played', clause, seat: 1, card: 'MG2-051', target: 'd3.1+e3.2' }),
    ).toEqual(['attached:d3.1', 'attached:e3.2']);
    expect(drawing.pointsAt({ type: 'played', clause, seat: 1, card: 'MG2-053', target: '#1' })).toEqual([
      'link:1',
    ]);
    expect(drawing.pointsAt({ type: 'discarded', clause, seat: 1, card: 'MG2-053' })).toEqual([
      'pile:N:discard',
    ]);
  });

  test('an ability in the damage zone is shown there', () => {
    const rumours: Event = { type: 'activated', clause: 'MG-R-21', seat: 1, card: 'MG2-091', cell: 'damage' };
    expect(drawing.pointsAt(rumours)).toEqual(['pile:N:damage']);
    const [show] = drawing.cues(rumours, 0, [], { viewer: 0, names: ['Nia', 'Mira'] });
    assert(show?.cue === 'show');
    expect(show.from).toBe('pile:N:damage');
    expect(textsOf(show.thing).slice(0, 2)).toEqual(['Mira uses', 'Rumour Mill']);
  });

  test('an attack points at its target, and its damage is shown by a strike', () => {
    const names = { viewer: 0, names: ['Nia', 'Mira'] } as const;
    const attack = {
      type: 'attacking',
      clause: 'MG-ATK-1',
      seat: 1,
      card: 'MG2-101',
      cell: 'd4',
      target: 'd3',
    } as const;
    const hit = {
      type: 'hit',
      clause: 'MG-DMG-1',
      card: 'MG2-081',
      cell: 'd3',
      by: 'MG2-101',
      amount: 2,
      left: 1,
    } as const;
    expect(drawing.cues(attack, 0, [], names)).toMatchObject([
      { cue: 'show', from: 'cell:d4', toward: ['cell:d3'] },
    ]);
    const strike = { cue: 'strike', at: 'cell:d4', against: 'cell:d3', text: '−2' };
    expect(drawing.cues(hit, 0, [attack], names)).toEqual([strike]);
    const byText = { cue: 'flash', at: 'cell:d3', tone: 'bad', text: '−2' };
    expect(drawing.cues({ ...hit, by: 'MG2-091' }, 0, [attack], names)).toEqual([byText]);
    const struck = {
      type: 'struck',
      clause: 'MG-WIN-1',
      seat: 0,
      by: 'MG2-101',
      direct: true,
      card: null,
      total: 3,
    } as const;
    const player = { ...attack, target: 'S' } as const;
    expect(drawing.cues(struck, 0, [player], names)[0]).toEqual({
      ...{ cue: 'strike', at: 'cell:d4', against: 'player:S' },
    });
  });

  test('statistics count for each seat', () => {
    const clause = 'MG-WIN-2';
    const events: Event[] = [
      { type: 'drew', clause, seat: 0, card: null, open: false },
      { type: 'played', clause, seat: 0, card: 'MG2-081', target: 'd1' },
      { type: 'played', clause, seat: 0, card: 'MG2-119', target: 'e1' },
      { type: 'played', clause, seat: 1, card: 'MG2-004', target: 'e1' },
      { type: 'played', clause, seat: 1, card: 'MG2-070', target: 'e1' },
      { type: 'struck', clause, seat: 1, by: 'MG2-101', direct: true, card: null, total: 1 },
      { type: 'struck', clause, seat: 0, by: 'MG2-093', direct: false, card: null, total: 1 },
      { type: 'destroyed', clause, seat: 1, card: 'MG2-101', cell: 'd3' },
    ];
    const figures = new Map(drawing.statistics(events, 2).map(({ words, figures: each }) => [words, each]));
    expect(figures.get('Cards drawn')).toEqual([1, 0]);
    expect(figures.get('Towers played')).toEqual([2, 0]);
    expect(figures.get('Pilots played')).toEqual([0, 1]);
    expect(figures.get('Commands played')).toEqual([0, 1]);
    expect(figures.get('Direct hits')).toEqual([1, 0]);
    expect(figures.get('Units lost')).toEqual([0, 1]);
  });
});
