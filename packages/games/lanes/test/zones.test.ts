import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario('[LN-ZONE-1] both seats have the same zones, and each zone belongs to one seat', ({ given }) => {
  const zones = ['1f', '2f', '3f', '1b', '2b', '3b', '1L', '2L', '3L'];
  const everywhere = zones.flatMap((zone) => [`A${zone}`, `B${zone}`]);
  const t = given(
    Object.fromEntries(everywhere.map((zone) => [zone, zone.endsWith('L') ? 'LD-05' : 'NT-01'])),
  );
  const taken = t.view('table').board.map((held) => held?.zone);
  expect([...taken].sort()).toEqual([...everywhere].sort());
  const [a, b] = t.view('table').sides;
  expect(Object.keys(a)).toEqual(Object.keys(b));
});

scenario('[LN-ZONE-1] players can’t put cards into the other seat’s zones', ({ given }) => {
  const t = given({ A: { hand: 'VG-01 LD-01' } }).A('playUnit VG-01');
  expect(t.legal('A')).toEqual(['zone A1f', 'zone A2f', 'zone A3f', 'zone A1b', 'zone A2b', 'zone A3b']);
  expect(t.refusal('A', { kind: 'zone', zone: 'B1f' })).toBe('LN-R-13');
  expect(t.refusal('A', { kind: 'zone', zone: 'A1L' })).toBe('LN-R-13');
  t.A('zone A1f').A('playLand LD-01');
  expect(t.legal('A')).toEqual(['zone A1L', 'zone A2L', 'zone A3L']);
  expect(t.refusal('A', { kind: 'zone', zone: 'B1L' })).toBe('LN-R-13');
  t.A('zone A3L');
  expect(t.at('A3L')).toBe('LD-01');
});

scenario('[LN-ZONE-2] only its owner sees which cards a hand holds', ({ given }) => {
  const t = given({ A: { hand: 'VG-01 NT-01' }, B: { hand: 'LB-01' } });
  expect(t.view('A').sides[0]).toMatchObject({ hand: ['VG-01', 'NT-01'], handCount: 2 });
  expect(t.view('A').sides[1]).toMatchObject({ hand: null, handCount: 1, shown: [] });
  expect(t.view('B').sides[0]).toMatchObject({ hand: null, handCount: 2, shown: [] });
  expect(t.view('B').sides[1]).toMatchObject({ hand: ['LB-01'], handCount: 1 });
  for (const side of t.view('table').sides) expect(side.hand).toBeNull();
});

scenario('[LN-ZONE-3] [LN-ZONE-5] before the game, deck and pool are complete and face down', ({ match }) => {
  const t = match({ loadouts: ['iron-spear', 'ghost-knife'] });
  for (const viewer of ['A', 'B', 'table'] as const) {
    for (const side of t.view(viewer).sides) {
      expect(side).toMatchObject({ deckCount: 40, deckKnown: [], poolCount: 10, revealed: [], taken: [] });
      expect(side).toMatchObject({ protectionCount: 0, graveyard: [], trash: [] });
    }
  }
});

scenario('[LN-ZONE-4] drawing takes the top card of your deck into your hand', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A: { hand: 'VG-01 OP-03', deck: 'LB-01 LB-02 LB-03' },
    B: { deck: 'BA-01 BA-02' },
  });
  t.A('playTech OP-03');
  expect(t.hand('A')).toEqual(['VG-01', 'LB-01', 'LB-02']);
  expect(t.deck('A')).toEqual(['LB-03']);
  expect([t.hand('B'), t.deck('B')]).toEqual([[], ['BA-01', 'BA-02']]);
  expect(t.events.filter(({ type }) => type === 'drew')).toEqual([
    { type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'LB-01', secret: true },
    { type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'LB-02', secret: true },
  ]);
});

scenario('[LN-ZONE-6] revealing turns the top face-down card of the pool face up', ({ given }) => {
  const t = given({
    A2f: 'NT-01',
    A: { hand: 'OP-10 OP-10', revealed: 'OP-01 MD-01', pool: 'NT-04 OP-02' },
  });
  expect(t.power('A2f')).toBe(4);
  t.A('playTech OP-10');
  expect(t.legal('A')).toEqual(['takeRevealed OP-01', 'takeRevealed MD-01']);
  t.A('takeRevealed OP-01');
  expect(t.revealed('A')).toEqual(['MD-01', 'NT-04']);
  expect(t.events.slice(0, 2)).toEqual([
    { type: 'took', clause: 'LN-FX-10', seat: 0, card: 'OP-01' },
    { type: 'revealed', clause: 'LN-ZONE-6', seat: 0, card: 'NT-04' },
  ]);
  expect(t.power('A2f')).toBe(5); // a revealed card from now on: Reserve Ace works
  t.A('playTech OP-10').A('takeRevealed NT-04'); // and it can be taken
  expect([t.hand('A'), t.revealed('A')]).toEqual([
    ['OP-01', 'NT-04'],
    ['MD-01', 'OP-02'],
  ]);
  expect(t.pile('A').pool).toEqual([]);
});

