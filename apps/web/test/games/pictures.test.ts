import type { Subject } from '@mechatable/art';
import { CARDS as LANES_CARDS } from '@mechatable/lanes';
import { CARDS as MECHA_CARDS } from '@mechatable/mecha';
import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/games/games.ts';
import { subjectOf as lanesSubject } from '../../src/games/lanes/traits.ts';
import { subjectOf as mechaSubject } from '../../src/games/mecha/traits.ts';

/** Names that share something, as sentences. */
function shared(named: readonly (readonly [name: string, key: string])[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const [name, key] of named) names.set(key, (names.get(key) ?? new Set()).add(name));
  return [...names.values()].filter(({ size }) => size > 1).map((group) => [...group].join(', '));
}

test('no two cards of any games have the same picture', async () => {
  const found: [string, string][] = [];
  for (const entry of ENTRIES) {
    const { drawing } = await entry.load();
    found.push(...drawing.exhibits.map(({ name, svg }): [string, string] => [name, svg]));
  }
  expect(found.length).toBeGreaterThan(300);
  expect(shared(found)).toEqual([]);
});

/** The motif of an operation, a place or a module. A rally cry shows the badge of its pilot. */
function motifOf(subject: Subject): [string, string][] {
  if (subject.draws !== 'operation' && subject.draws !== 'place' && subject.draws !== 'module') return [];
  if (subject.motif === 'cry') return [];
  return [[subject.name, `${subject.draws} ${subject.motif}`]];
}

test.each([
  ['Breachline', LANES_CARDS.map(lanesSubject)],
  ['Mecha', MECHA_CARDS.map(mechaSubject)],
])('in %s, no two card pictures differ only in details', (_, subjects) => {
  expect(shared(subjects.flatMap(motifOf))).toEqual([]);
});

test('every tribe of Breachline has at least three body plans', () => {
  const plans = new Map<string, Set<string>>();
  for (const card of LANES_CARDS) {
    const subject = lanesSubject(card);
    if (subject.draws !== 'mech' || card.tribe === null) continue;
    // At 48 pixels, both kinds of walkers look alike.
    const plan = subject.stance === 'digitigrade' ? 'biped' : subject.stance;
    plans.set(card.tribe, (plans.get(card.tribe) ?? new Set()).add(plan));
  }
  expect(plans.size).toBe(6);
  for (const [tribe, found] of plans) expect(found.size, tribe).toBeGreaterThanOrEqual(3);
});
