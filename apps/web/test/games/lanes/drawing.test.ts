import { readFileSync } from 'node:fs';
import { rngFrom } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { CARDS, lanes } from '@mechatable/lanes';
import { assert, describe, expect, test } from 'vitest';
import { NAMED } from '../../../src/games/lanes/rulings.ts';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import { inspectWithNames } from '../../harness/names.ts';
import { things } from '../../harness/scenes.ts';
import { moments } from './positions.ts';
import { textsOf } from '../../harness/cues.ts';

const inspect = inspectWithNames(drawing);

const BOOK = readFileSync(new URL('../../../../../rules/lanes.md', import.meta.url), 'utf8');
const CLAUSES = new Map(parseRulebook(BOOK).clauses.map(({ id, text }) => [id, text]));

describe('the inspector', { timeout: 30_000 }, () => {
  test('the arithmetic of every unit adds up to its power', () => {
    let units = 0;
    for (const { before } of moments(6, 6)) {
      const view = lanes.rules.view(before, 'table');
      for (const held of view.board) {
        if (held === null || held.zone.endsWith('L')) continue;
        const sum = inspect(view, `zone:${held.zone}`)?.sum;
        expect(sum?.lines.reduce((total, { amount }) => total + amount, 0)).toBe(held.power);
        expect(sum?.total).toBe(held.power);
        units++;
      }
    }
    expect(units).toBeGreaterThan(200);
  });

  test('every card in the gallery has the look of its kind', () => {
    for (const { card, classes } of drawing.exhibits) expect(card.classes.split(' ')).toContain(classes);
  });

  test('nothing is shown about what isn’t on the table', () => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('x'));
    expect(inspect(lanes.rules.view(state, 0), 'choice:yes')).toBeNull();
  });

  test('every card has rulings, and those listed by name mention it', () => {
    const view = lanes.rules.view(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('x')), 'table');
    for (const { id } of CARDS) {
      const rulings = inspect(view, `card:${id}`)?.rulings ?? [];
      expect(rulings.length).toBeGreaterThan(1);
      expect(rulings.filter((clause) => !CLAUSES.has(clause))).toEqual([]);
      for (const clause of NAMED[id]?.split(' ') ?? []) expect(CLAUSES.get(clause), clause).toContain(id);
    }
  });

  test('inspecting a pile shows only what the viewer may know', () => {
    for (const { before } of moments(4, 8)) {
      const facts = inspect(lanes.rules.view(before, 0), 'pile:B:hand')?.facts ?? [];
      const shown = lanes.rules.view(before, 0).sides[1].shown;
      expect(facts.length).toBe(shown.length === 0 ? 0 : 1);
    }
  });
});

