import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[HV-01] Scout Mite summons a small Hive unit from the top 3 cards', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'LB-01 HV-05 HV-04 HV-05 OP-01' } });
  t.A('playUnit HV-01').A('zone A1f');
  expect(t.asked).toBe('A look');
  expect(t.legal('A')).toEqual(['look HV-05', 'leave']);
  expect(t.refusal('A', 'look HV-04')).toBe('LN-R-94');
  expect(t.refusal('A', 'look LB-01')).toBe('LN-R-94');
  expect(t.refusal('A', { kind: 'look', card: 'OP-01' })).toBe('LN-R-94');
  t.A('look HV-05');
  expect(t.legal('A')).toEqual(['zone A2f', 'zone A3f', 'zone A1b', 'zone A2b', 'zone A3b']);
  t.A('zone A3b');
  expect(t.at('A3b')).toBe('HV-05');
  expect(t.deck('A')).toEqual(['HV-05', 'OP-01', 'LB-01', 'HV-04']);
  expect(t.hand('A')).toEqual([]);
});

scenario(
  '[HV-01] Scout Mite may leave the cards, which go to the bottom of the deck in the same order',
  ({ given }) => {
    const t = given({ A: { hand: 'HV-01', deck: 'NT-01 HV-05 HV-03 OP-01' } });
    t.A('playUnit HV-01').A('zone A1f').A('leave');
    expect(t.deck('A')).toEqual(['OP-01', 'NT-01', 'HV-05', 'HV-03']);
    expect(t.asked).toBe('A main');
  },
);

scenario('[HV-01] Scout Mite looks at all the cards of a short deck', ({ given }) => {
  const two = given({ A: { hand: 'HV-01', deck: 'OP-01 HV-06' } });
  two.A('playUnit HV-01').A('zone A1f').A('look HV-06').A('zone A2f');
  expect(two.at('A2f')).toBe('HV-06');
  expect(two.deck('A')).toEqual(['OP-01']);
  const none = given({ A: { hand: 'HV-01', deck: '' } });
  none.A('playUnit HV-01').A('zone A1f');
  expect(none.asked).toBe('A main');
});

scenario('[HV-01] Scout Mite summons nothing to a full board', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A3f: 'NT-01',
    A1b: 'NT-01',
    A2b: 'NT-01',
    A: { hand: 'HV-01', deck: 'HV-05 OP-01 OP-02 OP-04' },
  });
  t.A('playUnit HV-01');
  expect(t.legal('A')).toEqual(['leave']);
  t.A('leave');
  expect(t.deck('A')).toEqual(['OP-04', 'HV-05', 'OP-01', 'OP-02']);
});

scenario('[HV-01] Scout Mite does not look when it is summoned', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'HV-01 HV-05 OP-01 OP-02' } });
  t.A('playUnit HV-01').A('zone A1f').A('look HV-01').A('zone A2f');
  expect(t.asked).toBe('A main');
  expect(t.deck('A')).toEqual(['OP-02', 'HV-05', 'OP-01']);
});

scenario('[HV-02] Brood Carrier rests to summon a Hive unit from the top 2 cards next to it', ({ given }) => {
  const t = given({
    A2b: 'HV-02',
    A1b: 'NT-01',
    A: { deck: 'NT-01 HV-08 HV-05 OP-01', graveyard: 'HV-05' },
  });
  t.A('activate A2b 0');
  expect(t.rest('A2b')).toBe(2);
  expect(t.legal('A')).toEqual(['look HV-08', 'leave']);
  expect(t.refusal('A', { kind: 'look', card: 'HV-05' })).toBe('LN-R-94');
  t.A('look HV-08');
  expect(t.legal('A')).toEqual(['zone A2f', 'zone A3b']);
  expect(t.refusal('A', 'zone A1f')).toBe('LN-TIME-8');
  t.A('zone A2f');
  expect(t.asked).toBe('A main');
  expect(t.power('A2f')).toBe(5);
  expect(t.graveyard('A')).toEqual(['HV-05']);
  expect(t.at('A2b')).toBe('HV-02');
  expect(t.deck('A')).toEqual(['HV-05', 'OP-01', 'NT-01']);
  expect(t.refusal('A', 'activate A2b 0')).toBe('LN-R-73');
});

scenario('[HV-02] Brood Carrier may leave both cards', ({ given }) => {
  const t = given({ A1f: 'HV-02', A: { deck: 'HV-05 NT-01 OP-01' } });
  t.A('activate A1f 0').A('leave');
  expect(t.deck('A')).toEqual(['OP-01', 'HV-05', 'NT-01']);
  expect(t.at('A1b')).toBe(null);
});

scenario('[HV-02] Brood Carrier needs an empty zone next to it', ({ given }) => {
  const t = given({ A1f: 'HV-02', A2f: 'NT-01', A1b: 'NT-01', A: { deck: 'HV-05 OP-01 OP-02' } });
  t.A('activate A1f 0');
  expect(t.legal('A')).toEqual(['leave']);
  expect(t.refusal('A', 'look HV-05')).toBe('LN-R-94');
});

