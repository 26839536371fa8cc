import { expect } from 'vitest';
import { relocate } from '../src/board.ts';
import { bounce } from '../src/deaths.ts';
import type { State } from '../src/state.ts';
import { zoneNumber } from '../src/zones.ts';
import { objectAt, position, scenario, type Position, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map((event) => event.type);
const triggered = (t: Scene): string[] =>
  t.events.flatMap((event) => (event.type === 'trigger' ? [event.card] : []));

scenario('[LN-CMB-1] [LN-CMB-2] effective powers are compared, the stronger attacker wins', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-01', B1f: 'VG-01', B1L: 'LD-10' });
  t.A('attack A1f');
  expect(t.events.find(({ type }) => type === 'result')).toEqual({
    type: 'result',
    clause: 'LN-CMB-2',
    card: 'NT-01',
    zone: 'A1f',
    power: 7,
    foe: 'VG-01',
    foeZone: 'B1f',
    foePower: 6,
  });
  expect(t.events.at(-1)).toEqual({ type: 'died', clause: 'LN-CMB-2', seat: 1, card: 'VG-01', zone: 'B1f' });
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.at('B1f')).toBeNull();
  expect(t.graveyard('B')).toEqual(['VG-01']);
  expect(t.graveyard('A')).toEqual([]);
});

scenario('[LN-CMB-2] a stronger defender wins as well', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1f: 'VG-01' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.graveyard('B')).toEqual([]);
  expect(t.events.at(-1)).toMatchObject({ type: 'died', clause: 'LN-CMB-2', seat: 0, zone: 'A1f' });
});

