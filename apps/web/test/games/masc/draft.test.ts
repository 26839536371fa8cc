import { below, openQuestion, pick, rngFrom, same, type Rng } from '@mechatable/kernel';
import { fieldOf, masc, outOfFormation, type Action, type State, type View } from '@mechatable/masc';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '../../../src/games/shared/drawing.ts';
import { draft } from '../../../src/games/masc/draft.ts';
import { newMatch } from './drafting.ts';

const RUNS = process.env.SOAK === '1' ? 80 : 8;

/** Steps of a draft at random; sometimes onto a square that another mecha has left, where the order matters. */
function scribble(first: Draft<View>, rng: Rng): Draft<View> {
  let now = first;
  const starts = first.view.mecha.map(({ square }) => `square:${square ?? ''}`);
  for (let steps = below(rng, 25); steps > 0 && now.steps.length > 0; steps--) {
    const tight = now.steps.filter(({ anchors }) => starts.includes(anchors.at(-1) ?? ''));
    const isTight = tight.length > 0 && below(rng, 2) === 0;
    now = pick(rng, isTight ? tight : now.steps).next();
  }
  return now;
}

/** The part of a view that a draft is about. */
function gist({ slots, terrain, mecha, forces, viewer, red }: View): unknown {
  return {
    slots,
    terrain,
    squares: mecha.map(({ id, square }) => [id, square]),
    own: forces[viewer === red ? 0 : 1],
  };
}

/** Sends a draft as the table does, and compares the result with the draft. */
function send(state: State, seat: number, drafted: Draft<View>): void {
  for (const action of (drafted.actions ?? []) as Action[]) {
    if (action.kind === 'finish') expect(gist(masc.rules.view(state, seat))).toEqual(gist(drafted.view));
    expect(masc.rules.judge(state, seat, action)).toEqual({ ok: true });
    masc.rules.apply(state, seat, action);
    if (action.kind === 'placeTile' || action.kind === 'commitForce') {
      const own = gist(masc.rules.view(state, seat));
      if (openQuestion(masc.rules.view(state, seat))?.ask !== 'deploy')
        expect(own).toEqual(gist(drafted.view));
    }
  }
}

/** Plays at random, drafts whatever can be drafted, and returns the number of drafts sent. */
function playThrough(state: State, rng: Rng, actions: number): number {
  let sent = 0;
  for (let left = actions; left > 0; left--) {
    const [seat] = masc.rules.toAct(state);
    if (seat === undefined) break;
    const view = masc.rules.view(state, seat);
    const legal = masc.rules.legal(state, seat);
    // Now and then a move is begun without a draft, or undone, before it is drafted.
    const first = below(rng, 4) === 0 ? null : draft(view, legal);
    if (first === null) {
      masc.rules.apply(state, seat, pick(rng, legal));
      continue;
    }
    expect(same(masc.rules.view(state, seat), view)).toBe(true);
    const drafted = scribble(first, rng);
    if (drafted.actions === null) {
      if (openQuestion(view)?.ask !== 'move') continue;
      // The only thing that keeps a move from being sent.
      expect(outOfFormation(fieldOf(drafted.view), view.activation?.kept ?? [])).not.toEqual([]);
      continue;
    }
    send(state, seat, drafted);
    sent++;
  }
  return sent;
}

test('[MASC-R-24] [MASC-R-26] every draft can be sent, and the match ends up as drafted', () => {
  let sent = 0;
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.constantFrom('quick', 'full'),
      (seed, setup) => {
        const state = newMatch({ setup }, seed);
        sent += playThrough(state, rngFrom(seed), 120);
      },
    ),
    { numRuns: RUNS, examples: [['EXT{eg', 'quick']] },
  );
  expect(sent).toBeGreaterThan(5 * RUNS);
});
