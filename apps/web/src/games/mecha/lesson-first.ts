import { mecha1e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';

const TOWER = 'MG1-001';
const SKIPPER = 'MG1-026';
const MOD_BOT = 'MG1-006';
const ATTACK_VECTOR = 'MG1-003';
const ATTACK_ORDERS = 'MG1-018';

/** Five turns of the learner: Towers, bandwidth, moving, fighting, the first direct hits. */
export const firstLesson: Script = {
  title: 'First steps in Mecha Game',
  minutes: 5,
  game: mecha1e,
  seed: 'first-steps-3969',
  options: { loadouts: ['signal-rush', 'iron-wall'] },
  beats: [
    they({ kind: 'keep' }),
    you(
      { kind: 'keep' },
      'Welcome to the battlefield. You are South: the hatched row at the near edge is your entry zone. These five cards are your opening hand. You could draw five others, once; but these are good. Keep them.',
      { clause: 'MG-SETUP-2' },
    ),
    you(
      { kind: 'play', card: TOWER, cell: 'd1' },
      'You have drawn a card, and now it is your Main Phase. Everything begins with Towers: they give bandwidth. Pick a Radio Tower in your hand, then the space d1 of your entry zone.',
      { clause: 'MG-TOWER-2' },
    ),
    you(
      { kind: 'endPhase' },
      'One Tower a turn is the limit. The gauge at your side now says 0 of 1: one point of bandwidth, and nothing that uses it. A Skipper costs 2, so it must wait. End your Main Phase.',
      { clause: 'MG-R-37', point: ['bandwidth:S'] },
    ),
    they(
      { kind: 'play', card: TOWER, cell: 'd5' },
      'Now North has a turn. Between the acts both of you may answer with Commands; in this lesson the table passes for you.',
      { clause: 'MG-R-14' },
    ),
    they({ kind: 'endPhase' }),
    you(
      { kind: 'play', card: TOWER, cell: 'c1' },
      'Your turn, and your second Tower. A Tower may stand in your entry zone, or beside another Tower of yours. Put it on c1.',
      { clause: 'MG-TOWER-4' },
    ),
    you(
      { kind: 'play', card: SKIPPER, cell: 'e1' },
      'Bandwidth 2, and the Skipper costs just that. It has power 2, durability 2 and Haste. Play it on e1.',
      { clause: 'MG-R-45' },
    ),
    you(
      { kind: 'move', unit: 'e1', path: 'e2' },
      'New machines wait for a turn, but Haste means that this one does not. Pick the Skipper, then e2: one space a turn, never diagonally.',
      { clause: 'MG-MECHA-6' },
    ),
    you({ kind: 'endPhase' }, 'Both Towers are in use: 2 of 2. End your Main Phase.', {
      clause: 'MG-R-41',
      point: ['bandwidth:S'],
    }),
    they({ kind: 'play', card: TOWER, cell: 'c5' }),
    they(
      { kind: 'play', card: MOD_BOT, cell: 'e5' },
      'North brings a Mod Bot: power 1, durability 2. It stands in your way.',
      { clause: 'MG-MECHA-3', point: ['cell:e5'] },
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, 'First your Tower of the turn, on b1.'),
    you(
      { kind: 'move', unit: 'e2', path: 'e3' },
      'Now forward with the Skipper, to e3. A unit attacks what is next to it; the Mod Bot is still two spaces away.',
      { clause: 'MG-KW-15' },
    ),
    you(
      { kind: 'endPhase' },
      'Enough for this turn. (Try to play the Corvette first, if you like: the table says which rule forbids it.) End your Main Phase.',
      { clause: 'MG-R-41' },
    ),
    they({ kind: 'play', card: TOWER, cell: 'b5' }),
    they({ kind: 'move', unit: 'e5', path: 'e4' }, 'The Mod Bot comes closer, and attacks.', {
      point: ['cell:e5', 'cell:e3'],
    }),
    they({ kind: 'attack', unit: 'e4', target: 'e3' }),
    they(
      { kind: 'endPhase' },
      'Its power of 1 was taken off your durability: 1 of 2 is left. A unit that is hit never hits back, and damage stays.',
      { clause: 'MG-COMBAT-1', point: ['cell:e3'] },
    ),
    you(
      { kind: 'attack', unit: 'e3', target: 'e4' },
      'Your turn to strike: pick the Skipper, then the Mod Bot on e4. Power 2 against durability 2.',
      { clause: 'MG-CTR-4' },
    ),
    you(
      { kind: 'move', unit: 'e3', path: 'e4' },
      'Destroyed. In this edition the order is free: a unit that has attacked may still move. Go on to e4.',
      { clause: 'MG-R-47' },
    ),
    you(
      { kind: 'endPhase' },
      'From the row in front of you, you can strike North itself. That is for the next turn: end your Main Phase.',
      { point: ['edge:N'] },
    ),
    they(
      { kind: 'play', card: ATTACK_VECTOR, cell: 'g5' },
      'An Attack Vector appears, too far away to stop you.',
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'e4', path: 'e5' }, 'Step into the enemy entry zone: the Skipper goes to e5.', {
      clause: 'MG-BOARD-3',
    }),
    you(
      { kind: 'attack', unit: 'e5', target: 'player' },
      'Now the direct attack: pick the Skipper, then the edge behind North’s entry zone. Each direct hit puts the top card of North’s deck into its damage zone.',
      { clause: 'MG-WIN-2' },
    ),
    you(
      { kind: 'command', card: ATTACK_ORDERS, target: 'e5' },
      'One of five. A Command is played once and then discarded: play Attack Orders on the Skipper, and it may attack again.',
      { clause: 'MG-CMD-3' },
    ),
    you(
      { kind: 'attack', unit: 'e5', target: 'player' },
      'Strike once more. The fifth hit wins the match; North also loses when it has to draw from an empty deck, or when its entry zone is sealed off.',
      { clause: 'MG-WIN-4' },
    ),
  ],
};
