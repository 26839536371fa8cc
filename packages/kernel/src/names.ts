import { address } from './address.ts';
import type { Seat, Viewer } from './rules.ts';

/** How sentences address the players: the viewer is "you", everyone else goes by name. */
export interface Names {
  readonly viewer: Viewer;
  /** By seat. No two are the same. */
  readonly names: readonly string[];
}

/** `you`, `Mira`. */
export function whom({ viewer, names }: Names, seat: Seat): string {
  return seat === viewer ? address.you : names[seat];
}

/** `your`, `Mira’s`. */
export function whose({ viewer, names }: Names, seat: Seat): string {
  return seat === viewer ? 'your' : `${names[seat]}’s`;
}

/** For a second mention in the same sentence: `your`, `their`. */
export function their({ viewer }: Names, seat: Seat): string {
  return seat === viewer ? 'your' : 'their';
}

/** `you draw a card`, `Mira draws a card`. The words begin with a verb in the third person. */
export function does(names: Names, seat: Seat, words: string): string {
  return `${whom(names, seat)} ${seat === names.viewer ? plural(words) : words}`;
}

/** `Mira draws a card`, `you and Mira draw a card`. */
export function doTogether(names: Names, seats: readonly Seat[], words: string): string {
  if (seats.length === 1) return does(names, seats[0], words);
  return `${listed(seats.map((seat) => whom(names, seat)))} ${plural(words)}`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/** `passes as the turn ends` → `pass as the turn ends`, for `you` and for several. */
function plural(words: string): string {
  return words.replace(/^[a-z]+/i, (verb) => {
    if (verb in IRREGULAR) return IRREGULAR[verb];
    if (/(?:ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
    return verb.replace(/s$/, '');
  });
}

/** Capitalizes `you` and `your` at the start. Names stay as people write them. */
export function sentence(text: string): string {
  return address.sentence(text);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return address.listed(words);
}

/** The same names, the second Mira as `Mira 2`: readers must be able to tell players apart. */
export function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let n = 2; taken.has(free) || (free !== name && names.includes(free)); n++) free = `${name} ${n}`;
    taken.add(free);
    return free;
  });
}
