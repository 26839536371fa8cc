import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

scenario(
  '[MG-R-36] [MG-R-121] running out of time keeps the hand, ends the phase and passes',
  ({ match, given }) => {
    expect([match().timeout('S'), match().timeout('N')]).toEqual(['keep', 'keep']);
    const t = given({ d4: 'S Mega Bot', d5: 'N Stonewall', N: { hand: 'Ramp Orders' } });
    expect(t.timeout('S')).toBe('endPhase');
    t.S('attack d4 d5');
    expect([t.asked, t.timeout('N')]).toEqual(['N respond attack', 'pass']);
  },
);

scenario('[MG-R-36] running out of time three times in a row loses', ({ given }) => {
  const t = given({});
  expect([0, 1, 2, 3].map((inARow) => t.timeout('S', inARow))).toEqual([
    'endPhase',
    'endPhase',
    'loss',
    'loss',
  ]);
});

scenario('[MG-R-121] [MG-R-59] a unit that must move is moved, along the first path', ({ given }) => {
  const t = given({ d3: 'S Magpie Drone', d4: 'N Stonewall', c2: 'N Mega Bot', N: { hand: 'Ramp Orders' } });
  t.S('attack d3 d4').passes().S('endPhase').passes();
  expect(t.asked).toBe('N main');
  expect(t.timeout('N')).toBe('move d4 c4');
  t.N('move d4 c4').passes();
  expect(t.timeout('N')).toBe('endPhase');
});

scenario2e('[MG-R-36] cards are sorted by number, not by their place in the hand', ({ given }) => {
  const t = given({ S: { hand: 'Virus, Virus, Heavy Fire, Heavy Fire, Hidden Cache, Gambit' } });
  t.S('endPhase').passes();
  expect([t.asked, t.timeout('S')]).toEqual(['S trim', 'discard Gambit']);
});

scenario2e('[MG-R-36] units are sorted by number, then by space', ({ given }) => {
  const t = given({
    d3: 'N Gutshot',
    a2: 'S Turret',
    b1: 'S Siege Tower',
    c1: 'S Radio Tower',
    e1: 'S Radio Tower',
    S: { hand: 'Ramp Orders' },
    f1: 'S Skipper',
  });
  t.S('command Ramp Orders f1');
  expect(t.asked).toBe('S sacrifice');
  expect(t.timeout('S')).toBe('sacrifice c1');
});

scenario2e('[MG-R-36] optional cards are left where they are', ({ given }) => {
  const t = given({ S: { hand: 'Longshot', discard: 'Balloon Army, Space Lion, Virus, Skipper' } });
  t.S('command Longshot -').passes();
  expect([t.asked, t.timeout('S')]).toEqual(['S take', 'stop']);
});

scenario2e('[MG-R-121] a name is that of the Mecha with the lowest card number', ({ given }) => {
  const t = given({ c1: 'S Wind-Up Dog', d5: 'N Wind-Up Cat', S: { hand: 'Camouflage' } });
  t.S('command Camouflage c1');
  expect(t.timeout('S')).toBe('name Wind-Up Cat');
});
