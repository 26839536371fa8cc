import type { Thing } from '@mechatable/board';
import { parseRulebook } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyDrawing } from '../../src/games/drawing.ts';
import { drawing } from '../../src/games/lanes/table-drawing.ts';
import { choicesOf, nextAnchors } from '../../src/table/walk.ts';
import { reasonsFor } from '../../src/table/why-not.ts';
import { moments } from '../lanes/positions.ts';

const BOOK = parseRulebook(readFileSync(new URL('../../../../rules/lanes.md', import.meta.url), 'utf8'));
const IDS: ReadonlySet<string> = new Set(BOOK.clauses.map(({ id }) => id));
const table = { game: lanes, drawing: drawing as AnyDrawing };

function anchorsIn({ anchor, of = [] }: Thing): readonly string[] {
  return [...(anchor === undefined ? [] : [anchor]), ...of.flatMap(anchorsIn)];
}

test('whatever lies on the table and cannot be used says why, with a clause of the book', () => {
  let asked = 0;
  for (const { before } of moments(6, 10)) {
    for (const seat of [0, 1]) {
      const view = lanes.view(before, seat);
      const legal = lanes.toAct(before).includes(seat) ? lanes.legal(before, seat) : [];
      const lit = nextAnchors(choicesOf(lanes, view, legal), []);
      for (const anchor of new Set(anchorsIn(drawing.scene(view, seat)))) {
        if (lit.has(anchor)) continue;
        asked += 1;
        for (const { clause, sentence } of reasonsFor(table, view, seat, anchor, []).reasons) {
          expect(IDS, `${anchor}: ${sentence}`).toContain(clause);
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
});