scenario(
  '[HV-02] Brood Carrier finds nothing in an empty deck, and can’t look while resting',
  ({ given }) => {
    const empty = given({ A1f: 'HV-02', A: { deck: '' } });
    empty.A('activate A1f 0');
    expect(empty.asked).toBe('A main');
    expect(empty.rest('A1f')).toBe(2);
    const resting = given({ A1f: 'HV-02 r1' });
    expect(resting.refusal('A', 'activate A1f 0')).toBe('LN-R-73');
  },
);

scenario(
  '[HV-03] Queen Relay gives +2 for the turn to every other Hive unit that arrives on your side',
  ({ given }) => {
    const t = given({ A1b: 'HV-03', A: { hand: 'HV-07 NT-01' } });
    t.A('playUnit HV-07').A('zone A3b').A('playUnit NT-01').A('zone A2b');
    expect(t.power('A3b')).toBe(6);
    expect(t.power('A2b')).toBe(3);
    t.A('pass');
    expect(t.power('A3b')).toBe(4);
  },
);

scenario(
  '[HV-03] Queen Relay does nothing for itself, for enemy units or for units that move',
  ({ given }) => {
    const t = given({ A2f: 'HV-07', A: { hand: 'HV-03' }, B1f: 'HV-03' });
    t.A('playUnit HV-03').A('zone A1b');
    expect(t.power('A1b')).toBe(3);
    t.A('move A2f A3f');
    expect(t.power('A3f')).toBe(1);
  },
);

scenario('[HV-03] Queen Relay sees units summoned by effects, and two of them add up', ({ given }) => {
  const t = given({ A1b: 'HV-03', A2b: 'HV-03', A: { hand: 'OP-09', graveyard: 'HV-07' } });
  t.A('playTech OP-09').A('zone A1f');
  expect(t.asked).toBe('A orderTrigger');
  t.A('orderTrigger 0');
  expect(t.power('A1f')).toBe(5);
});

scenario('[HV-04] Stinger weakens an enemy unit by 2 when played, for the turn', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'HV-04' }, B1f: 'VG-01', B3b: 'NT-01' });
  t.A('playUnit HV-04').A('zone A2f');
  expect(t.legal('A')).toEqual(['target B1f', 'target B3b']);
  expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
  t.A('target B1f');
  expect(t.power('B1f')).toBe(3);
  expect(t.power('B3b')).toBe(3);
  t.A('pass');
  expect(t.power('B1f')).toBe(5);
});

scenario('[HV-04] Stinger weakens when summoned, too, and does nothing without enemy units', ({ given }) => {
  const summoned = given({ A: { hand: 'OP-09', graveyard: 'HV-04' }, B1f: 'VG-01' });
  summoned.A('playTech OP-09').A('zone A1f');
  expect(summoned.power('B1f')).toBe(3);
  const alone = given({ A: { hand: 'HV-04' } });
  alone.A('playUnit HV-04').A('zone A1f');
  expect(alone.asked).toBe('A main');
  expect(alone.power('A1f')).toBe(3);
});

scenario('[HV-05] Swarm Ram has +1 for each other Hive unit you control', ({ given }) => {
  const t = given({ A1f: 'HV-05', A2b: 'HV-05', A3b: 'HV-07', A2f: 'NT-01', B1f: 'HV-05' });
  expect(t.power('A1f')).toBe(3);
  expect(t.power('A2b')).toBe(3);
  expect(t.power('B1f')).toBe(1);
  const full = given({ A1f: 'HV-05', A2f: 'HV-07', A3f: 'HV-07', A1b: 'HV-07', A2b: 'HV-07', A3b: 'HV-07' });
  expect(full.power('A1f')).toBe(6);
});

scenario('[HV-07] Repair Nest draws at the end of your turn with 4 Hive units', ({ given }) => {
  const drawn = (others: Position): string[] => {
    const t = given({ A1b: 'HV-07', A2b: 'HV-05', A: { deck: 'OP-01 OP-02' }, ...others });
    return t.A('pass').hand('A');
  };
  expect(drawn({ A3b: 'HV-05', A1f: 'HV-05' })).toEqual(['OP-01']);
  expect(drawn({ A3b: 'HV-05', A1f: 'HV-05', A2f: 'HV-05' })).toEqual(['OP-01']);
  expect(drawn({ A3b: 'HV-05', A1f: 'NT-01' })).toEqual([]);
  expect(drawn({ A3b: 'HV-05', B1f: 'HV-05', B2f: 'HV-05' })).toEqual([]);
});

scenario('[HV-07] Repair Nest does not trigger at the end of the enemy turn', ({ given }) => {
  const t = given(
    { A1b: 'HV-07', A2b: 'HV-05', A3b: 'HV-05', A1f: 'HV-05', A: { deck: 'OP-01 OP-02' } },
    { active: 'B', turn: 6 },
  );
  t.B('pass');
  expect(t.hand('A')).toEqual(['OP-01']);
  expect(t.asked).toBe('A main');
});

