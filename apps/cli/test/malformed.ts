import { below, pick, type Rng } from '@mechatable/kernel';

/** Values that a schema, a rule or a terminal might stumble over. */
const NASTY: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 32, -0, 1e-300, 99, [], {}, [[]], [null]],
  ...['', ' ', '0', '-1', 'null', 'NaN', 'undefined', '٣', 'length', 'concede', 'person', 'table'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'],
  ...['\x1b[2J\x1b[H', '\x1b]0;title\x07', '\u009b31m', '\u202egnp', '\u2028', '\0', '\ud800', '\r\n'],
  ...['cmd:rm -rf /', '../../etc/passwd', 'x'.repeat(5000), '😀'.repeat(300), ' '.repeat(2000)],
  ...[deep(150), Array.from({ length: 2000 }, () => 0), JSON.parse('{"__proto__":{"seat":0}}') as unknown],
];

const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', 'seat', 'kind', 'from'];

/** A deep copy, because callers change nested values. */
function nasty(rng: Rng): unknown {
  return JSON.parse(JSON.stringify(pick(rng, NASTY)));
}

function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}

/** The same data with a mistake in one or a few places. */
export function mutated(rng: Rng, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  let top = copy;
  for (let times = 1 + below(rng, 2); times > 0; times--) top = mutateOnce(rng, top);
  return top;
}

function mutateOnce(rng: Rng, top: unknown): unknown {
  const places: { readonly inside: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (inside: unknown): void => {
    if (typeof inside !== 'object' || inside === null) return;
    for (const [key, member] of Object.entries(inside)) {
      places.push({ inside: inside as Record<string, unknown>, key });
      visit(member);
    }
  };
  visit(top);
  if (places.length === 0 || below(rng, 30) === 0) return nasty(rng);
  const { inside, key } = pick(rng, places);
  const other = pick(rng, places);
  switch (below(rng, 6)) {
    case 0:
      Reflect.deleteProperty(inside, key);
      break;
    case 1:
      if (!Array.isArray(inside)) set(inside, pick(rng, KEYS), nasty(rng));
      break;
    case 2: {
      // Values that belong elsewhere: an id of the wrong kind, another seat's move.
      const moved: unknown = other.inside[other.key];
      inside[key] = moved === undefined ? null : JSON.parse(JSON.stringify(moved));
      break;
    }
    default:
      inside[key] = nasty(rng);
  }
  return top;
}

/** Also with `__proto__` as an own key, which JSON allows. */
function set(inside: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(inside, key, { value, enumerable: true, configurable: true, writable: true });
}

const SNIPPETS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '0',
  '-',
  'e9',
  '\n',
  '\x1b[2J',
  '\ud800',
  '#',
  '~',
  '%',
  '.',
];

/** The same text, truncated, doubled, or with garbage in it. */
export function garbled(rng: Rng, text: string): string {
  const at = below(rng, text.length + 1);
  const to = Math.min(text.length, at + below(rng, 40));
  switch (below(rng, 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(rng, SNIPPETS).repeat(1 + below(rng, 2000)) + text.slice(at);
    default:
      return text.slice(0, at) + pick(rng, SNIPPETS) + text.slice(to);
  }
}

/** An invalid word of a command line. */
export function nastyWord(rng: Rng): string {
  return pick(rng, WORDS);
}

const WORDS: readonly string[] = [
  ...[
    '',
    ' ',
    '-',
    '--',
    '---',
    '-x',
    '-1',
    '--=',
    '--=1',
    '-0',
    '=',
    ',',
    ',,',
    'a,',
    '--no-json',
    '--json=1',
  ],
  ...[
    '0',
    '00',
    '1.5',
    '1e3',
    '1e308',
    '-1e308',
    'NaN',
    'Infinity',
    '0x10',
    '１',
    '٣',
    '+1',
    '9007199254740992',
  ],
  ...[
    '99999999999999999999',
    '4294967296000',
    '{}',
    '{"a":1}',
    '[]',
    'null',
    '{"__proto__":{}}',
    '{"loadouts":7}',
  ],
  ...['{"', '{"loadouts":["high"]}', `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`, '{"turnCap":1e308}'],
  ...['--toString=1', '--constructor', '--__proto__', '--__proto__=1', '--hasOwnProperty=x', '--valueOf'],
  ...[
    '--matches',
    '--seed',
    '--bots',
    '--options',
    '--players',
    '--cores',
    '--seat',
    '--json',
    '--move',
    '--only',
  ],
  ...[
    '--load',
    '--save',
    '--responses',
    '--choices',
    '--glimpses',
    '--search',
    '--loadouts',
    '--open-seeds',
    '--hotseat',
  ],
  ...[
    '\x1b[2J',
    '\x1b]0;x\x07',
    '\u009b2J',
    '\u202e',
    '\ud800',
    '\0',
    '\n',
    'é́',
    '😀'.repeat(50),
    'x'.repeat(20_000),
  ],
  ...[
    'cmd:',
    'cmd: ',
    'cmd:""',
    'search:0it',
    'search:1e9ms',
    'search:-1it',
    'random,',
    'toString',
    '__proto__',
  ],
  ...[
    '.',
    '..',
    '/',
    '/dev/null',
    'no/such/file',
    'duel',
    'high',
    'low',
    'table',
    '7',
    '%00',
    '%E0%A4%A',
    '../x',
  ],
];
