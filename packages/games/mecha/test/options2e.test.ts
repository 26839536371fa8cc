import { expect, test } from 'vitest';
import { CARDS, POOL } from '../src/content/cards.ts';
import { READY_DECKS } from '../src/content/decks.ts';
import { mecha1e, mecha2e } from '../src/game.ts';
import { EDITIONS } from '../src/editions.ts';
import { deckProblems as problemsOf, optionsSchema, variantOf } from '../src/options.ts';
import { scenario, scenario2e } from './given.ts';

/** Sentences with their clauses. */
const deckProblems = (...list: Parameters<typeof problemsOf>): string[] =>
  problemsOf(...list).map(({ sentence, clause }) => `${sentence} (${clause})`);

const named = (name: string) => POOL['2e'].find((card) => card.name === name);

test('the second edition presents itself', () => {
  expect(mecha2e).toMatchObject({
    id: 'mecha-2e',
    title: 'Mecha: Immense Warfare',
    content: { rulebook: 'mecha' },
  });
  expect(mecha2e.content.pieces).toBe(POOL['2e']);
});

test('[MG-R-2] two players, in both editions', () => {
  expect([mecha1e.seats, mecha2e.seats]).toEqual([
    { min: 2, max: 2 },
    { min: 2, max: 2 },
  ]);
});

test('[MG-DECK-2] [MG-DECK-3] [MG-DECK-4] [MG-DECK-6] [MG-R-6] a deck has 40 to 100 cards, and any number of Basic cards', () => {
  const size = (towers: number): string[] => deckProblems('2e', { cards: { 'MG2-081': towers } });
  expect([size(40), size(100)]).toEqual([[], []]);
  expect(size(39)).toEqual(['the deck has 39 cards instead of 40 to 100 (MG-DECK-2)']);
  expect(size(101)).toEqual(['the deck has 101 cards instead of 40 to 100 (MG-R-6)']);
  expect(deckProblems('2e', { cards: { 'MG2-081': 40, 'MG2-039': 4, 'MG1-001': 1 } })).toEqual([
    'Gambit (MG2-039) appears 4 times, at most 3 are allowed (MG-DECK-3)',
    'there is no card "MG1-001" (MG-R-6)',
  ]);
});

test('[MG-DECK-5] a deck has a Singleton at most once', () => {
  expect(deckProblems('2e', { cards: { 'MG2-081': 40, 'MG2-055': 1 } })).toEqual([]);
  expect(deckProblems('2e', { cards: { 'MG2-081': 40, 'MG2-055': 2 } })).toEqual([
    'Jaeger (MG2-055) appears 2 times, only 1 is allowed (MG-DECK-5)',
  ]);
});

test('[MG-R-6] a deck may have unplayable cards, and no Towers', () => {
  const unplayable = { 'MG2-049': 3, 'MG2-063': 3 };
  expect(deckProblems('2e', { cards: { 'MG2-081': 34, ...unplayable } })).toEqual([]);
  const mechas = POOL['2e'].filter(({ types, copies }) => !types.includes('tower') && copies === 'normal');
  const cards = Object.fromEntries(mechas.slice(0, 14).map(({ id }) => [id, 3]));
  expect(deckProblems('2e', { cards })).toEqual([]);
});

test('[MG-DECK-3] [MG-DECK-5] the starter decks of 2e are legal', () => {
  expect(READY_DECKS['2e'].length).toBeGreaterThan(5);
  for (const deck of READY_DECKS['2e']) expect(deckProblems('2e', deck), deck.id).toEqual([]);
});

test('[MG-R-10] the corrected list: Donna gives no power, and “up to two”', () => {
  expect(named('Donna, The Swift')).toMatchObject({ power: 0, durability: 0 });
});

scenario2e('[MG-R-10] you may take fewer than two', ({ given }) => {
  for (const card of ['Longshot', 'Snapshot', "Grace's Rally Cry"]) {
    const t = given({ S: { hand: card, discard: 'Gambit, Radio Tower' } });
    t.S(`command ${card} -`);
    expect(t.legal('S'), card).toContain('stop');
  }
});

test('[MG-R-11] each name has one spelling, the published one', () => {
  for (const name of ['Cruise Missle', 'Bot-a-pult', 'The Vise', 'Phoenix'])
    expect(named(name)?.name).toBe(name);
  expect([named('Pheonix'), named('Bot-A-Pult')]).toEqual([undefined, undefined]);
});

