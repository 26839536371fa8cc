import { modeOf, type TableMode } from '../pages/online/mode.ts';
import { reviewIn, type ReviewStart } from '../browser/review-link.ts';

/** The pages of the site, with what their addresses say. */
export type Route =
  | { readonly page: 'lobby' }
  /** `code` signs in someone who comes from another device. */
  | { readonly page: 'me'; readonly code: string | null }
  | { readonly page: 'match'; readonly id: string }
  /** A table on the server. */
  | { readonly page: 'table'; readonly id: string; readonly mode: TableMode }
  | { readonly page: 'replay'; readonly id: string; readonly review: ReviewStart | null }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  /** The lessons of a game. */
  | { readonly page: 'course'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  /** All games with puzzles, or those of one game. */
  | { readonly page: 'puzzles'; readonly game: string | null }
  | { readonly page: 'puzzle'; readonly game: string; readonly number: string }
  | { readonly page: 'art' }
  /** The leaderboard of a game; null for the first game. */
  | { readonly page: 'ratings'; readonly game: string | null }
  | { readonly page: 'player'; readonly id: string }
  /** All games, one game, or one of its lists; `link` is a list in the address itself. */
  | {
      readonly page: 'builder';
      readonly game: string | null;
      readonly list: string | null;
      readonly link: string | null;
    }
  | { readonly page: 'cards'; readonly game: string | null; readonly card: string | null }
  | { readonly page: 'editions'; readonly older: string; readonly newer: string }
  /** The designer's lab; `text` is the settings of a study. */
  | { readonly page: 'lab'; readonly game: string | null; readonly text: string }
  /** A balance report, played by the page. */
  | { readonly page: 'lab-report'; readonly game: string; readonly text: string }
  /** A study that other machines play. */
  | { readonly page: 'shared-study'; readonly id: string }
  /** Content files. */
  | { readonly page: 'content' }
  | { readonly page: 'not-found'; readonly path: string };

export function parseRoute(path: string, hash: string): Route {
  const [section = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const [first, second, third] = rest;
  const notFound: Route = { page: 'not-found', path };
  if (section === 'builder' && rest.length <= 2) {
    return { page: 'builder', game: first ?? null, list: second ?? null, link: hash.slice(1) || null };
  }
  if (section === 'cards' && rest.length <= 2) {
    return { page: 'cards', game: first ?? null, card: second ?? null };
  }
  if (
    section === 'cards' &&
    first !== undefined &&
    second === 'vs' &&
    third !== undefined &&
    rest.length === 3
  ) {
    return { page: 'editions', older: first, newer: third };
  }
  if (section === 'first-steps' && first !== undefined && second !== undefined && rest.length === 2) {
    return { page: 'lesson', game: first, lesson: second };
  }
  if (section === 'puzzles' && first !== undefined && second !== undefined && rest.length === 2) {
    return { page: 'puzzle', game: first, number: second };
  }
  if (section === 'lab' && first === 'studies' && second !== undefined && rest.length === 2) {
    return { page: 'shared-study', id: second };
  }
  if (section === 'lab' && first !== undefined && second === 'report' && rest.length === 2) {
    return { page: 'lab-report', game: first, text: hash.slice(1) };
  }
  if (rest.length > 1) return notFound;
  if (first === undefined) {
    if (section === '') return { page: 'lobby' };
    if (section === 'ratings') return { page: 'ratings', game: null };
    if (section === 'lab') return { page: 'lab', game: null, text: hash.slice(1) };
    if (section === 'puzzles') return { page: 'puzzles', game: null };
    if (section === 'me') return { page: 'me', code: codeIn(hash) };
    if (section === 'content') return { page: 'content' };
    return section === 'art' ? { page: 'art' } : notFound;
  }
  switch (section) {
    case 'match':
      return { page: 'match', id: first };
    case 'table':
      return { page: 'table', id: first, mode: modeOf(hash) };
    case 'replay':
      return { page: 'replay', id: first, review: reviewIn(hash) };
    case 'ratings':
      return { page: 'ratings', game: first };
    case 'lab':
      return { page: 'lab', game: first, text: hash.slice(1) };
    case 'player':
      return { page: 'player', id: first };
    case 'rules':
      return { page: 'rules', game: first, clause: hash.length > 1 ? decode(hash.slice(1)) : null };
    case 'first-steps':
      return { page: 'course', game: first };
    case 'puzzles':
      return { page: 'puzzles', game: first };
    default:
      return notFound;
  }
}

/** The code in `#code=…`; null if there is none. */
function codeIn(hash: string): string | null {
  return hash.startsWith('#code=') ? hash.slice('#code='.length) : null;
}

/** Decodes a part of an address; a malformed one stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
