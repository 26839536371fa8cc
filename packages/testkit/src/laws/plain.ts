/** What comes back from a file, a worker or the network. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The first thing in a value that is not plain data, as a sentence; null if all of it is. */
export function notPlain(value: unknown, path = ''): string | null {
  const here = path === '' ? 'The value itself' : path;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${here} is ${value}, which JSON cannot hold.`;
    case 'object':
      return value === null ? null : notPlainInside(value, path, here);
    default:
      return `${here} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}.`;
  }
}

function notPlainInside(value: object, path: string, here: string): string | null {
  if (path.length > 2000) return `${here.slice(0, 40)}… goes on without end: it contains itself.`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${here} is an instance of ${value.constructor.name}.`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here} has a symbol as a key.`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
