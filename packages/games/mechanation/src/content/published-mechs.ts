import { loserTo, may, mech, must, selfTo, show, type Mech } from './language.ts';

const TIER_1: readonly Mech[] = [
  mech(
    1,
    'needlefly',
    'Needlefly',
    [1, 1],
    'Giant killer that burns out.',
    must(
      'during',
      { op: 'outdo', n: 1 },
      'Against a Tier 3 Mech, its Power becomes that Mech’s current Power plus 1.',
      { opponentTier: 3 },
    ),
    must('after', selfTo('MALF'), 'If it beat a Tier 3 Mech, it becomes Malfunctioned.', {
      won: true,
      opponentTier: 3,
    }),
  ),
  mech(
    2,
    'horsetrader',
    'Horsetrader',
    [1, 2],
    'Turns any claim into the card you want.',
    show(
      'claim',
      { op: 'exchange' },
      'Swap the Territory it just claimed for another pilot’s face-up Territory. Neither card is turned over.',
    ),
  ),
  mech(
    3,
    'keyhole',
    'Keyhole',
    [1, 3],
    'A spy.',
    show(
      'arena',
      { op: 'look' },
      'Look at a face-down Territory in the Arena, or at another pilot’s face-down Mech there. Only you see it.',
    ),
  ),
  mech(
    4,
    'limpet',
    'Limpet',
    [1, 4],
    'Drags its killer down.',
    may(
      'loss',
      { op: 'dragDown', stage: 'MALF' },
      'Limpet becomes Malfunctioned, and so does the Mech that beat it.',
    ),
  ),
  mech(
    5,
    'rivet-nurse',
    'Rivet Nurse',
    [1, 5],
    'Repairs in the field.',
    show('initiation', { op: 'repair' }, 'Repair another Mech in your hangar by 1 more Stage.'),
  ),
  mech(
    6,
    'paper-tiger',
    'Paper Tiger',
    [1, 6],
    'A bluff that doesn’t break.',
    must('loss', { op: 'toHand' }, 'It returns to your hand instead of being Disabled.'),
  ),
  mech(
    7,
    'magpie',
    'Magpie',
    [1, 7],
    'A scavenger.',
    show(
      'scrap',
      { op: 'takeScrap' },
      'Scrap one of your Territories, then take the previous top card of the scrap pile, face-up.',
    ),
  ),
  mech(
    8,
    'firecracker',
    'Firecracker',
    [1, 8],
    'Loud and brittle.',
    must('loss', selfTo('MALF'), 'It becomes Malfunctioned instead of Disabled.'),
  ),
];

const TIER_2: readonly Mech[] = [
  mech(
    9,
    'tandem',
    'Tandem',
    [2, 4],
    'Buys Power with a secret.',
    may(
      'during',
      { op: 'addHalfOfShown' },
      'Show a Mech in your hand: Tandem gains half its printed Power, rounded up.',
    ),
  ),
  mech(
    10,
    'harbour-tug',
    'Harbour Tug',
    [2, 5],
    'Tows an opponent away.',
    show(
      'arena',
      { op: 'sendHome' },
      'Return another pilot’s Mech from the Arena to that pilot’s hand, unseen if it was face-down.',
    ),
  ),
  mech(
    11,
    'nightlatch',
    'Nightlatch',
    [2, 6],
    'Raids hidden land.',
    show(
      'pilot',
      { op: 'raidHidden' },
      'Attack another pilot’s face-down Territory with Nightlatch face-up. If you claim it, it stays face-down.',
    ),
    must('during', { op: 'add', n: 5 }, 'After such a face-up attack it gains 5 Power.', {
      deployedUp: true,
    }),
  ),
  mech(
    12,
    'iron-tortoise',
    'Iron Tortoise',
    [2, 7],
    'A stubborn guard.',
    must('during', { op: 'add', n: 3 }, 'When it defends in the Pilot Phase, it gains 3 Power.', {
      defending: true,
    }),
    must('loss', selfTo('STB'), 'It goes to the hangar on Stand-By instead of Disabled.'),
  ),
  mech(
    13,
    'searchlight',
    'Searchlight',
    [2, 8],
    'Exposes hidden land.',
    show('initiation', { op: 'turnUp' }, 'Reveal another pilot’s face-down Territory.'),
  ),
  mech(
    14,
    'wrecking-saint',
    'Wrecking Saint',
    [2, 9],
    'Cripples what it beats.',
    must(
      'after',
      loserTo('MALF'),
      'If it won and the Mech it beat is in a hangar, that Mech becomes Malfunctioned.',
      { won: true },
    ),
  ),
  mech(
    15,
    'seesaw',
    'Seesaw',
    [2, 10],
    'Beats the strong and loses to the weak.',
    must('during', { op: 'swap' }, 'The two Mechs swap their current Power.'),
  ),
  mech(
    16,
    'redline',
    'Redline',
    [2, 11],
    'Fights once and burns out.',
    must('after', selfTo('MALF'), 'It becomes Malfunctioned, whether it won, lost or tied.'),
  ),
];

