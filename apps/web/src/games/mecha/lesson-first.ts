import { mecha1e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';
import { FIRST_DECKS } from './lesson-decks.ts';

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
  options: { loadouts: FIRST_DECKS },
  beats: [
    they({ kind: 'keep' }),
    you(
      { kind: 'keep' },
      'Welcome to the battlefield: the hatched row nearest you is your entry zone. You could take a mulligan once and draw five new cards, but your opening hand is good, so keep it.',
      { clause: 'MG-SETUP-2' },
    ),
    you(
      { kind: 'play', card: TOWER, cell: 'd1' },
      'You have drawn a card, and your Main Phase begins with a Tower: Towers give you bandwidth. Pick a Radio Tower in your hand, then space d1 in your entry zone.',
      { clause: 'MG-TOWER-2' },
    ),
    you(
      { kind: 'endPhase' },
      'One Tower per turn is the limit, so your bandwidth is 1, with 0 of it used. A Skipper costs 2 and has to wait: end your Main Phase.',
      { clause: 'MG-R-37', point: ['bandwidth:S'] },
    ),
    they(
      { kind: 'play', card: TOWER, cell: 'd5' },
      'Now it’s your opponent’s turn. You could both respond to every action with Commands, but in this lesson the table passes for you.',
      { clause: 'MG-R-14' },
    ),
    they({ kind: 'endPhase' }),
    you(
      { kind: 'play', card: TOWER, cell: 'c1' },
      'Time for your second Tower, which can go in your entry zone or next to another of your Towers. Play it on c1.',
      { clause: 'MG-TOWER-4' },
    ),
    you(
      { kind: 'play', card: SKIPPER, cell: 'e1' },
      'Your bandwidth is 2, exactly what the Skipper costs. It has power 2, durability 2 and Haste: play it on e1.',
      { clause: 'MG-R-45' },
    ),
    you(
      { kind: 'move', unit: 'e1', path: 'e2' },
      'New Mechas wait a turn, but one with Haste can act right away. Pick the Skipper, then e2: it moves one space per turn, never diagonally.',
      { clause: 'MG-MECHA-6' },
    ),
    you({ kind: 'endPhase' }, 'The Skipper uses all your bandwidth, 2 of 2. End your Main Phase.', {
      clause: 'MG-R-41',
      point: ['bandwidth:S'],
    }),
    they({ kind: 'play', card: TOWER, cell: 'c5' }),
    they(
      { kind: 'play', card: MOD_BOT, cell: 'e5' },
      'Your opponent plays a Mod Bot with power 1 and durability 2. It blocks your way.',
      { clause: 'MG-MECHA-3', point: ['cell:e5'] },
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, 'First play this turn’s Tower on b1.'),
    you(
      { kind: 'move', unit: 'e2', path: 'e3' },
      'Now move the Skipper forward to e3. A unit attacks what is next to it, and the Mod Bot is still two spaces away.',
      { clause: 'MG-KW-15' },
    ),
    you(
      { kind: 'endPhase' },
      'That’s enough for this turn: end your Main Phase. If you like, first try to play the Corvette to see which rule forbids it.',
      { clause: 'MG-R-41' },
    ),
    they({ kind: 'play', card: TOWER, cell: 'b5' }),
    they({ kind: 'move', unit: 'e5', path: 'e4' }, 'The Mod Bot moves closer and attacks.', {
      point: ['cell:e5', 'cell:e3'],
    }),
    they({ kind: 'attack', unit: 'e4', target: 'e3' }),
    they(
      { kind: 'endPhase' },
      'Its power of 1 came off your Skipper’s durability, so 1 of 2 is left, and damage stays. A unit that is attacked never strikes back.',
      { clause: 'MG-COMBAT-1', point: ['cell:e3'] },
    ),
    you(
      { kind: 'attack', unit: 'e3', target: 'e4' },
      'Now you attack: pick the Skipper, then the Mod Bot on e4. Power 2 against durability 2 destroys it.',
      { clause: 'MG-CTR-4' },
    ),
    you(
      { kind: 'move', unit: 'e3', path: 'e4' },
      'Destroyed! In this edition a unit may move after it has attacked, so move on to e4.',
      { clause: 'MG-R-47' },
    ),
    you(
      { kind: 'endPhase' },
      'From the enemy entry zone, one row ahead, you can attack your opponent directly. That’s for your next turn: end your Main Phase.',
      { point: ['edge:N'] },
    ),
    they(
      { kind: 'play', card: ATTACK_VECTOR, cell: 'g5' },
      'Your opponent plays an Attack Vector, too far away to stop you.',
    ),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'e4', path: 'e5' }, 'Move the Skipper to e5, into the enemy entry zone.', {
      clause: 'MG-BOARD-3',
    }),
    you(
      { kind: 'attack', unit: 'e5', target: 'player' },
      'Now attack directly: pick the Skipper, then the edge behind the enemy entry zone. Each direct hit puts the top card of your opponent’s deck into their damage zone.',
      { clause: 'MG-WIN-2' },
    ),
    you(
      { kind: 'command', card: ATTACK_ORDERS, target: 'e5' },
      'That’s the first of five hits, and a Command gives you another. Play Attack Orders on the Skipper: it may attack again, and the Command is discarded.',
      { clause: 'MG-CMD-3' },
    ),
    you(
      { kind: 'attack', unit: 'e5', target: 'player' },
      'Attack once more; the fifth hit wins the match. Your opponent also loses if they have to draw from an empty deck, or if their entry zone is sealed.',
      { clause: 'MG-WIN-4' },
    ),
  ],
};
