import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

scenario2e('[MG-ZONE-1] [MG-WIN-3] [MG-DECK-7] some piles are public, others hidden', ({ given }) => {
  const t = given({
    S: { discard: 'Gambit, Virus' },
    N: { damage: 'Sky Whale', deck: 'Phoenix, Virus', hand: 'Gambit' },
  });
  for (const viewer of ['S', 'N', 'table'] as const) {
    expect(t.view(viewer).sides[0].discard, viewer).toEqual(['MG2-039', 'MG2-123']);
    expect(t.view(viewer).sides[1].damage, viewer).toEqual(['MG2-102']);
    expect(t.view(viewer).sides[1], viewer).toMatchObject({ deckCount: 2, top: [] });
  }
});

scenario2e('[MG-R-60] destroyed, sacrificed and discarded are different things', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d5: 'N Wind-Up Dog + Bear, The Unbreakable',
    e5: 'N Potshot',
    c1: 'S Potshot',
    S: { hand: 'Sabotage' },
    N: { hand: 'Hidden Cache, Signal Jamming' },
  });
  t.S('command Sabotage d5').passes();
  // The sacrificed Tower sets off no Potshot, the destroyed Mecha its Pilot.
  const triggers = t.history.flatMap((event) => (event.type === 'trigger' ? [event.card] : []));
  expect(triggers).toEqual(['MG2-012']);
  expect(t.happened.filter((type) => ['destroyed', 'sacrificed', 'discarded'].includes(type))).toEqual([
    'sacrificed',
    'destroyed',
  ]);
});

scenario2e('[MG-R-77] only cards from the hand are discarded', ({ given, scene }) => {
  const state = structuredClone(
    given({
      a1: 'S Radio Tower',
      d3: 'S Wind-Up Mouse',
      d4: 'N Wind-Up Mouse',
      S: { hand: 'Sabotage, Gamble' },
    }).state,
  );
  const t = scene(state);
  t.S('attack d3 d4').passes().S('command Sabotage d3').passes();
  expect(t.state.discards).toBe(0);
  t.S('command Gamble -').passes();
  expect(t.history).toContainEqual(expect.objectContaining({ type: 'gambled', n: 0 }));
});

scenario2e('[MG-R-77] Gamble counts every card discarded this turn', ({ given }) => {
  const t = given({
    S: { hand: 'Signal Jamming, Gamble, Virus, Virus' },
    N: { hand: 'Virus' },
    d1: 'S Timely Backup',
  });
  t.S('command Gamble -').N('pass').S('discard Virus');
  expect(t.history).toContainEqual(expect.objectContaining({ type: 'gambled', n: 2 }));
});

scenario2e(
  '[MG-R-77] Hidden Cache reacts to being discarded, Fallout Shelter to leaving the deck',
  ({ given }) => {
    const t = given({
      S: { hand: 'Signal Jamming, Hidden Cache, Fallout Shelter', deck: 'Gambit, Gambit, Gambit, Virus' },
    });
    t.S('command Signal Jamming -');
    expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([
      ['Gambit', 'Gambit', 'Gambit'],
      ['Fallout Shelter', 'Hidden Cache', 'Signal Jamming'],
    ]);
    const milled = given({ S: { hand: 'Nuclear Blast', deck: 'Hidden Cache, Gambit' } });
    milled.S('command Nuclear Blast -');
    expect(milled.names('S', 'hand')).toEqual([]);
  },
);

scenario('[MG-R-77] in 1e a used Command and a sacrificed Tower are not discarded', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', d5: 'N Mega Bot', S: { hand: 'Virus' } });
  t.S('command Virus d5');
  expect([t.state.discards, t.happened.includes('discarded')]).toEqual([0, false]);
  const tunnel = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare, Virus' } });
  tunnel.S('command Tunnel Warfare d3');
  expect(tunnel.state.discards).toBe(1);
});

scenario2e('[MG-R-84] Mod Bot sacrifices only a Mecha you control', ({ given }) => {
  const t = given({ d3: 'S Mod Bot dmg2', d4: 'N Wind-Up Cat', c3: 'S Wind-Up Mouse' });
  expect(t.legal('S', 'activate')).toEqual(['activate d3 c3']);
  expect(t.refusal('S', 'activate d3 d4')).toBe('MG-R-84');
});

scenario2e(
  '[MG-R-104] cards that go to a pile together go by space, each unit with its cards',
  ({ given }) => {
    const t = given({
      g1: 'S Wind-Up Cat',
      a2: 'S Wind-Up Mouse',
      b1: 'S Wind-Up Dog + Admiral Grace',
      S: { hand: 'Nuclear Blast', deck: '' },
    });
    t.S('command Nuclear Blast -');
    expect(t.names('S', 'discard')).toEqual([
      'Wind-Up Dog',
      'Admiral Grace',
      'Wind-Up Cat',
      'Wind-Up Mouse',
      'Nuclear Blast',
    ]);
  },
);