scenario('[LN-ZONE-6] [LN-R-10] an exchange works with the pool cards there are', ({ given }) => {
  const t = given({ A: { hand: 'OP-10 OP-10', revealed: 'OP-01' } }).A('playTech OP-10');
  expect([t.hand('A'), t.revealed('A'), t.trash('A')]).toEqual([['OP-10', 'OP-01'], [], ['OP-10']]);
  t.A('playTech OP-10');
  expect([t.hand('A'), t.trash('A'), t.asked]).toEqual([['OP-01'], ['OP-10', 'OP-10'], 'A main']);
});

scenario('[LN-ZONE-7] a unit that dies in combat goes to its owner’s graveyard', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1f: 'NT-01', A2f: 'NT-02', B2f: 'VG-01' });
  t.A('attack A1f').A('attack A2f');
  expect([t.graveyard('A'), t.graveyard('B')]).toEqual([['NT-01', 'NT-02'], ['NT-01']]);
  expect([t.trash('A'), t.trash('B')]).toEqual([[], []]);
});

scenario('[LN-ZONE-7] a unit destroyed by an effect or paid as a cost goes to the graveyard', ({ given }) => {
  const t = given({ A1f: 'HV-05', A2f: 'HV-01', A: { hand: 'OP-01 HV-08' }, B1f: 'NT-02' });
  t.A('playTech OP-01');
  expect([t.graveyard('B'), t.trash('B')]).toEqual([['NT-02'], []]);
  t.A('playUnit HV-08').A('paySacrifice A1f').A('zone A1b').A('stop');
  expect([t.graveyard('A'), t.trash('A')]).toEqual([['HV-05'], ['OP-01']]);
  expect(t.at('A1f')).toBeNull();
});

scenario('[LN-ZONE-7] [LN-ZONE-8] milled units die, other milled cards go to the trash', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'NT-01 OP-01 NT-02 VG-01 LB-01' } }).A('playTech OP-15');
  expect([t.graveyard('A'), t.trash('A')]).toEqual([
    ['NT-01', 'NT-02'],
    ['OP-01', 'OP-15'],
  ]);
  expect(t.events.slice(1, 4)).toEqual([
    { type: 'died', clause: 'LN-R-68', seat: 0, card: 'NT-01', zone: null },
    { type: 'trashed', clause: 'LN-R-68', seat: 0, card: 'OP-01', zone: null },
    { type: 'died', clause: 'LN-R-68', seat: 0, card: 'NT-02', zone: null },
  ]);
  expect([t.hand('A'), t.deck('A')]).toEqual([['VG-01'], ['LB-01']]);
});

scenario('[LN-ZONE-8] used techs and discarded cards go to their owner’s trash', ({ given }) => {
  const t = given({
    A1f: 'PH-03',
    A: { hand: 'OP-14 VG-07 NT-01 LD-01' },
    B: { hand: 'MD-01', protection: 'VG-01' },
  });
  t.A('playTech OP-14');
  expect(t.events.at(-1)).toEqual({
    type: 'trashed',
    clause: 'LN-TIME-15',
    seat: 0,
    card: 'OP-14',
    zone: null,
  });
  t.A('playUnit VG-07').A('payDiscard NT-01');
  expect(t.events).toEqual([{ type: 'discarded', clause: 'LN-R-14', seat: 0, card: 'NT-01' }]);
  t.A('zone A2f').A('attack A1f').B('discard MD-01');
  expect(t.events).toContainEqual({ type: 'discarded', clause: 'LN-ZONE-8', seat: 1, card: 'MD-01' });
  expect([t.trash('A'), t.trash('B')]).toEqual([['OP-14', 'NT-01'], ['MD-01']]);
  expect([t.graveyard('A'), t.graveyard('B')]).toEqual([[], []]); // a discarded unit has not died
  expect([t.hand('A'), t.hand('B')]).toEqual([['LD-01'], ['VG-01']]);
});

