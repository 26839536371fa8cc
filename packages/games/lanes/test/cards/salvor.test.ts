import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[SV-01] Scrap Mule draws when it dies in combat or by an effect', ({ given }) => {
  const fought = given({ A1f: 'VG-01', B1f: 'SV-01', B: { deck: 'OP-01 OP-02' } });
  fought.A('attack A1f');
  expect(fought.hand('B')).toEqual(['OP-01']);
  expect(fought.hand('A')).toEqual([]);
  const struck = given({ A: { hand: 'OP-01' }, B1b: 'SV-01', B: { deck: 'OP-01 OP-02' } });
  struck.A('playTech OP-01');
  expect(struck.hand('B')).toEqual(['OP-01']);
});

scenario('[SV-01] Scrap Mule draws when it is milled', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'OP-01 SV-01 OP-02 OP-04 OP-05 OP-06' } });
  t.A('playTech OP-15');
  expect(t.graveyard('A')).toEqual(['SV-01']);
  expect(t.hand('A')).toEqual(['OP-04', 'OP-05']);
  expect(t.deck('A')).toEqual(['OP-06']);
  expect(t.trash('A')).toEqual(['OP-01', 'OP-02', 'OP-15']);
});

scenario('[SV-01] Scrap Mule draws nothing when discarded or returned to the hand', ({ given }) => {
  const discarded = given({ A: { hand: 'VG-07 SV-01' } });
  discarded.A('playUnit VG-07').A('zone A1f');
  expect(discarded.trash('A')).toEqual(['SV-01']);
  expect(discarded.hand('A')).toEqual([]);
  const returned = given({ A: { hand: 'OP-02' }, B1f: 'SV-01' });
  returned.A('playTech OP-02');
  expect(returned.hand('B')).toEqual(['SV-01']);
});

scenario('[SV-02] Wreck Diver returns a unit from the graveyard, then discards a card', ({ given }) => {
  const position = { A: { hand: 'SV-02 OP-01', graveyard: 'NT-01 VG-01' } };
  const t = given(position);
  t.A('playUnit SV-02').A('zone A1f');
  expect(t.asked).toBe('A optional');
  t.A('optional yes');
  expect(t.legal('A')).toEqual(['choose NT-01', 'choose VG-01']);
  expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
  expect(t.refusal('A', { kind: 'choose', card: 'OP-01' })).toBe('LN-R-74');
  t.A('choose NT-01');
  expect(t.legal('A')).toEqual(['discard OP-01', 'discard NT-01']);
  t.A('discard OP-01');
  expect(t.hand('A')).toEqual(['NT-01']);
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.trash('A')).toEqual(['OP-01']);
  const refused = given(position);
  refused.A('playUnit SV-02').A('zone A1f').A('optional no');
  expect(refused.hand('A')).toEqual(['OP-01']);
  expect(refused.graveyard('A')).toEqual(['NT-01', 'VG-01']);
});

scenario('[SV-02] Wreck Diver with an empty graveyard still discards a card', ({ given }) => {
  const t = given({ A: { hand: 'SV-02 OP-01' }, B: { graveyard: 'NT-01' } });
  t.A('playUnit SV-02').A('zone A1f').A('optional yes');
  expect(t.hand('A')).toEqual([]);
  expect(t.trash('A')).toEqual(['OP-01']);
  expect(t.graveyard('B')).toEqual(['NT-01']);
});

scenario('[SV-02] Wreck Diver discards the card it returned if it is the only one in hand', ({ given }) => {
  const t = given({ A: { hand: 'SV-02', graveyard: 'NT-01' } });
  t.A('playUnit SV-02').A('zone A1f').A('optional yes');
  expect(t.hand('A')).toEqual([]);
  expect(t.trash('A')).toEqual(['NT-01']);
});

scenario('[SV-02] Wreck Diver does nothing when it is summoned', ({ given }) => {
  const t = given({ A: { hand: 'OP-09', graveyard: 'SV-02' } });
  t.A('playTech OP-09').A('zone A1f');
  expect(t.at('A1f')).toBe('SV-02');
  expect(t.asked).toBe('A main');
});

