import { expect } from 'vitest';
import { scenario, type Position, type Scene } from './given.ts';

const logOf = (t: Scene): string[] => t.events.map(({ type, clause }) => `${type} ${clause}`);

scenario('[LN-FLOW] a turn goes through its seven stages in order', ({ given }) => {
  const t = given(
    {
      A1f: 'PH-06', // [Start of Turn]?
      A2f: 'NT-01 r2',
      A1L: 'LD-04', // [Start of Main]
      A2L: 'LD-12', // [End of Turn]?
      A: { hand: 'OP-17 NT-01', deck: 'VG-01 VG-02 VG-03', revealed: 'OP-01', pool: 'OP-02' },
    },
    { turn: 3 },
  );
  t.A('playTech OP-17').A('pass').A('optional no').B('pass');
  // 1: the turn number goes up, "until the start of your next turn" is over
  expect([t.state.turn, t.state.active, t.power('A1f')]).toEqual([5, 0, 5]);
  // 2: [Start of Turn], nothing drawn yet
  expect([t.asked, t.hand('A')]).toEqual(['A optional', ['NT-01']]);
  expect(logOf(t)).toEqual([
    'passed LN-MAIN-9',
    'turn LN-GEN-2', // of A; B had nothing that triggers
  ]);
  t.A('optional no');
  // 3: Draw Phase
  expect(logOf(t)).toEqual(['refused LN-FX-5', 'drew LN-DRAW-2']);
  expect([t.asked, t.hand('A')]).toEqual(['A exchange', ['NT-01', 'VG-01']]);
  t.A('exchange no');
  // 4: [Start of Main]
  expect(logOf(t)).toEqual(['refused LN-DRAW-3', 'trigger LN-FX-3', 'looked LN-R-94']);
  expect(t.asked).toBe('A look');
  t.A('leave');
  // 5: main actions
  expect(t.asked).toBe('A main');
  t.A('attack A2f').A('pass');
  // 6: [End of Turn]; the unit still rests
  expect([t.asked, t.rest('A2f'), t.state.turn]).toEqual(['A optional', 2, 5]);
  t.A('optional no');
  // 7: rest drops, the other player's turn
  expect([t.rest('A2f'), t.asked, t.state.turn, t.state.active]).toEqual([1, 'B main', 6, 1]);
});

scenario('[LN-GEN-2] the seats take turns one by one, and nobody acts out of turn', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1f: 'NT-01' });
  expect(t.asked).toBe('A main');
  expect(t.legal('B')).toEqual([]);
  expect(t.refusal('B', { kind: 'pass' })).toBe('LN-GEN-2');
  t.A('pass');
  expect([t.asked, t.state.turn]).toEqual(['B main', 6]);
  expect(t.events).toContainEqual({ type: 'turn', clause: 'LN-GEN-2', seat: 1, turn: 6 });
  expect(t.refusal('A', { kind: 'attack', unit: 'A1f' })).toBe('LN-GEN-2');
  t.B('pass');
  expect([t.asked, t.state.turn]).toEqual(['A main', 7]);
  t.A('pass').B('pass');
  expect([t.asked, t.state.turn]).toEqual(['A main', 9]);
});

const BUSY: Position = {
  A1L: 'LD-11', // [Start of Turn] draw, with at most 1 protection card
  A2f: 'NT-06', // [Start of Main] draw, with fewer units than the enemy
  A: { deck: 'VG-01 VG-02 VG-03 VG-04', protection: 'NT-01', graveyard: 'SV-03', hand: 'LB-01' },
  B1f: 'NT-01',
  B2f: 'NT-01',
  B: { deck: 'BA-01 BA-02 BA-03 BA-04', protection: 'NT-01' },
};

