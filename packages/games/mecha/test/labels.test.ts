import { expect, test } from 'vitest';
import type { Action } from '../src/action.ts';
import { mecha2e } from '../src/game.ts';
import { anchors } from '../src/anchors.ts';
import { label } from '../src/labels.ts';
import { cardName } from '../src/naming.ts';
import { position, scenario2e, type Letter, type Scene } from './given.ts';

/** Every kind of unit that pays for an ability, two Pilots, and a Command on a space. */
const VIEW = mecha2e.rules.view(
  position(
    {
      a3: 'S Corvette + Donna, The Swift',
      b3: 'S Bot-a-pult',
      d3: 'S Skipper + Admiral Grace',
      e3: 'S Kamin',
      e4: 'S Autonomous Cockpit',
      f3: 'S Shiftformers, Mechas In Disguise',
      g3: 'S Resonant Chord',
      d5: 'N Turtle',
      'c2+': 'S Road Works',
    },
    {},
    '2e',
  ),
  0,
);

const SKIPPER = 'MG2-101';
const TURTLE = 'MG2-120';
const CHORD = 'MG2-087';

const LABELS: readonly (readonly [Action, string, readonly string[]])[] = [
  [{ kind: 'keep' }, 'Keep hand', ['choice:keep']],
  [{ kind: 'mulligan' }, 'Mulligan: draw five new cards', ['choice:mulligan']],
  [
    { kind: 'play', card: SKIPPER, cell: 'b1' },
    'Play Skipper 2/2 for 2 on b1',
    [`hand:${SKIPPER}`, 'cell:b1'],
  ],
  [
    { kind: 'play', card: 'MG2-081', cell: 'c2' },
    'Play Radio Tower (durability 2) on Road Works (c2)',
    ['hand:MG2-081', 'cell:c2'],
  ],
  [
    { kind: 'playTop', card: SKIPPER, cell: 'b1' },
    'Play Skipper 2/2 for 2 from your deck on b1',
    [`top:${SKIPPER}`, 'cell:b1'],
  ],
  [
    { kind: 'attach', card: 'MG2-003', unit: 'd3' },
    'Attach Ada, The Ingenious to Skipper (d3)',
    ['hand:MG2-003', 'cell:d3'],
  ],
  [
    { kind: 'command', card: 'MG2-118', target: '-' },
    'Play Turn The Key',
    ['hand:MG2-118', 'choice:command'],
  ],
  [
    { kind: 'command', card: 'MG2-035', target: 'S' },
    'Play Espionage on yourself',
    ['hand:MG2-035', 'player:S'],
  ],
  [
    { kind: 'command', card: 'MG2-121', target: 'd3.1' },
    'Play Unemployment on Admiral Grace (d3)',
    ['hand:MG2-121', 'attached:d3.1'],
  ],
  [
    { kind: 'command', card: 'MG2-094', target: `${SKIPPER}+${TURTLE}` },
    'Play Scrapyard Salvage on Skipper and Turtle',
    ['hand:MG2-094', `discard:${SKIPPER}`, `discard:${TURTLE}`],
  ],
  [
    { kind: 'command', card: 'MG2-001', target: 'c2' },
    'Play Acid Rain on Road Works (c2)',
    ['hand:MG2-001', 'cell:c2'],
  ],
  [
    { kind: 'move', unit: 'd3', path: 'd2-c2-c1' },
    'Move Skipper (d3) to c1 via d2, c2',
    ['cell:d3', 'cell:d2', 'cell:c2', 'cell:c1'],
  ],
  [{ kind: 'move', unit: 'd3', path: 'd2' }, 'Move Skipper (d3) to d2', ['cell:d3', 'cell:d2']],
  [
    { kind: 'attack', unit: 'd5', target: 'player' },
    'Attack South with Turtle (d5)',
    ['cell:d5', 'player:S'],
  ],
  [
    { kind: 'attack', unit: 'd3', target: 'd5' },
    'Attack Turtle (d5) with Skipper (d3)',
    ['cell:d3', 'cell:d5'],
  ],
  [{ kind: 'attack', unit: 'c1', target: 'player' }, 'Attack North with c1', ['cell:c1', 'player:N']],
  [
    { kind: 'activate', unit: 'b3', pay: 'a3' },
    'Use Bot-a-pult (b3): sacrifice Corvette (a3)',
    ['cell:b3', 'cell:a3'],
  ],
  [
    { kind: 'activate', unit: 'e3', pay: 'e4' },
    'Use Kamin (e3): sacrifice it and Autonomous Cockpit (e4)',
    ['cell:e3', 'cell:e4'],
  ],
  [
    { kind: 'activate', unit: 'f3', pay: '-' },
    'Use Shiftformers, Mechas In Disguise (f3): sacrifice it',
    ['cell:f3', 'choice:activate'],
  ],
  [
    { kind: 'activate', unit: 'g3', pay: CHORD },
    'Use Resonant Chord (g3): discard Resonant Chord',
    ['cell:g3', `hand:${CHORD}`],
  ],
  [
    { kind: 'activate', unit: 'damage', pay: `${SKIPPER}+${TURTLE}` },
    'Use a card in your damage zone: discard Skipper and Turtle',
    ['choice:activate', `hand:${SKIPPER}`, `hand:${TURTLE}`],
  ],
  [{ kind: 'activate', unit: 'd3', pay: 'd2' }, 'Use Skipper (d3): sacrifice d2', ['cell:d3', 'cell:d2']],
  [{ kind: 'activate', unit: 'c1', pay: 'd2' }, 'Use c1: sacrifice d2', ['cell:c1', 'cell:d2']],
  [{ kind: 'endPhase' }, 'End your Main Phase', ['choice:endPhase']],
  [{ kind: 'pass' }, 'Pass', ['choice:pass']],
  [{ kind: 'place', cell: 'b1' }, 'Put it on b1', ['cell:b1']],
  [{ kind: 'sacrifice', unit: 'd3' }, 'Sacrifice Skipper (d3)', ['cell:d3']],
  [{ kind: 'discard', card: SKIPPER }, 'Discard Skipper', [`hand:${SKIPPER}`]],
  [{ kind: 'draw' }, 'Draw a card', ['choice:draw']],
  [{ kind: 'skip', for: 'MG2-075' }, 'Skip the Draw Phase for Phoenix', ['discard:MG2-075']],
  [{ kind: 'skip', for: 'e3' }, 'Skip the Draw Phase for Kamin (e3)', ['cell:e3']],
  [
    { kind: 'put', from: 'hand', card: SKIPPER, cell: 'b1' },
    'Put Skipper from your hand on b1',
    [`hand:${SKIPPER}`, 'cell:b1'],
  ],
  [
    { kind: 'put', from: 'deck', card: SKIPPER, cell: 'b1' },
    'Put Skipper from your deck on b1',
    [`deck:${SKIPPER}`, 'cell:b1'],
  ],
  [
    { kind: 'put', from: 'discard', card: SKIPPER, cell: 'b1' },
    'Put Skipper from your discard pile on b1',
    [`discard:${SKIPPER}`, 'cell:b1'],
  ],
  [{ kind: 'take', card: SKIPPER }, 'Take Skipper', [`deck:${SKIPPER}`]],
  [{ kind: 'skip', for: 'MG1-001' }, 'Skip the Draw Phase for Radio Tower', ['discard:MG1-001']],
  [{ kind: 'target', target: 'MG1-001' }, 'Choose Radio Tower', ['discard:MG1-001']],
  [{ kind: 'stop' }, 'No more cards', ['choice:stop']],
  [{ kind: 'putBack', card: SKIPPER }, 'Put Skipper on your deck', [`hand:${SKIPPER}`]],
  [{ kind: 'name', name: 'Pack Dog' }, 'Name it Pack Dog', ['name:Pack Dog']],
  [{ kind: 'target', target: 'd5' }, 'Choose Turtle (d5)', ['cell:d5']],
  [{ kind: 'dismiss', pilot: 'd3.1' }, 'Discard Admiral Grace (d3)', ['attached:d3.1']],
];