scenario('[SV-03] Revenant Hull returns to the backline for a discarded card', ({ given }) => {
  const position = {
    A1b: 'NT-01',
    A: { hand: 'OP-01', deck: 'OP-02 OP-04', graveyard: 'NT-02 SV-03 VG-01' },
  };
  const t = given(position, { at: 'draw' });
  expect(t.asked).toBe('A optional');
  expect(t.hand('A')).toEqual(['OP-01', 'OP-02']);
  t.A('optional yes').A('payDiscard OP-01');
  expect(t.legal('A')).toEqual(['zone A2b', 'zone A3b']);
  expect(t.refusal('A', 'zone A2f')).toBe('LN-TIME-8');
  expect(t.refusal('A', 'zone A1b')).toBe('LN-MAIN-2');
  t.A('zone A3b');
  expect(t.at('A3b')).toBe('SV-03');
  expect(t.rest('A3b')).toBe(0);
  expect(t.graveyard('A')).toEqual(['NT-02', 'VG-01']);
  expect(t.trash('A')).toEqual(['OP-01']);
  expect(t.asked).toBe('A main');
  const refused = given(position, { at: 'draw' });
  refused.A('optional no');
  expect(refused.graveyard('A')).toEqual(['NT-02', 'SV-03', 'VG-01']);
  expect(refused.hand('A')).toEqual(['OP-01', 'OP-02']);
});

scenario('[SV-03] Revenant Hull does not trigger on the enemy turn', ({ given }) => {
  const t = given({ A: { hand: 'OP-01', graveyard: 'SV-03' } }, { at: 'draw', active: 'B', turn: 6 });
  expect(t.asked).toBe('B main');
});

scenario('[SV-03] Revenant Hull works only from the graveyard', ({ given }) => {
  const t = given({ A1f: 'SV-03', A: { hand: 'OP-01 SV-03', trash: 'SV-03' } }, { at: 'draw' });
  expect(t.asked).toBe('A main');
});

scenario('[SV-03] a second Revenant Hull does not ask once the hand is empty', ({ given }) => {
  const t = given({ A: { graveyard: 'SV-03 SV-03', deck: 'OP-01 OP-02' } }, { at: 'draw' });
  expect(t.asked).toBe('A orderTrigger');
  t.A('orderTrigger 1').A('optional yes').A('zone A1b');
  expect(t.asked).toBe('A main');
  expect(t.at('A1b')).toBe('SV-03');
  expect(t.graveyard('A')).toEqual(['SV-03']);
  expect(t.trash('A')).toEqual(['OP-01']);
});

