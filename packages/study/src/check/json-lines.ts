/** The line of a value in a JSON text, counted from 1. The text must be valid. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  return text.slice(0, startOf(text, skip(text, 0), path.map(String))).split('\n').length;
}

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/** The start of the value at the path, or of the nearest value around it if it is missing. */
function startOf(text: string, start: number, [key, ...rest]: readonly string[]): number {
  if (key === undefined) return start;
  for (const { name, at } of members(text, start)) if (name === key) return startOf(text, at, rest);
  return start;
}

interface Member {
  readonly name: string;
  readonly at: number;
}

/** The members of the object or list that starts here. */
function members(text: string, start: number): readonly Member[] {
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return [];
  const found: Member[] = [];
  let place = skip(text, start + 1);
  while (text[place] !== ']' && text[place] !== '}') {
    let name = String(found.length);
    if (!isList) {
      const end = endOf(text, place);
      name = JSON.parse(text.slice(place, end)) as string;
      place = skip(text, skip(text, end) + 1);
    }
    found.push({ name, at: place });
    place = skip(text, endOf(text, place));
    if (text[place] === ',') place = skip(text, place + 1);
  }
  return found;
}

/** The end of the value that starts here. */
function endOf(text: string, start: number): number {
  const first = text[start];
  if (first === '{' || first === '[') {
    const last = members(text, start).at(-1);
    return skip(text, last === undefined ? start + 1 : endOf(text, last.at)) + 1;
  }
  const token = first === '"' ? STRING : SCALAR;
  token.lastIndex = start;
  return start + (token.exec(text)?.[0].length ?? 1);
}

function skip(text: string, place: number): number {
  let at = place;
  while (/\s/.test(text[at] ?? '')) at++;
  return at;
}
