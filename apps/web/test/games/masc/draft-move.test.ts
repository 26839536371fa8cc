import { fieldOf, masc, mechaNumber, type State } from '@mechatable/masc';
import { describe, expect, test } from 'vitest';
import { inspect as inspectThing } from '../../../src/games/masc/inspect.ts';
import { standingOf } from '../../../src/games/masc/mecha-part.ts';
import { inspectWithNames } from '../../harness/names.ts';
import { draftIn, moving, play, singly, squares, stepAt, taken } from './drafting.ts';

const inspect = inspectWithNames({ inspect: inspectThing });

/** Three in a row, far from any enemy. */
const TRIO = { r1: 'ant H10', r2: 'ant I10', r3: 'ant J10', b1: 'turtle R24' };

/** The game's state after a sent draft, up to the end of the activation. */
function sent(state: State, actions: readonly unknown[] | null): Record<string, unknown> {
  const moves = (actions ?? []).filter((action) => (action as { kind: string }).kind !== 'finish');
  play(state, ...(moves as Parameters<typeof play>[1][]));
  expect(masc.rules.judge(state, 0, { kind: 'finish' })).toEqual({ ok: true });
  return Object.fromEntries(
    masc.rules.view(state, 0).mecha.flatMap(({ id, square }) => (square === null ? [] : [[id, square]])),
  );
}

describe('the move of a unit', () => {
  test('[MASC-R-26] [MASC-MOVE-5] can be drafted in any order, with the cost of each square', () => {
    const first = singly(moving(TRIO));
    expect(stepAt(first, 'mecha:r3', 'square:J13')?.note).toBe('3');
    expect(stepAt(first, 'mecha:r3', 'square:J15')).toBe(undefined);
    const state = moving(TRIO);
    const after = taken(singly(state), 'mecha:r3 square:J12', 'mecha:r1 square:H12');
    expect(squares(after)).toEqual({ r1: 'H12', r2: 'I10', r3: 'J12', b1: 'R24' });
    expect(after.confirm).toBe('Finish: 2 of 3 move');
    expect(sent(state, after.actions)).toEqual(squares(after));
  });

  test('[MASC-R-23] can be sent if nobody moves', () => {
    const { actions, confirm } = singly(moving(TRIO));
    expect([actions, confirm]).toEqual([[{ kind: 'finish' }], 'Finish: nobody moves']);
  });

  test('[MASC-MOVE-6] can’t be sent while a mecha is out of formation, and says which', () => {
    const broken = taken(singly(moving(TRIO)), 'mecha:r3 square:J14');
    expect(broken.actions).toBe(null);
    expect(broken.lines[0]).toEqual({
      words: 'Out of formation: r3 (Ant). Each needs a friend within 2 squares.',
      clause: 'MASC-MOVE-6',
    });
    expect(Object.fromEntries(broken.hints)).toEqual({
      'mecha:r1': 'holds',
      'mecha:r2': 'holds',
      'mecha:r3': 'breaks',
    });
    const restored = taken(broken, 'mecha:r2 square:J13', 'mecha:r1 square:I13');
    expect(restored.lines[0]?.words).toBe('Everyone is in formation.');
    expect(restored.actions).not.toBe(null);
  });

  test('[MASC-R-25] marks the squares that restore the formation', () => {
    const broken = taken(singly(moving(TRIO)), 'mecha:r3 square:J14');
    const hintOf = (mecha: string, square: string) => stepAt(broken, mecha, square)?.hint;
    expect(hintOf('mecha:r3', 'square:J12')).toBe('holds');
    expect(hintOf('mecha:r3', 'square:K14')).toBe('breaks');
    expect(hintOf('mecha:r2', 'square:I12')).toBe('holds'); // near both
    expect(hintOf('mecha:r2', 'square:I14')).toBe('breaks'); // r1 would be alone
    expect(stepAt(broken, 'mecha:r2', 'square:I14')?.label).toBe(
      'Move r2 (Ant) to I14 for 4: breaks formation',
    );
  });

  test('[MASC-R-25] checks mecha outside the unit too', () => {
    const pieces = { r1: 'ant H10', r2: 'ant I10', r3: 'ant K10', b1: 'turtle R24' };
    const state = moving(pieces);
    state.activation = {
      unit: 0,
      members: [0, 1],
      from: [state.at[0] ?? 0, state.at[1] ?? 0],
      kept: [0, 1, 2],
      resets: 0,
    };
    const broken = taken(singly(state), 'mecha:r2 square:G11');
    expect(broken.hints.get('mecha:r3')).toBe('breaks');
    expect(broken.actions).toBe(null);
  });

  test('[MASC-MOVE-4] two members can’t go to one square, and the draft says which one is going there', () => {
    const draft = taken(singly(moving(TRIO)), 'mecha:r3 square:J12');
    expect(stepAt(draft, 'mecha:r2', 'square:J12')).toBe(undefined);
    expect(draft.refusals.get('square:J12')).toEqual({
      words: 'r3 (Ant) is moving there: choose another square.',
      clause: 'MASC-MOVE-4',
    });
  });

  test('[MASC-SQ-8] a placed member can still be moved elsewhere, counted from its start', () => {
    const draft = taken(singly(moving(TRIO)), 'mecha:r3 square:J12', 'mecha:r3 square:J8');
    expect(squares(draft).r3).toBe('J8');
    expect(stepAt(draft, 'mecha:r3', 'square:J4')).toBe(undefined);
    expect(stepAt(draft, 'mecha:r3', 'square:J8')).toBe(undefined); // it is there
    expect(stepAt(draft, 'mecha:r3', 'square:J9')?.note).toBe('1');
  });

  test('[MASC-R-24] a member can take a square that another leaves; the other one moves first', () => {
    const state = moving(TRIO);
    const draft = taken(singly(state), 'mecha:r3 square:K11', 'mecha:r1 square:J10');
    expect(draft.actions).toEqual([
      { kind: 'moveMecha', mecha: 'r3', to: 'K11' },
      { kind: 'moveMecha', mecha: 'r1', to: 'J10' },
      { kind: 'finish' },
    ]);
    expect(sent(state, draft.actions)).toEqual(squares(draft));
  });

  test('[MASC-R-24] two members can’t trade places', () => {
    const draft = taken(singly(moving(TRIO)), 'mecha:r1 square:H11', 'mecha:r2 square:H10');
    expect(stepAt(draft, 'mecha:r1', 'square:I10')).toBe(undefined);
    expect(stepAt(draft, 'mecha:r3', 'square:I10')).not.toBe(undefined);
    const three = taken(draft, 'mecha:r3 square:I10');
    expect(stepAt(three, 'mecha:r1', 'square:J10')).toBe(undefined); // all three in a ring
  });

  test('one member can go back while the others stay', () => {
    const draft = taken(singly(moving(TRIO)), 'mecha:r3 square:J12', 'mecha:r1 square:H12');
    const back = stepAt(draft, 'mecha:r3', 'square:J10');
    expect([back?.label, back?.key]).toEqual(['Move r3 (Ant) back', 'x']);
    expect(squares(taken(draft, 'mecha:r3 square:J10'))).toMatchObject({ r1: 'H12', r3: 'J10' });
    expect(stepAt(draft, 'mecha:r2', 'square:I10')).toBe(undefined); // it never left
  });

  test('a member sent back pushes back the one that was going there, and so on', () => {
    const draft = taken(
      singly(moving(TRIO)),
      'mecha:r3 square:K11',
      'mecha:r2 square:J10',
      'mecha:r1 square:I10',
    );
    expect(stepAt(draft, 'mecha:r3', 'square:J10')).toBe(undefined);
    expect(stepAt(draft, 'mecha:r3', 'choice:back')?.label).toBe('Move r3 (Ant), r1 (Ant) and r2 (Ant) back');
    const { r1, r2, r3 } = squares(taken(draft, 'mecha:r3 choice:back'));
    expect([r1, r2, r3]).toEqual(['H10', 'I10', 'J10']);
    expect(squares(taken(draft, 'mecha:r2 choice:back'))).toMatchObject({ r1: 'H10', r2: 'I10', r3: 'K11' });
  });

  test('[MASC-MOVE-8] a pinned member stays, and the draft says so', () => {
    const draft = singly(moving({ ...TRIO, b1: 'turtle K11' }));
    expect(draft.steps.some(({ anchors }) => anchors[0] === 'mecha:r3')).toBe(false);
    expect(draft.lines[1]).toEqual({
      words: '0 of 3 move. Pinned and can’t move: r3 (Ant).',
      clause: 'MASC-MOVE-8',
    });
  });
});