scenario('[MG-R-104] spaces are listed row by row', ({ given }) => {
  const t = given({ g1: 'S Cap Gun', a2: 'S Cap Gun', a1: 'S Cap Gun', S: { hand: 'Attack Orders' } });
  expect(t.legal('S', 'command')).toEqual([
    'command Attack Orders a1',
    'command Attack Orders g1',
    'command Attack Orders a2',
  ]);
});

scenario2e('[MG-R-76] [MG-D-18] a search may find fewer or none, and the deck is shuffled', ({ given }) => {
  const pieces = {
    S: { hand: "Grace's Rally Cry", deck: 'Admiral Grace, Gambit, Admiral Grace, Donna, The Swift' },
  };
  const none = given(pieces);
  none.S("command Grace's Rally Cry -");
  expect(none.legal('S')).toEqual(['take Admiral Grace', 'take Donna, The Swift', 'stop']);
  none.S('stop');
  expect([none.names('S', 'hand'), none.happened.includes('shuffled')]).toEqual([[], true]);
  const t = given(pieces);
  t.S("command Grace's Rally Cry -").S('take Admiral Grace');
  expect(t.legal('S')).toEqual(['take Donna, The Swift', 'stop']);
  t.S('take Donna, The Swift');
  expect(t.view('N').sides[0].seen).toEqual(['MG2-004', 'MG2-027']);
  expect(t.history).toContainEqual(expect.objectContaining({ type: 'took', card: 'MG2-004', open: true }));
});

scenario2e('[MG-R-76] a card found without a stated kind is not shown', ({ given }) => {
  const t = given({
    S: {
      hand: 'Millennium Relic Fragment, Millennium Relic Fragment, Millennium Relic Fragment',
      deck: 'Sky Whale, Gambit, Virus',
    },
  });
  t.S('command Millennium Relic Fragment -').S('take Sky Whale').S('stop');
  expect([t.names('S', 'hand'), t.view('N').sides[0].seen]).toEqual([['Sky Whale'], []]);
});

scenario2e('[MG-R-88] [MG-D-18] a search is asked about even if nothing fits', ({ given }) => {
  const t = given({ S: { hand: "Grace's Rally Cry", deck: 'Gambit' } });
  t.S("command Grace's Rally Cry -");
  expect([t.asked, t.legal('S')]).toEqual(['S take', ['stop']]);
  const empty = given({ S: { hand: "Grace's Rally Cry", deck: '' } });
  empty.S("command Grace's Rally Cry -");
  expect(empty.asked).toBe('S main');
});

scenario2e(
  '[MG-R-88] [MG-D-20] placing from the hand is asked about for public reasons only',
  ({ given }) => {
    const t = given({ S: { hand: 'Jury Rigging, Sky Whale' } });
    t.S('command Jury Rigging -');
    expect([t.asked, t.legal('S')]).toEqual(['S put', ['stop']]);
    const bare = given({ S: { hand: 'Jury Rigging' } });
    bare.S('command Jury Rigging -');
    expect(bare.asked).toBe('S main');
  },
);

scenario2e('[MG-R-108] [MG-D-19] from a public pile nobody is asked if nothing fits', ({ given }) => {
  const t = given({ S: { hand: 'Longshot, Snapshot', discard: 'Wind-Up Dog' } });
  t.S('command Longshot -');
  expect([t.asked, t.names('S', 'hand')]).toEqual(['S main', ['Snapshot']]);
  t.S('command Snapshot -');
  expect(t.asked).toBe('S main');
});

scenario2e(
  '[MG-R-108] [MG-D-19] from a public pile nobody is asked once the last fitting card is taken',
  ({ given }) => {
    const t = given({ S: { hand: 'Longshot', discard: 'Gambit, Wind-Up Dog' } });
    t.S('command Longshot -').S('take Gambit');
    expect([t.asked, t.names('S', 'hand')]).toEqual(['S main', ['Gambit']]);
    const tower = given({ S: { hand: 'Snapshot', discard: 'Radio Tower' } });
    tower.S('command Snapshot -').S('put discard Radio Tower c1');
    expect([tower.at('c1'), tower.asked]).toEqual(['Radio Tower', 'S main']);
  },
);

scenario2e('[MG-D-19] up to two from the discard pile, or fewer', ({ given }) => {
  const t = given({
    S: { hand: "Bear's Rally Cry", discard: 'Admiral Grace, Admiral Grace, Donna, The Swift' },
  });
  t.S("command Bear's Rally Cry -");
  expect(t.legal('S')).toEqual(['take Admiral Grace', 'take Donna, The Swift', 'stop']);
  t.S('take Admiral Grace');
  expect(t.legal('S')).toEqual(['take Donna, The Swift', 'stop']);
  t.S('stop');
  expect(t.names('S', 'hand')).toEqual(['Admiral Grace']);
  const scrap = given({
    S: { hand: 'Scrapyard Salvage', discard: 'Wind-Up Dog, Wind-Up Dog, Gambit, Wind-Up Cat' },
  });
  expect(scrap.legal('S', 'command')).toEqual([
    'command Scrapyard Salvage -',
    'command Scrapyard Salvage Wind-Up Cat',
    'command Scrapyard Salvage Wind-Up Dog',
    'command Scrapyard Salvage Wind-Up Cat+Wind-Up Dog',
    'command Scrapyard Salvage Wind-Up Dog+Wind-Up Dog',
  ]);
});

