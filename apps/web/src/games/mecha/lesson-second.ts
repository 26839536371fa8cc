import { mecha2e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';

const TOWER = 'MG2-081';
const SHORTBOW = 'MG2-096';
const GRACE = 'MG2-004';
const BUGZAPPER = 'MG2-015';
const BULL = 'MG2-065';
const ATTACK_ORDERS = 'MG2-006';

/** Four turns of the learner: what the second edition adds to Towers, moving and attacking. */
export const secondLesson: Script = {
  title: 'First steps in Mecha: Immense Warfare',
  minutes: 5,
  game: mecha2e,
  seed: 'first-steps-345103',
  options: { loadouts: ['graces-command', 'bull-run'] },
  beats: [
    they({ kind: 'keep' }),
    you(
      { kind: 'keep' },
      'Welcome to Immense Warfare. You are South, and this is your opening hand: two Towers, two machines and a Pilot. Keep it.',
      { clause: 'MG-SETUP-2' },
    ),
    you(
      { kind: 'play', card: TOWER, cell: 'a1' },
      'Towers give bandwidth, and Mechas use it. One Tower a turn: pick a Radio Tower in your hand, then a1.',
      { clause: 'MG-TOWER-2' },
    ),
    you(
      { kind: 'play', card: SHORTBOW, cell: 'e1' },
      'A Shortbow costs 1, which is all you have. It is weak, but it shoots 2 spaces far. Put it on e1.',
      { clause: 'MG-KW-16' },
    ),
    you(
      { kind: 'attach', card: GRACE, unit: 'e1' },
      'Now the Pilot. She is free, and a Mecha with a Pilot costs nothing: attach Admiral Grace to the Shortbow while it stands in your entry zone. Watch the gauge, and its power.',
      { clause: 'MG-PILOT-3', point: ['bandwidth:S'] },
    ),
    you(
      { kind: 'endPhase' },
      'Power 2, cost 0. What has arrived this turn cannot act yet, unless it has Haste; the stripes say so. End your Main Phase.',
      { clause: 'MG-ACT-1' },
    ),
    they(
      { kind: 'play', card: TOWER, cell: 'd5' },
      'North begins with a Tower as well. You may answer whatever is done with Commands; in this lesson the table passes for you.',
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, 'Your second turn: another Radio Tower, on b1.'),
    you(
      { kind: 'move', unit: 'e1', path: 'e2' },
      'Send the Shortbow forward: pick it, then e2. Admiral Grace stays aboard.',
      { clause: 'MG-R-62' },
    ),
    you(
      { kind: 'play', card: BUGZAPPER, cell: 'c1' },
      'The Shortbow costs nothing, so both points are free for a Bugzapper. (A unit that has moved attacks next or not at all: by doing something else you give its attack up. It had no target anyway.) Play it on c1.',
      { clause: 'MG-R-48' },
    ),
    you({ kind: 'move', unit: 'c1', path: 'c2' }, 'The Bugzapper has Haste: it may move at once. To c2.', {
      clause: 'MG-KW-20',
    }),
    you(
      { kind: 'endPhase' },
      'Well done. At the end of your turn you may keep five cards; you have fewer. End your Main Phase.',
      { clause: 'MG-HAND-1' },
    ),
    they({ kind: 'play', card: TOWER, cell: 'g5' }),
    they(
      { kind: 'play', card: BULL, cell: 'c5' },
      'A Mechanical Bull: power 1, durability 2. It stands in your way.',
      {
        point: ['cell:c5'],
      },
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'c2', path: 'c3' }, 'Close in with the Bugzapper: to c3.'),
    you({ kind: 'move', unit: 'e2', path: 'e3' }, 'And with the Shortbow: to e3.'),
    you({ kind: 'play', card: TOWER, cell: 'd1' }, 'The Tower of the turn, on d1.'),
    you({ kind: 'endPhase' }, 'Nothing is in reach. End your Main Phase.'),
    they({ kind: 'play', card: TOWER, cell: 'f5' }, 'The Bull waits behind its Towers.'),
    they({ kind: 'endPhase' }),
    you(
      { kind: 'move', unit: 'c3', path: 'c4' },
      'Now strike. First the Bugzapper moves next to the Bull: to c4.',
      { clause: 'MG-ACT-2' },
    ),
    you(
      { kind: 'attack', unit: 'c4', target: 'c5' },
      'The bolt on it says: attack now, or lose the attack. Pick the Bugzapper, then the Bull. Damage 3 against durability 2.',
      { clause: 'MG-ACT-3' },
    ),
    you(
      { kind: 'move', unit: 'e3', path: 'e4' },
      'Then the Shortbow, to e4. From there it is 2 steps to North: one to the entry zone, one more over its edge.',
      { clause: 'MG-R-27', point: ['edge:N'] },
    ),
    you(
      { kind: 'attack', unit: 'e4', target: 'player' },
      'Range 2 is enough for a direct attack. Pick the Shortbow, then the edge behind North’s entry zone.',
      { clause: 'MG-WIN-2' },
    ),
    you(
      { kind: 'command', card: ATTACK_ORDERS, target: 'e4' },
      'One of five. Your Attack Orders let it shoot again: play them on the Shortbow.',
      { clause: 'MG-R-49' },
    ),
    you(
      { kind: 'attack', unit: 'e4', target: 'player' },
      'Shoot once more, and see which card North loses.',
      { clause: 'MG-WIN-4' },
    ),
    they(
      { kind: 'target', target: 'e4' },
      'An Orbital Strike: a Trigger Command works when it falls into the damage zone. North aims it at your Shortbow. Such is war; three more hits win the match.',
      { clause: 'MG-TRIG-2' },
    ),
  ],
};
