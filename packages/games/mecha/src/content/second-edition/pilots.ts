import type { Card } from '../language.ts';
import { on, pilot } from '../spelling.ts';

/** The Pilots. Figures are the changes to power and durability; keywords go to the piloted Mecha. */
export const PILOTS: readonly Card[] = [
  pilot('MG2-003', 'Ada, The Ingenious', [0, 2], {
    statics: [{ is: 'untargetable' }],
    text: 'Your opponent cannot target her Mecha, not even with attacks.',
    note: 'Effects without a target still work, and she herself can be targeted.',
    rulings: ['MG-R-18', 'MG-R-71'],
  }),
  pilot('MG2-004', 'Admiral Grace', [0, 0], {
    statics: [{ is: 'aura', power: 1, to: 'piloted', friends: true, others: false }],
    text: 'Your piloted Mechas have +1 power.',
    note: 'Her own Mecha as well, if it is yours. A second Pilot on a Mecha adds nothing.',
    rulings: ['MG-R-72'],
  }),
  pilot('MG2-012', 'Bear, The Unbreakable', [0, 2], {
    triggers: [on('hostDestroyed', { op: 'returnHost' })],
    text: 'When this Pilot’s Mecha is destroyed, it goes back to its owner’s hand.',
    note: 'The Pilot is discarded. Being sacrificed is not being destroyed. For Reparations the Mecha was destroyed all the same.',
    rulings: ['MG-R-60', 'MG-R-65', 'MG-R-68', 'MG-R-81'],
  }),
  pilot('MG2-027', 'Donna, The Swift', [0, 0], {
    keywords: { speed: 2 },
    text: 'Her Mecha has Speed 2.',
    note: 'This is not added to a Speed that the Mecha has already. She gives no power, as the corrected list has it.',
    rulings: ['MG-R-10', 'MG-R-54'],
  }),
  pilot('MG2-057', 'Jason "The Looks" Brannan', [1, -1], {
    statics: [{ is: 'openHands' }],
    text: 'Both hands lie open.',
    note: 'Onlookers see them, too. On a Mecha with durability 1 the hands are shown for a moment, and then it is destroyed.',
    rulings: ['MG-CASE-1', 'MG-CASE-2', 'MG-CASE-3', 'MG-R-66'],
  }),
];
