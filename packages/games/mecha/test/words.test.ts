import { expect } from 'vitest';
import type { Action } from '../src/action.ts';
import { POOL } from '../src/content/cards.ts';
import { mecha1e } from '../src/game.ts';
import { scenario, type Letter, type Scene } from './given.ts';

const { words, lab } = mecha1e;
const labels = (t: Scene, letter: Letter): string[] =>
  mecha1e.rules.legal(t.state, letter === 'S' ? 0 : 1).map((action) => words.label(t.view(letter), action));
const anchors = (t: Scene, action: Action): readonly string[] => words.anchors(t.view('S'), action);

scenario('every action has its words and its anchors', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    g1: 'S Mod Bot',
    g2: 'S Cap Gun new',
    d5: 'S Attack Vector',
    d4: 'N Turtle',
    S: { hand: 'Espionage, Marching Orders' },
  });
  expect(labels(t, 'S')).toEqual([
    'Play Espionage on yourself',
    'Play Espionage on North',
    'Play Marching Orders on Mod Bot (g1)',
    'Play Marching Orders on Cap Gun (g2)',
    'Play Marching Orders on Attack Vector (d5)',
    'Move Mod Bot (g1) to f1',
    'Move Attack Vector (d5) to c5',
    'Move Attack Vector (d5) to e5',
    'Attack North with Attack Vector (d5)',
    'Attack Turtle (d4) with Attack Vector (d5)',
    'Use Mod Bot (g1): sacrifice Cap Gun (g2)',
    'End your Main Phase',
  ]);
  expect(anchors(t, { kind: 'command', card: 'MG1-024', target: 'N' })).toEqual(['hand:MG1-024', 'player:N']);
  expect(anchors(t, { kind: 'attack', unit: 'd5', target: 'player' })).toEqual(['cell:d5', 'player:N']);
  expect(anchors(t, { kind: 'attack', unit: 'd5', target: 'd4' })).toEqual(['cell:d5', 'cell:d4']);
  expect(anchors(t, { kind: 'move', unit: 'd5', path: 'c5-b5' })).toEqual(['cell:d5', 'cell:c5', 'cell:b5']);
  expect(anchors(t, { kind: 'play', card: 'MG1-001', cell: 'b1' })).toEqual(['hand:MG1-001', 'cell:b1']);
  expect(anchors(t, { kind: 'activate', unit: 'g1', pay: 'g2' })).toEqual(['cell:g1', 'cell:g2']);
  expect(anchors(t, { kind: 'sacrifice', unit: 'a1' })).toEqual(['cell:a1']);
  expect(anchors(t, { kind: 'place', cell: 'a1' })).toEqual(['cell:a1']);
  expect(anchors(t, { kind: 'discard', card: 'MG1-001' })).toEqual(['hand:MG1-001']);
  expect(anchors(t, { kind: 'pass' })).toEqual(['choice:pass']);
  expect(words.question(t.view('N'))).toBe('South’s Main Phase.');
  expect(words.question(t.view('S'))).toBe('Your Main Phase: play, move, attack, or end.');
});

scenario('a question says what is about to happen', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d4: 'S Bot-a-pult',
    c4: 'S Cap Gun',
    d5: 'N Turtle',
    S: { hand: 'Radio Tower, Espionage, Marching Orders, Road Works, Virus' },
    N: { hand: 'Virus' },
  });
  const asked = (action: string): string => {
    t.S(action);
    const sentence = words.question(t.view('table'));
    t.passes();
    return sentence.replace('. North may respond.', '');
  };
  expect(asked('play Radio Tower b1')).toBe('South plays Radio Tower on b1');
  expect(asked('command Marching Orders d4')).toBe('South plays Marching Orders on Bot-a-pult (d4)');
  expect(asked('command Espionage N')).toBe('South plays Espionage on North');
  expect(asked('command Road Works d5')).toBe('South plays Road Works on Turtle (d5)');
  expect(asked('attack d4 d5')).toBe('Bot-a-pult (d4) attacks Turtle (d5)');
  expect(asked('activate d4 c4')).toBe('South uses Bot-a-pult (d4)');
  expect(asked('move d4 e4-e5')).toBe('Bot-a-pult (d4) moves to e5');
  t.S('command Virus d5').passes();
  expect(words.question(t.view('S'))).toBe('Virus: sacrifice a Tower.');
  t.S('sacrifice a1').S('endPhase');
  expect(words.question(t.view('S'))).toBe('The turn ends. Respond?');
});

scenario('the table can be drawn', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d3: 'S Turtle new',
    d5: 'N Mega Bot cnt1',
    'c2+': 'S Road Works',
    S: { hand: 'Shortbow, Shortbow, Virus' },
  });
  expect(words.sketch(t.view('S')).split('\n')).toEqual([
    '  North: damage 0/5, bandwidth 2/0, hand 0, deck 20, discard 0',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '5 |          |          |          |Mega Bot  |          |          |          |',
    '  |          |          |          |N 3/1     |          |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '4 |          |          |          |          |          |          |          |',
    '  |          |          |          |          |          |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '3 |          |          |          |Turtle    |          |          |          |',
    '  |          |          |          |S 2/3 A1* |          |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '2 |          |          |          |          |          |          |          |',
    '  |          |          |S ~Road W…|          |          |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '1 |Radio Tow…|          |          |          |          |          |          |',
    '  |S 0/2     |          |          |          |          |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '       a          b          c          d          e          f          g',
    '  South: damage 0/5, bandwidth 2/1, hand 3, deck 20, discard 0',
    '  (turn 5, South)',
    '  On the battlefield: Road Works on c2 (2)',
    '  2x Shortbow (Mecha 1: 1/1): Pierce, Range 2',
    '  Virus (Command): Sacrifice a Tower. If you do, an enemy Mecha can’t attack',
    '    this turn. Target: an enemy Mecha.',
  ]);
});

scenario('features list what a match can use, and what an action has used', ({ given }) => {
  expect(lab.features).toContain('trigger MG1-029.0');
  expect(lab.features.filter((feature) => feature.startsWith('card '))).toEqual(
    POOL['1e'].map(({ id }) => `card ${id}`),
  );
  const t = given({ d5: 'S Cruise Missle' });
  t.S('attack d5 player');
  expect(lab.used({ kind: 'attack', unit: 'd5', target: 'player' }, t.events)).toEqual([
    'action attack',
    'trigger MG1-029.0',
  ]);
});

scenario('a hit, a card, a Tower and a step forward add value', ({ given }) => {
  const worth = (t: Scene): number => lab.evaluate(t.state, 0);
  const even = worth(given({}));
  expect(even).toBe(0);
  expect(worth(given({ N: { damage: 'Virus' } }))).toBeGreaterThan(even);
  expect(worth(given({ S: { hand: 'Virus' } }))).toBeGreaterThan(even);
  expect(worth(given({ a1: 'S Radio Tower' }))).toBeGreaterThan(even);
  expect(worth(given({ d4: 'S Mega Bot' }))).toBeGreaterThan(worth(given({ d3: 'S Mega Bot' })));
  expect(worth(given({ S: { deck: '' } }))).toBeLessThan(even);
  const pieces = { d5: 'S Mega Bot', N: { hand: 'Virus' } };
  const open = given(pieces);
  open.S('attack d5 player');
  const done = given(pieces);
  done.S('attack d5 player').N('pass');
  expect([open.asked, worth(open)]).toEqual(['N respond attack', worth(done)]);
});
