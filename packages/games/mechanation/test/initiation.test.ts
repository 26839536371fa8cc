import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MN-INIT-1] [MN-R-2] [MN-R-10] Initiations go clockwise from the Alpha Pilot, one after the other',
  ({ given }) => {
    const t = given(
      {
        P0: { row: 'C1* A1*', hangar: 'Keyhole DIS' },
        P3: { row: 'C2* A2*', hangar: 'Redline STB' },
      },
      { alpha: 'P3', at: 'turn' },
    );
    expect(t.asked).toBe('P3 reveal');
    t.P3('reveal C2');
    expect(t.happened).toEqual(['revealed', 'repaired']);
    expect([t.where('Redline'), t.where('Keyhole'), t.asked]).toEqual(['hand', 'DIS', 'P3 initiation']);
    t.P3('pass');
    expect(t.asked).toBe('P0 reveal');
    t.P0('reveal A1').until('P1 initiation');
    expect([t.where('Keyhole'), t.row('P0'), t.row('P3')]).toEqual(['STB', 'C1* A1', 'C2 A2*']);
  },
);

scenario(
  '[MN-INIT-2] [MN-R-11] [MN-D-1] each pilot reveals exactly one face-down Territory of their choice',
  ({ given }) => {
    const t = given({ P0: { row: 'C1 A1* G1*' }, P1: { row: 'V1*' } }, { at: 'turn' });
    expect(t.legal('P0')).toEqual([`reveal ${t.tile('A1')}`, `reveal ${t.tile('G1')}`]);
    expect(t.refusal('P0', 'reveal C1')).toBe('MN-R-11');
    expect(t.refusal('P0', { kind: 'reveal', tile: t.tile('V1') })).toBe('MN-R-11');
    expect(t.refusal('P0', { kind: 'pass' })).toBe('MN-INIT-2');
    t.P0('reveal G1');
    expect([t.row('P0'), t.asked]).toEqual(['C1 A1* G1', 'P0 initiation']);
    expect(t.refusal('P0', { kind: 'reveal', tile: t.tile('A1') })).toBe('MN-D-2');
  },
);

scenario('[MN-D-1] a single face-down Territory is revealed without a question', ({ given }) => {
  const t = given({ P0: { row: 'C1 A1*' } }, { at: 'turn' });
  expect(t.row('P0')).toBe('C1 A1');
  expect(t.opening.filter(({ type }) => type === 'revealed')).toEqual([
    { type: 'revealed', clause: 'MN-INIT-2', seat: 0, tile: 't1', face: 'A1', to: 31 },
  ]);
});

scenario('[MN-D-1] if time runs out, the oldest is revealed', ({ given }) => {
  const t = given({ P0: { row: 'C1 A1* G1*' } }, { at: 'turn' });
  t.timeOut();
  expect(t.row('P0')).toBe('C1 A1 G1*');
});

scenario('[MN-INIT-3] [MN-R-94] without a face-down Territory nothing is revealed', ({ given }) => {
  const t = given({ P0: { row: 'C1 A1' }, P1: { hand: 'Firecracker' } }, { at: 'turn' });
  expect(t.opening.map(({ type }) => type)).toEqual(['turn', 'dealt', 'dealt']);
  expect([t.row('P1'), t.asked]).toEqual(['', 'P0 arena']);
  t.P0('pass').P1('deploy Firecracker t2');
  expect(t.asked).toBe('P2 arena');
});

scenario(
  '[MN-INIT-4] [MN-R-12] [MN-HGR-5] [MN-HGR-6] [MN-HGR-7] all Mechs in the hangar are repaired by one Stage',
  ({ given }) => {
    const t = given(
      { P0: { hangar: 'Keyhole STB, Redline DIS, Sunspear MALF' }, P1: { hangar: 'Limpet DIS' } },
      { at: 'turn' },
    );
    const where = ['Keyhole', 'Redline', 'Sunspear', 'Limpet'].map((name) => t.where(name));
    expect(where).toEqual(['hand', 'STB', 'DIS', 'STB']);
    expect(t.opening.filter(({ type }) => type === 'repaired').map(({ clause }) => clause)).toEqual([
      'MN-HGR-7',
      'MN-HGR-6',
      'MN-HGR-5',
      'MN-HGR-6',
    ]);
  },
);

