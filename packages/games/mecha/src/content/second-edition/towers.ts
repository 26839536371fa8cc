import type { Card } from '../language.ts';
import { mechaTower, on, ONE_TOWER, tower } from '../spelling.ts';

/** The Towers, and the Mechas that are Towers as well. Figures are cost, power, durability. */
export const TOWERS: readonly Card[] = [
  mechaTower('MG2-005', 'Anti-Mecha Battery', [1, 0, 4], {
    bans: ['move'],
    ability: { pay: 'self', answersMecha: true, do: [{ op: 'cancel' }] },
    text: `Can’t move. Sacrifice it while a Mecha is being played: cancel that Mecha. ${ONE_TOWER}`,
    note: 'It gives no bandwidth. You may use it on either player’s turn, even if it has just arrived. It can cancel Mecha Towers, but not a Mecha that an effect puts on the battlefield.',
    rulings: ['MG-R-15', 'MG-R-21', 'MG-R-22', 'MG-R-39', 'MG-R-43'],
  }),
  tower('MG2-020', 'Clocktower', 5, {
    statics: [{ is: 'silencesTowers' }],
    text: 'All other Towers that are not Basic have no abilities.',
    note: 'This affects both players’ Towers and Mecha Towers: they give no bandwidth, and their bans don’t apply. Clocktower gives no bandwidth either, and it counts as your one Tower this turn.',
    rulings: ['MG-R-37', 'MG-R-69', 'MG-R-106'],
  }),
  tower('MG2-030', 'Drone Nest', 2, {
    provides: 1,
    statics: [{ is: 'aura', power: 1, to: { word: 'Drone' }, friends: true, others: false }],
    triggers: [on('damaged', { op: 'playFromDeck', which: { type: 'mecha', word: 'Drone' } })],
    text: `Gives you 1 bandwidth. Your Mechas with the word Drone get +1 power. Whenever it takes damage, you may look through your deck for such a Mecha and play it in your entry zone. Shuffle if you looked. ${ONE_TOWER}`,
    note: 'The Mecha needs bandwidth and an empty space, and it can be canceled. You play it when the chain is over, on either player’s turn, even if the Nest is gone. Damage stopped by Armour doesn’t count.',
    rulings: ['MG-R-19', 'MG-R-43', 'MG-R-55', 'MG-R-70', 'MG-R-76', 'MG-R-110'],
  }),
  tower('MG2-037', 'Floodlights', 2, {
    provides: 1,
    statics: [{ is: 'pierceBeside' }],
    text: `Gives you 1 bandwidth. Your adjacent Mechas have Pierce. ${ONE_TOWER}`,
    note: 'The attacker must be adjacent when the attack hits.',
    rulings: ['MG-KW-7', 'MG-R-57'],
  }),
  mechaTower('MG2-080', 'Radio Relay', [0, 0, 2], {
    provides: 'perNamesake',
    arrivesOn: { name: 'Radio Tower', only: true, ends: 'sacrificed', keepsDamage: false },
    text: `Arrives only on a Radio Tower you control, which is sacrificed. Gives you 1 bandwidth for each Radio Relay you control. ${ONE_TOWER}`,
    note: 'Current names count. Three Relays give 3 each, 9 in total. It moves like a Mecha and attacks with power 0. The Radio Tower was not destroyed.',
    rulings: ['MG-R-37', 'MG-R-38', 'MG-R-39', 'MG-R-60', 'MG-R-70'],
  }),
  tower('MG2-081', 'Radio Tower', 2, {
    copies: 'basic',
    provides: 1,
    text: `Gives you 1 bandwidth. ${ONE_TOWER}`,
    note: 'It never moves or attacks, but it can be attacked and destroyed.',
    rulings: ['MG-DECK-6', 'MG-R-37', 'MG-R-40'],
  }),
  mechaTower('MG2-083', 'Rampart', [0, 0, 2], {
    provides: 1,
    bans: ['move'],
    statics: [{ is: 'shieldBeside' }],
    text: `Gives you 1 bandwidth. Can’t move. Your adjacent Mechas can’t be attacked. ${ONE_TOWER}`,
    note: 'This includes Mecha Towers: two adjacent Ramparts protect each other. It doesn’t protect from Commands.',
    rulings: ['MG-R-39', 'MG-R-71'],
  }),
  tower('MG2-097', 'Siege Tower', 2, {
    provides: 3,
    arrivesAbroad: true,
    text: `Gives you 3 bandwidth. Arrives only in your opponent’s entry zone, adjacent to a Tower you control. ${ONE_TOWER}`,
    note: 'This also applies when an effect brings it.',
    rulings: ['MG-R-37', 'MG-R-38'],
  }),
  mechaTower('MG2-119', 'Turret', [0, 4, 2], {
    provides: 1,
    bans: ['move'],
    text: `Gives you 1 bandwidth. Can’t move. ${ONE_TOWER}`,
    note: 'It attacks like a Mecha, but not on the turn it arrives.',
    rulings: ['MG-R-39', 'MG-R-58'],
  }),
];