test('[MG-R-85] [MG-R-91] [MG-GEN-1] each edition has its defaults, and any other value is a variant', () => {
  const { loadouts, ...knobs } = optionsSchema('2e').parse({});
  expect(loadouts).toEqual(['graces-command-2', 'bull-run']);
  expect(knobs).toEqual({ ...EDITIONS['1e'].knobs, directAttackReach: 'edge' });
  expect(variantOf('2e', knobs)).toEqual([]);
  const changed = optionsSchema('2e').parse({ directAttackReach: 'entryZone', adaStopsAttacks: false });
  expect(variantOf('2e', changed)).toEqual(['directAttackReach', 'adaStopsAttacks']);
  expect(variantOf('1e', optionsSchema('1e').parse({ directAttackReach: 'edge' }))).toEqual([
    'directAttackReach',
  ]);
});

test('[MG-D-1] the host chooses edition, decks and options, each checked on input', () => {
  expect([mecha1e.id, mecha2e.id]).toEqual(['mecha-1e', 'mecha-2e']);
  const own = { cards: { 'MG2-081': 40 } };
  expect(optionsSchema('2e').parse({ loadouts: [own, 'pack-hunt'] }).loadouts).toEqual([own, 'pack-hunt']);
  for (const wrong of [{ loadouts: ['signal-rush', 'iron-wall'] }, { turnCap: 0 }, { noSuchSwitch: 1 }]) {
    expect(optionsSchema('2e').safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

scenario2e(
  '[MG-GEN-2] [MG-R-9] [MG-R-91] a card overrides the rules: a Siege Tower arrives only in the enemy entry zone',
  ({ given }) => {
    const t = given({ f5: 'S Radio Tower', S: { hand: 'Siege Tower' } });
    expect(t.legal('S', 'play')).toEqual(['play Siege Tower e5', 'play Siege Tower g5']);
    expect(t.refusal('S', 'play Siege Tower a1')).toBe('MG-R-38');
  },
);

scenario('[MG-R-91] [MG-R-9] in 1e a Radio Relay arrives only on a Radio Tower', ({ given }) => {
  const t = given({ c1: 'S Radio Tower', S: { hand: 'Radio Relay' } });
  expect(t.legal('S', 'play')).toEqual(['play Radio Relay c1']);
});

scenario('[MG-R-90] Range does not reach the player in 1e unless an option says so', ({ given }) => {
  const pieces = { d4: 'S Shortbow', b3: 'S Longbow' };
  expect(given(pieces).legal('S', 'attack')).toEqual([]);
  expect(given(pieces, { directAttackReach: 'edge' }).legal('S', 'attack')).toEqual([
    'attack b3 player',
    'attack d4 player',
  ]);
});

scenario2e('[MG-BOARD-1] [MG-BOARD-2] [MG-BOARD-3] [MG-R-1] the battlefield of 2e', ({ given }) => {
  const t = given({ d1: 'S Guard Dog' });
  expect(t.state.board).toHaveLength(35);
  const clear = given({ S: { hand: 'Unknown Ruins' } });
  expect(clear.legal('S', 'command')).toHaveLength(35);
});

scenario2e('[MG-R-94] a Mecha that lowers the total cost is allowed', ({ given }) => {
  const towers = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((column) => [`${column}3`, 'S Radio Tower']),
  );
  const pieces = { ...towers, c1: 'S Wind-Up Dog', e1: 'S Wind-Up Dog', d2: 'S Wind-Up Dog' };
  const t = given({ ...pieces, S: { hand: 'Signal Booster, Wind-Up Mouse' } });
  expect([t.view('S').sides[0].cost, t.bandwidth('S')]).toEqual([6, 5]);
  expect(t.refusal('S', 'play Wind-Up Mouse g1')).toBe('MG-R-41');
  expect(t.refusal('S', 'play Signal Booster g1')).toBe('MG-R-41');
  t.S('play Signal Booster d1');
  expect([t.at('d1'), t.view('S').sides[0].cost]).toEqual(['Signal Booster', 5]);
});

scenario('[MG-R-94] [MG-R-42] in 1e nothing lowers the total cost: cost 0 is refused too', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', b1: 'S Cruiser', S: { hand: 'Radio Relay' } });
  expect(t.refusal('S', 'play Radio Relay a1')).toBe('MG-R-41');
});

scenario2e('[MG-R-44] [MG-R-41] cost is the printed cost with all changes', ({ given }) => {
  const t = given({
    c1: 'S Wind-Up Dog',
    d1: 'N Signal Blocker',
    e1: 'S Wind-Up Cat + Admiral Grace',
    c2: 'S Signal Booster',
    S: { hand: 'Turn The Key, Wind-Up Cat' },
  });
  expect([t.cost('c1'), t.cost('e1'), t.cost('d1'), t.cost('c2')]).toEqual([4, 0, 3, 2]);
  t.S('command Turn The Key -');
  expect(t.cost('c1')).toBe(3);
  t.S('endPhase').passes();
  expect(t.cost('c1')).toBe(4);
});

test('[MG-MECHA-1] [MG-MECHA-2] every Mecha is a piece with cost, power and durability', () => {
  for (const { id, types, cost, power, durability } of CARDS) {
    const figures = [cost, power, durability].filter((figure) => figure !== null).length;
    if (types.includes('mecha')) expect(figures, id).toBe(3);
    else expect(cost, id).toBeNull();
  }
});

scenario('[MG-MECHA-1] [MG-KW-1] [MG-KW-2] in 1e a Mecha on its space has its keywords', ({ given }) => {
  const t = given({ d3: 'S Jager' });
  const [jager] = t.view('N').units;
  expect(jager).toMatchObject({ cell: 'd3', keywords: ['reach'], armour: 3, power: 6, left: 6, cost: 6 });
});

scenario('[MG-WIN-6] [MG-WIN-5] an entry zone with room for a new card is not sealed', ({ given }) => {
  const row = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((column) => [`${column}1`, 'S Radio Tower']));
  const t = given({ ...row, S: { hand: 'Radio Tower, Radio Tower' } }, { oneTowerPerTurn: false });
  t.S('play Radio Tower f1');
  expect([t.winner, t.legal('S', 'play')]).toEqual([
    null,
    [
      'play Radio Tower g1',
      'play Radio Tower a2',
      'play Radio Tower b2',
      'play Radio Tower c2',
      'play Radio Tower d2',
      'play Radio Tower e2',
      'play Radio Tower f2',
    ],
  ]);
  t.S('play Radio Tower g1');
  expect(t.winner).toBe('N');
});

scenario2e('[MG-R-85] [MG-R-55] the option armourVsEffects', ({ given }) => {
  const t = given({ d5: 'N Turtle', S: { hand: 'Orbital Strike' } }, { armourVsEffects: false });
  t.S('command Orbital Strike d5');
  expect([t.arm('d5'), t.dmg('d5')]).toEqual([1, 2]);
});

scenario2e('[MG-R-85] [MG-R-71] the option adaStopsAttacks', ({ given }) => {
  const pieces = {
    d4: 'S Wind-Up Dog',
    d5: 'N Wind-Up Cat + Ada, The Ingenious',
    a1: 'S Radio Tower',
    S: { hand: 'Sabotage' },
  };
  const t = given(pieces, { adaStopsAttacks: false });
  expect(t.legal('S', 'attack')).toEqual(['attack d4 d5']);
  expect(t.legal('S', 'command')).toEqual(['command Sabotage d4']);
});

scenario2e('[MG-R-85] [MG-R-54] the option speedRangeStack', ({ given }) => {
  const knob = { speedRangeStack: 'sum' } as const;
  const t = given(
    { d1: 'S Insect Drone + Donna, The Swift', a1: 'S Shortbow', S: { hand: 'Reconnaissance, Virus' } },
    knob,
  );
  t.S('command Reconnaissance a1');
  const unit = (cell: string) => t.view('S').units.find((u) => u.cell === cell);
  expect([unit('d1')?.stepsLeft, unit('a1')?.reach]).toEqual([4, 5]);
});

scenario2e('[MG-R-85] [MG-R-53] the option rangeFriendlyStep', ({ given }) => {
  const pieces = { d2: 'S Shortbow', d3: 'S Stonewall', d4: 'S Stonewall', d5: 'N Wind-Up Cat' };
  expect(given(pieces).legal('S', 'attack')).toEqual([]);
  expect(given(pieces, { rangeFriendlyStep: 0 }).legal('S', 'attack')).toEqual(['attack d2 d5']);
});

scenario2e('[MG-R-85] [MG-R-37] the option oneTowerPerTurn', ({ given }) => {
  const t = given({ S: { hand: 'Radio Tower, Clocktower' } }, { oneTowerPerTurn: false });
  t.S('play Radio Tower a1').S('play Clocktower b1');
  expect(t.at('b1')).toBe('Clocktower');
  const strict = given({ S: { hand: 'Radio Tower, Clocktower' } });
  strict.S('play Radio Tower a1');
  expect(strict.refusal('S', 'play Clocktower b1')).toBe('MG-R-37');
});

scenario2e('[MG-R-85] [MG-R-29] the option emptyDeckDamage', ({ given }) => {
  const t = given({ d5: 'S Wind-Up Cat', N: { deck: '' } }, { emptyDeckDamage: 'lose' });
  t.S('attack d5 player');
  expect(t.winner).toBe('S');
});

scenario2e('[MG-R-85] [MG-R-32] the option blockadeCheck', ({ given }) => {
  const row = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => [`${column}1`, 'S Radio Tower']),
  );
  const t = given({ ...row, S: { hand: 'Turret' } }, { blockadeCheck: 'ownMain' });
  t.S('play Turret g1');
  expect(t.winner).toBeNull();
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.winner).toBe('N');
});

