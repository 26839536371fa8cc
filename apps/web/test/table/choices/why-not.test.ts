import type { Thing } from '@mechatable/board';
import { rngFrom } from '@mechatable/kernel';
import { parseRulebook } from '@mechatable/rulebook';
import { lanes } from '@mechatable/lanes';
import { masc, type Action } from '@mechatable/masc';
import { readFileSync } from 'node:fs';
import { whyNot } from '@mechatable/host';
import { mechanation } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import type { AnyDrawing } from '../../../src/games/shared/drawing.ts';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import { drawing as mascDrawing } from '../../../src/games/masc/table-drawing.ts';
import { choicesOf, nextAnchors } from '../../../src/table/choices/walk.ts';
import { reasonsFor } from '../../../src/table/choices/why-not.ts';
import { moments } from '../../games/lanes/positions.ts';
import { moments as pilotMoments } from '../../games/mechanation/positions.ts';
import { namesFor } from '../../harness/names.ts';

const BOOK = parseRulebook(readFileSync(new URL('../../../../../rules/lanes.md', import.meta.url), 'utf8'));
const IDS: ReadonlySet<string> = new Set(BOOK.clauses.map(({ id }) => id));
const table = { game: lanes, drawing: drawing as AnyDrawing };

function anchorsIn({ anchor, children = [] }: Thing): readonly string[] {
  return [...(anchor === undefined ? [] : [anchor]), ...children.flatMap(anchorsIn)];
}

test('everything unusable on the table has a reason, with a clause of the rule book', () => {
  let asked = 0;
  for (const { before } of moments(6, 4)) {
    for (const seat of [0, 1]) {
      const view = lanes.rules.view(before, seat);
      const legal = lanes.rules.toAct(before).includes(seat) ? lanes.rules.legal(before, seat) : [];
      const lit = nextAnchors(choicesOf(lanes, view, legal), []);
      for (const anchor of new Set(anchorsIn(drawing.scene(view, seat, namesFor(seat))))) {
        if (lit.has(anchor)) continue;
        asked += 1;
        for (const { clause, sentence } of reasonsFor(table, view, seat, anchor, [], namesFor(seat))
          .reasons) {
          expect(IDS, `${anchor}: ${sentence}`).toContain(clause);
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
});

/** The first match of the quick setup, up to a unit of the first seat that is on the move. */
function onTheMove(): ReturnType<typeof masc.rules.setup> {
  const state = masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('a seed'));
  const first = (actions: readonly Action[]): Action | undefined =>
    actions.find(({ kind }) => kind !== 'finish' && kind !== 'pass');
  while (state.activation === null || masc.rules.toAct(state)[0] !== state.red) {
    const [seat = 0] = masc.rules.toAct(state);
    const legal = masc.rules.legal(state, seat);
    const action = state.activation === null ? first(legal) : legal.find(({ kind }) => kind === 'finish');
    masc.rules.apply(state, seat, action ?? legal[0] ?? { kind: 'pass' });
  }
  return state;
}

test('a square out of range says how far it is and how far the mecha moves', () => {
  const state = onTheMove();
  const view = masc.rules.view(state, state.red);
  const [mover = 0] = state.activation?.members ?? [];
  const [sentence] = reasonsFor(
    { game: masc, drawing: mascDrawing },
    view,
    state.red,
    'square:R24',
    [`mecha:${view.mecha[mover]?.id ?? ''}`],
    namesFor(state.red),
  ).reasons.map((reason) => reason.sentence);
  expect(sentence).toMatch(/^Too far: (\d+ squares, \w+ moves|the path costs \d+ points, \w+ has) \d\.$/);
});

test('reasons use the names of the players', () => {
  const labels = [...pilotMoments()].flatMap(({ before, seat }) =>
    whyNot(mechanation, mechanation.rules.view(before, seat), seat, namesFor(seat)).map(({ label }) => label),
  );
  expect(labels.filter((label) => /\bP\d/.test(label))).toEqual([]);
  expect(labels.filter((label) => /\b(?:Ada|Ben|Cleo|Dora)’s\b/.test(label)).length).toBeGreaterThan(10);
});
