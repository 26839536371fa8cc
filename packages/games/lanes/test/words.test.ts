import type { Outcome } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/event.ts';
import { lanes } from '../src/game.ts';
import { anchors, label, question } from '../src/labels.ts';
import { sketch } from '../src/sketch.ts';
import { tell } from '../src/telling.ts';
import { position, scenario, type Scene } from './given.ts';

test('the game speaks with these words', () => {
  expect(lanes.words).toEqual({ label, anchors, question, tell, sketch });
});

/** The question, which is the same for everybody. */
function asks(t: Scene): string {
  const [owner, other, spectator] = (['A', 'B', 'table'] as const).map((viewer) => question(t.view(viewer)));
  expect([other, spectator]).toEqual([owner, owner]);
  return owner ?? '';
}

describe('the open question', () => {
  scenario('before the first turn', ({ match }) => {
    expect(asks(match({}, 'heads'))).toBe('A has won the toss: first or second turn?');
    const t = match({ protectionFrom: 'hand' }, 'tails').B('tossChoice first');
    expect(asks(t)).toBe('B sets a card of the hand as protection, face down.');
  });

  scenario('in the Draw Phase', ({ given }) => {
    const t = given({ A: { hand: 'VG-01', revealed: 'OP-01 OP-02' } }, { at: 'draw' });
    expect(asks(t)).toBe('A, exchange a card of your hand with your pool?');
    expect(asks(t.A('exchange yes'))).toBe('A, which card goes under your deck?');
    expect(asks(t.A('giveBack VG-01'))).toBe('A, which face-up pool card do you take?');
  });

  scenario('in the Main Phase', ({ given }) => {
    const main = 'it is your Main Phase: play, attack, move, use an effect, or end your turn.';
    const t = given({});
    expect(asks(t)).toBe(`A, ${main}`);
    expect(asks(t.A('pass'))).toBe(`B, ${main}`);
  });

  scenario('about what is paid', ({ given }) => {
    const t = given({
      A1f: 'HV-05',
      A2f: 'HV-05',
      A1L: 'LD-01',
      A2L: 'LD-02',
      A: { hand: 'VG-07 NT-01 NT-02 HV-08 LB-07 BA-07 SV-08', graveyard: 'VG-01 VG-02 VG-03 VG-04' },
    });
    expect(asks(t.A('playUnit VG-07'))).toBe('A pays: discard a card.');
    expect(asks(t.A('payDiscard NT-02'))).toBe('A, where does Overlord Titan go?');
    expect(asks(t.A('zone A3f').A('playUnit HV-08'))).toBe(
      'A pays: choose a Hive unit to put into the graveyard.',
    );
    t.A('paySacrifice A2f').A('zone A2f').A('stop').A('playUnit LB-07');
    expect(asks(t)).toBe('A pays: choose a ready unit to rest for 2.');
    expect(asks(t.A('payRestUnit A1f').A('zone A1b').A('playUnit BA-07'))).toBe(
      'A pays: choose a land to put into the trash.',
    );
    expect(asks(t.A('payTrashLand A1L').A('zone A2b').A('playUnit SV-08'))).toBe(
      'A pays: choose a graveyard card to put under the deck.',
    );
  });

  scenario('about triggers', ({ given }) => {
    const order = given({ A1b: 'HV-03', A1L: 'LD-07', A: { hand: 'HV-05' } });
    expect(asks(order.A('playUnit HV-05').A('zone A1f'))).toBe('A, which of your triggers is next?');
    const kill = given({ A1f: 'VG-08', B1f: 'NT-02' }).A('attack A1f');
    expect(asks(kill)).toBe('A, use Trophy Hunter (A1f) [On Kill]?');
    const grave = given({ A: { hand: 'NT-01', graveyard: 'SV-03' } }, { at: 'draw' });
    expect(asks(grave)).toBe('A, use Revenant Hull [Start of Main]?');
    const equip = given({ A1f: 'NT-02 +MD-03', B1f: 'VG-07' }).A('attack A1f');
    expect(asks(equip)).toBe('A, use Reactive Plating (A1f) [On Combat Loss]?');
    const hand = given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand: 'NT-01' } }).A('attack A2f');
    expect(asks(hand)).toBe('B, react from your hand to the death in B2f?');
  });

  scenario('about targets and moves', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-02', A3f: 'VG-01', A: { hand: 'OP-06' } }).A('playTech OP-06');
    expect(asks(t)).toBe('A chooses for Flank Order (0 of 2 chosen).');
    expect(asks(t.A('target A1f'))).toBe('A chooses for Flank Order (1 of 2 chosen).');
    const mover = given({ A1f: 'LB-08' }).A('attack A1f').A('optional yes');
    expect(asks(mover)).toBe('A, where does it move?');
  });

  scenario('about cards of a pile', ({ given }) => {
    const scan = given({ A: { hand: 'OP-13 VG-01' } }).A('playTech OP-13');
    expect(asks(scan)).toBe('A chooses a card for Wide Scan.');
    const beacon = given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02' } }).A('playTech OP-09');
    expect(asks(beacon)).toBe('A chooses a card for Recall Beacon.');
    const mite = given({ A: { hand: 'HV-01' } })
      .A('playUnit HV-01')
      .A('zone A1f');
    expect(asks(mite)).toBe('A looks at the top 3 cards for Scout Mite.');
    expect(asks(given({ A1L: 'LD-04' }, { at: 'draw' }))).toBe('A looks at the top card for Signal Mast.');
    const thief = given({ A1f: 'PH-03', B: { hand: 'NT-01' } }).A('attack A1f');
    expect(asks(thief)).toBe('B must discard a card.');
  });

  scenario('and at the end how it ended', ({ given }) => {
    const t = given({ A1f: 'NT-01', B: { protection: '' } }).A('attack A1f');
    expect(asks(t)).toBe('A wins: B was hit with no protection left.');
    const nothing = { ...t.view('A'), outcome: null };
    expect(question(nothing)).toBe('Nobody is being asked.');
    const running = lanes.view(position({}), 0); // something is still to happen by itself
    expect(question(running)).toBe('Nobody is being asked.');
  });
});

