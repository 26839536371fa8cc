import { always, destroy, draw, land, on, power, type Card } from './language.ts';

export const LANDS: readonly Card[] = [
  land({
    id: 'LD-01',
    name: 'Ferrocrete Bunker',
    tribe: 'Base',
    text: 'Continuous: Your frontline unit in this lane gets +2 power.',
    effects: [always({ side: 'you', lane: 'this', row: 'front' }, { power: 2 })],
  }),
  land({
    id: 'LD-02',
    name: 'Firing Ridge',
    tribe: 'Terrain',
    text: 'Continuous: Your backline unit in this lane gets +2 power.',
    effects: [always({ side: 'you', lane: 'this', row: 'back' }, { power: 2 })],
  }),
  land({
    id: 'LD-03',
    name: 'Drydock Lift',
    tribe: 'Base',
    text: '[Main] (once per turn) Exchange the contents of the frontline and backline zones of this lane.',
    effects: [on('main', [{ op: 'swapRows' }], { oncePerTurn: true })],
  }),
  land({
    id: 'LD-04',
    name: 'Signal Mast',
    tribe: 'Base',
    text: '[Start of Main] Look at the top card of your deck; you may put it on the bottom.',
    effects: [on('startOfMain', [{ op: 'peek' }])],
  }),
  land({
    id: 'LD-05',
    name: 'Fuel Depot',
    tribe: 'Base',
    text: '[When Destroyed] Draw 2 cards.',
    effects: [on('whenDestroyed', [draw(2)])],
  }),
  land({
    id: 'LD-06',
    name: 'Mine Belt',
    tribe: 'Terrain',
    text: '[On Unit Attack]{facing lane} If the attacking unit has effective power 4 or less, destroy it. Then put this land into the trash.',
    effects: [
      on('onUnitAttack', [{ op: 'destroy', target: 'subject', maxPower: 4 }, destroy('self')], {
        reach: { side: 'enemy', lane: 'this', row: 'unit' },
      }),
    ],
  }),
  land({
    id: 'LD-07',
    name: 'Assembly Yard',
    tribe: 'Base',
    text: '[On Unit Summoned]{this lane} That unit gets +2 power until end of turn.',
    effects: [
      on('onUnitSummoned', [power('subject', 2, 'turn')], {
        reach: { side: 'you', lane: 'this', row: 'unit' },
      }),
    ],
  }),
  land({
    id: 'LD-08',
    name: 'Wreck Field',
    tribe: 'Terrain',
    text: '[On Unit Death]{this lane} (once per turn) Draw 1 card.',
    effects: [
      on('onUnitDeath', [draw(1)], { reach: { side: 'you', lane: 'this', row: 'unit' }, oncePerTurn: true }),
    ],
  }),
  land({
    id: 'LD-09',
    name: 'Jamming Tower',
    tribe: 'Base',
    text: 'Continuous: Enemy units in the facing lane get -1 power.',
    effects: [always({ side: 'enemy', lane: 'this', row: 'unit' }, { power: -1 })],
  }),
  land({
    id: 'LD-10',
    name: 'Crawler Rails',
    tribe: 'Base',
    text: '[On Play]? Move another land you control to an empty land zone of yours. / Continuous: Your units in this lane get +1 power.',
    effects: [
      on('onPlay', [{ op: 'moveLand', target: { of: 'land', side: 'you', other: true } }], {
        optional: true,
      }),
      always({ side: 'you', lane: 'this', row: 'unit' }, { power: 1 }),
    ],
  }),
  land({
    id: 'LD-11',
    name: 'Beacon Shrine',
    tribe: 'Terrain',
    text: '[Start of Turn] If you have 1 or fewer cards in your protection zone, draw 1 card.',
    effects: [on('startOfTurn', [draw(1)], { if: [{ protectionAtMost: 1 }] })],
  }),
  land({
    id: 'LD-12',
    name: 'Night Market',
    tribe: 'Base',
    text: '[End of Turn]? Pay: discard 1 card. Take 1 revealed card of your pool into your hand, then reveal the next pool card.',
    effects: [on('endOfTurn', [{ op: 'pool' }], { optional: true, pay: [{ pay: 'discard', n: 1 }] })],
  }),
  land({
    id: 'LD-13',
    name: 'Survey Grid',
    tribe: 'Base',
    text: '[On Land Placed]{every land zone}{another Terrain land} (once per turn) Draw 1 card.',
    effects: [
      on('onLandPlaced', [draw(1)], {
        reach: { side: 'any', lane: 'any', row: 'land' },
        match: { other: true, tribe: 'Terrain' },
        oncePerTurn: true,
      }),
    ],
  }),
  land({
    id: 'LD-14',
    name: 'Aftershock Rift',
    tribe: 'Terrain',
    text: '[On Land Destroyed]{every land zone}{another land} Every enemy unit in the facing lane gets -2 power until end of turn.',
    effects: [
      on('onLandDestroyed', [power({ of: 'unit', side: 'enemy', lane: 'this', all: true }, -2, 'turn')], {
        reach: { side: 'any', lane: 'any', row: 'land' },
        match: { other: true },
      }),
    ],
  }),
];
