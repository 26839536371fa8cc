import { expect, test } from 'vitest';
import { READY_DECKS } from '../../src/content/decks.ts';
import { deckProblems } from '../../src/decks.ts';

/** The starter decks as the rules print them. */
const LISTS = [
  {
    id: 'iron-spear',
    name: 'Iron Spear',
    plan: 'Frontline assault: pick fights you win, ready again, and break protection fast.',
    deck: '4 VG-01, 3 VG-02, 3 VG-03, 3 VG-04, 2 VG-05, 3 VG-06, 2 VG-07, 3 VG-08, 3 NT-01, 2 PH-05, 2 LD-01, 2 LD-07, 2 OP-01, 2 OP-05, 2 OP-12, 2 MD-01',
    pool: '2 OP-02, 1 MD-05, 1 VG-07, 1 OP-16, 1 NT-07, 1 LD-06, 1 MD-03, 1 NT-03, 1 VG-05',
  },
  {
    id: 'standing-wall',
    name: 'Standing Wall',
    plan: 'Walls, bases and repairs: outlast your opponent, then finish with colossi.',
    deck: '2 BA-01, 4 BA-02, 3 BA-03, 3 BA-04, 3 BA-05, 3 BA-06, 2 BA-07, 3 BA-08, 2 NT-07, 3 NT-08, 3 LD-01, 2 LD-10, 2 LD-05, 2 OP-01, 1 OP-11, 1 OP-17, 1 MD-03',
    pool: '1 OP-07, 1 OP-02, 1 LD-13, 1 BA-07, 1 MD-09, 1 LD-11, 1 NT-03, 1 LD-06, 1 OP-17, 1 OP-11',
  },
  {
    id: 'thunder-row',
    name: 'Thunder Row',
    plan: 'Backline artillery behind a thin screen: shoot over the frontline.',
    deck: '4 LB-01, 3 LB-02, 3 LB-03, 3 LB-04, 3 LB-05, 3 LB-06, 2 LB-07, 3 LB-08, 1 BA-01, 1 NT-08, 2 NT-02, 3 LD-02, 2 LD-09, 2 OP-01, 2 OP-03, 1 OP-14, 2 MD-02',
    pool: '1 LD-14, 1 LD-03, 1 LB-07, 1 OP-02, 1 OP-07, 1 MD-10, 1 NT-01, 1 OP-14, 1 OP-10, 1 LD-12',
  },
  {
    id: 'second-life',
    name: 'Second Life',
    plan: 'Trade units freely, grow from the wrecks, and return from the graveyard.',
    deck: '4 SV-01, 3 SV-02, 3 SV-03, 3 SV-04, 3 SV-05, 3 SV-06, 3 SV-07, 2 SV-08, 2 NT-01, 2 NT-05, 2 LD-08, 1 LD-05, 2 OP-08, 3 OP-09, 2 OP-15, 1 MD-07, 1 MD-01',
    pool: '1 OP-02, 1 OP-08, 1 MD-08, 1 SV-08, 1 OP-16, 1 OP-07, 1 NT-03, 1 LD-04, 1 MD-03, 1 OP-01',
  },
  {
    id: 'swarm-protocol',
    name: 'Swarm Protocol',
    plan: 'Fill every zone, summon from the deck, and flood the lanes.',
    deck: '4 HV-01, 3 HV-02, 3 HV-03, 4 HV-04, 4 HV-05, 3 HV-06, 3 HV-07, 3 HV-08, 2 NT-01, 3 LD-07, 1 LD-10, 2 OP-01, 2 OP-14, 1 OP-06, 1 MD-01, 1 MD-04',
    pool: '2 OP-02, 1 OP-09, 1 MD-05, 1 OP-16, 1 NT-04, 1 LD-09, 1 OP-08, 1 NT-06, 1 NT-03',
  },
  {
    id: 'ghost-knife',
    name: 'Ghost Knife',
    plan: 'Freeze blockers, slip into open lanes, and check protection twice.',
    deck: '4 PH-01, 3 PH-02, 3 PH-03, 3 PH-04, 4 PH-05, 3 PH-06, 3 PH-07, 3 PH-08, 2 NT-01, 1 LD-07, 2 LD-09, 2 OP-01, 2 OP-02, 2 OP-04, 1 MD-05, 1 MD-04, 1 MD-01',
    pool: '1 NT-04, 1 OP-06, 1 OP-12, 1 MD-05, 1 OP-16, 1 NT-07, 1 OP-10, 1 LD-03, 1 OP-13, 1 MD-06',
  },
];

const printed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([id, count]) => `${count} ${id}`)
    .join(', ');

test.each(LISTS)('the starter deck $id matches the published list', (list) => {
  const found = READY_DECKS.filter(({ id }) => id === list.id);
  expect(found.map((deck) => ({ ...deck, deck: printed(deck.deck), pool: printed(deck.pool) }))).toEqual([
    list,
  ]);
});

test('[LN-DECK-1] [LN-DECK-2] [LN-DECK-3] every starter deck follows the deck rules', () => {
  expect(READY_DECKS.flatMap((deck) => deckProblems(deck))).toEqual([]);
});
