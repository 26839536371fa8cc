import { mechanation, type Event } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import { arithmetic, battleStory } from '../../../src/games/mechanation/battle-story.ts';
import { drawing } from '../../../src/games/mechanation/table-drawing.ts';
import { namesFor } from '../../harness/names.ts';
import { things } from '../../harness/scenes.ts';
import { moments } from './positions.ts';

const NAMES = namesFor(0);

const BATTLE = {
  type: 'battle',
  clause: 'BT-1',
  raid: false,
  tile: 't13',
  land: null,
  since: 4,
  place: null,
  seats: [2, 3],
  mechs: ['tithe-colossus', 'war-drum'],
  power: [11, 8],
} satisfies Event;
const ABILITY: Event = { type: 'ability', clause: 'MN-M-18', seat: 3, mech: 'war-drum', ability: 2 };
const POWER: Event = { type: 'power', clause: 'MN-R-42', seat: 3, mech: 'war-drum', was: 8, now: 13 };
const FOUGHT: Event = {
  type: 'fought',
  clause: 'BT-3',
  tile: 't13',
  land: null,
  since: 4,
  place: null,
  seats: [2, 3],
  mechs: ['tithe-colossus', 'war-drum'],
  power: [11, 13],
  winner: 3,
};
const CLAIMED: Event = {
  type: 'claimed',
  clause: 'BT-4',
  seat: 3,
  tile: 't13',
  face: null,
  to: 8,
  since: 4,
  place: null,
  from: null,
};

test('[MN-R-42] a Battle is shown step by step, with its arithmetic', () => {
  const earlier = [BATTLE, ABILITY, POWER];
  expect(battleStory(earlier.slice(0, 1), NAMES)).toMatchObject({
    winner: undefined,
    uses: [],
    results: [],
  });
  const story = battleStory(earlier, NAMES);
  expect(story?.fighters.map(arithmetic)).toEqual(['11', '8 + 5 = 13']);
  expect(story?.uses).toHaveLength(1);
  expect(battleStory([...earlier, FOUGHT], NAMES)?.winner).toBe(3);
  expect(battleStory([...earlier, FOUGHT, CLAIMED], NAMES)?.results).toEqual(['Dora claims the Territory']);
  expect(battleStory([...earlier, FOUGHT, CLAIMED], namesFor(3))?.results).toEqual([
    'You claim the Territory',
  ]);
  expect(arithmetic({ seat: 0, mech: 'seesaw', power: [10, 4, 11] })).toBe('10 − 6 + 7 = 11');
});

test('a Battle is announced with the same Territory name as in buttons and the log', () => {
  const headline = (event: Event): string | undefined => {
    const [cue] = drawing.cues(event, 0, [], NAMES);
    if (cue?.cue !== 'interlude') return undefined;
    return [...things(cue.scene)].find(({ key }) => key === 'battle.words')?.text;
  };
  const raid = { ...BATTLE, raid: true, since: 2, place: 3 };
  expect(headline(BATTLE)).toBe('Battle for the face-down Territory from turn 4');
  expect(headline({ ...BATTLE, land: 'G3' })).toBe('Battle for Green 3');
  expect(headline(raid)).toBe('Cleo attacks Dora’s face-down Territory (3rd in the row)');
  expect(headline({ ...raid, land: 'G3' })).toBe('Cleo attacks Dora’s Green 3');
});

test('a Battle ends with the first event that is not part of it, such as another claim', () => {
  expect(battleStory([BATTLE, FOUGHT, CLAIMED, { ...CLAIMED, tile: 't14' }], NAMES)).toBeNull();
  expect(battleStory([BATTLE, FOUGHT, { type: 'alpha', clause: 'MN-SCRAP-6', seat: 1 }], NAMES)).toBeNull();
  expect(battleStory([], NAMES)).toBeNull();
});

test('every step of every Battle is shown in front of the table, with the text of the ability', () => {
  let abilities = 0;
  for (const { events, told: earlier } of moments()) {
    const so = [...earlier];
    for (const event of events) {
      const cues = drawing.cues(event, 0, so, { viewer: 0, names: ['Nia', 'Mira', 'Tom', 'Ivo'] });
      so.push(event);
      if (!['battle', 'power', 'fought', 'ability'].includes(event.type)) continue;
      const [cue] = cues;
      expect(cue?.cue, event.type).toBe('interlude');
      if (cue?.cue !== 'interlude' || event.type !== 'ability') continue;
      const texts = [...things(cue.scene)].map(({ text }) => text);
      expect(
        texts.some((text) => text !== undefined && mechanation.words.describe(event).endsWith(text)),
      ).toBe(true);
      abilities++;
    }
  }
  expect(abilities).toBeGreaterThan(20);
});
