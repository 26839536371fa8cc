import { hashOf } from './data.ts';
import { invariant } from './invariant.ts';

export type Figure = number | boolean | string;

/** Changed content: the id of a piece or loadout → the path of a field, such as `front` or `deck.LB-05` → its new value. */
export type ContentChanges = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

/** A piece or loadout as published. */
export interface Printed {
  readonly id: string;
  readonly name: string;
}

const changes = new Map<string, ContentChanges>();
const loaded = new Map<string, Printed[]>();

/**
 * Changes the content of a rule book for this program or thread. Games derive tables from their content when they are
 * loaded, so this must happen first: it throws if the rule book's content is in use already.
 */
export function changeContent(rulebook: string, wanted: ContentChanges): void {
  invariant(!loaded.has(rulebook), `the content of ${rulebook} must be changed before it is loaded`);
  changes.set(rulebook, wanted);
}

/** Content as it is played: every game passes its published lists through this once, when it is loaded. */
export function playedContent<T extends Printed>(rulebook: string, published: readonly T[]): readonly T[] {
  const list = loaded.get(rulebook) ?? [];
  loaded.set(rulebook, [...list, ...published]);
  const wanted = changes.get(rulebook);
  if (wanted === undefined) return published;
  return published.map((piece) => {
    const fields = Object.entries(wanted[piece.id] ?? {});
    return fields.reduce((changed, [path, value]) => withField(changed, path.split('.'), value) as T, piece);
  });
}

/** All content of a loaded rule book, as published: what can be changed. */
export function publishedContent(rulebook: string): readonly Printed[] {
  return loaded.get(rulebook) ?? [];
}

const HASH_LENGTH = 12;

/**
 * The id of a game with this content. A record of changed content names its hash as part of the game's id, so it is
 * never mistaken for a record of the published game.
 */
export function idWithContent(id: string, wanted: ContentChanges | undefined): string {
  if (wanted === undefined || Object.keys(wanted).length === 0) return id;
  return `${id}~${hashOf(wanted).slice(0, HASH_LENGTH)}`;
}

/** The id of a game with the content that is loaded here. */
export function playedId(id: string, rulebook: string): string {
  return idWithContent(id, changes.get(rulebook));
}

/** A copy with one field changed. The path may end at a field that is new, such as the count of a card in a deck. */
function withField(value: unknown, [key, ...rest]: readonly string[], to: Figure): unknown {
  const fields = value as Readonly<Record<string, unknown>>;
  const changed = rest.length === 0 ? to : withField(fields[key], rest, to);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...fields, [key]: changed };
}
