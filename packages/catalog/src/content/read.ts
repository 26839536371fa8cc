import {
  CUSTOM_PREFIX,
  same,
  type ContentList,
  type ContentRules,
  type CustomContent,
  type GivenPiece,
  type Printed,
} from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { z } from 'zod';
import { allContentRules, fileSchema } from './file-schema.ts';
import { parseFile, type ParsedFile, type Path, type PlacedProblem } from './parse.ts';
import { objectionsOf, type Objection } from './sentences.ts';
import { words } from './words.ts';

/** A valid content file, or everything that is wrong with it. */
export type ReadContent =
  | { readonly ok: true; readonly content: CustomContent }
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

/** Checks a content file. Loads no game: see `useContent`. */
export async function readContent(text: string): Promise<ReadContent> {
  const file = parseFile(text);
  if (!('value' in file)) return { ok: false, problems: file };
  const all = await allContentRules();
  const { content, objections } = checkFile(file.value, all);
  if (content !== null) return { ok: true, content };
  return { ok: false, problems: placed(file, objections) };
}

function placed(file: ParsedFile, objections: readonly Objection[]): readonly PlacedProblem[] {
  const found = objections.map(({ path, of, ...problem }) => ({ ...file.placeOf(path, of), ...problem }));
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
}

interface Checked {
  /** Null if there are problems. */
  readonly content: CustomContent | null;
  readonly objections: readonly Objection[];
}

function checkFile(value: unknown, all: readonly ContentRules[]): Checked {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { content: null, objections: [{ path: [], of: 'value', sentence: words.notAnObject }] };
  const { game } = value as { readonly game?: unknown };
  const rules = all.find((one) => one.game === game);
  if (rules === undefined) {
    const { error } = z.object({ game: z.enum(all.map((one) => one.game)) }).safeParse(value);
    return { content: null, objections: objectionsOf(error?.issues ?? [], value, []) };
  }
  const schema = fileSchema(rules);
  const { data, error } = schema.safeParse(value);
  if (error !== undefined)
    return { content: null, objections: objectionsOf(error.issues, value, fieldsOf(schema)) };
  return checkPieces(data as FileData, rules);
}

type FileData = Readonly<Record<string, readonly GivenPiece[] | undefined>> & { readonly name: string };

function checkPieces(data: FileData, rules: ContentRules): Checked {
  const lists = rules.lists.map((list) => ({ list, checked: checkList(list, data[list.key] ?? []) }));
  const objections = lists.flatMap(({ checked }) => checked.objections);
  if (objections.length > 0) return { content: null, objections };
  const wholes = Object.fromEntries(lists.map(({ list, checked }) => [list.key, checked.wholes]));
  const more = rules.problems(wholes).map((problem) => ({ ...problem, of: 'value' as const }));
  if (more.length > 0) return { content: null, objections: more };
  const given = lists.flatMap(({ list, checked }) =>
    checked.given.length === 0 ? [] : [[list.list, checked.given] as const],
  );
  if (given.length === 0)
    return { content: null, objections: [{ path: [], of: 'value', sentence: words.empty }] };
  const { game, rulebook } = rules;
  return { content: { game, rulebook, name: data.name, lists: Object.fromEntries(given) }, objections: [] };
}

interface CheckedList {
  /** Whole pieces, in the order of the file. */
  readonly wholes: readonly Printed[];
  /** The same, with only the changed fields of published pieces. */
  readonly given: readonly GivenPiece[];
  readonly objections: readonly Objection[];
}

function checkList(list: ContentList, pieces: readonly GivenPiece[]): CheckedList {
  const known = fieldsOf(list.schema);
  const published = new Map(list.published.map((piece) => [piece.id, piece]));
  const objections: Objection[] = [];
  const wholes: Printed[] = [];
  const given: GivenPiece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const path = [list.key, i];
    const former = published.get(piece.id);
    const { data, error } = list.schema.safeParse(former === undefined ? piece : { ...former, ...piece });
    const found = objectionsOf(error?.issues ?? [], piece, known).map((one) => under(path, one));
    const wrongId = found.filter((one) => same(one.path, [...path, 'id']));
    objections.push(...(wrongId.length > 0 ? wrongId : found)); // the other fields may be right for the id that is meant
    if (former === undefined && wrongId.length === 0) objections.push(...checkId(list, piece.id, path));
    if (data === undefined) continue;
    wholes.push(data);
    given.push(former === undefined ? (data as Printed & GivenPiece) : differenceOf(former, data));
  }
  return { wholes, given, objections: [...objections, ...twins(list, pieces, wholes)] };
}

/** Only the changed fields count, so the hash doesn't depend on unchanged fields that the file repeats. */
function differenceOf(former: Printed, changed: Printed): GivenPiece {
  const fields = Object.entries(changed).filter(
    ([name, value]) => !same((former as Printed & GivenPiece)[name], value),
  );
  return { id: former.id, ...Object.fromEntries(fields) };
}

function under(path: Path, objection: Objection): Objection {
  return { ...objection, path: [...path, ...objection.path] };
}

const NEW_ID = new RegExp(`^${CUSTOM_PREFIX}[a-z0-9]+(-[a-z0-9]+)*$`);

function checkId({ piece, published }: ContentList, id: unknown, path: Path): readonly Objection[] {
  if (typeof id !== 'string' || NEW_ID.test(id)) return []; // the schema objects to other types
  const ids = published.map((one) => one.id);
  const near = id.length > 40 ? ids : nearestFirst(id, ids);
  const sentence = words.ids(CUSTOM_PREFIX, piece) + words.unknownId(piece, near[0] ?? '');
  return [{ path: [...path, 'id'], of: 'value', sentence }];
}

/** Records and lists name pieces by id, and people by name: both must be unique. */
function twins(
  { key, piece, published }: ContentList,
  pieces: readonly GivenPiece[],
  wholes: readonly Printed[],
): readonly Objection[] {
  const found: Objection[] = [];
  const ids = new Set<unknown>();
  for (const [i, { id }] of pieces.entries()) {
    if (ids.has(id)) found.push({ path: [key, i, 'id'], of: 'value', sentence: words.idTwice(piece, id) });
    ids.add(id);
  }
  if (wholes.length < pieces.length) return found;
  const names = new Map(published.flatMap(({ id, name }) => (ids.has(id) ? [] : [[sameName(name), id]])));
  for (const [i, { name }] of wholes.entries()) {
    if (names.has(sameName(name)))
      found.push({ path: [key, i, 'name'], of: 'value', sentence: words.nameTwice(piece, name) });
    names.set(sameName(name), name);
  }
  return found;
}

/** Deck lists are read without regard to case and punctuation. */
function sameName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names of all fields in a schema. */
function fieldsOf(schema: z.ZodType): readonly string[] {
  const found = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(inner as object)) found.add(name);
      collect(inner);
    }
  };
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...found];
}
