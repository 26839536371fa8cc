import type { Viewer } from '@mechatable/kernel';
import { expect } from 'vitest';
import { answering } from '../src/answering.ts';
import { SEAT_NAMES } from '../src/seats.ts';
import { scenario, type Scene } from './given.ts';

/** The open window, as every seat and a spectator see it. */
function windows(t: Scene): (string | null)[] {
  return [...SEAT_NAMES, 'table' as const].map((viewer) => answering.window(t.view(viewer)));
}

const all = (window: string | null): (string | null)[] => new Array<string | null>(5).fill(window);

scenario(
  '[MN-R-84] every question that can be passed has a window, all viewers see the same one, and passing is legal',
  ({ match }) => {
    const t = match();
    const found = new Set<string>();
    while (t.asked !== 'over') {
      const [seat = 0] = t.table.asked;
      const passes = t.legal(SEAT_NAMES[seat as 0 | 1 | 2 | 3]).includes('pass');
      const [window = null] = windows(t);
      expect(windows(t)).toEqual(all(window));
      expect(window !== null).toBe(passes);
      expect(window ?? t.asked.slice(3)).toBe(t.asked.slice(3));
      if (window !== null) found.add(window);
      t.timeOut();
    }
    expect(found.has('initiation') && found.has('arena')).toBe(true);
  },
);

scenario('[MN-D-1] [MN-D-9] mandatory questions have no window', ({ given }) => {
  const reveal = given({ P0: { row: 'C1* C2*' } }, { at: 'turn' });
  expect([reveal.asked, windows(reveal)]).toEqual(['P0 reveal', all(null)]);
  const scrap = given({ P0: { row: 'C1 C2 C3 A1 A2 G1 G2' } }, { at: 'scrap' });
  expect([scrap.asked, windows(scrap)]).toEqual(['P0 scrapDown', all(null)]);
});

scenario('[MN-R-70] the window does not depend on hidden Mechs', ({ given }) => {
  const open = (hand: string): unknown[] => {
    const t = given({ P0: { hand }, P1: { row: 'C1* C2*' } }, { at: 'turn' });
    return [t.asked, windows(t)];
  };
  expect(open('Searchlight')).toEqual(open('Redline'));
  const viewers: readonly Viewer[] = [0, 1, 2, 3, 'table'];
  expect(windows(given({ arena: 'G3' }))).toEqual(viewers.map(() => 'arena'));
});
