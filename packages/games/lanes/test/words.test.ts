import type { Outcome } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { outcome as ending } from '../src/ending.ts';
import type { Event } from '../src/event.ts';
import { lanes } from '../src/game.ts';
import { anchors, label, question } from '../src/labels.ts';
import { refusals } from '../src/refusals.ts';
import { sketch } from '../src/sketch.ts';
import { describeEvent } from '../src/telling.ts';
import { position, scenario, type Scene } from './given.ts';

test('the trigger names', () => {
  expect(lanes.words).toMatchObject({
    label,
    anchors,
    question,
    describe: describeEvent,
    outcome: ending,
    sketch,
    refusals,
  });
});

/** The question as the asked player reads it, then as everyone else does. */
function asks(t: Scene): readonly [own: string, others: string] {
  const [letter] = t.asked.split(' ');
  const [own, other] = letter === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const others = question(t.view(other));
  expect(question(t.view('table'))).toBe(others);
  const words = question(t.view(own));
  expect(words.split(' ').length, words).toBeLessThanOrEqual(8);
  return [words, others];
}

describe('the open question', () => {
  scenario('before the first turn', ({ match }) => {
    expect(asks(match({}, 'heads'))).toEqual([
      'You won the toss: go first or second?',
      'A won the toss and chooses who goes first.',
    ]);
    const t = match({ protectionFrom: 'hand' }, 'tails').B('tossChoice first');
    expect(asks(t)).toEqual([
      'Choose a card to set as protection.',
      'B chooses a card to set as protection.',
    ]);
  });

  scenario('in the Draw Phase', ({ given }) => {
    const t = given({ A: { hand: 'VG-01', revealed: 'OP-01 OP-02' } }, { at: 'draw' });
    expect(asks(t)).toEqual(['Exchange a card with your pool?', 'A may exchange a card with the pool.']);
    expect(asks(t.A('exchange yes'))).toEqual([
      'Which card goes on the bottom?',
      'A chooses a card to put on the bottom of the deck.',
    ]);
    expect(asks(t.A('giveBack VG-01'))).toEqual([
      'Which pool card do you take?',
      'A chooses a pool card to take.',
    ]);
  });

  scenario('in the Main Phase', ({ given }) => {
    const t = given({});
    expect(asks(t)).toEqual(['Your turn: play, attack, move, or end it.', 'A chooses a main action.']);
    expect(asks(t.A('pass'))).toEqual([
      'Your turn: play, attack, move, or end it.',
      'B chooses a main action.',
    ]);
  });

  scenario('about payments', ({ given }) => {
    const t = given({
      A1f: 'HV-05',
      A2f: 'HV-05',
      A1L: 'LD-01',
      A2L: 'LD-02',
      A: { hand: 'VG-07 NT-01 NT-02 HV-08 LB-07 BA-07 SV-08', graveyard: 'VG-01 VG-02 VG-03 VG-04' },
    });
    expect(asks(t.A('playUnit VG-07'))).toEqual([
      'Pay: discard a card.',
      'A chooses a card to discard as payment.',
    ]);
    expect(asks(t.A('payDiscard NT-02'))).toEqual([
      'Where does Overlord Titan go?',
      'A chooses a zone for Overlord Titan.',
    ]);
    expect(asks(t.A('zone A3f').A('playUnit HV-08'))).toEqual([
      'Pay: choose a Hive unit to sacrifice.',
      'A chooses a Hive unit to sacrifice.',
    ]);
    t.A('paySacrifice A2f').A('zone A2f').A('stop').A('playUnit LB-07');
    expect(asks(t)).toEqual([
      'Pay: choose a ready unit for [Rest] 2.',
      'A chooses a ready unit for [Rest] 2.',
    ]);
    expect(asks(t.A('payRestUnit A1f').A('zone A1b').A('playUnit BA-07'))).toEqual([
      'Pay: choose a land to trash.',
      'A chooses a land to trash.',
    ]);
    expect(asks(t.A('payTrashLand A1L').A('zone A2b').A('playUnit SV-08'))).toEqual([
      'Pay: choose a card from your graveyard.',
      'A chooses a card from the graveyard as payment.',
    ]);
  });

  scenario('about triggers', ({ given }) => {
    const order = given({ A1b: 'HV-03', A1L: 'LD-07', A: { hand: 'HV-05' } });
    expect(asks(order.A('playUnit HV-05').A('zone A1f'))).toEqual([
      'Which of your triggers resolves next?',
      'A chooses which trigger resolves next.',
    ]);
    const kill = given({ A1f: 'VG-08', B1f: 'NT-02' }).A('attack A1f');
    expect(asks(kill)).toEqual([
      'Use Trophy Hunter (A1f) [On Kill]?',
      'A decides whether to use Trophy Hunter (A1f) [On Kill].',
    ]);
    const grave = given({ A: { hand: 'NT-01', graveyard: 'SV-03' } }, { at: 'draw' });
    expect(asks(grave)).toEqual([
      'Use Revenant Hull [Start of Main]?',
      'A decides whether to use Revenant Hull [Start of Main].',
    ]);
    const equip = given({ A1f: 'NT-02 +MD-03', B1f: 'VG-07' }).A('attack A1f');
    expect(asks(equip)).toEqual([
      'Use Reactive Plating (A1f) [On Combat Loss]?',
      'A decides whether to use Reactive Plating (A1f) [On Combat Loss].',
    ]);
    const hand = given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand: 'NT-01' } }).A('attack A2f');
    expect(asks(hand)).toEqual([
      'A unit died in B2f: react from hand?',
      'B may react from hand to the unit that died in B2f.',
    ]);
  });

  scenario('about targets and moves', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-02', A3f: 'VG-01', A: { hand: 'OP-06' } }).A('playTech OP-06');
    expect(asks(t)).toEqual([
      'Flank Order: choose a target (0 of 2).',
      'A chooses a target for Flank Order.',
    ]);
    expect(asks(t.A('target A1f'))).toEqual([
      'Flank Order: choose a target (1 of 2).',
      'A chooses a target for Flank Order.',
    ]);
    const strike = given({ B1f: 'LB-01', B2f: 'LB-01', A: { hand: 'OP-01' } }).A('playTech OP-01');
    expect(asks(strike)).toEqual([
      'Precision Strike: choose a target.',
      'A chooses a target for Precision Strike.',
    ]);
    const mover = given({ A1f: 'LB-08' }).A('attack A1f').A('optional yes');
    expect(asks(mover)).toEqual(['Where does Smoke Layer move?', 'A chooses where Smoke Layer moves.']);
  });

  scenario('about cards in a pile', ({ given }) => {
    const scan = given({ A: { hand: 'OP-13 VG-01' } }).A('playTech OP-13');
    expect(asks(scan)).toEqual(['Wide Scan: choose a card.', 'A chooses a card for Wide Scan.']);
    const beacon = given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02' } }).A('playTech OP-09');
    expect(asks(beacon)).toEqual(['Recall Beacon: choose a card.', 'A chooses a card for Recall Beacon.']);
    const mite = given({ A: { hand: 'HV-01' } })
      .A('playUnit HV-01')
      .A('zone A1f');
    expect(asks(mite)).toEqual([
      'Scout Mite: summon from the top 3 cards?',
      'A looks at the top 3 cards for Scout Mite.',
    ]);
    expect(asks(given({ A1L: 'LD-04' }, { at: 'draw' }))).toEqual([
      'Signal Mast: keep this card on top?',
      'A looks at the top card for Signal Mast.',
    ]);
    const thief = given({ A1f: 'PH-03', B: { hand: 'NT-01' } }).A('attack A1f');
    expect(asks(thief)).toEqual(['Choose a card to discard.', 'B chooses a card to discard.']);
  });

  scenario('after the end', ({ given }) => {
    const t = given({ A1f: 'NT-01', B: { protection: '' } }).A('attack A1f');
    for (const viewer of ['A', 'B', 'table'] as const)
      expect(question(t.view(viewer))).toBe('A wins: B was hit with no protection left.');
    const nothing = { ...t.view('A'), outcome: null };
    expect(question(nothing)).toBe('Nothing to decide right now.');
    const running = lanes.rules.view(position({}), 0); // something is still to happen by itself
    expect(question(running)).toBe('Nothing to decide right now.');
  });
});

