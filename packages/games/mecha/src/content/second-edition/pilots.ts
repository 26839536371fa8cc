import type { Card } from '../language.ts';
import { on, pilot } from '../spelling.ts';

/** The Pilots. Figures are the changes to power and durability; keywords go to the piloted Mecha. */
export const PILOTS: readonly Card[] = [
  pilot('MG2-003', 'Ada, The Ingenious', [0, 2], {
    statics: [{ is: 'untargetable' }],
    text: 'Your opponent can’t target her Mecha, not even with attacks.',
    note: 'Effects without a target still work, and she herself can be targeted.',
    rulings: ['MG-R-18', 'MG-R-71'],
  }),
  pilot('MG2-004', 'Admiral Grace', [0, 0], {
    statics: [{ is: 'aura', power: 1, to: 'piloted', friends: true, others: false }],
    text: 'Your piloted Mechas get +1 power.',
    note: 'This includes her own Mecha, if you control it. A second Pilot on a Mecha adds nothing.',
    rulings: ['MG-R-72'],
  }),
  pilot('MG2-012', 'Bear, The Unbreakable', [0, 2], {
    triggers: [on('hostDestroyed', { op: 'returnHost' })],
    text: 'When this Pilot’s Mecha is destroyed, return it to its owner’s hand.',
    note: 'The Pilot is discarded. A sacrificed Mecha was not destroyed. For Reparations, the Mecha still counts as destroyed.',
    rulings: ['MG-R-60', 'MG-R-65', 'MG-R-68', 'MG-R-81'],
  }),
  pilot('MG2-027', 'Donna, The Swift', [0, 0], {
    keywords: { speed: 2 },
    text: 'Her Mecha has Speed 2.',
    note: 'This isn’t added to a Speed the Mecha already has. She gives no power, as in the corrected card list.',
    rulings: ['MG-R-10', 'MG-R-54'],
  }),
  pilot('MG2-057', 'Jason "The Looks" Brannan', [1, -1], {
    statics: [{ is: 'openHands' }],
    text: 'Both hands are revealed.',
    note: 'Spectators see them too. On a Mecha with durability 1, the hands are revealed for an instant, then it is destroyed.',
    rulings: ['MG-CASE-1', 'MG-CASE-2', 'MG-CASE-3', 'MG-R-66'],
  }),
];
