import { always, draw, on, power, unit, type Card } from './language.ts';

export const HIVE: readonly Card[] = [
  unit({
    id: 'HV-01',
    name: 'Scout Mite',
    tribe: 'Hive',
    front: 2,
    back: 1,
    text: '[On Play] Look at the top 3 cards of your deck; you may summon one Hive unit with printed frontline power 2 or less among them to an empty unit zone. Put the others on the bottom in the order seen.',
    effects: [
      on('onPlay', [{ op: 'dig', n: 3, take: { kinds: ['unit'], tribe: 'Hive', maxFront: 2 }, to: 'any' }]),
    ],
  }),
  unit({
    id: 'HV-02',
    name: 'Brood Carrier',
    tribe: 'Hive',
    front: 1,
    back: 4,
    text: '[Main] Pay: [Rest] 2 this unit. Look at the top 2 cards of your deck; you may summon one Hive unit among them to an empty zone adjacent to this unit. Put the others on the bottom in the order seen.',
    effects: [
      on('main', [{ op: 'dig', n: 2, take: { kinds: ['unit'], tribe: 'Hive' }, to: 'adjacent' }], {
        pay: [{ pay: 'restSelf', n: 2 }],
      }),
    ],
  }),
  unit({
    id: 'HV-03',
    name: 'Queen Relay',
    tribe: 'Hive',
    front: 1,
    back: 3,
    text: '[On Unit Summoned]{your unit zones}{another Hive unit} That unit gets +2 power until end of turn.',
    effects: [
      on('onUnitSummoned', [power('subject', 2, 'turn')], {
        reach: { side: 'you', lane: 'any', row: 'unit' },
        match: { tribe: 'Hive', other: true },
      }),
    ],
  }),
  unit({
    id: 'HV-04',
    name: 'Stinger',
    tribe: 'Hive',
    front: 3,
    back: 1,
    text: '[On Summon] Choose an enemy unit: it gets -2 power until end of turn.',
    effects: [on('onSummon', [power({ of: 'unit', side: 'enemy' }, -2, 'turn')])],
  }),
  unit({
    id: 'HV-05',
    name: 'Swarm Ram',
    tribe: 'Hive',
    front: 1,
    back: 1,
    text: 'Continuous: This unit gets +1 power for each other Hive unit you control.',
    effects: [always('self', { powerPer: { of: 'unit', side: 'you', tribe: 'Hive', other: true } })],
  }),
  unit({
    id: 'HV-06',
    name: 'Sleeper Pod',
    tribe: 'Hive',
    front: 2,
    back: 2,
    text: 'Hand - [On Unit Death]{your unit zones}{Hive unit}? Summon this card from your hand to the zone in which that unit died.',
    effects: [
      on('onUnitDeath', [{ op: 'summonSelf', to: 'subjectZone' }], {
        zones: ['hand'],
        reach: { side: 'you', lane: 'any', row: 'unit' },
        match: { tribe: 'Hive' },
        optional: true,
      }),
    ],
  }),
  unit({
    id: 'HV-07',
    name: 'Repair Nest',
    tribe: 'Hive',
    front: 1,
    back: 4,
    text: '[End of Turn] If you control 4 or more Hive units, draw 1 card.',
    effects: [
      on('endOfTurn', [draw(1)], { if: [{ count: { of: 'unit', side: 'you', tribe: 'Hive' }, min: 4 }] }),
    ],
  }),
  unit({
    id: 'HV-08',
    name: 'Hive Matriarch',
    tribe: 'Hive',
    front: 5,
    back: 4,
    text: 'Cost: Put 1 Hive unit you control into the graveyard. [On Play] Summon up to 2 Hive units with printed frontline power 2 or less from your graveyard to empty unit zones.',
    cost: [{ pay: 'sacrifice', n: 1, tribe: 'Hive' }],
    effects: [
      on('onPlay', [
        {
          op: 'summon',
          filter: { kinds: ['unit'], tribe: 'Hive', maxFront: 2 },
          n: 2,
          upTo: true,
          to: 'any',
        },
      ]),
    ],
  }),
];
