import { contentHash, type CustomContent, type GivenPiece, type Printed } from './custom-content.ts';
import { hashOf } from './data.ts';
import { invariant } from './invariant.ts';

export type Figure = number | boolean | string;

/**
 * Changed content: the id of a piece or loadout → the path of a field, such as `front` or `deck.LB-05` → its new value.
 */
export type ContentChanges = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

const changes = new Map<string, ContentChanges>();
const custom = new Map<string, CustomContent>();
const loaded = new Map<string, Printed[]>();

/**
 * Changes the content of a rule book for this program or thread. Games derive tables from their content when they are
 * loaded, so this must happen first: it throws if the rule book's content is in use already.
 */
export function changeContent(rulebook: string, wanted: ContentChanges): void {
  assertNotLoaded(rulebook);
  changes.set(rulebook, wanted);
}

/** Lets this program or thread play a game with content from a file. Must happen before the game is loaded. */
export function useContent(content: CustomContent): void {
  assertNotLoaded(content.rulebook);
  custom.set(content.rulebook, content);
}

/** The content from a file that a rule book is played with here; null if it is the published content. */
export function contentInUse(rulebook: string): CustomContent | null {
  return custom.get(rulebook) ?? null;
}

function assertNotLoaded(rulebook: string): void {
  invariant(!loaded.has(rulebook), `the content of ${rulebook} must be changed before it is loaded`);
}

/**
 * The content in play: every game passes its published lists through this once, when it is loaded. Pieces from a file
 * come last, so that published ones keep their numbers.
 */
export function playedContent<T extends Printed>(
  rulebook: string,
  list: string,
  published: readonly T[],
): readonly T[] {
  const whole = contentFromFile(rulebook, list, published);
  loaded.set(rulebook, [...(loaded.get(rulebook) ?? []), ...whole]);
  const wanted = changes.get(rulebook);
  if (wanted === undefined) return whole;
  return whole.map((piece) => {
    const fields = Object.entries(wanted[piece.id] ?? {});
    return fields.reduce((changed, [path, value]) => withField(changed, path.split('.'), value) as T, piece);
  });
}

/** Like `playedContent`, for lists without figures to study, such as the tiles of a board: only files change them. */
export function contentFromFile<T extends Printed>(
  rulebook: string,
  list: string,
  published: readonly T[],
): readonly T[] {
  loaded.set(rulebook, loaded.get(rulebook) ?? []);
  return withCustom(published, custom.get(rulebook)?.lists[list] ?? []);
}

/** A list with pieces from a file: one with a published id changes that piece, the others are added. */
export function withCustom<T extends Printed>(
  published: readonly T[],
  pieces: readonly GivenPiece[],
): readonly T[] {
  if (pieces.length === 0) return published;
  const given = new Map(pieces.map((piece) => [piece.id, piece]));
  const known = new Set(published.map(({ id }) => id));
  return [
    ...published.map((piece) => ({ ...piece, ...given.get(piece.id) })),
    ...(pieces.filter(({ id }) => !known.has(id)) as readonly unknown[] as readonly T[]), // checked as whole pieces
  ];
}

/** All content of a loaded rule book before figures are changed: what can be changed. */
export function publishedContent(rulebook: string): readonly Printed[] {
  return loaded.get(rulebook) ?? [];
}

/** 128 bits: nobody can make two files with the same hash. */
const HASH_LENGTH = 32;
const MARK = '~';

/**
 * The id of a game with this content. It contains the hash of custom content, so a record is never mistaken for one of
 * the published game.
 */
export function idWithContent(
  id: string,
  wanted: ContentChanges | undefined,
  content: CustomContent | null = null,
): string {
  const changed = wanted === undefined || Object.keys(wanted).length === 0 ? null : wanted;
  const file = content?.game === id ? contentHash(content) : null;
  if (changed === null && file === null) return id;
  const hash =
    changed === null ? file : hashOf(file === null ? changed : { content: file, changes: changed });
  return `${id}${MARK}${String(hash).slice(0, HASH_LENGTH)}`;
}

/** The id of a game with the content that is loaded here. */
export function playedId(id: string, rulebook: string): string {
  return idWithContent(id, changes.get(rulebook), custom.get(rulebook) ?? null);
}

/** The id of the published game that a game is a variant of. */
export function publishedId(id: string): string {
  return id.split(MARK, 1)[0] ?? id;
}

/** The hash of other content in the id of a game; null for the published game. */
export function contentHashIn(id: string): string | null {
  const [, hash = null] = id.split(MARK, 2);
  return hash;
}

/** The hash of a file as used in ids. */
export function shortContentHash(content: CustomContent): string {
  return contentHash(content).slice(0, HASH_LENGTH);
}

/** A copy with one field changed. The path may end at a field that is new, such as the count of a card in a deck. */
function withField(value: unknown, [key, ...rest]: readonly string[], to: Figure): unknown {
  const fields = value as Readonly<Record<string, unknown>>;
  const changed = rest.length === 0 ? to : withField(fields[key], rest, to);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...fields, [key]: changed };
}