describe('an event in one sentence', () => {
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
    [{ ...A, type: 'returned', card: null, secret: true }, 'A puts a card under the deck for the exchange.'],
    [
      { ...A, type: 'returned', card: 'NT-01', secret: true },
      'A puts Militia Frame under the deck for the exchange.',
    ],
    [{ ...A, type: 'buried', card: 'VG-01', secret: false }, 'A puts Pike Lancer under the deck.'],
    [
      { ...B, type: 'protectionLost', card: null, secret: true },
      'B loses a protection card: a card goes to the hand.',
    ],
    [
      { ...B, type: 'protectionLost', card: 'VG-01', secret: true },
      'B loses a protection card: Pike Lancer goes to the hand.',
    ],
    [{ ...A, type: 'took', card: 'MD-01' }, 'A takes Plasma Saber from the pool.'],
    [{ ...A, type: 'revealed', card: 'MD-01' }, 'A reveals Plasma Saber in the pool.'],
    [{ ...B, type: 'played', card: 'OP-01' }, 'B plays Precision Strike.'],
    [{ ...A, ...here, type: 'arrived' }, 'Pike Lancer comes to A1f.'],
    [{ ...A, type: 'attached', card: 'MD-01', zone: 'A1f' }, 'Plasma Saber is attached to the unit in A1f.'],
    [{ ...B, type: 'discarded', card: 'VG-01' }, 'B discards Pike Lancer.'],
    [
      { ...B, type: 'trashed', card: 'LD-01', zone: 'B1L' },
      'Ferrocrete Bunker in B1L goes to the trash of B.',
    ],
    [{ ...A, type: 'trashed', card: 'OP-01', zone: null }, 'Precision Strike goes to the trash of A.'],
    [{ ...here, type: 'rested', n: 2 }, 'Pike Lancer in A1f rests for 2.'],
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
    [{ ...here, type: 'noCheck' }, 'Pike Lancer in A1f has no power to check the protection zone.'],
    [{ ...A, ...here, type: 'died' }, 'Pike Lancer in A1f goes to the graveyard.'],
    [{ ...B, type: 'died', card: 'VG-01', zone: null }, 'Pike Lancer of B goes to the graveyard.'],
    [{ ...here, type: 'survived' }, 'Pike Lancer in A1f has lost but stays.'],
    [{ ...A, ...here, type: 'bounced' }, 'Pike Lancer in A1f returns to the hand of A.'],
    [{ ...A, type: 'salvaged', card: 'VG-01' }, 'A returns Pike Lancer to the hand.'],
    [
      { ...here, type: 'power', by: 'OP-05', amount: 3, until: 'turn' },
      'Pike Lancer in A1f gets +3 power until end of turn (Overclock).',
    ],
    [
      { ...here, type: 'power', by: 'PH-08', amount: -2, until: 'stay' },
      'Pike Lancer in A1f gets -2 power for as long as it stays (Burnout Frame).',
    ],
    [
      { ...here, type: 'power', by: 'VG-03', amount: 2, until: 'combat' },
      'Pike Lancer in A1f gets +2 power until end of combat (Gate Hammer).',
    ],
    [
      { ...here, type: 'power', by: 'OP-17', amount: 2, until: 'yourNextTurn' },
      'Pike Lancer in A1f gets +2 power until the start of the next own turn (Brace Order).',
    ],
    [{ ...here, type: 'warded' }, 'Pike Lancer in A1f is warded: nothing happens to it.'],
    [{ ...A, type: 'trigger', card: 'VG-08', effect: 0, zone: 'A1f' }, 'Trophy Hunter in A1f: [On Kill].'],
    [{ ...B, type: 'trigger', card: 'HV-06', effect: 0, zone: null }, 'Sleeper Pod: [On Unit Death].'],
    [{ ...A, type: 'trigger', card: 'OP-01', effect: 0, zone: null }, 'Precision Strike: effect.'],
    [{ ...A, type: 'refused', card: 'VG-08' }, 'A does not use Trophy Hunter.'],
    [{ ...B, type: 'refused', card: null }, 'B declines.'],
    [{ ...B, type: 'declined' }, 'B declines to react.'],
    [
      { ...A, type: 'looked', cards: ['VG-01', 'NT-01'], n: 2 },
      'A looks at the top 2 cards of the deck: Pike Lancer, Militia Frame.',
    ],
    [{ ...A, type: 'looked', cards: null, n: 3 }, 'A looks at the top 3 cards of the deck.'],
    [{ ...A, type: 'looked', cards: ['VG-01'], n: 1 }, 'A looks at the top card of the deck: Pike Lancer.'],
    [{ ...A, type: 'passed' }, 'A ends the turn.'],
    [{ ...A, type: 'stopped' }, 'Too many triggers for one action: the rest are dropped.'],
    [{ ...B, type: 'exhausted' }, 'B has taken the last main action of this turn and can only end it.'],
    [{ type: 'ended', clause: 'X-1', outcome }, 'A wins: so there.'],
  ])('%o', (event, sentence) => {
    expect(tell(event)).toBe(sentence);
  });
});
