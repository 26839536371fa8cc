import { mecha2e } from '@mechatable/mecha';
import { they, you, type Script } from './beats.ts';
import { SECOND_DECKS } from './lesson-decks.ts';
import { words } from './lesson-words.ts';

const says = words.second;

const TOWER = 'MG2-081';
const SHORTBOW = 'MG2-096';
const GRACE = 'MG2-004';
const BUGZAPPER = 'MG2-015';
const BULL = 'MG2-065';
const ATTACK_ORDERS = 'MG2-006';

/** Four turns of the learner: what the second edition adds to Towers, moving and attacking. */
export const secondLesson: Script = {
  title: says.title,
  minutes: 5,
  game: mecha2e,
  seed: 'first-steps-345103',
  options: { loadouts: SECOND_DECKS },
  beats: [
    they({ kind: 'keep' }),
    you({ kind: 'keep' }, says.keep, { clause: 'MG-SETUP-2' }),
    you({ kind: 'play', card: TOWER, cell: 'a1' }, says.firstTower, { clause: 'MG-TOWER-2' }),
    you({ kind: 'play', card: SHORTBOW, cell: 'e1' }, says.shortbow, { clause: 'MG-KW-16' }),
    you({ kind: 'attach', card: GRACE, unit: 'e1' }, says.pilot, {
      clause: 'MG-PILOT-3',
      point: ['bandwidth:S'],
    }),
    you({ kind: 'endPhase' }, says.fresh, { clause: 'MG-ACT-1' }),
    they({ kind: 'play', card: TOWER, cell: 'd5' }, says.theirTower),
    they({ kind: 'endPhase' }),
    you({ kind: 'play', card: TOWER, cell: 'b1' }, says.secondTower),
    you({ kind: 'move', unit: 'e1', path: 'e2' }, says.forward, { clause: 'MG-R-62' }),
    you({ kind: 'play', card: BUGZAPPER, cell: 'c1' }, says.bugzapper, { clause: 'MG-R-48' }),
    you({ kind: 'move', unit: 'c1', path: 'c2' }, says.haste, {
      clause: 'MG-KW-20',
    }),
    you({ kind: 'endPhase' }, says.handSize, { clause: 'MG-HAND-1' }),
    they({ kind: 'play', card: TOWER, cell: 'g5' }),
    they({ kind: 'play', card: BULL, cell: 'c5' }, says.bull, {
      point: ['cell:c5'],
    }),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'c2', path: 'c3' }, says.closer),
    you({ kind: 'move', unit: 'e2', path: 'e3' }, says.shortbowCloser),
    you({ kind: 'play', card: TOWER, cell: 'd1' }, says.thirdTower),
    you({ kind: 'endPhase' }, says.noTargets),
    they({ kind: 'play', card: TOWER, cell: 'f5' }, says.bullWaits),
    they({ kind: 'endPhase' }),
    you({ kind: 'move', unit: 'c3', path: 'c4' }, says.nextToBull, { clause: 'MG-ACT-2' }),
    you({ kind: 'attack', unit: 'c4', target: 'c5' }, says.attack, { clause: 'MG-ACT-3' }),
    you({ kind: 'move', unit: 'e3', path: 'e4' }, says.intoRange, { clause: 'MG-R-27', point: ['edge:N'] }),
    you({ kind: 'attack', unit: 'e4', target: 'player' }, says.directAttack, { clause: 'MG-WIN-2' }),
    you({ kind: 'command', card: ATTACK_ORDERS, target: 'e4' }, says.attackOrders, { clause: 'MG-R-49' }),
    you({ kind: 'attack', unit: 'e4', target: 'player' }, says.again, { clause: 'MG-WIN-4' }),
    they({ kind: 'target', target: 'e4' }, says.trigger, { clause: 'MG-TRIG-2' }),
  ],
};
