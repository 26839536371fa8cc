/** The rooms of the house and what each is about. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'art' }
  | { readonly page: 'nowhere'; readonly path: string };

export function parseRoute(path: string, hash: string): Route {
  const [room = '', rest, more] = path.split('/').filter((part) => part !== '');
  const clause = hash.length > 1 ? decode(hash.slice(1)) : null;
  if (more !== undefined) return { page: 'nowhere', path };
  if (room === '' && rest === undefined) return { page: 'lobby' };
  if (room === 'art' && rest === undefined) return { page: 'art' };
  if (rest === undefined) return { page: 'nowhere', path };
  const what = decode(rest);
  if (room === 'match') return { page: 'match', id: what };
  if (room === 'replay') return { page: 'replay', id: what };
  if (room === 'rules') return { page: 'rules', game: what, clause };
  if (room === 'first-steps') return { page: 'lesson', game: what };
  return { page: 'nowhere', path };
}

/** A part of an address as it was meant; one that is badly written stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