scenario('[HV-08] Hive Matriarch costs a Hive unit and returns up to 2 small ones', ({ given }) => {
  const t = given({
    A1f: 'HV-07',
    A2f: 'NT-01',
    A3f: 'HV-05',
    A: { hand: 'HV-08', graveyard: 'HV-04 LB-01 HV-01' },
    B1f: 'HV-05',
  });
  t.A('playUnit HV-08');
  expect(t.legal('A')).toEqual(['paySacrifice A1f', 'paySacrifice A3f']);
  expect(t.refusal('A', 'paySacrifice A2f')).toBe('LN-R-14');
  expect(t.refusal('A', { kind: 'paySacrifice', zone: 'B1f' })).toBe('LN-R-14');
  t.A('paySacrifice A1f').A('zone A1f');
  expect(t.graveyard('A')).toEqual(['HV-04', 'LB-01', 'HV-01', 'HV-07']);
  expect(t.legal('A')).toEqual(['choose HV-01', 'choose HV-07', 'stop']);
  expect(t.refusal('A', 'choose HV-04')).toBe('LN-R-74');
  expect(t.refusal('A', 'choose LB-01')).toBe('LN-R-74');
  t.A('choose HV-07').A('zone A1b').A('choose HV-01').A('zone A2b');
  expect(t.asked).toBe('A main');
  expect([t.at('A1f'), t.at('A1b'), t.at('A2b')]).toEqual(['HV-08', 'HV-07', 'HV-01']);
  expect(t.graveyard('A')).toEqual(['HV-04', 'LB-01']);
});

scenario('[HV-08] Hive Matriarch may return one or none', ({ given }) => {
  const position = { A1f: 'HV-05', A: { hand: 'HV-08', graveyard: 'HV-03 HV-03' } };
  const one = given(position);
  one.A('playUnit HV-08').A('zone A2f').A('choose HV-03').A('zone A1b').A('stop');
  expect(one.graveyard('A')).toEqual(['HV-03', 'HV-05']);
  expect(one.asked).toBe('A main');
  const none = given(position);
  none.A('playUnit HV-08').A('zone A2f').A('stop');
  expect(none.graveyard('A')).toEqual(['HV-03', 'HV-03', 'HV-05']);
  expect(none.asked).toBe('A main');
});

scenario('[HV-08] Hive Matriarch never returns a third unit', ({ given }) => {
  const t = given({ A1f: 'HV-07', A: { hand: 'HV-08', graveyard: 'HV-07 HV-07' } });
  t.A('playUnit HV-08').A('zone A1f');
  t.A('choose HV-07').A('zone A2f').A('choose HV-07').A('zone A3f');
  expect(t.asked).toBe('A main');
  expect(t.graveyard('A')).toEqual(['HV-07']);
});

scenario(
  '[HV-08] Queen Relay sees the second arrival if it returns first, but not if it returns second',
  ({ given }) => {
    const position = { A1f: 'HV-02', A: { hand: 'HV-08', graveyard: 'HV-03 HV-07' } };
    const queenFirst = given(position);
    queenFirst.A('playUnit HV-08').A('zone A1f').A('choose HV-03').A('zone A1b');
    queenFirst.A('choose HV-07').A('zone A2b');
    expect(queenFirst.power('A2b')).toBe(6);
    const queenLast = given(position);
    queenLast.A('playUnit HV-08').A('zone A1f').A('choose HV-07').A('zone A2b');
    queenLast.A('choose HV-03').A('zone A1b');
    expect(queenLast.power('A2b')).toBe(4);
  },
);

scenario('[HV-08] triggers of the sacrificed unit wait for the arrival of Hive Matriarch', ({ given }) => {
  const t = given({ A1f: 'HV-05 +MD-07', A: { hand: 'HV-08', deck: 'OP-01 OP-02' } });
  t.A('playUnit HV-08');
  expect(t.asked).toBe('A zone');
  expect(t.hand('A')).toEqual([]);
  t.A('zone A1f');
  expect(t.asked).toBe('A orderTrigger');
  t.A('orderTrigger 1').A('choose HV-05').A('zone A2f');
  expect(t.hand('A')).toEqual(['OP-01']);
  expect(t.power('A2f')).toBe(2);
});

scenario('[HV-08] Hive Matriarch needs a Hive unit, not an empty zone', ({ given }) => {
  const none = given({ A1f: 'NT-01', A: { hand: 'HV-08' }, B1f: 'HV-05' });
  expect(none.refusal('A', 'playUnit HV-08')).toBe('LN-R-73');
  const full = given({
    A1f: 'HV-05',
    A2f: 'NT-01',
    A3f: 'NT-01',
    A1b: 'NT-01',
    A2b: 'NT-01',
    A3b: 'NT-01',
    A: { hand: 'HV-08 NT-02' },
  });
  expect(full.refusal('A', 'playUnit NT-02')).toBe('LN-MAIN-2');
  full.A('playUnit HV-08');
  expect(full.at('A1f')).toBe('HV-08');
  expect(full.graveyard('A')).toEqual(['HV-05']);
  expect(full.asked).toBe('A main');
});
