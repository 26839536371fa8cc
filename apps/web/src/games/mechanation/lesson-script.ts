import type { Seat } from '@mechatable/kernel';
import type { Action } from '@mechatable/mechanation';
import type { LessonStep } from '../drawing.ts';

export const LEARNER: Seat = 0;

/** A step worth telling of. Whoever is asked for anything else before it passes without a word. */
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
    'Welcome. You are P0. Five Territories that share a colour or a number win, and you begin with three Greens, face-down. In every Initiation you have to turn one up: pick the Green 2.',
    { clause: 'MN-INIT-2', point: ['lines:P0'] },
  ),
  they(
    1,
    reveal('t5'),
    'Your rivals do the same, in the order at the top. The crown marks the Alpha Pilot: this turn that is you.',
    {
      clause: 'MN-INIT-1',
      point: ['pilot:P0'],
    },
  ),
  they(2, reveal('t6')),
  they(3, reveal('t11')),
  you(
    { kind: 'use', mech: 'keyhole', target: 't13' },
    'The Arena: one Territory open, one face-down. Your Keyhole may look at a hidden card. Pick Keyhole, then the face-down Territory.',
    { clause: 'MN-M-03' },
  ),
  you(
    send('war-drum', 't13', 'up'),
    'A Green 4, and only you know it: the eye says so. Keyhole was Shown for it, so all know that you have it. Now send a Mech there. War Drum is strong when it comes openly: pick it, then the face-down Territory, then face-up.',
    { clause: 'MN-M-18', point: ['mech:keyhole'] },
  ),
  they(
    1,
    send('glass-emperor', 't13'),
    'P1 sends a Mech to the same place, face-down. You can tell whose it is by colour and sign, but not which one.',
    { clause: 'MN-R-19', point: ['tile:t13'] },
  ),
  they(2, send('needlefly', 't12'), 'P2 goes to the open Territory, alone so far.'),
  they(
    3,
    PASS,
    'P3 stays at home. Everybody has had an Arena turn: now the open Territory is settled, then the face-down one. A Mech that stands alone claims unseen; two Mechs fight.',
    { clause: 'MN-RES-2' },
  ),
  you(
    { kind: 'attack', mech: 'keyhole', tile: 't5', face: 'down' },
    '13 against 12: the Green 4 is yours, and Glass Emperor lies in P1’s hangar. As the Alpha Pilot you may now raid an open Territory of a rival. Bluff: send Keyhole, face-down, against P1’s Azure 4.',
    { clause: 'MN-PILOT-2', point: ['tile:t5'] },
  ),
  they(
    1,
    PASS,
    'P1 cannot know that it is only Keyhole, and does not dare to defend. You take Azure 4, and Keyhole goes home unseen.',
    {
      clause: 'MN-PILOT-10',
    },
  ),
  they(
    1,
    reveal('t4'),
    'Turn 2: the Alpha token has gone to P1. In each Initiation the Mechs in the hangar are repaired by one Stage.',
    {
      clause: 'MN-INIT-4',
      point: ['pilot:P1', 'mech:glass-emperor'],
    },
  ),
  they(2, reveal('t7')),
  they(3, reveal('t9')),
  you(
    reveal('t2'),
    'Again you have to turn up one of yours: the Green 3. Your line of Greens grows in sight of all.',
    {
      clause: 'MN-R-11',
      point: ['lines:P0'],
    },
  ),
  they(1, send('redline', 't14')),
  you(
    send('iron-tortoise', 't14'),
    'P1 has sent a Mech to Amber 4. Fight for it: pick Iron Tortoise, then Amber 4.',
    { clause: 'MN-ARENA-4' },
  ),
  they(
    1,
    { kind: 'attack', mech: 'firecracker', tile: 't0', face: 'down' },
    '7 against 11: lost. Most losers are Disabled, but Iron Tortoise only goes to Stand-By, and Redline has burnt itself out. Now P1 raids your Green 2.',
    { clause: 'MN-HGR-4', point: ['mech:iron-tortoise', 'tile:t0'] },
  ),
  you(
    { kind: 'defend', mech: 'war-drum' },
    'You may defend with a Mech from your hand; P1 learns which one only when both are turned up. Pick War Drum.',
    { clause: 'MN-PILOT-4' },
  ),
  you(
    reveal('t1'),
    '8 against 8, a tie: the Territory stays with you and both Mechs go home. In turn 3 P2 is the Alpha Pilot, and again you turn up one of your cards: the first Green 4. Then Iron Tortoise, on Stand-By, comes back to your hand.',
    { clause: 'MN-R-31', point: ['mech:iron-tortoise'] },
  ),
  they(
    2,
    send('leviathan', 't17', 'up'),
    'At the bottom you see which Mechs nobody has shown yet. A Green 2 lies open, and you need one more Green. P2 goes elsewhere with Leviathan, which cannot hide.',
    {
      clause: 'MN-M-24',
      point: ['tile:t16'],
    },
  ),
  you(
    send('iron-tortoise', 't16'),
    'P3 stays at home. Send Iron Tortoise to the Green 2, and see whether P1 dares to follow.',
    { clause: 'MN-OBJ-1' },
  ),
  they(
    1,
    PASS,
    'P1 does not. In a longer match you would also scrap down to six Territories at the end of each turn. But look: this is your fifth Green.',
    {
      clause: 'MN-SCRAP-2',
    },
  ),
];