scenario2e('[MG-R-85] [MG-R-35] the option turnCap', ({ given }) => {
  const t = given({ N: { damage: 'Gambit' } }, { turn: 3, turnCap: 3 });
  t.S('endPhase').passes();
  expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-R-35']);
});

scenario2e('[MG-R-85] [MG-R-21] [MG-R-116] the option abilityTiming', ({ given }) => {
  const t = given(
    {
      d5: 'N Mod Bot dmg2',
      e5: 'N Wind-Up Dog',
      e4: 'S Wind-Up Cat',
      S: { damage: 'Rumour Mill', hand: 'Virus, Virus' },
    },
    { abilityTiming: 'any' },
  );
  t.S('attack e4 e5').N('activate d5 e5');
  expect(t.legal('S')).toEqual(['pass']);
  t.passes();
  expect([t.dmg('d5'), t.happened.includes('calledOff')]).toEqual([0, true]);
});

scenario2e(
  '[MG-R-85] [MG-R-3] [MG-R-4] [MG-SETUP-3] the options firstPlayer and firstTurnDraw',
  ({ match }) => {
    const t = match({ firstPlayer: 'N', firstTurnDraw: false });
    t.S('keep').N('keep').passes();
    expect([t.asked, t.pile('N').hand.length]).toEqual(['N main', 5]);
    t.N('endPhase').passes();
    expect([t.asked, t.pile('S').hand.length]).toEqual(['S main', 6]);
  },
);