scenario('[SV-03] Revenant Hull with a full backline pays and stays where it is', ({ given }) => {
  const t = given(
    { A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01', A: { graveyard: 'SV-03', deck: 'OP-01 OP-02' } },
    { at: 'draw' },
  );
  t.A('optional yes');
  expect(t.asked).toBe('A main');
  expect(t.graveyard('A')).toEqual(['SV-03']);
  expect(t.trash('A')).toEqual(['OP-01']);
  expect(t.at('A1f')).toBe(null);
});

scenario(
  '[SV-04] Bone Picker permanently gains 1 power for every other death on either side',
  ({ given }) => {
    const t = given({ A1b: 'SV-04', A2f: 'NT-01', B2f: 'NT-01' });
    t.A('attack A2f');
    expect(t.power('A1b')).toBe(4);
    t.A('pass').B('pass');
    expect(t.power('A1b')).toBe(4);
  },
);

scenario('[SV-04] Bone Picker counts milled units, not other cards', ({ given }) => {
  const t = given({ A1f: 'SV-04', A: { hand: 'OP-15', deck: 'NT-01 OP-01 NT-01 NT-02 NT-02' } });
  t.A('playTech OP-15');
  expect(t.power('A1f')).toBe(5);
});

scenario('[SV-04] Bone Picker does not count discards, lands, or units returned to a hand', ({ given }) => {
  const t = given({ A1f: 'SV-04', A: { hand: 'VG-07 NT-01 OP-07 OP-02' }, B1f: 'NT-01', B1L: 'LD-01' });
  t.A('playUnit VG-07').A('payDiscard NT-01').A('zone A2f').A('playTech OP-07').A('playTech OP-02');
  expect(t.hand('B')).toEqual(['NT-01']);
  expect(t.power('A1f')).toBe(3);
});

scenario('[SV-04] Bone Picker loses the power if it leaves and comes back', ({ given }) => {
  const t = given({ A1f: 'VG-01', A: { hand: 'OP-02' }, B1f: 'NT-01', B2f: 'SV-04' });
  t.A('attack A1f');
  expect(t.power('B2f')).toBe(4);
  t.A('playTech OP-02').A('pass');
  t.B('playUnit SV-04').B('zone B2f');
  expect(t.power('B2f')).toBe(3);
});

scenario(
  '[SV-05] Furnace Crawler puts up to 3 units from the graveyard on the bottom of the deck for +1 each',
  ({ given }) => {
    const t = given({ A: { hand: 'SV-05', deck: 'OP-01 OP-02', graveyard: 'NT-01 VG-01 LB-01 SV-01' } });
    t.A('playUnit SV-05').A('zone A1f');
    expect(t.asked).toBe('A chooseCard');
    t.A('choose VG-01').A('choose SV-01').A('choose NT-01');
    expect(t.asked).toBe('A main');
    expect(t.power('A1f')).toBe(7);
    expect(t.deck('A')).toEqual(['OP-01', 'OP-02', 'VG-01', 'SV-01', 'NT-01']);
    expect(t.graveyard('A')).toEqual(['LB-01']);
    t.A('pass').B('pass');
    expect(t.power('A1f')).toBe(7);
  },
);

scenario('[SV-05] Furnace Crawler may choose fewer units, or none', ({ given }) => {
  const powerWith = (graveyard: string, ...answers: string[]): number => {
    const t = given({ A: { hand: 'SV-05', graveyard } });
    t.A('playUnit SV-05').A('zone A1f');
    for (const answer of answers) t.A(answer);
    expect(t.asked).toBe('A main');
    return t.power('A1f');
  };
  expect(powerWith('NT-01 NT-01', 'choose NT-01', 'choose NT-01')).toBe(6);
  expect(powerWith('NT-01 NT-01', 'choose NT-01', 'stop')).toBe(5);
  expect(powerWith('NT-01 NT-01', 'stop')).toBe(4);
  expect(powerWith('')).toBe(4);
});

scenario(
  '[SV-05] Furnace Crawler triggers when Recall Beacon summons it, and can’t choose itself',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-09', deck: 'OP-01', graveyard: 'SV-05 VG-07' } });
    t.A('playTech OP-09').A('zone A2b');
    expect(t.legal('A')).toEqual(['choose VG-07', 'stop']);
    t.A('choose VG-07');
    expect(t.power('A2b')).toBe(4);
    expect(t.deck('A')).toEqual(['OP-01', 'VG-07']);
    expect(t.graveyard('A')).toEqual([]);
    expect(t.trash('A')).toEqual(['OP-09']);
  },
);

scenario('[SV-05] Furnace Crawler can’t use the enemy graveyard', ({ given }) => {
  const t = given({ A: { hand: 'SV-05' }, B: { graveyard: 'NT-01' } });
  t.A('playUnit SV-05').A('zone A1f');
  expect(t.asked).toBe('A main');
});

scenario('[SV-06] Ghost Chassis in the graveyard gives your frontline Salvor units +1 each', ({ given }) => {
  const t = given({
    A1f: 'SV-01',
    A1b: 'SV-01',
    A2f: 'NT-01',
    B1f: 'SV-01',
    A: { graveyard: 'SV-06 NT-01 SV-06' },
  });
  expect(t.power('A1f')).toBe(5);
  expect(t.power('A1b')).toBe(2);
  expect(t.power('A2f')).toBe(4);
  expect(t.power('B1f')).toBe(3);
});

