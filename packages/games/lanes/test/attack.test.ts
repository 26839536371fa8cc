import { expect } from 'vitest';
import { bounce, killUnits } from '../src/deaths.ts';
import { relocate } from '../src/board.ts';
import { clone, type State } from '../src/state.ts';
import { zoneNumber } from '../src/zones.ts';
import { objectAt, scenario, type Letter, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map((event) => event.type);
const attacks = (t: Scene, letter: Letter): string[] =>
  t.legal(letter).filter((action) => action.startsWith('attack'));

scenario('[LN-ATK-1] only your own units in unit zones can attack', ({ given }) => {
  const t = given({
    A1f: 'VG-01',
    A3b: 'LB-01',
    A1L: 'LD-01',
    B2f: 'NT-01',
    A: { hand: 'VG-01', graveyard: 'NT-01' },
  });
  expect(attacks(t, 'A')).toEqual(['attack A1f', 'attack A3b']);
  expect(t.refusal('A', { kind: 'attack', unit: 'A2f' })).toBe('LN-ATK-1');
  expect(t.refusal('A', { kind: 'attack', unit: 'B2f' })).toBe('LN-ATK-1');
  expect(t.refusal('A', { kind: 'attack', unit: 'A1L' })).toBe('LN-ATK-1');
  expect(t.refusal('A', { kind: 'attack', unit: 'A4f' })).toBe('LN-ATK-1');
  expect(t.refusal('B', { kind: 'attack', unit: 'B2f' })).toBe('LN-GEN-2');
});

scenario('[LN-ATK-1] an attack can win the match', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: '' } });
  t.A('attack A1f');
  expect(t.winner).toBe('A');
});

scenario('[LN-ATK-2] [LN-R-18] an attack costs [Rest] 2, so the unit attacks once', ({ given }) => {
  const t = given({ A1f: 'VG-01', A2f: 'VG-01' });
  t.A('attack A1f');
  expect(t.rest('A1f')).toBe(2);
  expect(t.rest('A2f')).toBe(0);
  expect(t.events.slice(0, 2)).toEqual([
    { type: 'attacked', clause: 'LN-MAIN-6', seat: 0, card: 'VG-01', zone: 'A1f' },
    { type: 'rested', clause: 'LN-ATK-2', card: 'VG-01', zone: 'A1f', n: 2 },
  ]);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
  expect(attacks(t, 'A')).toEqual(['attack A2f']);
});

scenario('[LN-R-15] on turn 1, everything but attacks is allowed', ({ given }) => {
  const t = given({ A1f: 'VG-01', A: { hand: 'NT-01 LD-01 OP-05 MD-01' } }, { turn: 1 });
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-15');
  expect(t.legal('A')).toEqual([
    'playUnit NT-01',
    'playLand LD-01',
    'playTech OP-05',
    'equip MD-01 A1f',
    'move A1f A2f',
    'move A1f A1b',
    'pass',
  ]);
});

scenario('[LN-R-15] from turn 2 on, attacks are allowed', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'VG-01' }, { turn: 1 });
  t.A('pass').B('attack B1f');
  expect(t.state.turn).toBe(2);
  expect(t.graveyard('A')).toEqual(['VG-01']);
});

scenario('[LN-R-15] the first player can attack from turn 3 on, as the refusal says', ({ given }) => {
  const t = given({ A1f: 'VG-01' }, { turn: 1 });
  expect(t.reason('A', { kind: 'attack', unit: 'A1f' })).toContain('from turn 3 on');
  t.A('pass');
  expect(t.legal('A')).toEqual([]);
  t.B('pass');
  expect(t.state.turn).toBe(3);
  expect(attacks(t, 'A')).toEqual(['attack A1f']);
});

scenario('[LN-R-15] the option firstTurnAttacks lifts the ban', ({ given }) => {
  const t = given({ A1f: 'VG-01' }, { turn: 1, firstTurnAttacks: true });
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[LN-R-82] after 100 main actions in a turn, attacks are refused, too', ({ given, scene }) => {
  const state = clone(given({ A1f: 'VG-01' }).state);
  state.mainActions = 99;
  expect(attacks(scene(state), 'A')).toEqual(['attack A1f']);
  state.mainActions = 100;
  expect(scene(state).refusal('A', 'attack A1f')).toBe('LN-R-82');
});

