import { always, destroy, on, power, unit, type Card } from './language.ts';

export const LONGBOW: readonly Card[] = [
  unit({
    id: 'LB-01',
    name: 'Ballista Frame',
    tribe: 'Longbow',
    front: 1,
    back: 5,
    text: '',
  }),
  unit({
    id: 'LB-02',
    name: 'Howitzer Dray',
    tribe: 'Longbow',
    front: 1,
    back: 4,
    text: 'Continuous: When this unit attacks, the facing lane is checked backline first, then frontline.',
    effects: [always('self', { flag: 'indirect' })],
  }),
  unit({
    id: 'LB-03',
    name: 'Spotter Wren',
    tribe: 'Longbow',
    front: 2,
    back: 2,
    text: 'Continuous: Your units in zones adjacent to this unit get +1 power.',
    effects: [always({ side: 'you', lane: 'any', row: 'adjacent' }, { power: 1 })],
  }),
  unit({
    id: 'LB-04',
    name: 'Rail Sable',
    tribe: 'Longbow',
    front: 1,
    back: 5,
    text: '[When Attacking] Choose an enemy unit in the facing lane: it gets -2 power until end of turn.',
    effects: [on('whenAttacking', [power({ of: 'unit', side: 'enemy', lane: 'this' }, -2, 'turn')])],
  }),
  unit({
    id: 'LB-05',
    name: 'Counter Battery',
    tribe: 'Longbow',
    front: 1,
    back: 4,
    text: '[On Unit Attack]{facing lane} (once per turn) The attacking unit gets -2 power until end of turn.',
    effects: [
      on('onUnitAttack', [power('subject', -2, 'turn')], {
        reach: { side: 'enemy', lane: 'this', row: 'unit' },
        oncePerTurn: true,
      }),
    ],
  }),
  unit({
    id: 'LB-06',
    name: 'Barrage Walker',
    tribe: 'Longbow',
    front: 1,
    back: 4,
    text: '[Main] Pay: [Rest] 2 this unit. Destroy an enemy unit with effective power 2 or less in the facing lane or a lane next to it.',
    effects: [
      on('main', [destroy({ of: 'unit', side: 'enemy', lane: 'near', maxPower: 2 })], {
        pay: [{ pay: 'restSelf', n: 2 }],
      }),
    ],
  }),
  unit({
    id: 'LB-07',
    name: 'Star Lance Platform',
    tribe: 'Longbow',
    front: 0,
    back: 7,
    text: 'Cost: [Rest] 2 one of your units that is not resting.',
    cost: [{ pay: 'restUnit', n: 2 }],
  }),
  unit({
    id: 'LB-08',
    name: 'Smoke Layer',
    tribe: 'Longbow',
    front: 2,
    back: 4,
    text: '[End of Attack]? Move this unit to an adjacent empty unit zone.',
    effects: [on('endOfAttack', [{ op: 'move', target: 'self', to: 'adjacent' }], { optional: true })],
  }),
];
