import { always, draw, on, power, rest, unit, type Card } from './language.ts';

export const VANGUARD: readonly Card[] = [
  unit({
    id: 'VG-01',
    name: 'Pike Lancer',
    tribe: 'Vanguard',
    front: 5,
    back: 1,
    text: '',
  }),
  unit({
    id: 'VG-02',
    name: 'Wedge Runner',
    tribe: 'Vanguard',
    front: 4,
    back: 3,
    text: '[When Attacking] If another of your Vanguard units is resting, this unit gets +2 power until end of turn.',
    effects: [
      on('whenAttacking', [power('self', 2, 'turn')], {
        if: [{ count: { of: 'unit', side: 'you', tribe: 'Vanguard', other: true, resting: true }, min: 1 }],
      }),
    ],
  }),
  unit({
    id: 'VG-03',
    name: 'Gate Hammer',
    tribe: 'Vanguard',
    front: 5,
    back: 3,
    text: '[Start of Combat] If this unit is the attacker, it gets +2 power until end of combat.',
    effects: [on('startOfCombat', [power('self', 2, 'combat')], { if: [{ attacking: true }] })],
  }),
  unit({
    id: 'VG-04',
    name: 'Duelist Kite',
    tribe: 'Vanguard',
    front: 4,
    back: 1,
    text: '[On Combat Victory] (once per turn) Ready this unit.',
    effects: [on('onCombatVictory', [{ op: 'ready', target: 'self' }], { oncePerTurn: true })],
  }),
  unit({
    id: 'VG-05',
    name: 'Siege Ram',
    tribe: 'Vanguard',
    front: 7,
    back: 0,
    text: '[When Attacking] [Rest] 4 this unit.',
    effects: [on('whenAttacking', [rest('self', 4)])],
  }),
  unit({
    id: 'VG-06',
    name: 'Standard Bearer',
    tribe: 'Vanguard',
    front: 3,
    back: 3,
    text: 'Continuous: Your other Vanguard units in frontline zones get +1 power.',
    effects: [
      always(
        { side: 'you', lane: 'any', row: 'front' },
        { match: { tribe: 'Vanguard', other: true }, power: 1 },
      ),
    ],
  }),
  unit({
    id: 'VG-07',
    name: 'Overlord Titan',
    tribe: 'Vanguard',
    front: 7,
    back: 3,
    text: 'Cost: Discard 1 card from your hand.',
    cost: [{ pay: 'discard', n: 1 }],
  }),
  unit({
    id: 'VG-08',
    name: 'Trophy Hunter',
    tribe: 'Vanguard',
    front: 4,
    back: 2,
    text: '[On Kill]? Draw 1 card.',
    effects: [on('onKill', [draw(1)], { optional: true })],
  }),
];
