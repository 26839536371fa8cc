import type { Card } from '../language.ts';
import { A_MECHA, A_UNIT, damage, draw, triggerCommand } from '../spelling.ts';

/** The Trigger Commands: they also take effect from the damage zone (MG-TRIG-2). */
export const TRIGGER_COMMANDS: readonly Card[] = [
  triggerCommand('MG2-048', 'Heavy Fire', {
    target: A_UNIT,
    effect: [{ op: 'disarm' }],
    text: 'Remove all Armour counters from a unit.',
    note: 'You can choose your own units too.',
    rulings: ['MG-R-75'],
  }),
  triggerCommand('MG2-058', 'Jury Rigging', {
    effect: [{ op: 'put', from: ['hand'], n: 1, which: { type: 'mecha', maxCost: 2 }, where: 'entry' }],
    text: 'You may put a Mecha with cost 2 or less from your hand in your entry zone.',
    note: 'The printed cost counts, and you need no bandwidth. The Mecha waits a turn unless it has Haste. A Mecha Tower doesn’t count as your Tower this turn, but its own restrictions apply.',
    rulings: ['MG-R-37', 'MG-R-38', 'MG-R-43', 'MG-R-58', 'MG-R-88'],
  }),
  triggerCommand('MG2-070', 'Orbital Strike', {
    target: A_UNIT,
    effect: [damage(2)],
    text: 'Deal 2 damage to a unit.',
    note: 'From the damage zone it is mandatory, even if all units are your own.',
    rulings: ['MG-R-55', 'MG-R-75'],
  }),
  triggerCommand('MG2-104', 'Sore Tooth', {
    effect: [{ op: 'discardHand', who: 'opponent' }],
    zoneEffect: [{ op: 'discardHand', who: 'you' }],
    text: 'Your opponent discards their hand. From your damage zone, you discard yours instead.',
    rulings: ['MG-R-75', 'MG-R-77'],
  }),
  triggerCommand('MG2-105', 'Space Lion', {
    target: A_MECHA,
    effect: [{ op: 'returnToHand' }],
    text: 'Return a Mecha to its owner’s hand.',
    note: 'Cards attached to it are discarded. If it was attacking, the attack is called off.',
    rulings: ['MG-R-18', 'MG-R-65', 'MG-R-75'],
  }),
  triggerCommand('MG2-125', 'Weapons Cache', {
    effect: [draw(2)],
    text: 'Draw two cards.',
    note: 'From the damage zone, too, you must draw, and you can run out of cards.',
    rulings: ['MG-R-31', 'MG-R-75', 'MG-R-82'],
  }),
];
