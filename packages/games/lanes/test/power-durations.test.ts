import { expect } from 'vitest';
import { zoneNumber } from '../src/zones.ts';
import { scenario, type Scene } from './given.ts';

/** The lasting changes on a unit as everybody sees them. */
const changes = (t: Scene, zone: string) => t.view('table').board[zoneNumber(zone)]?.changes;

scenario('[LN-R-77] until end of combat: other changes last longer', ({ given }) => {
  const t = given({ A1f: 'VG-03', B1f: 'VG-01', A: { hand: 'OP-05' } });
  t.A('playTech OP-05').A('attack A1f');
  expect(t.events.find(({ type }) => type === 'result')).toMatchObject({ power: 10 });
  expect(t.power('A1f')).toBe(8);
  expect(changes(t, 'A1f')).toEqual([{ by: 'OP-05', amount: 3, until: 'turn', seat: 0 }]);
});

scenario('[LN-R-77] until end of combat: the change also ends for the defender', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'PH-07' });
  t.A('attack A1f');
  expect(t.events.find(({ type }) => type === 'result')).toMatchObject({ foePower: 7 });
  expect(t.power('B1f')).toBe(3);
});

scenario('[LN-R-77] until end of turn: the change still counts while [End of Turn] resolves', ({ given }) => {
  const t = given({ A1f: 'NT-01', A1L: 'LD-12', A: { hand: 'OP-05 NT-02' } });
  t.A('playTech OP-05').A('pass');
  expect(t.asked).toBe('A optional');
  expect(t.power('A1f')).toBe(7);
  t.A('optional no');
  expect(t.power('A1f')).toBe(4);
  expect(changes(t, 'A1f')).toEqual([]);
});

scenario('[LN-R-77] until end of turn: changes on enemy units end then, too', ({ given }) => {
  const t = given({ B1f: 'NT-01', A: { hand: 'OP-14' } });
  t.A('playTech OP-14');
  expect(t.power('B1f')).toBe(2);
  t.A('pass');
  expect(t.power('B1f')).toBe(4);
});

scenario(
  '[LN-R-77] until the start of your next turn: the change lasts through the enemy turn',
  ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'PH-06', A: { hand: 'OP-17' } });
    t.A('playTech OP-17').A('pass');
    expect(t.power('A1f')).toBe(6);
    t.B('pass');
    expect(t.asked).toBe('A optional');
    expect(t.power('A1f')).toBe(4);
    t.A('optional no');
  },
);

scenario(
  '[LN-R-77] until the start of your next turn: the other player’s turn does not end it',
  ({ given }) => {
    const t = given({ B1f: 'NT-01', B: { hand: 'OP-17' } }, { active: 'B', turn: 6 });
    t.B('playTech OP-17').B('pass');
    expect(t.asked).toBe('A main');
    expect(t.power('B1f')).toBe(6);
    expect(changes(t, 'B1f')).toEqual([{ by: 'OP-17', amount: 2, until: 'yourNextTurn', seat: 1 }]);
    t.A('pass');
    expect(t.power('B1f')).toBe(4);
  },
);

scenario(
  '[LN-R-77] as long as it stays: the change survives turns and moves, until the unit leaves the unit zones',
  ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'NT-01', A2f: 'SV-04', B: { hand: 'OP-02' } });
    t.A('attack A1f').A('move A2f A2b').A('pass');
    expect(t.power('A2b')).toBe(3);
    t.B('playTech OP-02').B('target A2b').B('pass');
    t.A('playUnit SV-04').A('zone A2b');
    expect(t.power('A2b')).toBe(2);
    expect(changes(t, 'A2b')).toEqual([]);
  },
);

scenario('[LN-R-77] of several changes, only those whose time has come end', ({ given }) => {
  const t = given({ A1f: 'VG-01', A2f: 'SV-04', B1f: 'NT-01', A: { hand: 'OP-05 OP-17' } });
  t.A('playTech OP-05').A('target A2f').A('playTech OP-17').A('attack A1f');
  expect(changes(t, 'A2f')).toEqual([
    { by: 'OP-05', amount: 3, until: 'turn', seat: 0 },
    { by: 'OP-17', amount: 2, until: 'yourNextTurn', seat: 0 },
    { by: 'SV-04', amount: 1, until: 'stay', seat: 0 },
  ]);
  t.A('pass');
  expect(changes(t, 'A2f')).toEqual([
    { by: 'OP-17', amount: 2, until: 'yourNextTurn', seat: 0 },
    { by: 'SV-04', amount: 1, until: 'stay', seat: 0 },
  ]);
  t.B('pass');
  expect(changes(t, 'A2f')).toEqual([{ by: 'SV-04', amount: 1, until: 'stay', seat: 0 }]);
  expect(t.power('A2f')).toBe(4);
});

scenario('[LN-R-77] a unit that leaves takes only its own changes along', ({ given }) => {
  const t = given({ B1f: 'NT-01', B2f: 'VG-01', A: { hand: 'OP-14 OP-02' } });
  t.A('playTech OP-14').A('playTech OP-02').A('target B1f');
  expect(t.power('B2f')).toBe(3);
  expect(t.state.changeUnit).toHaveLength(1);
});
