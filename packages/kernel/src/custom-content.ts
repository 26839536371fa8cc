import { z } from 'zod';
import { hashOf } from './data.ts';
import type { ClauseId } from './verdict.ts';

/** The beginning of a content file. */
export const CONTENT_FORMAT = 'mechatable-content-1';

/** Ids of new pieces begin like this; ids of published pieces never will. */
export const CUSTOM_PREFIX = 'x-';

/** A piece or loadout as published. */
export interface Printed {
  readonly id: string;
  readonly name: string;
}

/** A whole new piece, or the id of a published one and the fields that differ. */
export interface GivenPiece {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The content of a file, checked. */
export interface CustomContent {
  /** The id of the published game. */
  readonly game: string;
  readonly rulebook: string;
  /** The name its author gave it. */
  readonly name: string;
  /** By the list of the game that they belong to. */
  readonly lists: Readonly<Record<string, readonly GivenPiece[]>>;
}

/** A game's information about its content file. */
export interface ContentMark {
  readonly name: string;
  readonly hash: string;
  /** The ids of new and changed pieces. */
  readonly pieces: readonly string[];
}

/** The content that play depends on; the name of the file's author doesn't count. */
export function contentHash({ game, lists }: CustomContent): string {
  return hashOf({ game, lists });
}

/** Something wrong in a content file, and where: `['cards', 0, 'front']`. */
export interface ContentProblem {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
  /** The clause that it breaks, if there is one. */
  readonly clause?: ClauseId;
}

/** Problems of a part of the file, as problems of the file. */
export function problemsAt(
  place: ContentProblem['path'],
  problems: readonly ContentProblem[],
): readonly ContentProblem[] {
  return problems.map((problem) => ({ ...problem, path: [...place, ...problem.path] }));
}

/** The id of a piece in a file. Ids of published pieces are checked separately. */
export function pieceIdSchema(piece: string): z.ZodString {
  return z
    .string()
    .max(40)
    .describe(`of a new ${piece}: ${CUSTOM_PREFIX}, then lowercase letters, digits and dashes`);
}

export const pieceNameSchema = z.string().trim().min(1).max(40);

/** One list of pieces in a content file. */
export interface ContentList {
  /** Its key in a file: `cards`. */
  readonly key: string;
  /** Its key in `playedContent`. */
  readonly list: string;
  /** The word for one of its pieces: `card`. */
  readonly piece: string;
  readonly published: readonly Printed[];
  /** A whole piece. Fields with a default may be omitted. */
  readonly schema: z.ZodType<Printed>;
  /** A published piece with other values in some fields, for editors. */
  readonly change: z.ZodType;
}

/** The content that a game accepts in a file, as data. It must not load the game: see `useContent`. */
export interface ContentRules {
  readonly game: string;
  readonly rulebook: string;
  readonly lists: readonly ContentList[];
  /** Errors that the schemas can't find. `lists`: by key, each with the place of its pieces in the file. */
  problems(lists: Readonly<Record<string, readonly Printed[]>>): readonly ContentProblem[];
}
