import { COUNTERS, masc, type State } from '@mechatable/masc';
import { expect, test } from 'vitest';
import { offerInMatch, layOut } from '../../../src/games/shared/at-hand.ts';
import { draft } from '../../../src/games/masc/draft.ts';
import { theListStore } from '../../../src/browser/storage.ts';
import { draftIn, newMatch, opened, play, stepAt, taken } from './drafting.ts';

/** The board is laid somehow, and both are asked for their force. */
function mustering(): State {
  const state = newMatch();
  for (;;) {
    const [seat] = masc.rules.toAct(state);
    const [action] = seat === undefined ? [] : masc.rules.legal(state, seat);
    if (action === undefined || action.kind === 'commitForce') return state;
    play(state, action);
  }
}

test('[MASC-FORCE-1] begins with an even force, which can be sent as it is', () => {
  const first = opened(mustering());
  expect(first.actions).toEqual([
    { kind: 'commitForce', frog: 3, rat: 3, ant: 2, turtle: 3, wolf: 3, spider: 2 },
  ]);
  expect(first.confirm).toBe('Take 3 Frogs, 3 Rats, 2 Ants, 3 Turtles, 3 Wolves, 2 Spiders');
  expect(first.lines.map(({ words }) => words)).toEqual(['8 of 8 Light mecha.', '8 of 8 Mid mecha.']);
});

test('[MASC-FORCE-1] says how many are too many or too few, and can’t be sent then', () => {
  const state = mustering();
  const one = taken(opened(state), 'force:frog:+');
  expect(one.lines.map(({ words }) => words)).toEqual([
    '9 of 8 Light mecha: 1 too many.',
    '8 of 8 Mid mecha.',
  ]);
  expect(one.actions).toBe(null);
  const two = taken(one, 'force:ant:-', 'force:ant:-', 'force:wolf:-');
  expect(two.lines.map(({ words }) => words)).toEqual([
    '7 of 8 Light mecha: 1 too few.',
    '7 of 8 Mid mecha: 1 too few.',
  ]);
  const legal = taken(two, 'force:rat:+', 'force:turtle:+');
  expect(legal.actions).toEqual([
    { kind: 'commitForce', frog: 4, rat: 4, ant: 0, turtle: 4, wolf: 2, spider: 2 },
  ]);
  const [seat = 0] = masc.rules.toAct(state);
  expect(masc.rules.judge(state, seat, legal.actions?.[0] as Parameters<typeof masc.rules.judge>[2])).toEqual(
    {
      ok: true,
    },
  );
});

test('[MASC-R-12] a type has 0 to 6 counters, and the draft explains the limits', () => {
  const most = taken(opened(mustering()), ...Array.from({ length: COUNTERS - 3 }, () => 'force:frog:+'));
  expect(stepAt(most, 'force:frog:+')).toBe(undefined);
  expect(most.refusals.get('force:frog:+')).toEqual({
    words: 'There are only 6 Frog counters: choose another type.',
    clause: 'MASC-R-12',
  });
  const none = taken(most, 'force:ant:-', 'force:ant:-');
  expect(stepAt(none, 'force:ant:-')).toBe(undefined);
  expect(none.refusals.get('force:ant:-')?.words).toBe('This force has no Ant to remove.');
});

test('a starter force is one step, and the current one isn’t offered', () => {
  const first = opened(mustering());
  const ready = first.steps.filter(({ anchors }) => /^force:\d/.test(anchors[0] ?? ''));
  expect(ready.map(({ label }) => label.replace(/:.*/, ''))).toEqual([
    'Start with Iron Shell',
    'Start with Wolf Pack',
    'Start with Long Web',
    'Start with Leapfrog',
    'Start with Anthill',
  ]);
  const wolves = taken(first, 'force:4-4-0-1-6-1');
  expect(wolves.actions).toEqual([
    { kind: 'commitForce', frog: 4, rat: 4, ant: 0, turtle: 1, wolf: 6, spider: 1 },
  ]);
  expect(stepAt(wolves, 'force:3-3-2-3-3-2')).not.toBe(undefined); // the even one is Even Hand
});

test('[MASC-R-13] is based only on its own seat’s view', () => {
  const state = mustering();
  const forceOf = (seat: number) => {
    const view = masc.rules.view(state, seat);
    const own = seat === view.red ? 0 : 1;
    const drafted = draft(view, masc.rules.legal(state, seat));
    return [drafted?.view.forces[own], drafted?.view.forces[1 - own], drafted?.view.committed];
  };
  const even = { frog: 3, rat: 3, ant: 2, turtle: 3, wolf: 3, spider: 2 };
  expect(forceOf(0)).toEqual([even, null, [false, false]]);
  expect(forceOf(1)).toEqual([even, null, [false, false]]);
});

test('starter forces are offered only for their size', () => {
  const state = { ...mustering() };
  const small: State = { ...state, rules: { ...state.rules, light: 4, mid: 4 } };
  const first = opened(small);
  expect(first.steps.some(({ anchors }) => /^force:\d/.test(anchors[0] ?? ''))).toBe(false);
  expect(first.lines.map(({ words }) => words)).toEqual(['4 of 4 Light mecha.', '4 of 4 Mid mecha.']);
});

test('[MASC-R-68] the quick setup has no draft', () => {
  const state = newMatch({ setup: 'quick' });
  expect(masc.rules.legal(state, 0)).toHaveLength(6);
  expect(draftIn(state)).toBe(null);
});

test('[MASC-R-13] begins with the force from the builder, for the first seat only, and offers saved forces', async () => {
  const [brought, built] = [
    { light: { ant: 6, rat: 2 }, mid: { turtle: 6, wolf: 2 } },
    { light: { frog: 6, rat: 2 }, mid: { spider: 6, wolf: 2 } },
  ];
  const listStore = await theListStore();
  for (const { id } of await listStore.list()) await listStore.remove(id);
  await listStore.put({ id: 'mine', game: 'masc', name: 'Mine', list: built, touched: 1 });
  offerInMatch('m1', 'Ants', brought);
  await layOut(masc, 'm1');
  const state = mustering();
  const labels = (seat: number): string => {
    const own = draft(masc.rules.view(state, seat), masc.rules.legal(state, seat));
    return [own?.confirm, ...(own?.steps ?? []).map(({ label }) => label)].join('\n');
  };
  expect(labels(0)).toContain('Take 2 Rats, 6 Ants, 6 Turtles, 2 Wolves');
  expect(labels(0)).toContain('Start with Mine: 6 Frogs, 2 Rats, 2 Wolves, 6 Spiders');
  expect(labels(1)).toContain('Take 3 Frogs, 3 Rats');
  expect(labels(1)).toContain('Start with Mine: ');
  expect(labels(1)).not.toContain('6 Ants, 6 Turtles');
});
