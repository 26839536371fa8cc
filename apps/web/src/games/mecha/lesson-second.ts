import { mecha2e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';
import { SECOND_DECKS } from './lesson-decks.ts';

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
  options: { loadouts: SECOND_DECKS },
  beats: [
    they({ kind: 'keep' }),
    you(
      { kind: 'keep' },
      'Welcome to Immense Warfare! Your opening hand has two Towers, two Mechas and a Pilot: keep it.',
      { clause: 'MG-SETUP-2' },
    ),
    you(
      { kind: 'play', card: TOWER, cell: 'a1' },
      'Towers give you bandwidth, and Mechas use it. You may play one Tower per turn: pick a Radio Tower in your hand, then a1.',
      { clause: 'MG-TOWER-2' },
    ),
    you(
      { kind: 'play', card: SHORTBOW, cell: 'e1' },
      'A Shortbow costs 1, which is all you have. It is weak, but it attacks up to 2 spaces away: play it on e1.',
      { clause: 'MG-KW-16' },
    ),
    you(
      { kind: 'attach', card: GRACE, unit: 'e1' },
      'Attach the Pilot, Admiral Grace, to the Shortbow while it is in your entry zone. She is free, and a Mecha with a Pilot costs 0: watch your bandwidth and the Shortbow’s power.',
      { clause: 'MG-PILOT-3', point: ['bandwidth:S'] },
    ),
    you(
      { kind: 'endPhase' },
      'The Shortbow now has power 2 and cost 0, but its stripes mean that it can’t act on the turn it arrives, because it has no Haste. End your Main Phase.',
      { clause: 'MG-ACT-1' },
    ),
    they(
      { kind: 'play', card: TOWER, cell: 'd5' },
      'Your opponent starts with a Tower too. You could respond to every action with Commands, but in this lesson the table passes for you.',
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, 'On your second turn, play another Radio Tower on b1.'),
    you(
      { kind: 'move', unit: 'e1', path: 'e2' },
      'Send the Shortbow forward: pick it, then e2. Admiral Grace stays aboard.',
      { clause: 'MG-R-62' },
    ),
    you(
      { kind: 'play', card: BUGZAPPER, cell: 'c1' },
      'The Shortbow costs 0, so you have 2 bandwidth for a Bugzapper: play it on c1. The Shortbow has moved and loses its attack if you do something else first, but it has no target anyway.',
      { clause: 'MG-R-48' },
    ),
    you(
      { kind: 'move', unit: 'c1', path: 'c2' },
      'The Bugzapper has Haste, so it can move right away. Move it to c2.',
      {
        clause: 'MG-KW-20',
      },
    ),
    you(
      { kind: 'endPhase' },
      'Well done! You may keep five cards at the end of your turn, and you have fewer, so end your Main Phase.',
      { clause: 'MG-HAND-1' },
    ),
    they({ kind: 'play', card: TOWER, cell: 'g5' }),
    they(
      { kind: 'play', card: BULL, cell: 'c5' },
      'Your opponent plays a Mechanical Bull with power 1 and durability 2. It blocks your way.',
      {
        point: ['cell:c5'],
      },
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'c2', path: 'c3' }, 'Move the Bugzapper closer, to c3.'),
    you({ kind: 'move', unit: 'e2', path: 'e3' }, 'Move the Shortbow to e3 as well.'),
    you({ kind: 'play', card: TOWER, cell: 'd1' }, 'Play this turn’s Tower on d1.'),
    you({ kind: 'endPhase' }, 'No targets in range: end your Main Phase.'),
    they({ kind: 'play', card: TOWER, cell: 'f5' }, 'Your opponent plays another Tower. The Bull waits.'),
    they({ kind: 'endPhase' }),
    you(
      { kind: 'move', unit: 'c3', path: 'c4' },
      'Now attack! First move the Bugzapper next to the Bull, to c4.',
      { clause: 'MG-ACT-2' },
    ),
    you(
      { kind: 'attack', unit: 'c4', target: 'c5' },
      'The bolt on the Bugzapper means that it attacks now or loses its attack. Pick it, then the Bull: 3 damage against durability 2.',
      { clause: 'MG-ACT-3' },
    ),
    you(
      { kind: 'move', unit: 'e3', path: 'e4' },
      'Now move the Shortbow to e4. From there your opponent is 2 steps away: one to the entry zone, one more over its edge.',
      { clause: 'MG-R-27', point: ['edge:N'] },
    ),
    you(
      { kind: 'attack', unit: 'e4', target: 'player' },
      'Range 2 is enough for a direct attack. Pick the Shortbow, then the edge behind the enemy entry zone.',
      { clause: 'MG-WIN-2' },
    ),
    you(
      { kind: 'command', card: ATTACK_ORDERS, target: 'e4' },
      'That’s the first of five hits. Play Attack Orders on the Shortbow, and it may attack again.',
      { clause: 'MG-R-49' },
    ),
    you(
      { kind: 'attack', unit: 'e4', target: 'player' },
      'Attack once more, and see which card your opponent loses.',
      { clause: 'MG-WIN-4' },
    ),
    they(
      { kind: 'target', target: 'e4' },
      'It’s an Orbital Strike: a Trigger Command takes effect when it goes to the damage zone, and your opponent aims it at your Shortbow. That’s war, but three more hits win the match.',
      { clause: 'MG-TRIG-2' },
    ),
  ],
};
