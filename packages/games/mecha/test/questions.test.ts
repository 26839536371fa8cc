import { openQuestion } from '@mechatable/kernel';
import { expect } from 'vitest';
import { linkWords, playedOn } from '../src/chain-words.ts';
import { question } from '../src/questions.ts';
import { NONE, unitId } from '../src/references.ts';
import { scenario, scenario2e, type Position, type Scene } from './given.ts';

const asks = (t: Scene): string => question(t.view('table'));

scenario(
  '[MG-SETUP-2] both players are asked about their opening hands, then one, then nobody',
  ({ match }) => {
    const t = match();
    expect(asks(t)).toBe('South and North decide whether to mulligan.');
    t.S('keep');
    expect(asks(t)).toBe('North decides whether to mulligan.');
    t.N('keep');
    const view = t.view('S');
    const idle = { ...view, agenda: [] };
    expect([openQuestion(idle), question(idle)]).toEqual([null, 'Nothing to decide.']);
    expect(openQuestion({ ...view, agenda: [{ do: 'main' }] })).toBeNull();
  },
);

scenario('when the match is over the question is its result', ({ given }) => {
  const t = given({ d5: 'S Mega Bot', N: { damage: 'Virus, Virus, Virus, Virus' } });
  t.S('attack d5 player').passes();
  expect([t.winner, asks(t)]).toEqual(['S', t.state.outcome?.sentence]);
  expect(asks(t)).toMatch(/^South wins/);
});

scenario2e('[MG-R-24] both choose a card in secret', ({ given }) => {
  const t = given({ S: { hand: 'Gambit, Virus, Ghost' }, N: { hand: 'Jaeger, Skipper' } });
  t.S('command Gambit -').passes();
  expect(asks(t)).toBe('South and North choose a card to discard, in secret.');
});

scenario2e('[MG-R-78] the Draw Phase may be skipped', ({ given }) => {
  const t = given({ N: { discard: 'Phoenix' } }, { at: 'turn', active: 'N' });
  expect(asks(t)).toBe('North may skip the Draw Phase.');
});

scenario2e('[MG-R-79] a player with too many cards is asked to discard', ({ given }) => {
  const t = given({ S: { hand: 'Skipper, Skipper, Turtle, Turtle, Jaeger, Jaeger' } });
  t.S('endPhase').passes();
  expect(asks(t)).toBe('South has too many cards and chooses one to discard.');
});

scenario2e('[MG-R-18] a card whose space was taken asks for another', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c1: 'S Radio Tower',
    e1: 'S Radio Tower',
    S: { hand: 'Radio Relay' },
    N: { hand: 'Orbital Strike' },
  });
  t.S('play Radio Relay a1').N('command Orbital Strike a1');
  expect(asks(t)).toBe('South chooses another space.');
});

scenario2e('[MG-PILOT-11] a second copy of a Pilot must be discarded', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Dog',
    c3: 'N Wind-Up Cat + S:Admiral Grace',
    S: { hand: 'Admiral Grace' },
  });
  t.S('attach Admiral Grace d1');
  expect(asks(t)).toBe('South discards one copy of Admiral Grace.');
});

scenario2e('[MG-R-43] Drone Nest asks which Drone to play', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Mouse',
    d5: 'N Drone Nest',
    a5: 'N Radio Tower',
    N: { deck: 'Insect Drone' },
  });
  t.S('attack d4 d5').passes();
  expect(asks(t)).toBe('North may look through their deck for Drone Nest.');
  t.N('look');
  expect(asks(t)).toBe('North chooses a card to play for Drone Nest.');
});