scenario('[LN-FX-12] a unit whose text forbids attacks can’t attack', ({ given }) => {
  const t = given({ A1f: 'BA-01' });
  expect(t.refusal('A', 'attack A1f')).toBe('LN-FX-12');
});

scenario('[LN-ATK-3] a unit attacks its own lane, whatever is in the neighboring lanes', ({ given }) => {
  const t = given({ A2f: 'VG-01', B1f: 'VG-07', B3f: 'VG-07', B1b: 'NT-02', B3b: 'NT-02' });
  t.A('attack A2f');
  expect(types(t)).toEqual(['attacked', 'rested', 'protectionLost']);
  expect(t.protection('B')).toHaveLength(2);
  expect(t.at('A2f')).toBe('VG-01');
});

scenario('[LN-ATK-3] B’s units attack A’s lane of the same number', ({ given }) => {
  const t = given({ B3f: 'VG-01', A3f: 'NT-01', A1f: 'VG-07' }, { active: 'B', turn: 6 });
  t.B('attack B3f');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.at('A1f')).toBe('VG-07');
});

scenario('[LN-ATK-4] the attacker fights the frontline unit', ({ given }) => {
  const t = given({ A3f: 'VG-01', B3f: 'NT-01', B3b: 'NT-02' });
  t.A('attack A3f');
  expect(t.events[2]).toEqual({
    type: 'fight',
    clause: 'LN-ATK-4',
    card: 'VG-01',
    zone: 'A3f',
    foe: 'NT-01',
    foeZone: 'B3f',
  });
  expect(t.at('B3b')).toBe('NT-02');
});

scenario('[LN-ATK-5] if the frontline is empty, the attacker fights the backline unit', ({ given }) => {
  const t = given({ A3f: 'VG-01', B3b: 'NT-02' });
  t.A('attack A3f');
  expect(t.events[2]).toEqual({
    type: 'fight',
    clause: 'LN-ATK-5',
    card: 'VG-01',
    zone: 'A3f',
    foe: 'NT-02',
    foeZone: 'B3b',
  });
  expect(t.graveyard('B')).toEqual(['NT-02']);
  expect(t.protection('B')).toHaveLength(3);
});

scenario('[LN-ATK-4] [LN-ATK-5] Howitzer Dray looks at the backline first', ({ given }) => {
  const both = given({ A1b: 'LB-02', B1f: 'VG-07', B1b: 'NT-01' });
  both.A('attack A1b');
  expect(both.graveyard('B')).toEqual(['NT-01']);
  expect(both.at('B1f')).toBe('VG-07');
  const front = given({ A1b: 'LB-02', B1f: 'VG-07' });
  front.A('attack A1b');
  expect(front.graveyard('A')).toEqual(['LB-02']);
  const open = given({ A1b: 'LB-02' });
  open.A('attack A1b');
  expect(open.protection('B')).toHaveLength(2);
});

scenario('[LN-ATK-6] an attack on an empty lane checks the protection once', ({ given }) => {
  const t = given({ A1f: 'VG-05' });
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
  expect(t.protection('A')).toHaveLength(3);
});

scenario('[LN-ATK-6] [LN-R-46] [LN-R-45] power 1 is enough for a check, power 0 is not', ({ given }) => {
  const none = given({ A1f: 'LB-07' });
  none.A('attack A1f');
  expect(none.protection('B')).toHaveLength(3);
  expect(none.rest('A1f')).toBe(2);
  expect(none.events.at(-1)).toEqual({ type: 'noCheck', clause: 'LN-R-46', card: 'LB-07', zone: 'A1f' });
  const some = given({ A1f: 'LB-01' });
  some.A('attack A1f');
  expect(some.protection('B')).toHaveLength(2);
  expect(types(some)).not.toContain('noCheck');
});

scenario(
  '[LN-R-46] the attacker’s power is checked in attack step 2, after [When Attacking]',
  ({ given }) => {
    const boosted = given({ A1b: 'VG-02 +B:MD-06 +B:MD-06', A2f: 'VG-01 r1' });
    expect(boosted.power('A1b')).toBe(0);
    boosted.A('attack A1b');
    expect(boosted.protection('B')).toHaveLength(2);
    const alone = given({ A1b: 'VG-02 +B:MD-06 +B:MD-06', A2f: 'VG-01' });
    alone.A('attack A1b');
    expect(alone.protection('B')).toHaveLength(3);
  },
);