test.each(LABELS.map(([action, words, clicks]) => [words, action, clicks] as const))(
  '%s',
  (words, action, clicks) => {
    expect(label(VIEW, action)).toBe(words);
    expect(anchors(VIEW, action)).toEqual(clicks);
  },
);

test('an unknown card id is shown as it is', () => {
  expect([cardName('MG1-001'), cardName('d3')]).toEqual(['Radio Tower', 'd3']);
});

/** The labels and anchors of all that a seat may do, as written on the table. */
function offered(t: Scene, letter: Letter): string[] {
  const view = t.view(letter);
  return mecha2e.rules
    .legal(t.state, letter === 'S' ? 0 : 1)
    .map((action) => `${label(view, action)} | ${anchors(view, action).join(' ')}`);
}

scenario2e('[MG-R-22] a link of the chain is named and clicked like its card', ({ given }) => {
  const t = given({ S: { hand: 'Weapons Cache, Espionage' }, N: { hand: 'Interdiction' } });
  t.S('command Weapons Cache -');
  expect(offered(t, 'N')).toEqual([
    'Pass | choice:pass',
    'Play Interdiction on Weapons Cache | hand:MG2-053 link:1',
  ]);
  const view = t.view('N');
  expect(label(view, { kind: 'command', card: 'MG2-053', target: '#2' })).toBe('Play Interdiction on #2');
  const walk = given({ d3: 'S Skipper', N: { hand: 'Weapons Cache' } });
  walk.S('move d3 d4');
  const aimed = { kind: 'command', card: 'MG2-053', target: '#1' } as const;
  expect([walk.asked, label(walk.view('N'), aimed)]).toEqual(['N respond move', 'Play Interdiction on #1']);
});

scenario2e(
  '[MG-R-76] a card is clicked in the pile it is taken from: the deck or the discard pile',
  ({ given }) => {
    const deck = given({ S: { hand: "Grace's Rally Cry", deck: 'Admiral Grace, Virus' } });
    deck.S("command Grace's Rally Cry -");
    expect(offered(deck, 'S')).toEqual(['Take Admiral Grace | deck:MG2-004', 'No more cards | choice:stop']);
    const discard = given({ S: { hand: "Bear's Rally Cry", discard: 'Admiral Grace, Virus' } });
    discard.S("command Bear's Rally Cry -");
    expect(offered(discard, 'S')).toEqual([
      'Take Admiral Grace | discard:MG2-004',
      'No more cards | choice:stop',
    ]);
  },
);
