import { expect } from 'vitest';
import { answering } from '../src/answering.ts';
import type { Action } from '../src/index.ts';
import { mecha1e, mecha2e } from '../src/index.ts';
import { scenario, scenario2e, type Scene } from './given.ts';

/** A seat's answers that deserve a question. */
function mattering(t: Scene, seat: 0 | 1): string[] {
  const view = t.view(seat === 0 ? 'S' : 'N');
  const game = view.rules.edition === '1e' ? mecha1e : mecha2e;
  return game.rules
    .legal(t.state, seat)
    .filter((action: Action) => action.kind !== 'pass' && answering.matters(view, action))
    .map((action) => game.words.label(view, action));
}

const windows = (t: Scene): (string | null)[] =>
  (['S', 'N', 'table'] as const).map((viewer) => answering.window(t.view(viewer)));

scenario('[MG-R-16] START, MOVE and the attacker’s own question are off by default', ({ given }) => {
  expect(answering.windows.filter(({ stop }) => !stop).map(({ id }) => id)).toEqual([
    'start',
    'move',
    'second',
  ]);
  expect(answering.windows.map(({ id }) => id).sort()).toEqual(
    ['ability', 'attack', 'card', 'destroyed', 'draw', 'end', 'move', 'second', 'start'].sort(),
  );
  const t = given({ d4: 'S Mega Bot', d5: 'N Turtle', S: { hand: 'Virus' }, N: { hand: 'Virus' } });
  t.S('attack d4 d5');
  expect(windows(t)).toEqual(['attack', 'attack', 'attack']);
  t.N('pass');
  expect(windows(t)).toEqual(['second', 'second', 'second']);
});

scenario('[MG-R-16] if the defender responds, the attacker is asked as in any attack', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', d5: 'N Turtle', S: { hand: 'Virus' }, N: { hand: 'Ironhide' } });
  t.S('attack d4 d5').N('command Ironhide d5');
  expect([t.asked, windows(t)[0]]).toEqual(['S respond attack', 'attack']);
});

scenario('[MG-R-16] [MG-D-5] the Main Phase and questions of an effect are not windows', ({ given }) => {
  const t = given({
    d4: 'S Mega Bot',
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    d5: 'N Turtle',
    S: { hand: 'Virus' },
  });
  expect(windows(t)).toEqual([null, null, null]);
  t.S('command Virus d5');
  expect([t.asked, windows(t)]).toEqual(['S sacrifice', [null, null, null]]);
});

scenario(
  '[MG-R-16] Commands for your own turn don’t cause questions on your opponent’s turn',
  ({ given }) => {
    const pieces = {
      d4: 'S Mega Bot',
      d5: 'N Mega Bot',
      a5: 'N Radio Tower',
      S: { hand: 'Virus' },
      N: { hand: 'Attack Orders, Marching Orders, Virus' },
    };
    const t = given(pieces);
    t.S('attack d4 d5');
    expect(mattering(t, 1)).toEqual(['Play Virus on Mega Bot (d4)']);
    const own = given({ ...pieces, S: { hand: 'Virus' } }, { active: 'N' });
    own.N('attack d5 d4').S('pass');
    expect(mattering(own, 1).some((label) => label.startsWith('Play Attack Orders'))).toBe(true);
  },
);

scenario('[MG-R-16] Commands for your own turn don’t matter when it ends', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', S: { hand: 'Attack Orders, Espionage' } });
  t.S('endPhase');
  expect([t.asked, windows(t)[0]]).toEqual(['S respond end', 'end']);
  expect(mattering(t, 0).every((label) => label.startsWith('Play Espionage'))).toBe(true);
  expect(mattering(t, 0)).not.toEqual([]);
});

scenario2e('[MG-R-16] the eight such Commands of the second edition', ({ given }) => {
  const t = given({ d4: 'S Cruiser' });
  const names = mecha2e.content.pieces
    .filter(
      ({ id }) =>
        !answering.matters({ ...t.view('N'), active: 0 }, { kind: 'command', card: id, target: '-' }),
    )
    .map(({ name }) => name);
  expect(names.sort()).toEqual([
    'Attack Orders',
    'Illegal Bullet',
    'Marching Orders',
    'Preparations',
    'Ramp Orders',
    'Reconnaissance',
    'Tunnel Warfare',
    'Turn The Key',
  ]);
  expect(answering.matters({ ...t.view('N'), active: 0 }, { kind: 'activate', unit: 'd5', pay: '-' })).toBe(
    true,
  );
});