describe('what happens', { timeout: 30_000 }, () => {
  const NAMES = { viewer: 0, names: ['Nia', 'Mira'] } as const;

  test('a card that the opponent plays is shown large with its text, your own only briefly', () => {
    const played = (seat: 0 | 1) =>
      drawing.cues({ type: 'played', clause: 'LN-MAIN-3', seat, card: 'OP-01' }, 0, [], NAMES);
    const [show] = played(1);
    assert(show?.cue === 'show');
    expect(textsOf(show.thing).slice(0, 2)).toEqual(['Mira plays', 'Precision Strike']);
    expect(textsOf(show.thing).join(' ')).toMatch(/unit/i);
    expect(show).toMatchObject({ from: 'pile:B:hand' });
    expect(show.brief).toBeUndefined();
    expect(played(0)[0]).toMatchObject({ cue: 'show', from: 'hand:OP-01', brief: true, lifts: true });
  });

  test.each([
    [5, 3, 'Your Pike Lancer wins'],
    [2, 3, 'Mira’s Pike Lancer wins'],
    [3, 3, 'Tie: both fall'],
    [0, 0, 'Tie: no power'],
  ])(
    'a combat of %d against %d shows both cards, their powers and the result',
    (power, foePower, verdict) => {
      const [show] = drawing.cues(
        {
          ...{ type: 'result', clause: 'LN-CMB-2', card: 'VG-01', zone: 'A1f', power },
          ...{ foe: 'VG-01', foeZone: 'B1f', foePower },
        },
        0,
        [],
        NAMES,
      );
      assert(show?.cue === 'show');
      expect(show.toward).toEqual(['zone:A1f', 'zone:B1f']);
      expect(textsOf(show.thing)).toEqual(expect.arrayContaining([String(power), String(foePower), verdict]));
    },
  );

  test('protection is lost to the unit that attacked', () => {
    const lost = { type: 'protectionLost', clause: 'LN-PROT-1', seat: 0, card: null, secret: true } as const;
    const attack = { type: 'attacked', clause: 'LN-MAIN-6', seat: 1, card: 'VG-01', zone: 'B2f' } as const;
    expect(drawing.cues(lost, 0, [attack], NAMES)[0]).toEqual({
      ...{ cue: 'strike', at: 'zone:B2f', against: 'pile:A:protection', text: '−1' },
    });
  });

  test('an event points at the zones it is about', () => {
    expect(
      drawing.pointsAt({ type: 'moved', clause: 'LN-MAIN-7', card: 'VG-01', from: 'A1f', zone: 'A2f' }),
    ).toEqual(['zone:A2f', 'zone:A1f']);
    expect(
      drawing.pointsAt({ type: 'attacked', clause: 'LN-MAIN-6', seat: 1, card: 'VG-01', zone: 'B3b' }),
    ).toEqual(['zone:B3b', 'lane:A3']);
    expect(drawing.pointsAt({ type: 'played', clause: 'LN-MAIN-3', seat: 1, card: 'OP-01' })).toEqual([
      'moving:OP-01',
    ]);
    expect(drawing.pointsAt({ type: 'discarded', clause: 'LN-ZONE-8', seat: 1, card: 'OP-01' })).toEqual([
      'pile:B:trash',
    ]);
  });

  test('statistics count for each seat', () => {
    const figures = drawing.statistics(
      [
        { type: 'drew', clause: 'LN-DRAW-2', seat: 0, card: null, secret: true },
        {
          type: 'result',
          clause: 'LN-CMB-2',
          card: 'VG-01',
          zone: 'A1f',
          power: 3,
          foe: 'VG-02',
          foeZone: 'B1f',
          foePower: 5,
        },
        { type: 'died', clause: 'LN-CMB-2', seat: 0, card: 'VG-01', zone: 'A1f' },
        { type: 'protectionLost', clause: 'LN-PROT-1', seat: 0, card: null, secret: true },
      ],
      2,
    );
    const of = (words: string): readonly number[] | undefined =>
      figures.find((figure) => figure.words === words)?.figures;
    expect(of('Cards drawn')).toEqual([1, 0]);
    expect(of('Combats won')).toEqual([0, 1]);
    expect(of('Units lost')).toEqual([1, 0]);
    expect(of('Protection broken')).toEqual([0, 1]);
  });

  test('the status shows turn, phase and active player', () => {
    const phases = new Set<string>();
    for (const { before } of moments(16, 4)) {
      const { turn, phase, active } = drawing.status(lanes.rules.view(before, 'table'));
      phases.add(phase);
      expect(active === null).toBe(turn === 'Before the first turn');
    }
    expect([...phases].sort()).toEqual(
      expect.arrayContaining(['Combat', 'Draw Phase', 'Effect', 'Main Phase', 'Opening', 'Payment']),
    );
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('x'));
    state.agenda.push({ do: 'strike', object: 0 }, { ask: 'discard', seat: 0 });
    expect(drawing.status(lanes.rules.view(state, 0)).phase).toBe('Attack');
  });
});

describe('examples of the rule book', { timeout: 30_000 }, () => {
  test('an example draws the lanes it names, with calculated power unless it is given', () => {
    const all = [
      ...things(
        drawing.example(['A1f VG-01 + MD-01', 'B1f BA-02 rest 1 power 5', 'A1L LD-01', 'A3b LB-01 + MD-06']),
      ),
    ];
    const labels = all.flatMap(({ label }) => label ?? []);
    expect(labels).toContain(
      'Pike Lancer, A’s unit in lane 1 frontline, power 10, equipped with Plasma Saber',
    );
    expect(labels).toContain('Rampart Golem, B’s unit in lane 1 frontline, power 5, rest counter 1');
    expect(labels).toContain('Ferrocrete Bunker, A’s land in lane 1');
    expect(labels).toContain(
      'Ballista Frame, A’s unit in lane 3 backline, power 3, equipped with Tracer Clamp',
    );
    expect(labels.some((label) => label.includes('lane 2'))).toBe(false);
    expect(all.filter(({ anchor }) => anchor !== undefined)).toEqual([]);
  });

  test('an error names the bad line of an example', () => {
    for (const line of [
      'A4f VG-01',
      'A1f',
      'A1f XX-99',
      'A1L VG-01',
      'A1f OP-01',
      'A1f VG-01 + VG-02',
      'A1f VG-01 asleep',
    ]) {
      expect(() => drawing.example(['B1f NT-01', line]), line).toThrow(line);
    }
  });

  test('every position of the rule book can be drawn', () => {
    const positions = [...BOOK.matchAll(/^```position[^\n]*\n(.*?)^```$/gms)].map(([, lines = '']) =>
      lines.trim().split('\n'),
    );
    for (const lines of positions) expect(() => drawing.example(lines)).not.toThrow();
  });
});
