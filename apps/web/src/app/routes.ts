/** The rooms of the house and what each is about. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly isReview: boolean }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'art' }
  /** All games, one game, or one of its lists; `link` is a list that came with the address. */
  | {
      readonly page: 'builder';
      readonly game: string | null;
      readonly list: string | null;
      readonly link: string | null;
    }
  | { readonly page: 'cards'; readonly game: string | null; readonly card: string | null }
  | { readonly page: 'editions'; readonly older: string; readonly newer: string }
  | { readonly page: 'nowhere'; readonly path: string };

export function parseRoute(path: string, hash: string): Route {
  const [room = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const [first, second, third] = rest;
  const nowhere: Route = { page: 'nowhere', path };
  if (room === 'builder' && rest.length <= 2) {
    return { page: 'builder', game: first ?? null, list: second ?? null, link: hash.slice(1) || null };
  }
  if (room === 'cards' && rest.length <= 2) {
    return { page: 'cards', game: first ?? null, card: second ?? null };
  }
  if (
    room === 'cards' &&
    first !== undefined &&
    second === 'vs' &&
    third !== undefined &&
    rest.length === 3
  ) {
    return { page: 'editions', older: first, newer: third };
  }
  if (rest.length > 1) return nowhere;
  if (first === undefined) {
    if (room === '') return { page: 'lobby' };
    return room === 'art' ? { page: 'art' } : nowhere;
  }
  switch (room) {
    case 'match':
      return { page: 'match', id: first };
    case 'replay':
      return { page: 'replay', id: first, isReview: hash === '#review' };
    case 'rules':
      return { page: 'rules', game: first, clause: hash.length > 1 ? decode(hash.slice(1)) : null };
    case 'first-steps':
      return { page: 'lesson', game: first };
    default:
      return nowhere;
  }
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
