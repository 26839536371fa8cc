import { expect } from 'vitest';
import { bounce } from '../src/deaths.ts';
import { clone } from '../src/state.ts';
import { zoneNumber } from '../src/zones.ts';
import { scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map((event) => event.type);
const triggered = (t: Scene): string[] =>
  t.events.flatMap((event) => (event.type === 'trigger' ? [event.card] : []));

scenario('[LN-R-51] power lost after combat 3 does not change the result', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-03', B1f: 'VG-01' });
  expect(t.power('A1f')).toBe(5);
  t.A('attack A1f').A('optional yes');
  expect(t.power('A1f')).toBe(4);
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.graveyard('B')).toEqual(['VG-01']);
});

scenario('[LN-R-53] [LN-TIME-24] a unit gone before its step triggers nothing', ({ given }) => {
  const t = given({ A1f: 'BA-05', B1f: 'BA-05', A: { hand: 'NT-01 NT-02' }, B: { hand: 'NT-02' } });
  t.A('attack A1f').A('optional yes').A('payDiscard NT-01');
  expect(t.asked).toBe('A main');
  expect(t.graveyard('A')).toEqual(['BA-05']);
  expect(t.graveyard('B')).toEqual(['BA-05']);
  expect(t.hand('B')).toEqual(['NT-02']);
  expect(types(t)).toEqual(['discarded', 'died', 'died']);
  expect(t.events.slice(1)).toMatchObject([
    { seat: 1, clause: 'LN-R-71' },
    { seat: 0, clause: 'LN-CMB-3' },
  ]);
});

scenario('[LN-R-53] [LN-TIME-25] a winner destroyed by the loser gets no [On Kill]', ({ given }) => {
  const t = given({ A1f: 'VG-08', B1f: 'BA-05', B: { hand: 'NT-01' } });
  t.A('attack A1f').B('optional yes');
  expect(t.graveyard('A')).toEqual(['VG-08']);
  expect(t.graveyard('B')).toEqual(['BA-05']);
  expect(t.trash('B')).toEqual(['NT-01']);
  expect(t.asked).toBe('A main');
  expect(t.hand('A')).toEqual([]);
});

scenario('[LN-R-54] a loser that stays is not killed: no [On Kill], no [On Death]', ({ given }) => {
  const t = given({ A1f: 'VG-08', B1b: 'BA-04 +MD-07', B1L: 'LD-08', A1L: 'LD-10' });
  t.A('attack A1f');
  expect(t.at('B1b')).toBe('BA-04');
  expect(t.equips('B1b')).toEqual(['MD-07']);
  expect(t.events.at(-1)).toEqual({ type: 'survived', clause: 'LN-R-54', card: 'BA-04', zone: 'B1b' });
  expect(triggered(t)).toEqual([]);
  expect(t.asked).toBe('A main');
});

scenario(
  '[LN-R-54] a loser that is gone before combat 6 does not count as a kill either',
  ({ given, scene }) => {
    const t = given({ A1f: 'VG-08', B1f: 'BA-05', B: { hand: 'NT-01' } });
    t.A('attack A1f');
    expect(t.asked).toBe('B optional');
    const returned = clone(t.state);
    bounce(returned, zoneNumber('B1f'), 'LN-R-54', []);
    const after = scene(returned);
    after.B('optional no');
    expect(types(after)).toEqual(['refused']);
    expect(after.asked).toBe('A main');
    expect(after.graveyard('B')).toEqual([]);
  },
);

scenario('[LN-R-54] the winner has still won', ({ given }) => {
  const t = given({ A1f: 'VG-04', B1b: 'BA-04' });
  t.A('attack A1f');
  expect(t.at('B1b')).toBe('BA-04');
  expect(triggered(t)).toEqual(['VG-04']);
  expect(t.rest('A1f')).toBe(0);
});

scenario('[LN-R-54] Undying Sentinel endures its first loss of a turn, not the second', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1b: 'LB-01', B1f: 'BA-04' });
  t.A('attack A1f');
  expect(t.at('B1f')).toBe('BA-04');
  t.A('attack A1b');
  expect(t.graveyard('B')).toEqual(['BA-04']);
});

scenario('[LN-R-54] Undying Sentinel endures again on the next turn', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1b: 'LB-01', B1f: 'BA-04' });
  t.A('attack A1f').A('pass').B('attack B1f').B('pass');
  expect(t.at('B1f')).toBe('BA-04');
  t.A('attack A1b');
  expect(t.at('B1f')).toBe('BA-04');
});

scenario('[LN-R-54] Sentinels that tie both survive, but not a death by an effect', ({ given }) => {
  const t = given({ A1f: 'BA-04', B1f: 'BA-04', B2b: 'BA-04', A: { hand: 'OP-01' } });
  t.A('attack A1f');
  expect(types(t).filter((type) => type === 'survived')).toHaveLength(2);
  expect(t.at('A1f')).toBe('BA-04');
  expect(t.at('B1f')).toBe('BA-04');
  t.A('playTech OP-01');
  expect(t.graveyard('B')).toEqual(['BA-04']);
  expect(t.at('B2b')).toBeNull();
});

