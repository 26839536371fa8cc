import { destroy, draw, power, rest, tech, type Card } from './language.ts';

export const TECHS: readonly Card[] = [
  tech({
    id: 'OP-01',
    name: 'Precision Strike',
    text: 'Destroy an enemy unit with effective power 3 or less.',
    do: [destroy({ of: 'unit', side: 'enemy', maxPower: 3 })],
  }),
  tech({
    id: 'OP-02',
    name: 'Tractor Recall',
    text: "Return an enemy unit to its owner's hand.",
    do: [{ op: 'bounce', target: { of: 'unit', side: 'enemy' } }],
  }),
  tech({
    id: 'OP-03',
    name: 'Supply Drop',
    text: 'Cost: [Rest] 2 one of your units that is not resting. Draw 2 cards.',
    cost: [{ pay: 'restUnit', n: 2 }],
    do: [draw(2)],
  }),
  tech({
    id: 'OP-04',
    name: 'Shutdown Pulse',
    text: '[Rest] 2 up to two enemy units, then draw 1 card.',
    do: [rest({ of: 'unit', side: 'enemy', n: 2, upTo: true }, 2), draw(1)],
  }),
  tech({
    id: 'OP-05',
    name: 'Overclock',
    text: 'Choose one of your units: it gets +3 power until end of turn.',
    do: [power({ of: 'unit', side: 'you' }, 3, 'turn')],
  }),
  tech({
    id: 'OP-06',
    name: 'Flank Order',
    text: 'Choose up to two of your units; move each to an adjacent empty unit zone. Then draw 1 card.',
    do: [{ op: 'move', target: { of: 'unit', side: 'you', n: 2, upTo: true }, to: 'adjacent' }, draw(1)],
  }),
  tech({
    id: 'OP-07',
    name: 'Scorched Ground',
    text: 'Destroy a land. Then draw 1 card.',
    do: [destroy({ of: 'land', side: 'any' }), draw(1)],
  }),
  tech({
    id: 'OP-08',
    name: 'Reactor Breach',
    text: 'Choose up to 2 units you control and put them into the graveyard: destroy that many enemy units.',
    do: [
      { op: 'sacrifice', target: { of: 'unit', side: 'you', n: 2, upTo: true } },
      destroy({ of: 'unit', side: 'enemy', n: 'X' }),
    ],
  }),
  tech({
    id: 'OP-09',
    name: 'Recall Beacon',
    text: 'Summon a unit card with printed frontline power 4 or less from your graveyard to an empty unit zone.',
    do: [{ op: 'summon', filter: { kinds: ['unit'], maxFront: 4 }, n: 1, to: 'any' }],
  }),
  tech({
    id: 'OP-10',
    name: 'Depot Raid',
    text: 'Take 1 revealed card of your pool into your hand, then reveal the next pool card.',
    do: [{ op: 'pool' }],
  }),
  tech({
    id: 'OP-11',
    name: 'Bulwark Patch',
    text: 'If you have 2 or fewer cards in your protection zone, put the top card of your deck on top of it face down.',
    if: [{ protectionAtMost: 2 }],
    do: [{ op: 'shield' }],
  }),
  tech({
    id: 'OP-12',
    name: 'Second Wind',
    text: 'Ready one of your resting units.',
    do: [{ op: 'ready', target: { of: 'unit', side: 'you', resting: true } }],
  }),
  tech({
    id: 'OP-13',
    name: 'Wide Scan',
    text: 'Choose up to 3 cards in your hand and put them on the bottom of your deck: draw that many cards. If you chose 3, draw 1 more.',
    do: [{ op: 'choose', upTo: 3, from: 'hand', filter: {} }, draw('X'), draw(1, [{ chose: 3 }])],
  }),
  tech({
    id: 'OP-14',
    name: 'Suppressive Salvo',
    text: 'Every enemy unit in a frontline zone gets -2 power until end of turn.',
    do: [power({ of: 'unit', side: 'enemy', row: 'front', all: true }, -2, 'turn')],
  }),
  tech({
    id: 'OP-15',
    name: 'Scrap Drop',
    text: 'Put the top 3 cards of your deck away: unit cards into the graveyard, other cards into the trash. Then draw 1 card.',
    do: [{ op: 'mill', n: 3 }, draw(1)],
  }),
  tech({
    id: 'OP-16',
    name: 'Disarm Code',
    text: 'Choose an enemy unit: put every equip on it into the trash and it gets -2 power until end of turn.',
    do: [{ op: 'strip', target: { of: 'unit', side: 'enemy', n: 1 } }, power('chosen', -2, 'turn')],
  }),
  tech({
    id: 'OP-17',
    name: 'Brace Order',
    text: 'Your units in frontline zones get +2 power until the start of your next turn.',
    do: [power({ of: 'unit', side: 'you', row: 'front', all: true }, 2, 'yourNextTurn')],
  }),
];
