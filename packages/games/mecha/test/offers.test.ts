import { expect } from 'vitest';
import { cardName } from '../src/naming.ts';
import { offers } from '../src/offers.ts';
import { scenario, scenario2e, type Letter, type Scene } from './given.ts';

/** The offers of the open question: `S discard: Skipper, Turtle`. */
function offered(t: Scene, viewer: Letter | 'table'): string[] {
  return offers(t.view(viewer)).map(
    ({ seat, from, cards }) => `${seat === 0 ? 'S' : 'N'} ${from}: ${cards.map(cardName).join('; ')}`,
  );
}

scenario('nothing is offered while both are asked, or when the match is over', ({ match, given }) => {
  const t = match();
  expect([t.asked, offered(t, 'S')]).toEqual(['SN mulligan', []]);
  const over = given({ d5: 'S Mega Bot', N: { damage: 'Virus, Virus, Virus, Virus' } });
  over.S('attack d5 player').passes();
  expect([over.asked, offered(over, 'S')]).toEqual(['over', []]);
});

scenario2e('[MG-R-78] skipping the Draw Phase offers the cards it can bring back', ({ given }) => {
  const t = given({ S: { discard: 'Turtle, Phoenix, Phoenix' }, N: { discard: 'Phoenix' } }, { at: 'turn' });
  expect([t.asked, offered(t, 'S'), offered(t, 'N')]).toEqual([
    'S skip',
    ['S discard: Phoenix'],
    ['S discard: Phoenix'],
  ]);
  const heals = given(
    { d1: 'S Manly Combined Kamin dmg1', S: { discard: 'Turtle', hand: 'Scrapyard Salvage' } },
    { at: 'turn' },
  );
  heals.passes();
  expect([heals.asked, offered(heals, 'S')]).toEqual(['S skip', []]);
});

scenario2e('[MG-R-17] Scrapyard Salvage in hand offers its targets, each kind once', ({ given }) => {
  const S = { discard: 'Skipper, Virus, Turtle, Skipper, Phoenix' };
  const t = given({ S: { ...S, hand: 'Skipper, Virus, Scrapyard Salvage' }, N: { discard: 'Jaeger' } });
  expect(offered(t, 'S')).toEqual(['S discard: Skipper; Turtle; Phoenix']);
  expect([offered(t, 'N'), offered(t, 'table')]).toEqual([[], []]);
  expect(offered(given({ S: { ...S, hand: 'Virus, Espionage' } }), 'S')).toEqual([]);
  expect(offered(given({ S: { hand: 'Scrapyard Salvage', discard: 'Virus' } }), 'S')).toEqual([]);
});

scenario2e(
  '[MG-R-15] Scrapyard Salvage also offers its targets in a window, but not in the middle of an effect',
  ({ given }) => {
    const t = given({
      d3: 'S Skipper',
      S: { hand: 'Illegal Bullet, Virus, Scrapyard Salvage', discard: 'Turtle' },
      N: { hand: 'Scrapyard Salvage', discard: 'Jaeger' },
    });
    t.S('command Illegal Bullet d3');
    expect([t.asked, offered(t, 'N'), offered(t, 'S')]).toEqual([
      'N respond card',
      ['N discard: Jaeger'],
      [],
    ]);
    t.passes();
    expect([t.asked, offered(t, 'S')]).toEqual(['S discard', []]);
  },
);

scenario2e('everyone sees the cards offered from a discard pile', ({ given }) => {
  const t = given({
    S: {
      hand: "Bear's Rally Cry, Scrapyard Salvage",
      discard: 'Admiral Grace, Skipper, Ada, The Ingenious, Admiral Grace',
      deck: 'Donna, The Swift, Virus',
    },
  });
  t.S("command Bear's Rally Cry -");
  expect(t.asked).toBe('S take');
  const pilots = ['S discard: Admiral Grace; Ada, The Ingenious'];
  expect([offered(t, 'S'), offered(t, 'N'), offered(t, 'table')]).toEqual([pilots, pilots, pilots]);
});

const SEARCH = {
  hand: "Grace's Rally Cry, Admiral Grace",
  deck: 'Donna, The Swift, Virus, Ada, The Ingenious, Donna, The Swift',
  discard: 'Bear, The Unbreakable',
};
const FOUND = ['S deck: Ada, The Ingenious; Donna, The Swift'];

scenario2e('[MG-R-76] only the player who searches a deck sees it', ({ given }) => {
  for (const openDeckLists of [false, true]) {
    const t = given({ S: SEARCH }, { openDeckLists });
    t.S("command Grace's Rally Cry -");
    expect([t.asked, offered(t, 'S')]).toEqual(['S take', FOUND]);
    expect([offered(t, 'N'), offered(t, 'table')]).toEqual([[], []]);
  }
});

scenario2e('[MG-R-76] an open view of the table shows it too, if it knows the list', ({ given }) => {
  const open = { d4: 'N Corvette + Jason "The Looks" Brannan', S: SEARCH };
  const t = given(open, { openDeckLists: true });
  t.S("command Grace's Rally Cry -");
  expect([offered(t, 'S'), offered(t, 'table'), offered(t, 'N')]).toEqual([FOUND, FOUND, []]);
  const closed = given(open);
  closed.S("command Grace's Rally Cry -");
  expect([offered(closed, 'S'), offered(closed, 'table')]).toEqual([FOUND, []]);
});

scenario2e('[MG-R-88] cards to place are offered from every pile that the effect names', ({ given }) => {
  const kamin = { d3: 'S Kamin', e3: 'S Autonomous Cockpit' };
  const piles = {
    hand: 'Manly Combined Kamin',
    deck: 'Virus, Manly Combined Kamin',
    discard: 'Manly Combined Kamin, Turtle',
  };
  const t = given({ ...kamin, S: piles });
  t.S('activate d3 e3');
  expect([t.asked, offered(t, 'S'), offered(t, 'N')]).toEqual([
    'S put',
    ['S discard: Manly Combined Kamin', 'S deck: Manly Combined Kamin'],
    ['S discard: Manly Combined Kamin'],
  ]);
  const snapshot = given({
    S: { hand: 'Snapshot', discard: 'Turret, Skipper, Radio Tower', deck: 'Rampart' },
  });
  snapshot.S('command Snapshot -');
  expect(offered(snapshot, 'S')).toEqual(['S discard: Turret; Radio Tower']);
  const rigging = given({ S: { hand: 'Jury Rigging, Skipper', discard: 'Skipper', deck: 'Skipper' } });
  rigging.S('command Jury Rigging -');
  expect([rigging.asked, offered(rigging, 'S')]).toEqual(['S put', []]);
});

scenario2e('[MG-R-43] a damaged Drone Nest offers the Drones in the deck', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Mouse',
    d5: 'N Drone Nest',
    a5: 'N Siege Tower',
    N: { deck: 'Wasp Drone, Insect Drone, Wind-Up Mouse, Drone Nest, Insect Drone', discard: 'Drone Swarm' },
  });
  t.S('attack d4 d5').passes();
  expect([t.asked, offered(t, 'N')]).toEqual(['N look', []]);
  t.N('look');
  expect([t.asked, offered(t, 'N'), offered(t, 'S')]).toEqual([
    'N fetch',
    ['N deck: Insect Drone; Wasp Drone'],
    [],
  ]);
});
