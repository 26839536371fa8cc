/** A value as it returns from a file, a worker or the network. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The first thing in a value that is not plain data, as a sentence; null if all of it is. */
export function whyNotPlain(value: unknown): string | null {
  return isPlain(value, 0) ? null : firstNotPlain(value, '');
}

/** Deeper than any state: a value that contains itself. */
const TOO_DEEP = 500;

/** Says only whether, not where: without paths it is several times faster, and nearly everything is plain. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (depth > TOO_DEEP) return false;
  if (Array.isArray(value)) {
    for (const inner of value) if (!isPlain(inner, depth + 1)) return false;
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  if (Object.getOwnPropertySymbols(value).length > 0) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields)) if (!isPlain(fields[key], depth + 1)) return false;
  return true;
}

function firstNotPlain(value: unknown, path: string): string | null {
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
  if (path.length > 2000) return `${here.slice(0, 40)}… never ends: it contains itself.`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = firstNotPlain(value[i], `${path}[${i}]`);
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
    const found = firstNotPlain(inner, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
