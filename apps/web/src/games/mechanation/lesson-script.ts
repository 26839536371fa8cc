import type { Seat } from '@mechatable/kernel';
import type { Action } from '@mechatable/mechanation';
import type { LessonStep } from '../shared/drawing.ts';

export const LEARNER: Seat = 0;

/** A step with an explanation. Anything asked before it is passed silently. */
export interface Beat extends LessonStep {
  readonly action: Action;
}

type More = Pick<LessonStep, 'clause' | 'point'>;

const you = (action: Action, say: string, more: More = {}): Beat => ({ seat: LEARNER, action, say, ...more });

/** The moves of the others: those with words wait until they have been read. */
const they = (seat: Seat, action: Action, say = '', more: More = {}): Beat => ({
  seat,
  action,
  say,
  ...more,
});

const reveal = (tile: string): Action => ({ kind: 'reveal', tile });
const send = (mech: string, tile: string, face: 'up' | 'down' = 'down'): Action => ({
  kind: 'deploy',
  mech,
  tile,
  face,
});
const PASS: Action = { kind: 'pass' };

/** Three turns: a look, a Battle, a raid, a defeat, a defence, a repair, and a set. */
export const SCRIPT: readonly Beat[] = [
  you(
    reveal('t0'),
    'Collect five Territories of one color or number to win; you start with three Greens, face-down. In every Initiation you must reveal one: pick Green 2.',
    { clause: 'MN-INIT-2', point: ['lines:P0'] },
  ),
  they(
    1,
    reveal('t5'),
    'The other pilots do the same, in the order shown at the top. The crown marks the Alpha Pilot: this turn, that’s you.',
    {
      clause: 'MN-INIT-1',
      point: ['pilot:P0'],
    },
  ),
  they(2, reveal('t6')),
  they(3, reveal('t11')),
  you(
    { kind: 'use', mech: 'keyhole', target: 't13' },
    'The Arena has one Territory face-up and one face-down, and your Keyhole can look at a hidden card. Pick Keyhole, then the face-down Territory.',
    { clause: 'MN-M-03' },
  ),
  you(
    send('war-drum', 't13', 'up'),
    'It’s Green 4, and the eye means only you know; but you Showed Keyhole, so everyone knows you have it. Deploy War Drum, which is stronger face-up: pick it, the face-down Territory, then face-up.',
    { clause: 'MN-M-18', point: ['mech:keyhole'] },
  ),
  they(
    1,
    send('glass-emperor', 't13'),
    'The next pilot deploys a Mech to the same Territory, face-down. Color and symbol show whose it is, but not which Mech.',
    { clause: 'MN-R-19', point: ['tile:t13'] },
  ),
  they(2, send('needlefly', 't12'), 'The third pilot deploys to the face-up Territory, alone so far.'),
  they(
    3,
    PASS,
    'The last pilot passes, so now the face-up Territory is resolved, then the face-down one. A Mech alone claims unseen; two Mechs fight.',
    { clause: 'MN-RES-2' },
  ),
  you(
    { kind: 'attack', mech: 'keyhole', tile: 't5', face: 'down' },
    'You win 13 to 12: Green 4 is yours, and Glass Emperor goes to the hangar. As Alpha Pilot you may attack an opponent’s face-up Territory: bluff with Keyhole, face-down, against Azure 4.',
    { clause: 'MN-PILOT-2', point: ['tile:t5'] },
  ),
  they(
    1,
    PASS,
    'The owner can’t know it’s only Keyhole and doesn’t dare to defend. You take Azure 4, and Keyhole returns to hand unseen.',
    {
      clause: 'MN-PILOT-10',
    },
  ),
  they(
    1,
    reveal('t4'),
    'In turn 2 the Alpha token moves to the next pilot. In each Initiation, the pilot’s Mechs in the hangar are repaired by one Stage.',
    {
      clause: 'MN-INIT-4',
      point: ['pilot:P1', 'mech:glass-emperor'],
    },
  ),
  they(2, reveal('t7')),
  they(3, reveal('t9')),
  you(
    reveal('t2'),
    'Again you must reveal a Territory: pick Green 3. Now everyone can see your line of Greens grow.',
    {
      clause: 'MN-R-11',
      point: ['lines:P0'],
    },
  ),
  they(1, send('redline', 't14')),
  you(
    send('iron-tortoise', 't14'),
    'The Alpha Pilot has deployed a Mech to Amber 4. Fight for it: pick Iron Tortoise, then Amber 4.',
    { clause: 'MN-ARENA-4' },
  ),
  they(
    1,
    { kind: 'attack', mech: 'firecracker', tile: 't0', face: 'down' },
    'You lose 7 to 11: most losers are Disabled, but Iron Tortoise only goes on Stand-By, and Redline burns out. Now the Alpha Pilot attacks your Green 2.',
    { clause: 'MN-HGR-4', point: ['mech:iron-tortoise', 'tile:t0'] },
  ),
  you(
    { kind: 'defend', mech: 'war-drum' },
    'You may defend with a Mech from your hand, and it stays secret until both are revealed. Pick War Drum.',
    { clause: 'MN-PILOT-4' },
  ),
  you(
    reveal('t1'),
    'It’s a tie, 8 to 8: you keep the Territory, and both Mechs return to hand. In turn 3, reveal your first Green 4; then Iron Tortoise, on Stand-By, returns to your hand.',
    { clause: 'MN-R-31', point: ['mech:iron-tortoise'] },
  ),
  they(
    2,
    send('leviathan', 't17', 'up'),
    'You need one more Green, and there is a Green 2 in the Arena. The new Alpha Pilot deploys elsewhere with Leviathan, which can’t hide; the list at the bottom shows the Mechs not seen yet.',
    {
      clause: 'MN-M-24',
      point: ['tile:t16'],
    },
  ),
  you(
    send('iron-tortoise', 't16'),
    'The next pilot passes. Deploy Iron Tortoise to Green 2, and see if the last pilot dares to contest it.',
    { clause: 'MN-OBJ-1' },
  ),
  they(
    1,
    PASS,
    'The last pilot passes, so this is your fifth Green! In a longer match you would also scrap down to six Territories at the end of each turn.',
    {
      clause: 'MN-SCRAP-2',
    },
  ),
];