scenario('[LN-R-69] turn timings trigger on the turn of the card’s controller', ({ given }) => {
  const t = given(BUSY, { at: 'turn' });
  expect(t.hand('A')).toEqual(['LB-01', 'VG-01', 'VG-02']); // Beacon Shrine, then the Draw Phase
  expect(t.asked).toBe('A orderTrigger'); // Field Analyst, and Revenant Hull in the graveyard
  t.A('orderTrigger 0').A('optional no');
  expect(t.hand('A')).toEqual(['LB-01', 'VG-01', 'VG-02', 'VG-03']);
  expect(t.asked).toBe('A main');
});

scenario('[LN-R-69] turn timings never trigger on the opponent’s turn', ({ given }) => {
  const t = given(BUSY, { at: 'turn', active: 'B', turn: 6 });
  expect([t.asked, t.hand('A'), t.hand('B')]).toEqual(['B main', ['LB-01'], ['BA-01']]);
  expect(t.opening.map(({ type }) => type)).toEqual(['turn', 'drew']);
});

scenario('[LN-R-69] [End of Turn] of the opponent’s cards waits for the opponent’s turn', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-08', B1f: 'NT-01 +MD-08' });
  t.A('pass');
  expect([t.at('A1f'), t.at('B1f')]).toEqual([null, 'NT-01']);
  t.B('pass');
  expect(t.at('B1f')).toBeNull();
});

scenario('[LN-R-78] [End of Turn] resolves before durations end and rest counters drop', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2L: 'LD-12',
    B2b: 'BA-01 r1',
    A: { hand: 'OP-05 VG-01', revealed: 'OP-01' },
  });
  t.A('playTech OP-05').A('attack A1f').A('pass');
  expect(t.asked).toBe('A optional');
  expect([t.power('A1f'), t.rest('A1f'), t.rest('B2b')]).toEqual([7, 2, 1]);
  t.A('optional no');
  expect([t.power('A1f'), t.rest('A1f'), t.rest('B2b'), t.asked]).toEqual([4, 1, 0, 'B main']);
  t.B('pass');
  expect([t.rest('A1f'), t.rest('B2b')]).toEqual([0, 0]); // never below 0
});

scenario('[LN-R-78] the turn cap is checked last: [End of Turn] still counts', ({ given }) => {
  const pieces = { A1f: 'NT-01 +MD-08', A2f: 'NT-01', B1f: 'NT-01' };
  const t = given(pieces, { turnCap: 5 }).A('pass');
  // Overdrive Core destroys its unit first, so the units are equal and the decks too
  expect([t.winner, t.state.outcome?.capped]).toEqual(['draw', true]);
});

scenario('[LN-R-78] the lasting changes of both seats end with the turn', ({ given }) => {
  const t = given({ B1f: 'NT-01', A1f: 'NT-02', A: { hand: 'OP-14 OP-17' } });
  t.A('playTech OP-14').A('playTech OP-17');
  expect([t.power('B1f'), t.power('A1f')]).toEqual([2, 5]);
  t.A('pass');
  expect([t.power('B1f'), t.power('A1f')]).toEqual([4, 5]); // until A's next turn
  t.B('pass');
  expect([t.power('A1f'), t.state.changeUnit]).toEqual([3, []]);
});

scenario(
  '[LN-R-77] "until the start of your next turn" does not end when the enemy’s turn starts',
  ({ given }) => {
    const t = given({ B1f: 'NT-01', B: { hand: 'OP-17' } }, { active: 'B', turn: 6 });
    t.B('playTech OP-17').B('pass');
    expect([t.asked, t.power('B1f')]).toEqual(['A main', 6]);
    t.A('pass');
    expect([t.asked, t.power('B1f')]).toEqual(['B main', 4]);
  },
);