/** A position, what South does there, and what the effect asks. */
const INSIDE: readonly (readonly [Position, readonly string[], string])[] = [
  [
    { c3: 'S Skipper', d3: 'S Turtle', S: { hand: 'Battlefield Salvage' } },
    ['command Battlefield Salvage -'],
    'South chooses a Mecha to sacrifice for Battlefield Salvage.',
  ],
  [
    { a1: 'S Radio Tower', b1: 'S Turret', c5: 'N Skipper', S: { hand: 'Sabotage' } },
    ['command Sabotage c5'],
    'South chooses a Tower to sacrifice for Sabotage.',
  ],
  [
    {
      c4: 'N Skipper + Admiral Grace',
      d4: 'N Turtle + Donna, The Swift',
      S: { hand: 'Infighting' },
    },
    ['command Infighting c4.1+d4.1'],
    'North chooses a Mecha to sacrifice for Infighting.',
  ],
  [
    { a1: 'S Siege Tower', S: { hand: 'Timely Backup, Virus, Ghost, Turtle' } },
    ['play Timely Backup b1'],
    'South chooses a card to discard for Timely Backup (2 left).',
  ],
  [
    { a1: 'S Siege Tower', S: { hand: 'Timely Backup, Virus, Ghost, Turtle' } },
    ['play Timely Backup b1', 'discard Virus'],
    'South chooses a card to discard for Timely Backup.',
  ],
  [
    { S: { hand: "Grace's Rally Cry", deck: 'Admiral Grace, Donna, The Swift' } },
    ["command Grace's Rally Cry -"],
    "South chooses a card to take with Grace's Rally Cry (up to 2).",
  ],
  [
    { S: { hand: 'Preplanning', deck: 'Radio Tower, Turret' } },
    ['command Preplanning -'],
    'South chooses a card to place with Preplanning (up to 3).',
  ],
  [
    { S: { hand: 'Dig For Answers', deck: 'Virus, Ghost, Turtle' } },
    ['command Dig For Answers -', 'putBack Virus'],
    'South puts a card on their deck for Dig For Answers.',
  ],
  [
    { d1: 'S Skipper', e5: 'N Turtle', S: { hand: 'Camouflage' } },
    ['command Camouflage d1'],
    'South chooses a name for Camouflage.',
  ],
  [
    { a1: 'S Turret', d1: 'S Potshot', c3: 'N Skipper', d3: 'N Turtle', S: { hand: 'EMP Blast' } },
    ['command EMP Blast -'],
    'South chooses a target for Potshot.',
  ],
];

for (const [pieces, actions, sentence] of INSIDE) {
  scenario2e(sentence, ({ given }) => {
    const t = given(pieces);
    for (const action of actions) t.S(action).passes();
    expect(asks(t)).toBe(sentence);
  });
}

/** South's announcements, and North's prompts after them. */
const ANNOUNCED: readonly (readonly [string, string])[] = [
  ['play Radio Tower a1', 'South plays Radio Tower on a1'],
  ['attach Ada, The Ingenious c1', 'South plays Ada, The Ingenious on Corvette (c1)'],
  ['command Espionage S', 'South plays Espionage on South'],
  ['command Turn The Key -', 'South plays Turn The Key'],
  ['command Attack Orders d5', 'South plays Attack Orders on Skipper (d5)'],
  ['command Unemployment e4.1', 'South plays Unemployment on Donna, The Swift'],
  ['command Acid Rain g3', 'South plays Acid Rain on Unknown Ruins'],
  ['command Infighting d4.1+e4.1', 'South plays Infighting on Admiral Grace and Donna, The Swift'],
  ['command Scrapyard Salvage Skipper', 'South plays Scrapyard Salvage on Skipper'],
  ['command Scrapyard Salvage Skipper+Turtle', 'South plays Scrapyard Salvage on Skipper and Turtle'],
  ['attack d5 d4', 'Skipper (d5) attacks Turtle (d4)'],
  ['attack d5 player', 'Skipper (d5) attacks North'],
  ['move c1 c2', 'Corvette (c1) moves to c2'],
  ['activate f3 -', 'South uses Shiftformers, Mechas In Disguise'],
];

