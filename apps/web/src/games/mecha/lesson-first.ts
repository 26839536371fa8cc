import { mecha1e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';
import { FIRST_DECKS } from './lesson-decks.ts';
import { words } from './lesson-words.ts';

const says = words.first;

const TOWER = 'MG1-001';
const SKIPPER = 'MG1-026';
const MOD_BOT = 'MG1-006';
const ATTACK_VECTOR = 'MG1-003';
const ATTACK_ORDERS = 'MG1-018';

/** Five turns of the learner: Towers, bandwidth, moving, fighting, the first direct hits. */
export const firstLesson: Script = {
  title: says.title,
  minutes: 5,
  game: mecha1e,
  seed: 'first-steps-3969',
  options: { loadouts: FIRST_DECKS },
  beats: [
    they({ kind: 'keep' }),
    you({ kind: 'keep' }, says.keep, { clause: 'MG-SETUP-2' }),
    you({ kind: 'play', card: TOWER, cell: 'd1' }, says.firstTower, { clause: 'MG-TOWER-2' }),
    you({ kind: 'endPhase' }, says.oneTower, { clause: 'MG-R-37', point: ['bandwidth:S'] }),
    they({ kind: 'play', card: TOWER, cell: 'd5' }, says.theirTower, { clause: 'MG-R-14' }),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'c1' }, says.secondTower, { clause: 'MG-TOWER-4' }),
    you({ kind: 'play', card: SKIPPER, cell: 'e1' }, says.skipper, { clause: 'MG-R-45' }),
    you({ kind: 'move', unit: 'e1', path: 'e2' }, says.haste, { clause: 'MG-MECHA-6' }),
    you({ kind: 'endPhase' }, says.bandwidthUsed, {
      clause: 'MG-R-41',
      point: ['bandwidth:S'],
    }),
    they({ kind: 'play', card: TOWER, cell: 'c5' }),
    they({ kind: 'play', card: MOD_BOT, cell: 'e5' }, says.modBot, {
      clause: 'MG-MECHA-3',
      point: ['cell:e5'],
    }),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, says.thirdTower),
    you({ kind: 'move', unit: 'e2', path: 'e3' }, says.forward, { clause: 'MG-KW-15' }),
    you({ kind: 'endPhase' }, says.enough, { clause: 'MG-R-41' }),
    they({ kind: 'play', card: TOWER, cell: 'b5' }),
    they({ kind: 'move', unit: 'e5', path: 'e4' }, says.modBotMoves, {
      point: ['cell:e5', 'cell:e3'],
    }),
    they({ kind: 'attack', unit: 'e4', target: 'e3' }),
    they({ kind: 'endPhase' }, says.damageStays, { clause: 'MG-COMBAT-1', point: ['cell:e3'] }),
    you({ kind: 'attack', unit: 'e3', target: 'e4' }, says.attack, { clause: 'MG-CTR-4' }),
    you({ kind: 'move', unit: 'e3', path: 'e4' }, says.moveAfterAttack, { clause: 'MG-R-47' }),
    you({ kind: 'endPhase' }, says.entryZoneAhead, { point: ['edge:N'] }),
    they({ kind: 'play', card: ATTACK_VECTOR, cell: 'g5' }, says.attackVector),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'e4', path: 'e5' }, says.enter, {
      clause: 'MG-BOARD-3',
    }),
    you({ kind: 'attack', unit: 'e5', target: 'player' }, says.directAttack, { clause: 'MG-WIN-2' }),
    you({ kind: 'command', card: ATTACK_ORDERS, target: 'e5' }, says.attackOrders, { clause: 'MG-CMD-3' }),
    you({ kind: 'attack', unit: 'e5', target: 'player' }, says.again, { clause: 'MG-WIN-4' }),
  ],
};
