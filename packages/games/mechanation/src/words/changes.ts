import type { ChangeWords } from '@mechatable/kernel';

/** Changes that hints mention: you have more, less; others have more, less. */
export const changes: ChangeWords = {
  line: [
    'Your best line grows',
    'Your best line shrinks',
    'An opponent’s line grows',
    'An opponent’s line shrinks',
  ],
  second: [
    'Your second line grows',
    'Your second line shrinks',
    'An opponent’s second line grows',
    'An opponent’s second line shrinks',
  ],
  territory: [
    'You get a Territory',
    'You lose a Territory',
    'An opponent gets a Territory',
    'An opponent loses a Territory',
  ],
  openToRaids: [
    'Your line is easier to raid',
    'Your line is harder to raid',
    'An opponent’s line is easier to raid',
    'An opponent’s line is harder to raid',
  ],
  mech: [
    'One of your Mechs is repaired',
    'One of your Mechs may be damaged',
    'An opponent’s Mech is repaired',
    'An opponent’s Mech may be damaged',
  ],
  secret: [null, 'One of your Mechs becomes known', null, 'You identify an opponent’s Mech'],
  knowledge: ['You see a hidden Territory', null, null, null],
};