scenario('[LN-R-82] after 100 main actions in a turn, only passing is allowed', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2L: 'LD-03',
    A: { hand: 'OP-14 OP-14 VG-01 LD-01 MD-01', revealed: 'OP-01' },
    B1f: 'BA-01',
  });
  t.state.mainActions = 98;
  t.A('playTech OP-14');
  expect(logOf(t)).not.toContain('exhausted LN-R-82');
  expect(t.legal('A')).toContain('attack A1f'); // one more
  t.A('playTech OP-14');
  expect(t.events.at(-1)).toEqual({ type: 'exhausted', clause: 'LN-R-82', seat: 0 });
  expect(t.legal('A')).toEqual(['pass']);
  for (const action of [
    { kind: 'playUnit', card: 'VG-01' },
    { kind: 'playLand', card: 'LD-01' },
    { kind: 'equip', card: 'MD-01', unit: 'A1f' },
    { kind: 'attack', unit: 'A1f' },
    { kind: 'move', unit: 'A1f', zone: 'A1b' },
    { kind: 'activate', zone: 'A2L', effect: 0 },
  ] as const) {
    expect(t.refusal('A', action)).toBe('LN-R-82');
  }
  t.A('pass');
  expect([t.asked, t.state.mainActions]).toEqual(['B main', 0]);
  t.B('pass').A('exchange no');
  expect(t.legal('A')).toContain('attack A1f'); // a new turn, a new count
});

scenario('[LN-R-82] after 100 main actions, a tech is refused, too', ({ given }) => {
  const t = given({ A: { hand: 'OP-14' } });
  t.state.mainActions = 100;
  expect(t.refusal('A', 'playTech OP-14')).toBe('LN-R-82');
});

/** A's attack kills a unit while three Bone Pickers of A watch: three triggers of one action. */
const WATCHED: Position = { A1f: 'VG-01', A1b: 'SV-04', A2b: 'SV-04', A3b: 'SV-04', B1f: 'NT-02' };

scenario('[LN-R-82] the 256th trigger of an action resolves, the rest are dropped', ({ given }) => {
  const t = given(WATCHED);
  t.state.resolutions = 254;
  t.A('attack A1f').A('orderTrigger 0').A('orderTrigger 0');
  expect([t.power('A1b'), t.power('A2b'), t.power('A3b')]).toEqual([3, 3, 2]);
  expect(t.events.filter(({ type }) => type === 'stopped')).toEqual([
    { type: 'stopped', clause: 'LN-R-82', seat: 0 },
  ]);
  expect([t.at('B1f'), t.asked]).toEqual([null, 'A main']); // the attack itself is carried on to its end
});

scenario('[LN-R-82] dropped triggers are logged once', ({ given }) => {
  const t = given(WATCHED);
  t.state.resolutions = 256;
  t.A('attack A1f').A('orderTrigger 0');
  expect(t.events.filter(({ type }) => type === 'stopped')).toHaveLength(1);
  t.A('orderTrigger 0');
  expect(t.events.filter(({ type }) => type === 'stopped')).toEqual([]);
  expect([t.power('A1b'), t.power('A2b'), t.power('A3b')]).toEqual([2, 2, 2]);
});

scenario('[LN-R-82] triggers are counted from zero in every action and timing', ({ given }) => {
  const t = given(
    {
      A1L: 'LD-04', // [Start of Main]
      A2L: 'LD-12', // [End of Turn]?
      A: { hand: 'NT-01 LD-05', deck: 'VG-01 VG-02 VG-03', revealed: 'OP-01 OP-02' },
      B1L: 'LD-11', // [Start of Turn]
      B: { deck: 'BA-01 BA-02 BA-03', protection: '' },
    },
    { at: 'draw' },
  );
  t.state.resolutions = 256;
  t.A('exchange no'); // Start of Main
  expect(t.asked).toBe('A look');
  t.state.resolutions = 256;
  t.A('leave'); // the neutral state
  expect([t.asked, t.state.resolutions]).toEqual(['A main', 0]);
  t.state.resolutions = 256;
  t.A('pass'); // End of Turn
  expect(t.asked).toBe('A optional');
  t.state.resolutions = 256;
  t.A('optional no'); // the next turn
  expect(t.hand('B')).toEqual(['BA-01', 'BA-02']);
});
