import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MN-SCRAP-1] [MN-SCRAP-2] [MN-R-36] [MN-D-9] pilots scrap down to six, one at a time, including face-down Territories',
  ({ given }) => {
    const t = given({ P0: { row: 'C1 A4 Z4* A1 A2 C5 C6 V6*' } }, { at: 'scrap' });
    expect([t.asked, t.legal('P0').length]).toEqual(['P0 scrapDown', 8]);
    expect(t.refusal('P0', { kind: 'pass' })).toBe('MN-D-9');
    t.P0('scrap Z4');
    expect([t.row('P0'), t.pile, t.asked]).toEqual(['C1 A4 A1 A2 C5 C6 V6*', 'Z4', 'P0 scrapDown']);
    t.P0('scrap C1');
    expect([t.row('P0'), t.pile]).toEqual(['A4 A1 A2 C5 C6 V6*', 'Z4 C1']);
    // Never below the limit, and never without need.
    expect(t.asked).toBe('P0 scrap');
    expect(t.refusal('P0', { kind: 'scrap', tile: t.tile('A4') })).toBe('MN-D-10');
  },
);

scenario('[MN-R-36] pilots scrap only their own Territories', ({ given }) => {
  const t = given({ P0: { row: 'C1 A4 Z4 A1 A2 C5 C6' }, P1: { row: 'V1' } }, { at: 'scrap' });
  expect(t.refusal('P0', 'scrap V1')).toBe('MN-R-36');
});

scenario('[MN-D-9] if time runs out, the oldest is scrapped', ({ given }) => {
  const t = given({ P0: { row: 'C1 A4 Z4 A1 A2 C5 C6' } }, { at: 'scrap' });
  t.timeOut();
  expect([t.row('P0'), t.pile]).toEqual(['A4 Z4 A1 A2 C5 C6', 'C1']);
});

scenario(
  '[MN-R-35] [MN-R-7] Scrap turns go clockwise from the Alpha Pilot: scrap, then abilities',
  ({ given }) => {
    const row = (letter: string): string => `${letter}1 ${letter}2 ${letter}3 ${letter}4`;
    const t = given(
      { P2: { row: `${row('C')} A1 A2 A3` }, P0: { row: `${row('V')} Z1 Z2 Z3` } },
      { alpha: 'P2', at: 'scrap' },
    );
    const order = [t.asked];
    while (t.state.turn === 5) {
      t.timeOut();
      order.push(t.asked);
    }
    expect(order.slice(0, -1)).toEqual(['P2 scrapDown', 'P2 scrap', 'P0 scrapDown', 'P0 scrap']);
  },
);

scenario('[MN-SCRAP-3] [MN-I-6] the scrap pile is face-up, in order, for everyone', ({ given }) => {
  const t = given({ P0: { row: 'C1* A4 Z4 A1 A2 C5 C6' }, pile: 'V1' }, { at: 'scrap' });
  t.P0('scrap C1');
  for (const viewer of ['P1', 'table'] as const)
    expect(t.view(viewer).pile.map(({ face, up }) => [face, up])).toEqual([
      ['V1', true],
      ['C1', true],
    ]);
});

scenario('[MN-R-39] the limit applies only in the Scrap Phase', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie', row: 'G1 G2 A1 A2 V1 V2' }, arena: 'Z5 C6' });
  t.P0('deploy Magpie Z5').passes(3).P0('pass');
  expect([t.row('P0').split(' ').length, t.asked]).toEqual([7, 'P0 scrapDown']);
});

scenario('[EX-18] [MN-SCRAP-4] [MN-R-37] the pile becomes the deck in the middle of a deal', ({ given }) => {
  const t = given({ deck: 'G6', pile: 'A1 A2 A3' }, { at: 'deal' });
  expect([t.state.deck.length, t.pile]).toEqual([2, '']);
  expect(t.arena).toMatch(/^G6 A[123]\*$/);
  expect(t.opening.map(({ type }) => type)).toEqual(['dealt', 'recycled', 'dealt']);
  expect(t.view('P0').arena[1]).toMatchObject({ face: null, seen: 0, tile: 't4' });
});

