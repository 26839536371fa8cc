import type { Card } from '../language.ts';
import { A_SPACE, command, damage, draw, ENEMY_PILOT, MY_MECHA_AT_HOME, MY_PILOT, on } from '../spelling.ts';

/** The Commands that stay on the battlefield: attached, on a space, or as a Mecha (MG-CMD-5, MG-R-80). */
export const LASTING_COMMANDS: readonly Card[] = [
  command('MG2-002', "Ada's Rally Cry", {
    target: MY_PILOT,
    attaches: true,
    statics: [{ is: 'openTop' }],
    text: 'Attach it to a Pilot of yours. The top card of your deck lies open, and if it is a Mecha you may play it from there.',
    note: 'In your Main Phase and within your bandwidth, as often as you like. A Mecha Tower is your Tower of the turn, and Manly Combined Kamin stays unplayable. “You” is whoever controls this card.',
    rulings: ['MG-R-13', 'MG-R-37', 'MG-R-41', 'MG-R-67'],
  }),
  command('MG2-009', 'Balloon Army', {
    target: { pick: 'attacked' },
    becomes: [0, 0, 1],
    effect: [{ op: 'balloon' }],
    text: 'Play it when a Mecha of yours is attacked. That Mecha goes back to its owner’s hand; Balloon Army takes its space and the hit, as a Mecha of cost 0, power 0, durability 1.',
    note: 'Nothing that would have kept the attacker from this target helps it. If the attack or the Mecha is gone, Balloon Army is discarded.',
    rulings: ['MG-R-80'],
  }),
  command('MG2-016', 'Camouflage', {
    target: MY_MECHA_AT_HOME,
    attaches: true,
    effect: [{ op: 'rename' }],
    text: 'Attach it to a Mecha of yours in your entry zone and pick a name that some Mecha on the battlefield bears: yours now has it, too.',
    note: 'Nothing but the name is taken over, and it stays as chosen. Of several new names the latest counts.',
    rulings: ['MG-R-70'],
  }),
  command('MG2-026', "Donna's Rally Cry", {
    target: MY_PILOT,
    attaches: true,
    statics: [{ is: 'perPilot', power: 2 }],
    text: 'Attach it to a Pilot of yours. Every Pilot of yours gives its Mecha +2 power.',
    note: 'This adds up for each copy and each Pilot, even for a Pilot without abilities. “You” is whoever controls this card.',
    rulings: ['MG-R-67', 'MG-R-69'],
  }),
  command('MG2-042', 'Golden Key', {
    target: { pick: 'mecha', side: 'you', in: 'entry', free: true },
    attaches: true,
    statics: [{ is: 'goldenKey' }],
    text: 'Attach it to a Mecha of yours in your entry zone. It then costs 0, has no printed abilities and is called Wind-Up, followed by its printed name.',
    note: 'Armour counters stay on it. The Mecha is no target.',
    rulings: ['MG-R-44', 'MG-R-69', 'MG-R-70', 'MG-R-71'],
  }),
  command('MG2-056', "Jason's Rally Cry", {
    target: ENEMY_PILOT,
    attaches: true,
    statics: [{ is: 'silencesPilot' }],
    text: 'Attach it to an enemy Pilot, who loses all abilities and no longer changes the figures of the Mecha.',
    note: 'The Mecha is still piloted, but has its own cost again. Lost durability may destroy it.',
    rulings: ['MG-R-44', 'MG-R-69', 'MG-R-72'],
  }),
  command('MG2-067', 'Mineshaft', {
    target: A_SPACE,
    time: { counters: 2, ticks: 'own' },
    triggers: [on('drawBegins', draw(1))],
    text: 'Lies on a space with 2 time counters and loses one at the start of each of your turns. When your Draw Phase begins and none is left, draw an extra card.',
    note: 'You have to draw. Skipping the Draw Phase skips this as well.',
    rulings: ['MG-CTR-15', 'MG-R-73', 'MG-R-78', 'MG-R-82'],
  }),
  command('MG2-088', 'Rigged to Blow', {
    target: MY_MECHA_AT_HOME,
    attaches: true,
    triggers: [on('hostKilled', damage(2))],
    text: 'Attach it to a Mecha of yours in your entry zone. If an attack destroys that Mecha, the attacker takes 2 damage.',
    note: 'Armour stops it. If the attacker is gone, nothing happens.',
    rulings: ['MG-R-55', 'MG-R-57'],
  }),
  command('MG2-089', 'Road Works', {
    target: A_SPACE,
    time: { counters: 2, ticks: 'each' },
    triggers: [on('mainBegins', { op: 'speedAround', n: 3, here: true })],
    text: 'Lies on a space with 2 time counters and loses one at the start of every turn. When your Main Phase begins and none is left, each Mecha on it or beside it has Speed 3 until end of turn.',
    note: 'Both players’ Mechas, on any space where no other such Command lies.',
    rulings: ['MG-R-73', 'MG-R-74'],
  }),
];
