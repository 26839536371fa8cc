/** Just enough of a reader of SVG to check what the room writes. */

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of well-formed markup; throws where it is not. */
export function parse(markup: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  let rest = markup;
  while (rest !== '') {
    const text = /^[^<>&]+|^&(?:amp|lt|gt|quot|#39);/.exec(rest);
    const tag = /^<(\/?)([a-z]+)((?:\s+[a-z][a-zA-Z-]*="[^"<>&]*")*)\s*(\/?)>/.exec(rest);
    if (text !== null) {
      rest = rest.slice(text[0].length);
      continue;
    }
    if (tag === null) throw new Error(`Not well-formed at: ${rest.slice(0, 60)}`);
    const [whole, closing, name = '', attributes = '', empty] = tag;
    rest = rest.slice(whole.length);
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`Unexpected </${name}>`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([a-z][a-zA-Z-]*)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
      throw new Error(`An attribute twice in ${whole}`);
    tags.push({ name, attributes: Object.fromEntries(pairs) });
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`);
  return tags;
}

const HOW_MANY: Readonly<Record<string, number>> = {
  M: 2,
  m: 2,
  L: 2,
  l: 2,
  C: 6,
  c: 6,
  A: 7,
  a: 7,
  Z: 0,
  z: 0,
};

/** Every point a path goes through or is pulled to. */
export function pointsOf(d: string): [number, number][] {
  const out: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = HOW_MANY[letter];
    if (n === undefined) throw new Error(`Unknown command ${letter} in ${d}`);
    const values = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(([v]) => Number(v));
    if (n === 0 ? values.length > 0 : values.length === 0 || values.length % n !== 0)
      throw new Error(`Bad numbers in ${letter}${numbers}`);
    const relative = letter === letter.toLowerCase();
    for (let i = 0; i < values.length; i += n) {
      const [bx, by] = relative ? [x, y] : [0, 0];
      // Of an arc only the end is a point; the room uses it for full circles only.
      for (let k = n === 7 ? i + 5 : i; k < i + n; k += 2) {
        [x, y] = [bx + (values[k] ?? NaN), by + (values[k + 1] ?? NaN)];
        out.push([x, y]);
      }
    }
  }
  return out;
}