scenario('[LN-R-54] saved by Reactive Plating: the unit stays, the equip goes', ({ given }) => {
  const t = given({ A1f: 'VG-08 +MD-01', B1f: 'NT-01 +MD-03' });
  t.A('attack A1f');
  expect(t.asked).toBe('B optional');
  t.B('optional yes');
  expect(t.at('B1f')).toBe('NT-01');
  expect(t.equips('B1f')).toEqual([]);
  expect(t.trash('B')).toEqual(['MD-03']);
  expect(t.events.at(-1)).toEqual({ type: 'survived', clause: 'LN-R-54', card: 'NT-01', zone: 'B1f' });
  expect(t.asked).toBe('A main');
});

scenario('[LN-R-54] an unused plating goes to the trash with its unit', ({ given }) => {
  const t = given({ A1f: 'VG-08 +MD-01', B1f: 'NT-01 +MD-03' });
  t.A('attack A1f').B('optional no');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.trash('B')).toEqual(['MD-03']);
  expect(t.asked).toBe('A optional');
  t.A('optional no');
});

scenario('[LN-R-54] a Sentinel saved by its plating has not used up its own endurance', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'LB-01', B1f: 'BA-04 +MD-03' });
  t.A('attack A1f').B('optional yes');
  expect(t.at('B1f')).toBe('BA-04');
  t.A('attack A1b');
  expect(t.at('B1f')).toBe('BA-04');
  expect(t.graveyard('B')).toEqual([]);
});

scenario('[LN-R-52] in a tie neither unit has a kill, not even the one that is saved', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'VG-08 +MD-03' });
  t.A('attack A1f').B('optional yes');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.at('B1f')).toBe('VG-08');
  expect(t.asked).toBe('A main');
  expect(t.hand('B')).toEqual([]);
});

scenario('[LN-R-55] destroying a unit with an effect is not a kill', ({ given }) => {
  const tech = given({ A1f: 'VG-08', B1f: 'LB-01', A: { hand: 'OP-01' } });
  tech.A('playTech OP-01');
  expect(tech.graveyard('B')).toEqual(['LB-01']);
  expect(tech.asked).toBe('A main');
  const mines = given({ A1f: 'NT-01', B1f: 'VG-08', B1L: 'LD-06' });
  mines.A('attack A1f');
  expect(mines.graveyard('A')).toEqual(['NT-01']);
  expect(mines.asked).toBe('A main');
});

scenario('[LN-R-58] units that tie both leave before either [On Death] triggers', ({ given }) => {
  const t = given({ A1f: 'SV-01', B1f: 'SV-01' });
  t.A('attack A1f');
  expect(types(t).slice(-6)).toEqual(['died', 'died', 'trigger', 'drew', 'trigger', 'drew']);
  expect(t.events.slice(-4)).toMatchObject([{ seat: 0 }, { seat: 0 }, { seat: 1 }, { seat: 1 }]);
});

scenario('[LN-R-58] units destroyed by one effect all leave before their triggers resolve', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08' },
    B1f: 'SV-01',
    B2f: 'SV-01',
    B3f: 'VG-01',
  });
  t.A('playTech OP-08').A('target A1f').A('target A2f').A('target B1f').A('target B2f');
  expect(t.graveyard('B')).toEqual(['SV-01', 'SV-01']);
  expect(t.asked).toBe('B orderTrigger');
  expect(t.legal('B')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
  t.B('orderTrigger 1');
  expect(t.hand('B')).toHaveLength(2);
});

scenario('[LN-R-58] a card that watches deaths sees each of them', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08' },
    B1f: 'NT-01',
    B2f: 'NT-01',
    B3f: 'SV-04',
  });
  t.A('playTech OP-08').A('target A1f').A('target A2f').A('target B1f').A('target B2f');
  expect(triggered(t)).toEqual(['SV-04', 'SV-04', 'SV-04', 'SV-04']);
  expect(t.power('B3f')).toBe(7);
});

scenario('[LN-R-67] a unit that dies does not watch its own death or one at the same moment', ({ given }) => {
  const tie = given({ A1f: 'SV-04', B1f: 'SV-04' });
  tie.A('attack A1f');
  expect(tie.graveyard('A')).toEqual(['SV-04']);
  expect(triggered(tie)).toEqual([]);
  const watched = given({ A1f: 'SV-04', B1f: 'SV-04', B2f: 'SV-04' });
  watched.A('attack A1f');
  expect(watched.power('B2f')).toBe(5);
});

scenario('[LN-R-67] [On Death] looks back at what the unit had, its equips included', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1b: 'NT-01 +MD-07 +MD-07', B: { deck: 'VG-01 VG-02 VG-03' } });
  t.A('attack A1f').B('orderTrigger 0');
  expect(t.hand('B')).toEqual(['VG-01', 'VG-02']);
  expect(t.trash('B')).toEqual(['MD-07', 'MD-07']);
});

scenario('[LN-R-67] a land that is destroyed looks back with [When Destroyed] only', ({ given }) => {
  const t = given({
    B1L: 'LD-05',
    B2L: 'LD-14',
    A2f: 'VG-01',
    A: { hand: 'OP-07' },
    B: { deck: 'VG-01 VG-02' },
  });
  t.A('playTech OP-07').A('target B1L').B('orderTrigger 0');
  expect(t.hand('B')).toEqual(['VG-01', 'VG-02']);
  expect(t.power('A2f')).toBe(3);
  const alone = given({ B2L: 'LD-14', A2f: 'VG-01', A: { hand: 'OP-07' } });
  alone.A('playTech OP-07');
  expect(alone.trash('B')).toEqual(['LD-14']);
  expect(triggered(alone)).toEqual([]);
  expect(alone.power('A2f')).toBe(5);
});