scenario('[LN-G-11] [LN-R-46] a jammed Ballista Frame does not check, and nobody loses', ({ given }) => {
  const t = given({ A1f: 'LB-01', B1L: 'LD-09', B: { protection: '' } });
  expect(t.power('A1f')).toBe(0);
  t.A('attack A1f');
  expect(t.winner).toBeNull();
  expect(t.asked).toBe('A main');
  expect(t.rest('A1f')).toBe(2);
});

scenario('[LN-G-6] [LN-R-29] a backline unit attacks past your unit in front of it', ({ given }) => {
  const t = given({ A2f: 'VG-06', A2b: 'LB-01', B2b: 'NT-02' });
  t.A('attack A2b');
  expect(t.graveyard('B')).toEqual(['NT-02']);
  expect(t.protection('B')).toHaveLength(3);
  expect(t.rest('A2b')).toBe(2);
  expect(t.rest('A2f')).toBe(0);
});

scenario('[LN-R-29] an attacker in the backline uses its backline power', ({ given }) => {
  const t = given({ A1b: 'VG-01', B1f: 'LB-03' });
  t.A('attack A1b');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.graveyard('B')).toEqual([]);
});

scenario('[LN-TIME-16] the attacker pays [Rest] before [When Attacking] triggers', ({ given }) => {
  const t = given({ A1b: 'LB-04', B1f: 'NT-01', B1b: 'NT-02' });
  t.A('attack A1b');
  expect(t.asked).toBe('A target');
  expect(t.rest('A1b')).toBe(2);
  t.A('target B1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
});

scenario('[LN-TIME-16] Siege Ram rests for 2, then its own text makes it 4', ({ given }) => {
  const t = given({ A1f: 'VG-05' });
  t.A('attack A1f');
  expect(types(t)).toEqual(['attacked', 'rested', 'trigger', 'rested', 'protectionLost']);
  expect(t.events[3]).toMatchObject({ n: 4, zone: 'A1f' });
  expect(t.rest('A1f')).toBe(4);
});

scenario('[LN-TIME-17] winning a combat does not check the protection zone', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'NT-01', B: { protection: '' } });
  t.A('attack A1f');
  expect(t.winner).toBeNull();
  expect(types(t)).toEqual(['attacked', 'rested', 'fight', 'result', 'died']);
});

scenario(
  '[LN-TIME-18] [LN-TIME-19] after [End of Attack] of a surviving attacker, play is neutral',
  ({ given }) => {
    const t = given({ A2b: 'LB-08', A1b: 'NT-01' });
    t.A('attack A2b');
    expect(t.protection('B')).toHaveLength(2);
    expect(t.asked).toBe('A optional');
    t.A('optional yes');
    expect(t.legal('A')).toEqual(['moveTo A2f', 'moveTo A3b']);
    t.A('moveTo A3b');
    expect(t.at('A3b')).toBe('LB-08');
    expect(t.rest('A3b')).toBe(2);
    expect(t.asked).toBe('A main');
  },
);

scenario(
  '[LN-TIME-18] [End of Attack] also triggers after a combat, unless the attacker died',
  ({ given }) => {
    const won = given({ A1b: 'LB-08', B1f: 'LB-03' });
    won.A('attack A1b');
    expect(won.asked).toBe('A optional');
    won.A('optional no');
    expect(won.at('A1b')).toBe('LB-08');
    const lost = given({ A1b: 'LB-08', B1f: 'NT-01' });
    lost.A('attack A1b');
    expect(lost.graveyard('A')).toEqual(['LB-08']);
    expect(lost.asked).toBe('A main');
  },
);

scenario('[LN-R-48] an attacker that dies in step 1 has no combat and no [End of Attack]', ({ given }) => {
  const t = given({ A1b: 'LB-08', B1b: 'LB-03', B1L: 'LD-06' });
  t.A('attack A1b');
  expect(types(t)).toEqual(['attacked', 'rested', 'trigger', 'died', 'trashed']);
  expect(t.graveyard('A')).toEqual(['LB-08']);
  expect(t.at('B1b')).toBe('LB-03');
  expect(t.asked).toBe('A main');
});