scenario('[SV-06] Ghost Chassis gives nothing from play, hand, deck or trash', ({ given }) => {
  const t = given({ A1f: 'SV-01', A2f: 'SV-06', A: { hand: 'SV-06', deck: 'SV-06', trash: 'SV-06' } });
  expect(t.power('A1f')).toBe(3);
  expect(t.power('A2f')).toBe(3);
});

scenario('[SV-06] Ghost Chassis works from its death until it leaves the graveyard', ({ given }) => {
  const t = given({ A1f: 'SV-06', A2f: 'SV-01', A: { hand: 'SV-05' }, B1f: 'VG-01' });
  t.A('attack A1f');
  expect(t.power('A2f')).toBe(4);
  t.A('playUnit SV-05').A('zone A3f').A('choose SV-06');
  expect(t.power('A2f')).toBe(3);
  expect(t.power('A3f')).toBe(5);
});

scenario('[SV-07] Magpie Rig may return an equip or a land from the trash after a kill', ({ given }) => {
  const position = { A1f: 'SV-07', A: { trash: 'NT-01 MD-01 OP-01 LD-01' }, B1f: 'NT-02' };
  const t = given(position);
  t.A('attack A1f').A('optional yes');
  expect(t.legal('A')).toEqual(['choose MD-01', 'choose LD-01']);
  expect(t.refusal('A', 'choose OP-01')).toBe('LN-R-74');
  expect(t.refusal('A', 'choose NT-01')).toBe('LN-R-74');
  t.A('choose LD-01');
  expect(t.hand('A')).toEqual(['LD-01']);
  expect(t.trash('A')).toEqual(['NT-01', 'MD-01', 'OP-01']);
  const refused = given(position);
  refused.A('attack A1f').A('optional no');
  expect(refused.hand('A')).toEqual([]);
});

scenario('[SV-07] Magpie Rig can’t return units or techs, and does nothing without a kill', ({ given }) => {
  const poor = given({ A1f: 'SV-07', A: { trash: 'NT-01 OP-01' }, B1f: 'NT-02' });
  poor.A('attack A1f').A('optional yes');
  expect(poor.asked).toBe('A main');
  expect(poor.hand('A')).toEqual([]);
  const tie = given({ A1f: 'SV-07', A: { trash: 'MD-01' }, B1f: 'NT-01' });
  tie.A('attack A1f');
  expect(tie.asked).toBe('A main');
  expect(tie.hand('A')).toEqual([]);
});

scenario('[SV-08] Carrion Engine costs 3 graveyard cards, each put below the one before', ({ given }) => {
  const t = given({ A: { hand: 'SV-08', deck: 'OP-01', graveyard: 'NT-01 VG-01 LB-01 VG-01' } });
  t.A('playUnit SV-08');
  expect(t.asked).toBe('A payGraveBottom');
  expect(t.legal('A')).toEqual(['payGraveBottom NT-01', 'payGraveBottom VG-01', 'payGraveBottom LB-01']);
  expect(t.refusal('A', { kind: 'payGraveBottom', card: 'NT-02' })).toBe('LN-R-14');
  t.A('payGraveBottom LB-01').A('payGraveBottom VG-01').A('payGraveBottom NT-01').A('zone A1f');
  expect(t.deck('A')).toEqual(['OP-01', 'LB-01', 'VG-01', 'NT-01']);
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.power('A1f')).toBe(8);
});

scenario('[SV-08] Carrion Engine needs 3 cards in your graveyard', ({ given }) => {
  const playable = (piles: Position): boolean =>
    given({ B: { graveyard: 'NT-01 NT-01 NT-01' }, ...piles })
      .legal('A')
      .includes('playUnit SV-08');
  expect(playable({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-01' } })).toBe(false);
  expect(playable({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-01 NT-01' } })).toBe(true);
  const t = given({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-01' } });
  expect(t.refusal('A', 'playUnit SV-08')).toBe('LN-R-73');
});
