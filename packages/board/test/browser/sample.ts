import type { Thing } from '../../src/scene.ts';

const NAMES: Readonly<Record<string, string>> = { a: 'Ash', b: 'Birch', c: 'Cedar', d: 'Dogwood' };

/** A card named by a letter; a digit behind it tells equal ones apart. */
export function card(key: string, more: Partial<Thing> = {}): Thing {
  const name = NAMES[key.charAt(0)] ?? key;
  return {
    key,
    look: 'card',
    anchor: `card:${key.charAt(0)}`,
    label: name,
    glides: true,
    of: [
      { key: `${key}.art`, look: 'art', drawing: '<svg width="10" height="10"><circle r="5"/></svg>' },
      { key: `${key}.name`, look: 'name', text: name },
    ],
    ...more,
  };
}

/** Two zones side by side above a hand; each is given what lies in it. */
export function table({
  one = [],
  two = [],
  hand = [],
}: {
  readonly one?: readonly Thing[];
  readonly two?: readonly Thing[];
  readonly hand?: readonly Thing[];
}): Thing {
  const zone = (name: string, of: readonly Thing[]): Thing => ({
    key: `zone:${name}`,
    look: 'zone',
    anchor: `zone:${name}`,
    label: `Zone ${name}`,
    of,
  });
  return {
    key: 'table',
    look: 'table',
    of: [
      { key: 'lane', look: 'lane', of: [zone('one', one), zone('two', two)] },
      { key: 'hand', look: 'hand', label: 'Your hand', of: hand },
    ],
  };
}