scenario('[LN-CMB-3] equal powers above 0: both die', ({ given }) => {
  const t = given({ A1f: 'LB-01', B1f: 'LB-02' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['LB-01']);
  expect(t.graveyard('B')).toEqual(['LB-02']);
  expect(t.events.slice(-3)).toEqual([
    {
      type: 'result',
      clause: 'LN-CMB-3',
      card: 'LB-01',
      zone: 'A1f',
      power: 1,
      foe: 'LB-02',
      foeZone: 'B1f',
      foePower: 1,
    },
    { type: 'died', clause: 'LN-CMB-3', seat: 0, card: 'LB-01', zone: 'A1f' },
    { type: 'died', clause: 'LN-CMB-3', seat: 1, card: 'LB-02', zone: 'B1f' },
  ]);
});

scenario('[LN-CMB-4] [LN-G-8] [LN-TIME-21] [LN-R-45] 0 against 0: neither unit dies', ({ given }) => {
  const t = given({ A3f: 'LB-07', B3b: 'VG-05' });
  t.A('attack A3f');
  expect(types(t)).toEqual(['attacked', 'rested', 'fight', 'result']);
  expect(t.events.at(-1)).toMatchObject({ clause: 'LN-CMB-4', power: 0, foePower: 0 });
  expect(t.at('A3f')).toBe('LB-07');
  expect(t.at('B3b')).toBe('VG-05');
  expect(t.rest('A3f')).toBe(2);
  expect(t.protection('B')).toHaveLength(3);
  expect(t.asked).toBe('A main');
});

scenario('[LN-TIME-21] 0 against 0: [End of Combat] triggers, [On Combat Loss] does not', ({ given }) => {
  const t = given({ A1f: 'LB-07', B1b: 'PH-08 +A:MD-06 +A:MD-06', B: { hand: 'NT-01' } });
  t.A('attack A1f');
  expect(triggered(t)).toEqual(['PH-08']);
  const keep = given({ A1f: 'LB-07', B1f: 'BA-05 +A:MD-06 +A:MD-06', B: { hand: 'NT-01' } });
  keep.A('attack A1f');
  expect(keep.asked).toBe('A main');
  expect(keep.at('B1f')).toBe('BA-05');
});

scenario('[LN-R-45] a unit with power 0 attacks, and dies against any power', ({ given }) => {
  const t = given({ A1f: 'LB-07', B1f: 'LB-01' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['LB-07']);
  expect(t.graveyard('B')).toEqual([]);
});

scenario('[LN-R-45] a defender with power 0 dies against any power', ({ given }) => {
  const t = given({ A1f: 'LB-01', B1f: 'LB-07' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['LB-07']);
});

scenario('[LN-TIME-20] [Start of Combat] of both units comes first, the turn player first', ({ given }) => {
  const t = given({ A1f: 'VG-03 +B:MD-06', B1f: 'PH-07' });
  t.A('attack A1f');
  expect(triggered(t)).toEqual(['VG-03', 'PH-07']);
  expect(t.events.find(({ type }) => type === 'result')).toMatchObject({ power: 5, foePower: 7 });
  expect(t.graveyard('A')).toEqual(['VG-03']);
  const other = given({ A1f: 'PH-07', B1f: 'VG-03' });
  other.A('attack A1f');
  expect(triggered(other)).toEqual([]);
  expect(other.events.find(({ type }) => type === 'result')).toMatchObject({ power: 3, foePower: 5 });
});

scenario('[LN-TIME-20] an attack on an empty lane has no combat', ({ given }) => {
  const t = given({ A1f: 'VG-03' });
  t.A('attack A1f');
  expect(triggered(t)).toEqual([]);
});

scenario('[LN-TIME-22] the power after [Start of Combat] decides', ({ given }) => {
  const t = given({ A1f: 'VG-03', B1f: 'NT-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.graveyard('A')).toEqual([]);
});

scenario('[LN-TIME-22] [LN-G-7] [LN-R-52] in a tie both are losers: no victory, no kill', ({ given }) => {
  const hunter = given({ A1f: 'VG-08', B1f: 'NT-01' });
  hunter.A('attack A1f');
  expect(hunter.graveyard('A')).toEqual(['VG-08']);
  expect(hunter.graveyard('B')).toEqual(['NT-01']);
  expect(hunter.asked).toBe('A main');
  expect(hunter.hand('A')).toEqual([]);
  const kite = given({ A1f: 'VG-04', B1f: 'VG-04' });
  kite.A('attack A1f');
  expect(triggered(kite)).toEqual([]);
});

scenario(
  '[LN-R-52] [LN-TIME-23] [LN-TIME-24] both losers trigger [On Combat Loss], the turn player first',
  ({ given }) => {
    const t = given({ A1f: 'BA-05', B1f: 'BA-05', A: { hand: 'NT-01' }, B: { hand: 'NT-02' } });
    t.A('attack A1f');
    expect(t.asked).toBe('A optional');
    t.A('optional no');
    expect(t.asked).toBe('B optional');
    t.B('optional no');
    expect(t.graveyard('A')).toEqual(['BA-05']);
    expect(t.graveyard('B')).toEqual(['BA-05']);
  },
);

scenario("[LN-TIME-23] [LN-TIME-24] on B's turn B's unit comes first", ({ given }) => {
  const t = given(
    { A1f: 'BA-05', B1f: 'BA-05', A: { hand: 'NT-01' }, B: { hand: 'NT-02' } },
    { active: 'B', turn: 6 },
  );
  t.B('attack B1f');
  expect(t.asked).toBe('B optional');
  t.B('optional no').A('optional no');
  expect(t.asked).toBe('B main');
});

scenario('[LN-TIME-23] the attacker that won triggers [On Combat Victory]', ({ given }) => {
  const t = given({ A1f: 'VG-04', B1f: 'NT-02' });
  t.A('attack A1f');
  expect(types(t)).toEqual(['attacked', 'rested', 'fight', 'result', 'trigger', 'readied', 'died']);
  expect(t.rest('A1f')).toBe(0);
});

scenario('[LN-TIME-24] the defender that won triggers [On Combat Victory]', ({ given }) => {
  const t = given({ A1f: 'NT-02', B1f: 'VG-04 r2' });
  t.A('attack A1f');
  expect(triggered(t)).toEqual(['VG-04']);
  expect(t.rest('B1f')).toBe(0);
  expect(t.graveyard('A')).toEqual(['NT-02']);
});

scenario(
  '[LN-TIME-23] [LN-R-79] [LN-G-21] Duelist Kite is readied before the loser leaves, once per turn',
  ({ given }) => {
    const t = given({ A1f: 'VG-04', B1f: 'SV-01', B1b: 'NT-01' });
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(0);
    expect(types(t).indexOf('readied')).toBeLessThan(types(t).indexOf('died'));
    expect(t.hand('B')).toHaveLength(1);
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(2);
    expect(t.graveyard('B')).toEqual(['SV-01', 'NT-01']);
  },
);

scenario(
  '[LN-TIME-25] [LN-R-60] [LN-G-15] [On Kill] and [On Death] come together, the turn player first',
  ({ given }) => {
    const t = given({ A1f: 'VG-08', B1f: 'SV-01', B1L: 'LD-08' });
    t.A('attack A1f');
    expect(t.graveyard('B')).toEqual(['SV-01']);
    expect(t.asked).toBe('A optional');
    expect(t.hand('B')).toEqual([]);
    t.A('optional yes');
    expect(t.hand('A')).toHaveLength(1);
    expect(t.asked).toBe('B orderTrigger');
    expect(t.legal('B')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
    t.B('orderTrigger 1');
    expect(triggered(t)).toEqual(['LD-08', 'SV-01']);
    expect(t.hand('B')).toHaveLength(2);
    expect(t.asked).toBe('A main');
  },
);

scenario('[LN-TIME-25] a defender that wins triggers [On Kill], too', ({ given }) => {
  const t = given({ A1f: 'LB-03', B1f: 'VG-08' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['LB-03']);
  expect(t.asked).toBe('B optional');
  t.B('optional yes');
  expect(t.hand('B')).toHaveLength(1);
  expect(t.hand('A')).toEqual([]);
});

scenario('[LN-TIME-26] each surviving combatant triggers [End of Combat]', ({ given }) => {
  const t = given({ A1f: 'PH-08 +MD-03', B1f: 'PH-08', B1L: 'LD-01' });
  t.A('attack A1f').A('optional yes');
  expect(triggered(t)).toEqual(['MD-03', 'PH-08', 'PH-08']);
  expect(t.power('A1f')).toBe(4);
  expect(t.power('B1f')).toBe(6);
});

scenario('[LN-TIME-26] a dead combatant does not trigger [End of Combat]', ({ given }) => {
  const attacker = given({ A1f: 'PH-08', B1f: 'VG-07' });
  attacker.A('attack A1f');
  expect(triggered(attacker)).toEqual([]);
  const defender = given({ A1f: 'PH-08', B1b: 'PH-08' });
  defender.A('attack A1f');
  expect(triggered(defender)).toEqual(['PH-08']);
  expect(defender.power('A1f')).toBe(4);
});

/**
 * A1f attacks B1f. [Start of Combat] is over and something has happened in it; the powers are compared next.
 */
function inCombat(pieces: Position, meanwhile: (s: State) => void): State {
  const state = position(pieces);
  const attacker = objectAt(state, 'A1f');
  state.combat = { attacker, defender: objectAt(state, 'B1f'), losers: [], saved: [] };
  state.agenda.push({ do: 'endAttack', object: attacker }, { do: 'compare' });
  meanwhile(state);
  return state;
}

scenario('[LN-R-49] if the defender leaves in combat 1, the attacker has not won', ({ scene }) => {
  const state = inCombat({ A1f: 'PH-08', B1f: 'NT-01', B1b: 'NT-02', B: { protection: '' } }, (s) => {
    bounce(s, zoneNumber('B1f'), 'LN-R-49', []);
  });
  const t = scene(state);
  expect(t.opening.map(({ type }) => type)).toEqual(['trigger', 'power']);
  expect(t.power('A1f')).toBe(4);
  expect(t.at('B1b')).toBe('NT-02');
  expect(t.winner).toBeNull();
  expect(t.asked).toBe('A main');
});

scenario(
  '[LN-R-49] if the attacker leaves in combat 1, the defender has not won, and there is no [End of Attack]',
  ({ scene }) => {
    const state = inCombat({ A1f: 'LB-08', B1f: 'PH-08' }, (s) => {
      bounce(s, zoneNumber('A1f'), 'LN-R-49', []);
    });
    const t = scene(state);
    expect(t.opening.map(({ type }) => type)).toEqual(['trigger', 'power']);
    expect(t.power('B1f')).toBe(4);
    expect(t.asked).toBe('A main');
  },
);

scenario('[LN-R-50] a combatant that changes zones fights with the power of its new row', ({ scene }) => {
  const pieces = { A1f: 'VG-01', B1f: 'VG-07', B2f: 'LB-01' };
  const t = scene(
    inCombat(pieces, (s) => {
      relocate(s, zoneNumber('B1f'), zoneNumber('B2b'), 'LN-R-50', []);
      relocate(s, zoneNumber('B2f'), zoneNumber('B1f'), 'LN-R-50', []);
    }),
  );
  expect(t.opening[0]).toMatchObject({ type: 'result', power: 5, foe: 'VG-07', foeZone: 'B2b', foePower: 3 });
  expect(t.graveyard('B')).toEqual(['VG-07']);
  expect(t.at('B1f')).toBe('LB-01');
});

scenario('[LN-R-77] [LN-TIME-26] effects until end of combat end with the combat', ({ given }) => {
  const t = given({ A1f: 'VG-03 +MD-04', B1f: 'NT-01' });
  t.A('attack A1f');
  expect(t.events.find(({ type }) => type === 'result')).toMatchObject({ power: 8 });
  expect(t.asked).toBe('A optional');
  expect(t.power('A1f')).toBe(6);
  expect(t.state.combat).toBeNull();
});