scenario2e('[MG-R-15] a player who may respond reads what is about to happen', ({ given }) => {
  for (const [action, words] of ANNOUNCED) {
    // The Turtle comes first, so that its number is 0: a number like any other.
    const t = given({
      d4: 'N Turtle + Admiral Grace',
      c1: 'S Corvette',
      d5: 'S Skipper',
      e4: 'N Skipper + Donna, The Swift',
      f3: 'S Shiftformers, Mechas In Disguise',
      'g3+': 'S Unknown Ruins',
      S: {
        hand: 'Radio Tower, Ada, The Ingenious, Espionage, Turn The Key, Attack Orders, Unemployment, Acid Rain, Infighting, Scrapyard Salvage',
        discard: 'Skipper, Turtle',
      },
      N: { hand: 'Weapons Cache' },
    });
    t.S(action);
    expect(asks(t)).toBe(`${words}. North may respond.`);
  }
});

scenario2e('[MG-R-22] a response to a response names the last link', ({ given }) => {
  const t = given({ S: { hand: 'Weapons Cache, Interdiction' }, N: { hand: 'Interdiction, Espionage' } });
  t.S('command Weapons Cache -').N('command Interdiction #1');
  expect(asks(t)).toBe('North plays Interdiction on Weapons Cache. South may respond.');
  t.S('command Interdiction #2');
  const view = t.view('S');
  expect(view.chain.map((link) => linkWords(view, link))).toEqual([
    'You play Weapons Cache',
    'North plays Interdiction on Weapons Cache',
    'You play Interdiction on Interdiction',
  ]);
});

scenario2e('each player is addressed as you, and the other one by name', ({ given }) => {
  const t = given({ d5: 'S Skipper', S: { hand: 'Espionage, Virus' }, N: { hand: 'Espionage, Virus' } });
  const both = (): string[] => [question(t.view('S')), question(t.view('N'))];
  expect(both()).toEqual(['Your Main Phase: play, move, attack, or end.', 'South’s Main Phase.']);
  t.S('attack d5 player');
  expect(both()).toEqual([
    'Skipper (d5) attacks North. North may respond.',
    'Skipper (d5) attacks you. Respond?',
  ]);
  t.N('command Espionage S');
  expect(both()).toEqual([
    'North plays Espionage on you. Respond?',
    'You play Espionage on South. South may respond.',
  ]);
  t.S('command Espionage S');
  expect(both()).toEqual([
    'You play Espionage on yourself. North may respond.',
    'South plays Espionage on South. Respond?',
  ]);
});

scenario2e('an ability is described to its player as yours', ({ given }) => {
  const t = given({ b3: 'S Bot-a-pult', a3: 'S Cap Gun', N: { hand: 'Weapons Cache' } });
  t.S('activate b3 a3');
  expect([question(t.view('S')), question(t.view('N'))]).toEqual([
    'You use Bot-a-pult (b3). North may respond.',
    'South uses Bot-a-pult (b3). Respond?',
  ]);
});

scenario('[MG-SETUP-2] a player who has decided sees who is still asked', ({ match }) => {
  const t = match();
  t.S('keep');
  expect([question(t.view('S')), question(t.view('N'))]).toEqual([
    'North decides whether to mulligan.',
    'Keep your opening hand, or take a mulligan?',
  ]);
});

scenario2e('a link can still be named after its unit is gone', ({ given }) => {
  const view = given({ d5: 'S Skipper' }).view('S');
  const gone = { kind: 'attack', seat: 1, unit: unitId(98), target: unitId(99), fixed: false } as const;
  expect(linkWords(view, gone)).toBe('a card that is gone attacks a card that is gone');
  const card = {
    kind: 'card',
    seat: 0,
    card: 0,
    cell: -1,
    target: unitId(99),
    second: NONE,
    gone: false,
  } as const;
  expect(playedOn(view, card)).toBe('a card that is gone');
  expect(playedOn(view, { ...card, target: NONE })).toBeNull();
});