scenario('[LN-R-1] equips are a full part of the game', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'MD-01' } });
  expect(t.legal('A')).toContain('equip MD-01 A1f');
  t.A('equip MD-01 A1f');
  expect([t.equips('A1f'), t.power('A1f'), t.hand('A')]).toEqual([['MD-01'], 7, []]);
});

scenario('[LN-R-42] a hand may hold any number of cards', ({ given }) => {
  const many = new Array<string>(24).fill('NT-01').join(' ');
  const t = given({ A: { hand: many, deck: 'VG-01 VG-02' }, B: { hand: many } }, { at: 'turn' });
  expect(t.hand('A')).toHaveLength(25);
  t.A('pass');
  expect([t.asked, t.hand('A').length, t.hand('B').length]).toEqual(['B main', 25, 25]);
  t.B('pass');
  expect([t.hand('A').length, t.trash('A')]).toEqual([26, []]);
});

scenario(
  '[LN-R-84] chosen cards go to the bottom of the deck one by one, each below the one before',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-13 VG-01 VG-02 VG-03 VG-04', deck: 'NT-01 NT-02 LB-01 LB-02 LB-03' } });
    t.A('playTech OP-13').A('choose VG-02').A('choose VG-01');
    expect(t.deck('A')).toEqual(['NT-01', 'NT-02', 'LB-01', 'LB-02', 'LB-03', 'VG-02', 'VG-01']);
    t.A('stop');
    expect(t.hand('A')).toEqual(['VG-03', 'VG-04', 'NT-01', 'NT-02']);
  },
);

scenario('[LN-R-84] a graveyard payment goes to the bottom of the deck in the order chosen', ({ given }) => {
  const t = given({ A: { hand: 'SV-08', deck: 'LB-01', graveyard: 'VG-01 VG-02 VG-03 VG-04' } });
  t.A('playUnit SV-08').A('payGraveBottom VG-03').A('payGraveBottom VG-01').A('payGraveBottom VG-04');
  expect(t.deck('A')).toEqual(['LB-01', 'VG-03', 'VG-01', 'VG-04']);
  expect(t.graveyard('A')).toEqual(['VG-02']);
  t.A('zone A1f');
  expect(t.at('A1f')).toBe('SV-08');
});

scenario(
  '[LN-R-84] units chosen for Furnace Crawler go to the bottom of the deck in the order chosen',
  ({ given }) => {
    const t = given({ A: { hand: 'SV-05', deck: 'LB-01', graveyard: 'VG-01 VG-02 VG-03 VG-04' } });
    t.A('playUnit SV-05').A('zone A1f').A('choose VG-02').A('choose VG-01').A('choose VG-04');
    expect(t.deck('A')).toEqual(['LB-01', 'VG-02', 'VG-01', 'VG-04']);
    expect([t.graveyard('A'), t.power('A1f'), t.asked]).toEqual([['VG-03'], 7, 'A main']);
  },
);

scenario('[LN-R-84] cards looked at go to the bottom of the deck in the order seen', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'VG-01 VG-02 VG-03 LB-01 LB-02' } });
  t.A('playUnit HV-01').A('zone A1f').A('leave');
  expect(t.deck('A')).toEqual(['LB-01', 'LB-02', 'VG-01', 'VG-02', 'VG-03']);
  expect(t.clauses).toEqual(['LN-R-84', 'LN-R-84', 'LN-R-84']);
});

scenario('[LN-R-84] the summoned card does not go to the bottom with the others', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'VG-01 HV-05 VG-03 LB-01 LB-02' } });
  t.A('playUnit HV-01').A('zone A1f').A('look HV-05');
  expect(t.deck('A')).toEqual(['VG-01', 'VG-03', 'LB-01', 'LB-02']); // first it needs a zone
  t.A('zone A2f');
  expect(t.deck('A')).toEqual(['LB-01', 'LB-02', 'VG-01', 'VG-03']);
  expect([t.at('A2f'), t.asked]).toEqual(['HV-05', 'A main']);
});

scenario('[LN-R-84] Signal Mast puts its card on the bottom, or leaves it on top', ({ given }) => {
  const pieces = { A1L: 'LD-04', A: { deck: 'NT-01 VG-01 VG-02 VG-03' } };
  const under = given(pieces, { at: 'draw' }).A('look VG-01');
  expect(under.deck('A')).toEqual(['VG-02', 'VG-03', 'VG-01']);
  expect(under.events).toEqual([{ type: 'buried', clause: 'LN-R-84', seat: 0, card: 'VG-01', secret: true }]);
  const left = given(pieces, { at: 'draw' }).A('leave');
  expect([left.deck('A'), left.events]).toEqual([['VG-01', 'VG-02', 'VG-03'], []]);
});
