import { expect } from 'vitest';
import { scenario } from './given.ts';

const APART = { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A23', b2: 'Rat A24' };

scenario('[MASC-TURN-1] [MASC-R-67] a turn is Initiative, Movement, Combat, Victory', ({ given }) => {
  const t = given(
    { r1: 'Spider G10', r2: 'Rat G9', b1: 'Spider G14', b2: 'Rat G15' },
    { at: 'turn', turn: 0, dice: [6, 6, 1, 1] },
  );
  t.R('chooseFirst red').R('pass').B('pass').R('chooseFirst red').R('pass').B('pass');
  const kinds = t.history
    .map(({ type }) => type)
    .filter((type) => ['turn', 'initiative', 'phaseOver', 'scored'].includes(type));
  expect(kinds.slice(0, 6)).toEqual(['turn', 'initiative', 'phaseOver', 'phaseOver', 'scored', 'turn']);
  expect(t.state.turn).toBe(2);
});

scenario(
  '[MASC-INIT-1] [MASC-COMP-3] [MASC-DICE-1] [MASC-R-66] each player rolls two dice, Red first',
  ({ given }) => {
    const t = given(APART, { at: 'turn', dice: [2, 3, 4, 6] });
    expect(t.eventsOf('initiative')).toMatchObject([{ red: [2, 3], blue: [4, 6], winner: 'blue' }]);
    expect(t.state.dice).toEqual([2, 3, 4, 6]);
    expect(t.asked).toBe('B first movement');
  },
);

scenario('[MASC-INIT-2] [MASC-D-6] the winner chooses either side to start', ({ given }) => {
  const t = given(APART, { at: 'turn', dice: [5, 6, 1, 1] });
  expect(t.legal('R')).toEqual(['chooseFirst red', 'chooseFirst blue']);
  expect(t.refusal('B', 'chooseFirst blue')).toBe('MASC-INIT-2');
  expect(t.refusal('R', 'activate r1')).toBe('MASC-R-19');
  t.R('chooseFirst blue');
  expect([t.asked, t.clauses('first')]).toEqual(['B activate', ['MASC-INIT-2']]);
});

scenario(
  '[MASC-R-19] [MASC-ATK-1] [MASC-D-9] the winner of the roll also chooses who starts Combat',
  ({ given }) => {
    const t = given(
      { r1: 'Spider G10', r2: 'Rat G9', b1: 'Spider G14', b2: 'Rat G15' },
      { at: 'begin combat', initiative: 'B' },
    );
    expect([t.asked, t.legal('B')]).toEqual(['B first combat', ['chooseFirst red', 'chooseFirst blue']]);
    t.B('chooseFirst red');
    expect([t.asked, t.clauses('first')]).toEqual(['R attack', ['MASC-ATK-1']]);
  },
);

scenario(
  '[MASC-R-20] [MASC-R-71] the winner starts without being asked unless both sides can act',
  ({ given }) => {
    const t = given(
      { r1: 'Spider G10', r2: 'Rat G9', b1: 'Rat G15', b2: 'Rat G16' },
      { at: 'begin combat', initiative: 'B' },
    );
    expect(t.eventsOf('first')).toMatchObject([
      { phase: 'combat', colour: 'blue', asked: false, clause: 'MASC-R-71' },
    ]);
    expect([t.clauses('passed'), t.asked]).toEqual([['MASC-R-37'], 'R attack']);
    const still = given({ r1: 'Rat E5', r2: 'Rat E4', b1: 'Rat F5', b2: 'Rat F7' }, { at: 'begin movement' });
    expect([still.clauses('first'), still.asked]).toEqual([['MASC-R-71'], 'B activate']);
  },
);

scenario('[MASC-PASS-1] [MASC-R-81] after a pass you may still act later', ({ given }) => {
  const t = given(APART).R('pass');
  expect(t.asked).toBe('B activate');
  t.B('activate b1; finish');
  expect(t.legal('R')).toEqual(['activate r1', 'pass']);
});

scenario(
  '[MASC-PASS-2] [MASC-R-37] two passes in a row end the phase; any action starts the count again',
  ({ given }) => {
    const t = given({ ...APART, r3: 'Rat R1', r4: 'Rat R2', b3: 'Rat R23', b4: 'Rat R24' });
    t.R('pass').B('activate b1; finish').R('pass');
    expect(t.asked).toBe('B activate');
    t.B('pass');
    expect([t.clauses('phaseOver')[0], t.state.turn]).toEqual(['MASC-PASS-2', 4]);
  },
);

scenario('[MASC-R-37] activating a boxed-in unit counts as acting', ({ given }) => {
  const t = given(
    {
      r1: 'Rat A1',
      r2: 'Rat A2',
      r3: 'Rat H1',
      r4: 'Rat H2',
      b1: 'Turtle A3',
      b2: 'Turtle A5',
      b3: 'Rat R1',
      b4: 'Rat R2',
    },
    { blocking: 'B1-B3', starts: 'B' },
  );
  t.B('pass').R('activate r1');
  expect(t.state.agenda.at(-1)).toEqual({ ask: 'activate', seat: 1, passes: 0 });
});