scenario('[MN-R-37] while the deck has cards the pile stays', ({ given }) => {
  const t = given({ deck: 'G6 G5', pile: 'A1' }, { at: 'deal' });
  expect([t.arena, t.pile, t.state.deck.length]).toEqual(['G6 G5*', 'A1', 0]);
});

scenario('[MN-R-37] nobody knows cards that were shuffled', ({ given }) => {
  const t = given({ deck: '', pile: 'A1 A2' }, { at: 'deal' });
  const { arena } = t.view('P0');
  expect(arena[1]).toMatchObject({ up: false, seen: 0 });
});

scenario(
  '[EX-16] [MN-SCRAP-5] [MN-SCRAP-6] [MN-M-07] Magpie takes a card that was just scrapped',
  ({ given }) => {
    const t = given(
      {
        P0: { row: 'C1 G1 G2 G3 V4 V5 A4 V6' },
        P1: { hand: 'Magpie', row: 'Z4 A1 A2 A3 C5 C6' },
      },
      { at: 'scrap' },
    );
    t.P0('scrap C1').P0('scrap A4').P0('pass');
    expect(t.asked).toBe('P1 scrap');
    t.P1('use Magpie Z4');
    expect([t.row('P1'), t.pile, t.isPublic('Magpie')]).toEqual(['A1 A2 A3 C5 C6 A4', 'C1 Z4', true]);
    t.until('P1 arena');
    expect(t.state.alpha).toBe(1);
  },
);

scenario(
  '[MN-SCRAP-6] [MN-SCRAP-7] [MN-TURN-3] the token moves one seat clockwise and a new turn begins',
  ({ given }) => {
    const t = given({}, { alpha: 'P3', at: 'endTurn' });
    expect(t.opening.map(({ type }) => type)).toEqual(['alpha', 'turn', 'dealt', 'dealt']);
    expect([t.state.alpha, t.state.turn, t.asked]).toEqual([0, 6, 'P0 arena']);
  },
);

scenario('[MN-TURN-1] [MN-TURN-2] every turn has its four phases in order', ({ given }) => {
  const t = given({ P0: { row: 'C1* A4* Z4 A1 A2 C5 C6' }, P1: { row: 'V1' } }, { at: 'turn' });
  const asked: string[] = [];
  while (t.state.turn === 5) {
    const [, what = ''] = t.asked.split(' ');
    if (asked.at(-1) !== what) asked.push(what);
    t.timeOut();
  }
  expect(asked).toEqual(['reveal', 'initiation', 'arena', 'attack', 'scrapDown', 'scrap']);
});

scenario('[EX-17] [MN-M-21] [MN-M-23] Tithe Colossus in the hangar costs a Territory', ({ given }) => {
  const t = given(
    {
      P2: { hand: 'Tithe Colossus', row: 'C1 C2 A3 A4 V5 V6' },
      P1: { hand: 'Sunspear', row: 'Z1' },
    },
    { alpha: 'P2', at: 'attack' },
  );
  t.P2('attack Tithe Colossus Z1').P1('defend Sunspear');
  expect(t.powers).toEqual([11, 13]);
  expect([t.where('Tithe Colossus'), t.where('Sunspear')]).toEqual(['DIS', 'DIS']);
  expect([t.asked, t.sees('table', 'P2').limit]).toEqual(['P2 scrapDown', 5]);
  expect(t.events.at(-1)).toMatchObject({ type: 'ability', mech: 'tithe-colossus' });
  // With 6 Territories it is not MN-SCRAP-2 that is in the way.
  expect(t.refusal('P2', { kind: 'pass' })).toBe('MN-D-9');
  t.P2('scrap C1');
  expect([t.row('P2'), t.asked]).toEqual(['C2 A3 A4 V5 V6', 'P2 scrap']);
});