test('[MASC-R-24] a drafted member isn’t marked as ready, and says where it comes from', () => {
  const { view } = taken(singly(moving(TRIO)), 'mecha:r3 square:J12');
  const isReady = (id: string): boolean => {
    const one = view.mecha.find((other) => other.id === id);
    return one !== undefined && standingOf(view, fieldOf(view), one).ready;
  };
  expect([isReady('r1'), isReady('r3')]).toEqual([true, false]);
  expect(inspect(view, 'mecha:r3')?.facts).toContain('Moving from J10.');
  expect(inspect(view, 'mecha:r1')?.facts).toContain('Hasn’t moved yet.');
});

describe('a move begun before the draft', () => {
  const begun = (resets: number): State => {
    const state = play(moving(TRIO), { kind: 'moveMecha', mecha: 'r3', to: 'J12' });
    if (state.activation !== null) state.activation = { ...state.activation, resets };
    return state;
  };

  test('continues from there', () => {
    const state = begun(0);
    const draft = taken(singly(state), 'mecha:r1 square:H12');
    expect(draft.actions).toEqual([{ kind: 'moveMecha', mecha: 'r1', to: 'H12' }, { kind: 'finish' }]);
    expect(sent(state, draft.actions)).toEqual(squares(draft));
  });

  test('[MASC-R-26] is undone by a reset if a member goes elsewhere', () => {
    const state = begun(0);
    const draft = taken(singly(state), 'mecha:r3 square:J8', 'mecha:r1 square:H8');
    expect(draft.actions?.[0]).toEqual({ kind: 'reset' });
    expect(sent(state, draft.actions)).toEqual(squares(draft));
  });

  test('[MASC-R-26] can’t be undone if the reset would begin safe mode', () => {
    const ofR3 = (resets: number): boolean =>
      singly(begun(resets)).steps.some(({ anchors }) => anchors[0] === 'mecha:r3');
    expect([ofR3(0), ofR3(1), ofR3(2)]).toEqual([true, true, false]);
  });

  test('[MASC-R-26] has no draft in safe mode', () => {
    expect(draftIn(begun(3))).toBe(null);
  });

  test('[MASC-R-34] a straggler has no draft: it makes one move', () => {
    const state = moving({ r1: 'ant C3', r2: 'rat C12', r3: 'rat C13', b1: 'turtle R24' });
    expect(state.agenda.at(-1)).toMatchObject({ ask: 'rally' });
    expect(draftIn(state)).toBe(null);
    expect(mechaNumber(state, 'r1')).toBe(0);
  });
});
