import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, HAND_REACTORS, ID } from '../src/content/cards.ts';
import { FIRST_CARDS } from '../src/content/first-release.ts';
import type { Card, Effect, TriggerName, WorkingZone } from '../src/content/language.ts';

/** Checks for every card, including future ones. */

const PREFIX: Readonly<Record<string, string>> = {
  'unit Vanguard': 'VG',
  'unit Bastion': 'BA',
  'unit Longbow': 'LB',
  'unit Salvor': 'SV',
  'unit Hive': 'HV',
  'unit Phantom': 'PH',
  'unit null': 'NT',
  'land Base': 'LD',
  'land Terrain': 'LD',
  'tech null': 'OP',
  'equip null': 'MD',
};

const prefixOf = ({ kind, tribe }: Card): string => PREFIX[`${kind} ${tribe}`] ?? '';

test('the id of a card starts with the letters of its tribe or kind', () => {
  const wrong = CARDS.filter((card) => !new RegExp(`^${prefixOf(card)}-\\d\\d$`).test(card.id));
  expect(wrong.map((card) => `${card.id} ${card.name}: take the next free ${prefixOf(card)} id`)).toEqual([]);
});

test('no two cards have the same name: deck lists name them', () => {
  const names = CARDS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The titles of the scenarios in `test/cards/`. */
function titles(): string {
  const folder = new URL('./cards/', import.meta.url);
  const tests = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return tests.flatMap((text) => text.match(/^ *scenario\(\s*['"`].*/gm) ?? []).join('\n');
}

test('a scenario shows each card', () => {
  const shown = titles();
  const missing = CARDS.filter(({ id }) => !shown.includes(`[${id}]`));
  expect(
    missing.map(({ id, name }) => `${id} ${name}`),
    'write a scenario in test/cards/ with the id of the card in its title, such as [VG-03]',
  ).toEqual([]);
});

/** LN-FX-4: what the rules look for outside the unit and land zones. */
const LOOKED_FOR: Readonly<Record<Exclude<WorkingZone, 'unit'>, readonly (TriggerName | 'continuous')[]>> = {
  graveyard: ['startOfTurn', 'startOfMain', 'endOfTurn', 'continuous'],
  hand: ['onUnitSummoned', 'onUnitDeath', 'onUnitAttack', 'onLandPlaced', 'onLandDestroyed'],
  deck: ['onDeath'],
  poolRevealed: ['continuous'],
};

function unseen(effect: Effect): string[] {
  if (effect.kind === 'tech') return [];
  const what = effect.kind === 'trigger' ? effect.on : effect.kind;
  const zones = (effect.zones ?? []).filter((zone) => zone !== 'unit' && !LOOKED_FOR[zone].includes(what));
  return zones.map((zone) => `${what} in ${zone}`);
}

test('effects are looked up in every zone they work from', () => {
  const never = CARDS.flatMap(({ id, effects }) => effects.flatMap(unseen).map((what) => `${id}: ${what}`));
  expect(never, 'these would never happen: see src/triggers.ts, src/deaths.ts and src/power.ts').toEqual([]);
});

test('[LN-R-89] only cards of the first release react from the hand', () => {
  const later = HAND_REACTORS.map(({ card }) => ID[card]).filter((id) => !FIRST_CARDS.includes(id ?? ''));
  expect(
    later,
    'these add questions to old matches: see "Release a rules version" in CONTRIBUTING.md',
  ).toEqual([]);
});