scenario('[MN-INIT-5] nothing is repaired in the first turn', ({ match }) => {
  const t = match();
  t.until(`${t.asked.slice(0, 2)} arena`);
  expect(t.history.map(({ type }) => type)).not.toContain('repaired');
});

scenario(
  '[MN-INIT-6] [MN-R-13] a Mech repaired to hand can use its ability in the same Initiation',
  ({ given }) => {
    const t = given(
      { P0: { row: 'C1*' }, P1: { hangar: 'Searchlight STB' }, P2: { row: 'A1* A2*' } },
      { at: 'turn' },
    );
    expect(t.asked).toBe('P0 initiation');
    expect(t.legal('P0')).toEqual(['pass']);
    t.P0('pass');
    expect([t.where('Searchlight'), t.asked]).toEqual(['hand', 'P1 initiation']);
    t.P1('use Searchlight A2');
    expect(t.row('P2')).toBe('A1* A2');
  },
);

scenario('[MN-INIT-7] the Arena Phase follows the last Initiation', ({ given }) => {
  const t = given({ P3: { row: 'C1* C2*' }, deck: 'G1 G2' }, { at: 'turn' });
  t.until('P3 reveal');
  expect(t.arena).toBe('');
  t.P3('reveal C1');
  expect(t.asked).toBe('P0 arena');
  expect(t.arena).toBe('G1 G2*');
});

scenario(
  '[EX-20] [MN-R-14] Searchlight reveals a pilot’s last face-down card, and Rivet Nurse repairs a Mech',
  ({ given }) => {
    const t = given(
      {
        P0: { hand: 'Searchlight' },
        P1: { row: 'A1*' },
        P2: { row: 'Z1* Z2*', hand: 'Rivet Nurse', hangar: 'Grudge Engine DIS' },
      },
      { at: 'turn' },
    );
    t.P0('use Searchlight A1');
    expect(t.row('P1')).toBe('A1');
    t.P0('pass');
    // P1 has nothing to reveal, and is asked for an ability because P2 hides some.
    expect(t.asked).toBe('P1 initiation');
    t.P1('pass').P2('reveal Z2');
    expect([t.row('P2'), t.where('Grudge Engine')]).toEqual(['Z1* Z2', 'STB']);
    t.P2('use Rivet Nurse Grudge Engine');
    expect(t.where('Grudge Engine')).toBe('hand');
  },
);

scenario('[MN-R-14] after Searchlight, a pilot with face-down Territories still reveals one', ({ given }) => {
  const t = given({ P0: { hand: 'Searchlight' }, P1: { row: 'A1* A2* A3*' } }, { at: 'turn' });
  t.P0('use Searchlight A2').P0('pass');
  expect([t.asked, t.row('P1')]).toEqual(['P1 reveal', 'A1* A2 A3*']);
});

scenario(
  '[EX-3] [MN-HGR-8] [MN-HGR-9] [MN-R-57] a Mech needs one repair per Stage to return',
  ({ given }) => {
    const t = given({ P3: { hangar: 'Keyhole DIS, Redline MALF' }, arena: 'G1*' }, { turn: 6, at: 'turn' });
    const clock = (): string[] => [t.where('Keyhole'), t.where('Redline')];
    expect(clock()).toEqual(['STB', 'DIS']);
    t.until('P3 arena');
    expect(t.refusal('P3', 'deploy Keyhole G1')).toBe('MN-R-57');
    expect(t.refusal('P3', { kind: 'use', mech: 'keyhole', target: t.tile('G1') })).toBe('MN-R-48');
    t.until('P1 arena');
    expect([t.state.turn, ...clock()]).toEqual([7, 'hand', 'STB']);
    t.until('P3 arena')
      .P3(`use Keyhole ${t.tile('G1')}`)
      .P3('deploy Keyhole G1');
    t.until('P2 arena');
    expect([t.state.turn, ...clock()]).toEqual([8, 'hand', 'hand']);
  },
);