scenario2e('[MG-R-101] [MG-D-16] identical cards are asked about one by one', ({ given }) => {
  const t = given({ d3: 'S Wind-Up Dog', S: { hand: 'Illegal Bullet, Virus, Virus' } });
  t.S('command Illegal Bullet d3');
  expect([t.asked, t.legal('S')]).toEqual(['S discard', ['discard Virus']]);
});

scenario(
  '[MG-R-101] [MG-D-16] in 1e identical cards are asked about too, but not if the whole hand goes',
  ({ given }) => {
    const t = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare, Virus, Virus' } });
    t.S('command Tunnel Warfare d3');
    expect([t.asked, t.legal('S')]).toEqual(['S discard', ['discard Virus']]);
    const last = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare, Virus' } });
    last.S('command Tunnel Warfare d3');
    expect(last.asked).toBe('S main');
  },
);

scenario2e('[MG-R-43] [MG-R-37] a card placed by an effect was not played', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c5: 'N Anti-Mecha Battery',
    S: { hand: 'Snapshot, Jury Rigging, Bugzapper, Radio Tower', discard: 'Radio Tower, Turret' },
  });
  t.S('command Snapshot -').S('put discard Radio Tower b1').S('put discard Turret a2');
  t.S('command Jury Rigging -').S('put hand Bugzapper d1').S('play Radio Tower f1');
  expect([t.at('b1'), t.at('a2'), t.at('d1'), t.at('f1')]).toEqual([
    'Radio Tower',
    'Turret',
    'Bugzapper',
    'Radio Tower',
  ]);
  expect([t.happened.filter((type) => type === 'played').length, t.view('S').sides[0].cost]).toEqual([3, 2]);
  expect(t.legal('S', 'move d1 d2')).toEqual(['move d1 d2']);
});

scenario('[MG-R-43] in 1e a Mecha arrives by being played, and players can respond', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', S: { hand: 'Attack Vector' }, N: { hand: 'Virus' } });
  t.S('play Attack Vector d1');
  expect([t.asked, t.happened]).toEqual(['N respond card', ['played']]);
});

scenario2e('[MG-R-38] [MG-R-111] restrictions on arrival apply however the card arrives', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    g4: 'S Radio Tower',
    S: { hand: 'Snapshot, Jury Rigging, Radio Relay', discard: 'Siege Tower, Radio Relay' },
  });
  t.S('command Jury Rigging -');
  expect(t.legal('S')).toEqual(['stop']);
  t.S('stop').S('command Snapshot -');
  expect(t.legal('S')).toEqual([
    'put discard Radio Relay a1',
    'put discard Radio Relay g4',
    'put discard Siege Tower g5',
    'stop',
  ]);
  t.S('put discard Radio Relay a1');
  expect([t.at('a1'), t.names('S', 'discard')]).toEqual([
    'Radio Relay',
    ['Siege Tower', 'Jury Rigging', 'Radio Tower'],
  ]);
});

scenario2e('[MG-R-111] Shiftformers can’t place Radio Relay either', ({ given }) => {
  const t = given({ d3: 'S Shiftformers, Mechas In Disguise', S: { hand: 'Radio Relay, Turret' } });
  t.S('activate d3 -');
  expect(t.legal('S')).toEqual(['put hand Turret d3', 'stop']);
});

scenario2e('[MG-R-107] [MG-D-27] Kamin: Pilots are carried over, their Commands are not', ({ given }) => {
  const t = given({
    d3: "S Kamin + Admiral Grace > Donna's Rally Cry",
    d4: 'S Autonomous Cockpit + Donna, The Swift',
    S: { hand: 'Manly Combined Kamin', discard: 'Manly Combined Kamin' },
  });
  t.S('activate d3 d4');
  expect(t.legal('S')).toEqual([
    'put hand Manly Combined Kamin d3',
    'put discard Manly Combined Kamin d3',
    'stop',
  ]);
  t.S('put discard Manly Combined Kamin d3');
  expect([t.at('d3'), t.attached('d3')]).toEqual([
    'Manly Combined Kamin',
    ['Admiral Grace', 'Donna, The Swift'],
  ]);
  expect(t.names('S', 'discard')).toEqual(['Kamin', "Donna's Rally Cry", 'Autonomous Cockpit']);
});

scenario2e('[MG-R-107] [MG-R-88] [MG-D-27] if none is found, Pilots and Mechas are lost', ({ given }) => {
  const t = given({
    d3: 'S Kamin + Admiral Grace',
    d4: 'S Autonomous Cockpit',
    S: { hand: 'Manly Combined Kamin' },
  });
  t.S('activate d3 d4').S('stop');
  expect([t.at('d3'), t.names('S', 'discard')]).toEqual([
    null,
    ['Kamin', 'Autonomous Cockpit', 'Admiral Grace'],
  ]);
  expect(t.happened).toContain('shuffled');
});
