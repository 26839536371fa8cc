import { always, draw, on, power, unit, type Card } from './language.ts';

export const SALVOR: readonly Card[] = [
  unit({
    id: 'SV-01',
    name: 'Scrap Mule',
    tribe: 'Salvor',
    front: 3,
    back: 2,
    text: 'Unit zone, Deck - [On Death] Draw 1 card.',
    effects: [on('onDeath', [draw(1)], { zones: ['unit', 'deck'] })],
  }),
  unit({
    id: 'SV-02',
    name: 'Wreck Diver',
    tribe: 'Salvor',
    front: 4,
    back: 3,
    text: '[On Play]? Return a unit card from your graveyard to your hand. Then discard 1 card.',
    effects: [
      on(
        'onPlay',
        [
          { op: 'salvage', from: 'graveyard', filter: { kinds: ['unit'] } },
          { op: 'discard', who: 'you' },
        ],
        { optional: true },
      ),
    ],
  }),
  unit({
    id: 'SV-03',
    name: 'Revenant Hull',
    tribe: 'Salvor',
    front: 4,
    back: 2,
    text: 'Graveyard - [Start of Main]? Pay: discard 1 card. Summon this card from your graveyard to an empty backline zone.',
    effects: [
      on('startOfMain', [{ op: 'summonSelf', to: 'back' }], {
        zones: ['graveyard'],
        optional: true,
        pay: [{ pay: 'discard', n: 1 }],
      }),
    ],
  }),
  unit({
    id: 'SV-04',
    name: 'Bone Picker',
    tribe: 'Salvor',
    front: 3,
    back: 2,
    text: '[On Unit Death]{another unit} This unit gets +1 power for as long as it stays in unit zones.',
    effects: [on('onUnitDeath', [power('self', 1, 'stay')], { match: { other: true } })],
  }),
  unit({
    id: 'SV-05',
    name: 'Furnace Crawler',
    tribe: 'Salvor',
    front: 4,
    back: 3,
    text: '[On Summon] Choose up to 3 unit cards in your graveyard and put them on the bottom of your deck: this unit gets +1 power per card chosen for as long as it stays in unit zones.',
    effects: [
      on('onSummon', [
        { op: 'choose', upTo: 3, from: 'graveyard', filter: { kinds: ['unit'] } },
        power('self', 'X', 'stay'),
      ]),
    ],
  }),
  unit({
    id: 'SV-06',
    name: 'Ghost Chassis',
    tribe: 'Salvor',
    front: 3,
    back: 2,
    text: 'Graveyard - Continuous: Your Salvor units in frontline zones get +1 power.',
    effects: [
      always(
        { side: 'you', lane: 'any', row: 'front' },
        { zones: ['graveyard'], match: { tribe: 'Salvor' }, power: 1 },
      ),
    ],
  }),
  unit({
    id: 'SV-07',
    name: 'Magpie Rig',
    tribe: 'Salvor',
    front: 4,
    back: 3,
    text: '[On Kill]? Return an equip or land card from your trash to your hand.',
    effects: [
      on('onKill', [{ op: 'salvage', from: 'trash', filter: { kinds: ['equip', 'land'] } }], {
        optional: true,
      }),
    ],
  }),
  unit({
    id: 'SV-08',
    name: 'Carrion Engine',
    tribe: 'Salvor',
    front: 8,
    back: 6,
    text: 'Cost: Put 3 cards from your graveyard on the bottom of your deck.',
    cost: [{ pay: 'graveBottom', n: 3 }],
  }),
];
