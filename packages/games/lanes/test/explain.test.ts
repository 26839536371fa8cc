import { describe, expect } from 'vitest';
import { explainPower } from '../src/explain.ts';
import { scenario } from './given.ts';

describe('how power is explained', () => {
  scenario('[LN-R-43] every part of the sum is named, wherever it comes from', ({ given }) => {
    const t = given({
      A2f: 'BA-02 +MD-01',
      A2b: 'BA-03',
      A2L: 'LD-01',
      B2L: 'LD-09',
      A: { revealed: 'NT-04' },
    });
    const names = { viewer: 1, names: ['Mira', 'Ben'] };
    expect(explainPower(t.view('B'), 'A2f', names)).toEqual([
      { words: 'Rampart Golem, frontline', amount: 3 },
      { words: 'Plasma Saber, attached', amount: 3 },
      { words: 'Rampart Golem (its own text)', amount: 2 },
      { words: 'Aegis Projector (A2b)', amount: 2 },
      { words: 'Ferrocrete Bunker (A2L)', amount: 2 },
      { words: 'Jamming Tower (B2L)', amount: -1 },
      { words: 'Reserve Ace (Mira’s pool)', amount: 1 },
    ]);
  });

  scenario('[LN-R-43] of several copies, only those that affect the unit are listed', ({ given }) => {
    const t = given({
      A1f: 'LB-03',
      A3f: 'LB-03',
      A2b: 'LB-03',
      A1b: 'LB-01',
      A: { graveyard: 'SV-06 SV-06' },
      A2f: 'SV-01',
    });
    expect(explainPower(t.view('A'), 'A1b')).toEqual([
      { words: 'Ballista Frame, backline', amount: 5 },
      { words: 'Spotter Wren (A1f)', amount: 1 },
      { words: 'Spotter Wren (A2b)', amount: 1 },
    ]);
    expect(explainPower(t.view('A'), 'A2f', { viewer: 0, names: ['Mira', 'Ben'] }).slice(1)).toEqual([
      { words: 'Spotter Wren (A1f)', amount: 1 },
      { words: 'Spotter Wren (A3f)', amount: 1 },
      { words: 'Spotter Wren (A2b)', amount: 1 },
      { words: 'Ghost Chassis (your graveyard)', amount: 1 },
      { words: 'Ghost Chassis (your graveyard)', amount: 1 },
    ]);
  });

  scenario('[LN-R-77] lasting changes are listed with their duration', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'OP-05 OP-17' } });
    t.A('playTech OP-05').A('playTech OP-17');
    expect(explainPower(t.view('A'), 'A1f')).toEqual([
      { words: 'Militia Frame, frontline', amount: 4 },
      { words: 'Overclock, until end of turn', amount: 3 },
      { words: 'Brace Order, until the start of its controller’s next turn', amount: 2 },
    ]);
  });

  scenario('[LN-R-43] a last line raises a sum below 0 to 0', ({ given }) => {
    const t = given({ A1f: 'LB-07 +B:MD-06' });
    expect(explainPower(t.view('A'), 'A1f')).toEqual([
      { words: 'Star Lance Platform, frontline', amount: 0 },
      { words: 'Tracer Clamp, attached', amount: -2 },
      { words: 'minimum 0', amount: 2 },
    ]);
  });

  scenario('a zone without a unit has nothing to explain', ({ given }) => {
    const t = given({ A1L: 'LD-01' });
    expect(['A1f', 'A1L', 'Z9'].map((zone) => explainPower(t.view('A'), zone))).toEqual([[], [], []]);
  });
});
