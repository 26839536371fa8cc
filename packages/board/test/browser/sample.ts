import type { Thing } from '../../src/scene.ts';

const NAMES: Readonly<Record<string, string>> = { a: 'Ash', b: 'Birch', c: 'Cedar', d: 'Dogwood' };

/** A card named by a letter; a digit behind it tells equal ones apart. */
export function card(key: string, more: Partial<Thing> = {}): Thing {
  const name = NAMES[key.charAt(0)] ?? key;
  return {
    key,
    classes: 'card',
    anchor: `card:${key.charAt(0)}`,
    label: name,
    glides: true,
    children: [
      { key: `${key}.art`, classes: 'art', drawing: '<svg width="10" height="10"><circle r="5"/></svg>' },
      { key: `${key}.name`, classes: 'name', text: name },
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
  const zone = (name: string, children: readonly Thing[]): Thing => ({
    key: `zone:${name}`,
    classes: 'zone',
    anchor: `zone:${name}`,
    label: `Zone ${name}`,
    children,
  });
  return {
    key: 'table',
    classes: 'table',
    children: [
      { key: 'lane', classes: 'lane', children: [zone('one', one), zone('two', two)] },
      { key: 'hand', classes: 'hand', label: 'Your hand', children: hand },
    ],
  };
}
