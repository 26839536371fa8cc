import { loserTo, may, mech, must, selfTo, show, type Mech } from './language.ts';

const TIER_1: readonly Mech[] = [
  mech(
    1,
    'needlefly',
    'Needlefly',
    [1, 1],
    'Kills giants and burns out.',
    must(
      'during',
      { op: 'outdo', n: 1 },
      'Against a Tier 3 Mech, its Power becomes 1 more than that Mech’s current Power.',
      { opponentTier: 3 },
    ),
    must('after', selfTo('MALF'), 'If it has beaten a Tier 3 Mech, it becomes Malfunctioned.', {
      won: true,
      opponentTier: 3,
    }),
  ),
  mech(
    2,
    'horsetrader',
    'Horsetrader',
    [1, 2],
    'Makes of any claim the card you want.',
    show(
      'claim',
      { op: 'exchange' },
      'Swap the Territory it has just claimed with a face-up Territory of another pilot. Neither card is turned.',
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
      'Look at a face-down Territory in the Arena, or at a face-down Mech of another pilot there. Only you see it.',
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
    show('initiation', { op: 'repair' }, 'Another Mech in your hangar is repaired by 1 more Stage.'),
  ),
  mech(
    6,
    'paper-tiger',
    'Paper Tiger',
    [1, 6],
    'A bluff that does not break.',
    must('loss', { op: 'toHand' }, 'It returns to your hand and is not Disabled.'),
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
      'Scrap one of your Territories and take, face-up, the card that was on top of the scrap pile until then.',
    ),
  ),
  mech(
    8,
    'firecracker',
    'Firecracker',
    [1, 8],
    'Loud and brittle.',
    must('loss', selfTo('MALF'), 'It becomes Malfunctioned, not Disabled.'),
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
    'Tows a rival away.',
    show(
      'arena',
      { op: 'sendHome' },
      'Send a Mech that another pilot has deployed in the Arena back to its hand, unseen if it was face-down.',
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
      'Attack a face-down Territory of another pilot, with Nightlatch face-up. If you claim it, it stays face-down.',
    ),
    must('during', { op: 'add', n: 5 }, 'After such a face-up attack it has 5 more Power.', {
      deployedUp: true,
    }),
  ),
  mech(
    12,
    'iron-tortoise',
    'Iron Tortoise',
    [2, 7],
    'A stubborn guard.',
    must('during', { op: 'add', n: 3 }, 'As a defender in the Pilot Phase it has 3 more Power.', {
      defending: true,
    }),
    must('loss', selfTo('STB'), 'It goes to the hangar at Stand-By, not Disabled.'),
  ),
  mech(
    13,
    'searchlight',
    'Searchlight',
    [2, 8],
    'Lights up hidden land.',
    show('initiation', { op: 'turnUp' }, 'Turn a face-down Territory of another pilot face-up.'),
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
      'If it won, the Mech it has beaten becomes Malfunctioned, provided that one is in a hangar.',
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
      'It has 2 more Power for every pilot whose hangar is not empty, you among them.',
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
    must('during', { op: 'add', n: 5 }, 'If it was deployed face-up for this Battle, it has 5 more Power.', {
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
      'Before everything else: all abilities of the opposing Mech are void to the end of this Battle.',
    ),
  ),
  mech(
    20,
    'veil-mother',
    'Veil Mother',
    [3, 10],
    'Hides land from raiders.',
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
    'Its repair is paid in land.',
    must(
      'scrap',
      { op: 'limit', n: 5 },
      'As long as it is in your hangar, your limit is 5 Territories and not 6.',
    ),
  ),
  mech(
    22,
    'glass-emperor',
    'Glass Emperor',
    [3, 12],
    'Helpless against the small.',
    must('during', { op: 'become', n: 4 }, 'Against a Tier 1 Mech its current Power becomes 4.', {
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
    'Cannot be stopped and cannot hide.',
    must('arena', { op: 'faceUp' }, 'You can deploy it only face-up.'),
    must('pilot', { op: 'faceUp' }, 'You can attack with it only face-up.'),
    must('claim', selfTo('DIS'), 'When it has claimed, contested or not, it becomes Disabled.'),
  ),
];

/** Every Mech, by tier and Power. Inside states a Mech is its place in this list; elsewhere its id. */
export const MECHS: readonly Mech[] = [...TIER_1, ...TIER_2, ...TIER_3];
