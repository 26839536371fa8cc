import { expect, test } from 'vitest';
import { CARDS, POOL } from '../src/content/cards.ts';
import { FIRST_CARDS } from '../src/content/first-release.ts';
import type { Edition } from '../src/content/traits.ts';
import { scenario2e } from './given.ts';

/** The published Commands whose text on the published list calls something a target, and what each of them may choose. */
const MINE = 'a Mecha you control';
const AT_HOME = 'a Mecha you control in your entry zone';
const SAID: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  '1e': {
    'Attack Orders': MINE,
    'Marching Orders': MINE,
    'Ramp Orders': MINE,
    Virus: 'an enemy Mecha',
    'Tunnel Warfare': MINE,
    Espionage: 'a player',
    Ironhide: AT_HOME,
    Preparations: MINE,
  },
  '2e': {
    'Acid Rain': 'a Command on the battlefield',
    'Attack Orders': MINE,
    Espionage: 'a player',
    'Illegal Bullet': MINE,
    Infighting: 'two enemy Pilots',
    Interdiction: 'a card being played',
    Ironhide: AT_HOME,
    'Marching Orders': MINE,
    Preparations: MINE,
    'Ramp Orders': MINE,
    Reconnaissance: MINE,
    Reparations: 'an enemy Mecha',
    'Rocket Propulsion': MINE,
    Sabotage: 'a Mecha',
    'Scrapyard Salvage': 'up to two Mechas in your discard pile',
    'Tunnel Warfare': MINE,
    Unemployment: 'a Pilot',
    Virus: 'an enemy Mecha',
    'Heavy Fire': 'a unit',
    'Orbital Strike': 'a unit',
    'Sore Tooth': 'your opponent',
    'Space Lion': 'a Mecha',
    Camouflage: AT_HOME,
    'Rigged to Blow': AT_HOME,
  },
};

const isPublished = (id: string): boolean => FIRST_CARDS.includes(id);
const saidOn = (text: string): string | null => / Target: (.+)\.$/.exec(text)?.[1] ?? null;

test.each(Object.keys(SAID) as Edition[])(
  '[MG-R-71] %s: every published Command with a target names it, and no other does',
  (edition) => {
    const commands = POOL[edition].filter(({ id, types }) => isPublished(id) && types.includes('command'));
    const said = commands.flatMap(({ name, text }) => {
      const target = saidOn(text);
      return target === null ? [] : [[name, target]];
    });
    expect(Object.fromEntries(said)).toEqual(SAID[edition]);
  },
);

test('[MG-R-71] the other published cards name their target too', () => {
  const others = CARDS.filter(
    ({ id, types, text }) => isPublished(id) && !types.includes('command') && saidOn(text) !== null,
  );
  expect(others.map(({ name, text }) => [name, saidOn(text)])).toEqual([['Potshot', 'an enemy unit']]);
});

scenario2e('[MG-R-71] Ada stops every card that names an enemy unit as its target', ({ given }) => {
  const stopped = POOL['2e'].filter(
    ({ types, text, afterLoss }) =>
      types.includes('command') && /^(?:a|an enemy) (?:unit|Mecha)$/.test(saidOn(text) ?? '') && !afterLoss,
  );
  expect(stopped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Heavy Fire', 'Orbital Strike', 'Sabotage', 'Space Lion', 'Virus']),
  );
  for (const { name } of stopped) {
    const t = given({
      a1: 'S Radio Tower',
      d4: 'N Wind-Up Dog + Ada, The Ingenious',
      e4: 'N Wind-Up Dog',
      S: { hand: name },
    });
    const aims = t.legal('S', `command ${name}`).filter((action) => /[de]4$/.test(action));
    expect(aims).toEqual([`command ${name} e4`]);
  }
});
