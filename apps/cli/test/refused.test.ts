import { findGame } from '@mechatable/catalog';
import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { reasonForLine } from '../src/play/refused.ts';

const masc = findGame('masc');

/** The first unit on the move in a match of the quick set-up. */
function onTheMove(): { view: unknown; seat: number; label: string } {
  const state = masc.rules.setup(masc.rules.options.parse({ setup: 'quick' }), 2, rngFrom('a seed'));
  for (;;) {
    const [seat = 0] = masc.rules.toAct(state);
    const view = masc.rules.view(state, seat);
    const legal = masc.rules.legal(state, seat);
    const label = masc.words.label(view, legal[0]);
    if (label.startsWith('Move ')) return { view, seat, label };
    masc.rules.apply(state, seat, legal[0]);
  }
}

test('a line that names things gets the closest reason, in upper or lower case', () => {
  const { view, seat, label } = onTheMove();
  const [, mecha = '', , square = ''] = /^Move (\w+) \((\w+)\) from (\w+)/.exec(label) ?? [];
  const far = Number(square.slice(1)) < 12 ? 'r24' : 'a1';
  const reason = reasonForLine(masc, view, seat, `move ${mecha} to ${far}`);
  expect(reason?.clause).toBe('MASC-R-28');
  expect(reason?.sentence).toMatch(
    /^Too far: (\d+ squares, \w+ moves|the path costs \d+ points, \w+ has) \d\.$/,
  );
  expect(reasonForLine(masc, view, seat, 'dance')).toBeNull();
});