scenario2e('[MG-SETUP-1] [MG-SETUP-2] [MG-MULL-1] [MG-MULL-2] [MG-D-2] mulligans in 2e', ({ match }) => {
  const t = match({ firstPlayer: 'S' });
  const next = t.pile('S').deck.slice(-5).reverse();
  const size = t.pile('S').deck.length;
  t.S('mulligan').N('keep');
  expect([t.pile('S').hand, t.pile('S').deck.length]).toEqual([next, size]);
  expect(t.refusal('S', { kind: 'mulligan' })).toBe('MG-R-15');
});

scenario2e(
  '[MG-R-41] the total cost is calculated as if the replaced unit were gone, with all it does',
  ({ given }) => {
    const t = given({
      a2: 'S Radio Tower',
      a3: 'S Radio Tower',
      a4: 'S Radio Tower',
      c1: 'S Signal Booster',
      b1: 'S Wind-Up Dog',
      g5: 'N Stage 1',
      S: { hand: 'Camouflage, Stage 2' },
    });
    t.S('command Camouflage c1').S('name Stage 1');
    expect([t.at('c1'), t.view('S').sides[0].cost, t.bandwidth('S')]).toEqual(['Stage 1', 3, 3]);
    expect(t.refusal('S', 'play Stage 2 c1')).toBe('MG-R-41');
  },
);
