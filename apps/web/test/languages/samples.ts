import type { Names } from '@mechatable/kernel';

/** Mira reads, and Tom is the other player. */
const NAMES: Names = { viewer: 0, names: ['Mira', 'Tom', 'Ada', 'Lin'] };

/** Arguments that are not text or numbers, by the names that functions of words give them. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  names: NAMES,
  players: NAMES,
  sides: NAMES,
  asked: { names: NAMES, seat: 1, seats: [1], own: false },
  by: { names: NAMES, seat: 1, seats: [1], viewer: 1 },
  side: [NAMES, 1],
  seat: 1,
  other: 2,
  winner: 1,
  loser: 2,
  color: 1,
  colour: 1,
  owner: 1,
  controller: 1,
  home: 1,
  foe: 2,
  clock: { kind: 'correspondence', days: 3 },
  status: 'waiting',
  time: 'now',
  kind: 'unit',
  act: 'move',
  row: 'front',
  pile: 'deck',
  stage: 'DIS',
  place: 'hand',
  change: 'speed',
  window: 'attack',
  until: 'turn',
  copies: 'basic',
  phase: 'Main',
  filter: { kinds: ['unit'], tribe: 'Hive' },
  selector: { of: 'unit', side: 'enemy' },
  condition: { attacking: true },
  rule: { pick: 'player' },
  target: { is: 'empty', cell: 'c3' },
  territory: { name: 'Green 3', holder: 'arena' },
  at: { face: 'Green 3', tile: 't7' },
  red: { gained: 3, regions: [], points: 9 },
  blue: { gained: 2, regions: [], points: 5 },
  strength: { won: 60, against: 'Ace', rivals: 1, matches: 40 },
  chance: { best: 60, taken: 40 },
  points: { small: 5, large: 20 },
  percent: { first: 1, least: 2, most: 3, last: 4 },
  best: ['x7', 'y8'],
};

/** Values to try for one argument: a text that can be found in the result, a number, a list. */
function candidates(name: string, place: number): readonly unknown[] {
  const plain = [`q${place}z`, place + 61, [`q${place}z`, `w${place}k`], null];
  return name in BY_NAME ? [BY_NAME[name], ...plain] : plain;
}

/** The names of a function's parameters. */
function parametersOf(say: Say): readonly string[] {
  const source = say.toString();
  const list = /^(?:async\s*)?(?:function\s*\w*\s*)?\(([^]*?)\)\s*(?:=>|\{)/.exec(source)?.[1] ?? '';
  const flat = list.replace(/[[{][^\]}]*[\]}]/g, 'group'); // destructured
  return flat
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export type Say = (...values: unknown[]) => unknown;

/** Arguments for which all of these functions return a text; null if none are found. */
export function sampleFor(says: readonly [Say, ...Say[]]): readonly unknown[] | null {
  const choices = parametersOf(says[0]).map(candidates);
  for (let turn = 0; turn < 1000; turn++) {
    let rest = turn;
    const values = choices.map((some) => {
      const value = some[rest % some.length];
      rest = Math.floor(rest / some.length);
      return value;
    });
    if (rest > 0) return null; // all combinations were tried
    if (says.every((say) => textOf(() => say(...values)) !== null)) return values;
  }
  return null;
}

/** The text of a function; null if it can't be called like that. */
export function textOf(say: () => unknown): string | null {
  let said: unknown;
  try {
    said = say();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  const text = Array.isArray(said) ? said.join('') : said;
  return typeof text === 'string' && !/undefined|NaN|\[object|null/.test(text) ? text : null;
}