scenario('[LN-R-48] an attacker that dies in step 1 makes no check', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1L: 'LD-06', B: { protection: '' } });
  t.A('attack A1f');
  expect(t.winner).toBeNull();
  expect(t.trash('B')).toEqual(['LD-06']);
});

/** A's attack from A1f is in step 1, and B is asked which of its two watchers comes first. */
const UNDER_FIRE = {
  A1f: 'VG-07',
  B1b: 'LB-05',
  B1L: 'LD-06',
  B2f: 'NT-01',
} as const;

function meanwhile(t: Scene, change: (s: State) => void): State {
  const state = clone(t.state);
  change(state);
  return state;
}

scenario('[LN-R-47] a defender that leaves in step 1 does not defend', ({ given, scene }) => {
  const t = given(UNDER_FIRE);
  t.A('attack A1f');
  expect(t.asked).toBe('B orderTrigger');
  const after = scene(
    meanwhile(t, (s) => {
      bounce(s, zoneNumber('B1b'), 'LN-R-47', []);
    }),
  );
  after.B('orderTrigger 0');
  expect(after.hand('B')).toHaveLength(2);
  expect(after.protection('B')).toHaveLength(2);
  expect(after.graveyard('B')).toEqual([]);
});

scenario('[LN-R-47] a defender that arrives in step 1 defends', ({ given, scene }) => {
  const t = given(UNDER_FIRE);
  t.A('attack A1f');
  const after = scene(
    meanwhile(t, (s) => {
      relocate(s, zoneNumber('B2f'), zoneNumber('B1f'), 'LN-R-47', []);
    }),
  );
  after.B('orderTrigger 0');
  expect(after.graveyard('B')).toEqual(['NT-01']);
  expect(after.at('B1b')).toBe('LB-05');
});

scenario('[LN-R-47] the attacker attacks the lane it is in at that moment', ({ given, scene }) => {
  const t = given(UNDER_FIRE);
  t.A('attack A1f');
  const after = scene(
    meanwhile(t, (s) => {
      relocate(s, zoneNumber('A1f'), zoneNumber('A2f'), 'LN-R-47', []);
    }),
  );
  after.B('orderTrigger 0');
  expect(after.graveyard('B')).toEqual(['NT-01']);
  expect(after.at('B1b')).toBe('LB-05');
  expect(after.at('A2f')).toBe('VG-07');
});

scenario('[LN-R-70] [On Unit Attack] triggers after [When Attacking] has resolved', ({ given }) => {
  const boosted = given({ A1f: 'VG-02', A2f: 'VG-01 r1', B1L: 'LD-06' });
  boosted.A('attack A1f');
  expect(boosted.power('A1f')).toBe(6);
  expect(boosted.trash('B')).toEqual(['LD-06']);
  expect(boosted.protection('B')).toHaveLength(2);
  const plain = given({ A1f: 'VG-02', A2f: 'VG-01', B1L: 'LD-06' });
  plain.A('attack A1f');
  expect(plain.graveyard('A')).toEqual(['VG-02']);
});

scenario(
  '[LN-R-70] [On Unit Attack] triggers in step 1, before the attacker looks at the lane',
  ({ given }) => {
    const t = given({ A1f: 'NT-07', B1b: 'LB-05' });
    t.A('attack A1f');
    expect(types(t)).toEqual(['attacked', 'rested', 'trigger', 'power', 'fight', 'result', 'died', 'died']);
    expect(t.graveyard('A')).toEqual(['NT-07']);
    expect(t.graveyard('B')).toEqual(['LB-05']);
  },
);

scenario('[LN-R-70] [On Unit Attack] triggers even if the attacker has left by then', ({ given, scene }) => {
  const t = given({ A1b: 'LB-04', B1f: 'BA-01', B1b: 'NT-02', B1L: 'LD-06' });
  t.A('attack A1b');
  expect(t.asked).toBe('A target');
  const after = scene(
    meanwhile(t, (s) => {
      killUnits(s, [objectAt(s, 'A1b')], 'LN-R-70', []);
    }),
  );
  after.A('target B1f');
  expect(after.power('B1f')).toBe(3);
  expect(after.trash('B')).toEqual(['LD-06']);
  expect(types(after)).toEqual(['power', 'trigger', 'trashed']);
  expect(after.asked).toBe('A main');
});