const TIER_3: readonly Mech[] = [
  mech(
    17,
    'grudge-engine',
    'Grudge Engine',
    [3, 7],
    'Feeds on wrecks.',
    must(
      'during',
      { op: 'addPerHangar', n: 2 },
      'It gains 2 Power for each pilot, including you, with a Mech in the hangar.',
    ),
  ),
  mech(
    18,
    'war-drum',
    'War Drum',
    [3, 8],
    'Weak in secret, mighty when announced.',
    may('arena', { op: 'faceUp' }, 'Deploy it face-up.'),
    may('pilot', { op: 'faceUp' }, 'Attack a face-up Territory with it face-up.'),
    must('during', { op: 'add', n: 5 }, 'If it was deployed face-up for this Battle, it gains 5 Power.', {
      deployedUp: true,
    }),
  ),
  mech(
    19,
    'null-bishop',
    'Null Bishop',
    [3, 9],
    'Silences its opponent.',
    must(
      'during',
      { op: 'blank' },
      'Before everything else: ignore all abilities of the opposing Mech until this Battle ends.',
    ),
  ),
  mech(
    20,
    'veil-mother',
    'Veil Mother',
    [3, 10],
    'Hides land from attackers.',
    show(
      'claim',
      { op: 'turnDown' },
      'Turn one or more of your face-up Territories face-down. All pilots still know them.',
    ),
  ),
  mech(
    21,
    'tithe-colossus',
    'Tithe Colossus',
    [3, 11],
    'You pay for its repairs in land.',
    must(
      'scrap',
      { op: 'limit', n: 5 },
      'While it is in your hangar, your limit is 5 Territories instead of 6.',
    ),
  ),
  mech(
    22,
    'glass-emperor',
    'Glass Emperor',
    [3, 12],
    'Helpless against the small.',
    must('during', { op: 'become', n: 4 }, 'Against a Tier 1 Mech, its current Power becomes 4.', {
      opponentTier: 1,
    }),
  ),
  mech(
    23,
    'sunspear',
    'Sunspear',
    [3, 13],
    'One shot, then it must cool.',
    must('after', selfTo('DIS'), 'If it won, it becomes Disabled.', { won: true }),
  ),
  mech(
    24,
    'leviathan',
    'Leviathan',
    [3, 14],
    'Can’t be stopped and can’t hide.',
    must('arena', { op: 'faceUp' }, 'You can only deploy it face-up.'),
    must('pilot', { op: 'faceUp' }, 'You can only attack with it face-up.'),
    must('claim', selfTo('DIS'), 'After it claims, contested or not, it becomes Disabled.'),
  ),
];

/** Every Mech as published, by tier and Power. */
export const PUBLISHED_MECHS: readonly Mech[] = [...TIER_1, ...TIER_2, ...TIER_3];