describe('sentences about events', () => {
  const A = { clause: 'X-1', seat: 0 } as const;
  const B = { clause: 'X-1', seat: 1 } as const;
  const here = { clause: 'X-1', card: 'VG-01', zone: 'A1f' } as const;
  const outcome: Outcome = { winners: [0], clause: 'X-1', sentence: 'A wins: so there.', capped: false };

  test.each<[Event, string]>([
    [{ ...A, type: 'toss' }, 'A wins the toss.'],
    [{ ...B, type: 'first' }, 'B takes the first turn.'],
    [{ ...B, type: 'turn', turn: 6 }, 'Turn 6: B begins.'],
    [{ ...A, type: 'drew', card: 'VG-01', secret: true }, 'A draws Pike Lancer.'],
    [{ ...A, type: 'drew', card: null, secret: true }, 'A draws a card.'],
    [{ ...A, type: 'set', card: 'VG-01', secret: true }, 'A sets Pike Lancer face down as protection.'],
    [{ ...A, type: 'set', card: null, secret: false }, 'A sets a card face down as protection.'],
    [
      { ...A, type: 'returned', card: null, secret: true },
      'A puts a card on the bottom of the deck for the exchange.',
    ],
    [
      { ...A, type: 'returned', card: 'NT-01', secret: true },
      'A puts Militia Frame on the bottom of the deck for the exchange.',
    ],
    [{ ...A, type: 'buried', card: 'VG-01', secret: false }, 'A puts Pike Lancer on the bottom of the deck.'],
    [{ ...B, type: 'protectionLost', card: null, secret: true }, 'B takes a protection card into hand.'],
    [
      { ...B, type: 'protectionLost', card: 'VG-01', secret: true },
      'B takes a protection card into hand: Pike Lancer.',
    ],
    [{ ...A, type: 'took', card: 'MD-01' }, 'A takes Plasma Saber from the pool.'],
    [{ ...A, type: 'revealed', card: 'MD-01' }, 'A reveals Plasma Saber in the pool.'],
    [{ ...B, type: 'played', card: 'OP-01' }, 'B plays Precision Strike.'],
    [{ ...A, ...here, type: 'arrived' }, 'Pike Lancer enters A1f.'],
    [{ ...A, type: 'attached', card: 'MD-01', zone: 'A1f' }, 'A attaches Plasma Saber to the unit in A1f.'],
    [{ ...B, type: 'discarded', card: 'VG-01' }, 'B discards Pike Lancer.'],
    [{ ...B, type: 'trashed', card: 'LD-01', zone: 'B1L' }, 'Ferrocrete Bunker in B1L goes to B’s trash.'],
    [{ ...A, type: 'trashed', card: 'OP-01', zone: null }, 'Precision Strike goes to A’s trash.'],
    [{ ...here, type: 'rested', n: 2 }, 'Pike Lancer in A1f gets [Rest] 2.'],
    [{ ...here, type: 'readied' }, 'Pike Lancer in A1f is ready again.'],
    [{ ...here, type: 'moved', from: 'A1b' }, 'Pike Lancer moves from A1b to A1f.'],
    [{ ...A, ...here, type: 'attacked' }, 'Pike Lancer in A1f attacks.'],
    [
      { ...here, type: 'fight', foe: 'NT-01', foeZone: 'B1f' },
      'Pike Lancer in A1f fights Militia Frame in B1f.',
    ],
    [
      { ...here, type: 'result', power: 5, foe: 'NT-01', foeZone: 'B1f', foePower: 4 },
      'Pike Lancer has power 5, Militia Frame has power 4.',
    ],
    [{ ...here, type: 'noCheck' }, 'Pike Lancer in A1f has power 0 and can’t check protection.'],
    [{ ...A, ...here, type: 'died' }, 'Pike Lancer in A1f dies.'],
    [{ ...B, type: 'died', card: 'VG-01', zone: null }, 'B’s Pike Lancer goes to the graveyard.'],
    [{ ...here, type: 'survived' }, 'Pike Lancer in A1f loses the combat but survives.'],
    [{ ...A, ...here, type: 'bounced' }, 'Pike Lancer in A1f returns to A’s hand.'],
    [{ ...A, type: 'salvaged', card: 'VG-01' }, 'A returns Pike Lancer to hand.'],
    [
      { ...here, type: 'power', by: 'OP-05', amount: 3, until: 'turn' },
      'Pike Lancer in A1f gets +3 power until end of turn (Overclock).',
    ],
    [
      { ...here, type: 'power', by: 'PH-08', amount: -2, until: 'stay' },
      'Pike Lancer in A1f gets -2 power while it stays in unit zones (Burnout Frame).',
    ],
    [
      { ...here, type: 'power', by: 'VG-03', amount: 2, until: 'combat' },
      'Pike Lancer in A1f gets +2 power until end of combat (Gate Hammer).',
    ],
    [
      { ...here, type: 'power', by: 'OP-17', amount: 2, until: 'yourNextTurn' },
      'Pike Lancer in A1f gets +2 power until the start of its controller’s next turn (Brace Order).',
    ],
    [{ ...here, type: 'warded' }, 'Pike Lancer in A1f is protected by Ward.'],
    [
      { ...A, type: 'trigger', card: 'VG-08', effect: 0, zone: 'A1f' },
      'Trophy Hunter in A1f triggers [On Kill].',
    ],
    [{ ...A, type: 'trigger', card: 'LD-03', effect: 0, zone: 'A3L' }, 'Drydock Lift in A3L uses [Main].'],
    [
      { ...B, type: 'trigger', card: 'HV-06', effect: 0, zone: null },
      'Sleeper Pod triggers [On Unit Death].',
    ],
    [{ ...A, type: 'trigger', card: 'OP-01', effect: 0, zone: null }, 'Precision Strike takes effect.'],
    [{ ...A, type: 'refused', card: 'VG-08' }, 'A does not use Trophy Hunter.'],
    [{ ...B, type: 'refused', card: null }, 'B makes no exchange.'],
    [{ ...B, type: 'declined' }, 'B declines to react.'],
    [
      { ...A, type: 'looked', cards: ['VG-01', 'NT-01'], n: 2 },
      'A looks at the top 2 cards of the deck: Pike Lancer, Militia Frame.',
    ],
    [{ ...A, type: 'looked', cards: null, n: 3 }, 'A looks at the top 3 cards of the deck.'],
    [{ ...A, type: 'looked', cards: ['VG-01'], n: 1 }, 'A looks at the top card of the deck: Pike Lancer.'],
    [{ ...A, type: 'passed' }, 'A ends the turn.'],
    [{ ...A, type: 'stopped' }, 'Trigger limit reached: 256 triggers have resolved; the rest are dropped.'],
    [{ ...B, type: 'exhausted' }, 'B has taken 100 main actions this turn and can only end it.'],
    [{ type: 'ended', clause: 'X-1', outcome }, 'A wins: so there.'],
  ])('%o', (event, sentence) => {
    expect(describeEvent(event)).toBe(sentence);
  });
});
