import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-81] [MG-R-19] the Drone of a Nest comes before the DESTROYED window', ({ given }) => {
  const t = given({
    d4: 'S Cruise Missle',
    d5: 'N Drone Nest',
    a5: 'N Radio Tower',
    b5: 'N Radio Tower',
    S: { hand: 'Reparations' },
    N: { deck: 'Insect Drone' },
  });
  t.S('attack d4 d5').S('pass');
  expect([t.at('d4'), t.at('d5'), t.asked]).toEqual([null, null, 'N look']);
  t.N('look').N('put deck Insect Drone c5');
  expect(t.asked).toBe('S respond card');
  t.S('pass');
  expect([t.asked, t.legal('S')]).toEqual(['S respond destroyed', ['pass', 'command Reparations c5']]);
});

scenario2e('[MG-R-19] Drone Nest also triggers if its own player damages it', ({ given }) => {
  const t = given({
    a1: 'S Drone Nest',
    b1: 'S Siege Tower',
    c1: 'S Siege Tower',
    S: { hand: 'Orbital Strike', deck: 'Insect Drone, Virus' },
  });
  t.S('command Orbital Strike a1');
  expect([t.at('a1'), t.asked]).toEqual([null, 'S look']);
  t.S('look').S('put deck Insect Drone d1');
  expect([t.at('d1'), t.asked]).toEqual(['Insect Drone', 'S main']);
});

scenario2e('[MG-R-56] [MG-R-51] an attack with power 0 does no damage to a Nest', ({ given }) => {
  const t = given({
    d4: 'S Radio Relay',
    d5: 'N Drone Nest',
    a5: 'N Radio Tower',
    N: { deck: 'Insect Drone' },
  });
  t.S('attack d4 d5');
  expect([t.dmg('d5'), t.asked]).toEqual([0, 'S main']);
});

scenario2e(
  '[MG-R-70] Camouflage can turn a Mecha into a Drone, or stop an Autonomous Cockpit from being one',
  ({ given }) => {
    const t = given({
      d1: 'S Skipper',
      e1: 'S Autonomous Cockpit',
      e2: 'S Kamin',
      f1: 'S Drone Nest',
      g1: 'S Drone Swarm',
      S: { hand: 'Camouflage, Golden Key' },
    });
    t.S('command Camouflage d1').S('name Drone Swarm');
    expect([t.power('d1'), t.power('g1'), t.legal('S', 'activate')]).toEqual([3, 3, ['activate e2 e1']]);
    t.S('command Golden Key e1');
    expect([t.at('e1'), t.legal('S', 'activate')]).toEqual(['Wind-Up Autonomous Cockpit', []]);
  },
);

scenario2e(
  "[MG-D-25] [MG-R-82] under Ada's Rally Cry everyone sees the card that was put on top",
  ({ given }) => {
    const pieces = {
      d1: "S Skipper + Donna, The Swift > Ada's Rally Cry",
      S: { hand: 'Dig For Answers', deck: 'Virus, Skipper, Turtle, Jaeger' },
    };
    const t = given(pieces, { at: 'startMain' });
    t.S('command Dig For Answers -').S('putBack Virus').S('putBack Turtle');
    expect([t.view('N').sides[0].top, t.view('S').sides[0].top]).toEqual([
      ['MG2-120'],
      ['MG2-055', 'MG2-123', 'MG2-120'],
    ]);
    t.S('endPhase').passes().N('endPhase').passes();
    expect([t.view('N').sides[0].top, t.view('N').sides[0].seen]).toEqual([['MG2-123'], ['MG2-120']]);
  },
);

scenario2e('[MG-R-112] Manly Combined Kamin keeps both Pilots when it gets a Golden Key', ({ given }) => {
  const t = given({
    d1: 'S Manly Combined Kamin + Admiral Grace',
    S: { hand: 'Golden Key, Donna, The Swift, Ada, The Ingenious' },
  });
  t.S('attach Donna, The Swift d1').S('command Golden Key d1');
  expect(t.attached('d1')).toEqual(['Admiral Grace', 'Donna, The Swift', 'Golden Key']);
  const late = given({
    d1: 'S Manly Combined Kamin + Admiral Grace + Golden Key',
    S: { hand: 'Donna, The Swift' },
  });
  expect(late.refusal('S', 'attach Donna, The Swift d1')).toBe('MG-PILOT-8');
});

scenario2e('[MG-R-107] Kamin: of three Pilots the earliest get the places', ({ given }) => {
  const t = given({
    d1: 'S Kamin + Donna, The Swift',
    e1: 'S Manly Combined Kamin + Admiral Grace + Ada, The Ingenious',
    d5: 'N Autonomous Cockpit',
    S: { hand: 'Camouflage', deck: 'Manly Combined Kamin' },
  });
  t.S('command Camouflage e1').S('name Autonomous Cockpit').S('activate d1 e1');
  t.S('put deck Manly Combined Kamin d1');
  expect(t.attached('d1')).toEqual(['Donna, The Swift', 'Admiral Grace']);
  expect(t.names('S', 'discard')).toContain('Ada, The Ingenious');
  expect(t.events.filter(({ type }) => type === 'attached')).toHaveLength(2);
});

scenario2e('[MG-R-106] two Clocktowers silence all other Towers, but not each other', ({ given }) => {
  const t = given({
    a1: 'S Clocktower',
    b1: 'S Turret',
    a5: 'N Clocktower dmg4',
    b5: 'S Wind-Up Mouse',
  });
  expect(t.view('S').units.map(({ silenced }) => silenced)).toEqual([false, true, false, false]);
  t.S('attack b5 a5');
  expect([t.at('a5'), t.bandwidth('S')]).toEqual([null, 0]);
});

scenario2e(
  '[MG-R-17] if what a Command needs is gone when it resolves, the rest does not happen',
  ({ given }) => {
    const bullet = given({
      d3: 'S Skipper',
      S: { hand: 'Illegal Bullet, Virus' },
      N: { hand: 'Signal Jamming' },
    });
    bullet.S('command Illegal Bullet d3').N('command Signal Jamming -').passes();
    expect([bullet.unit('d3')?.now, bullet.names('S', 'discard')]).toEqual([0, ['Virus', 'Illegal Bullet']]);
    const salvage = given({
      d3: 'S Skipper',
      S: { hand: 'Battlefield Salvage', deck: 'Virus, Virus, Virus' },
      N: { hand: 'Orbital Strike' },
    });
    salvage.S('command Battlefield Salvage -').N('command Orbital Strike d3').passes();
    expect([salvage.names('S', 'hand'), salvage.names('S', 'discard')]).toEqual([
      [],
      ['Skipper', 'Battlefield Salvage'],
    ]);
  },
);

scenario2e("[MG-R-18] Jason's Rally Cry on Donna cuts a move short", ({ given }) => {
  const t = given({ d1: 'S Skipper + Donna, The Swift', N: { hand: "Jason's Rally Cry" } });
  t.S('move d1 d2-d3').N("command Jason's Rally Cry d1.1").passes();
  expect([t.at('d2'), t.cost('d2')]).toEqual(['Skipper', 2]);
});
