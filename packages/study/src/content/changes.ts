import { BadInputError, parseAs, type AnyGame, type ContentChanges, type Figure } from '@mechatable/kernel';
import { objections } from '@mechatable/lists';
import { nearestFirst } from '@mechatable/spelling';
import { z } from 'zod';
import { words } from '../words.ts';
import { changeableIn, wordsAt } from './changeable.ts';
import { leavesOf } from './leaves.ts';

const say = words.changes;

/** The changes that a study tries: other numbers of pieces and loadouts, and other options. */
export interface Changes {
  readonly content: ContentChanges;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Changes before they are checked: a piece or `options` → field → value. */
export type GivenChanges = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The name for options, used in place of a piece's id. */
export const OPTIONS = 'options';
const givenSchema: z.ZodType<GivenChanges> = z.record(z.string(), z.record(z.string(), z.unknown()));

/** `LB-05.front=2`, one after the other. */
export function readSets(sets: readonly string[]): GivenChanges {
  const given: Record<string, Record<string, unknown>> = {};
  for (const text of sets) {
    const [, id, path, value] = /^([^.=]+)\.([^=]+)=(.+)$/.exec(text) ?? [];
    if (id === undefined || path === undefined || value === undefined)
      throw new BadInputError(say.format(text));
    (given[id] ??= {})[path] = valueOf(value);
  }
  return given;
}

/** The same changes as text, such as `LB-05.front=2`. */
export function setsOf({ content, options }: Changes): readonly string[] {
  const all = [...Object.entries(content), [OPTIONS, options] as const];
  return all.flatMap(([id, fields]) =>
    Object.entries(fields).map(([path, value]) => `${id}.${path}=${textOf(value)}`),
  );
}

/** Words without quotes, unless they would be read as something else. */
function textOf(value: unknown): string {
  return typeof value === 'string' && value !== '' && valueOf(value) === value
    ? value
    : JSON.stringify(value);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // a word needs no quotes
  }
}

/** The text of a file of changes. */
export function readChangesFile(text: string): GivenChanges {
  try {
    return givenSchema.parse(JSON.parse(text));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new BadInputError(say.notChanges(problem));
  }
}

/** Checks changes against the published content of a game; an error explains how to fix them. */
export function checkChanges(game: AnyGame, given: GivenChanges): Changes {
  const { [OPTIONS]: options = {}, ...pieces } = given;
  if (Object.keys(given).length === 0) throw new BadInputError(say.none);
  parseAs(game.rules.options, options, `options for ${game.title}`);
  const content = Object.fromEntries(
    Object.entries(pieces).map(([id, fields]) => [id, checkPiece(game, id, fields)]),
  );
  checkLists(game, content);
  return { content, options };
}

function checkPiece(
  game: AnyGame,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Figure>> {
  const changeable = changeableIn(game);
  if (changeable.length === 0) throw new BadInputError(say.noContent(game.title));
  const piece = changeable.find((one) => one.id === id);
  if (piece === undefined) {
    const ids = changeable.map((one) => one.id);
    const near = nearestFirst(id, ids).slice(0, 3);
    throw new BadInputError(say.unknownPiece(game.title, id, near.join(', ')));
  }
  const leaves = leavesOf(piece);
  const checked = Object.entries(fields).map(([path, value]): [string, Figure] => {
    const where = `${id}.${path}`;
    const before = leaves.get(path);
    if (before === value) throw new BadInputError(say.unchanged(where, JSON.stringify(value)));
    if (isCount(game, piece, path)) return [path, checkCount(where, value)];
    if (before !== undefined)
      return [path, checkFigure(where, before, value, () => wordsAt(changeable, path))];
    const near = nearestFirst(path, [...leaves.keys()]);
    throw new BadInputError(say.unknownField(piece.name, path, near.join(', ')));
  });
  return Object.fromEntries(checked);
}

/** The number of copies of a card in a section of a ready deck, which may have none yet. */
function isCount({ content }: AnyGame, piece: { readonly id: string }, path: string): boolean {
  const { deckRules, loadouts, pieces } = content;
  const [section, card, ...rest] = path.split('.');
  return (
    loadouts.some(({ id }) => id === piece.id) &&
    deckRules?.sections.some(({ id }) => id === section) === true &&
    pieces.some(({ id }) => id === card) &&
    rest.length === 0
  );
}

function checkCount(where: string, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new BadInputError(say.needsCount(where, JSON.stringify(value)));
}

const MOST = 99;

/** A value of the kind that is printed there. Words must be printed somewhere, so that the rules know them. */
function checkFigure(where: string, before: Figure, value: unknown, known: () => readonly Figure[]): Figure {
  const text = JSON.stringify(value);
  if (typeof before === 'number') {
    if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST) return value;
    throw new BadInputError(say.needsWhole(where, MOST, text));
  }
  if (typeof before === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw new BadInputError(say.needsFlag(where, text));
  }
  const others = known();
  if (typeof value === 'string' && others.includes(value)) return value;
  throw new BadInputError(say.needsOneOf(where, others.join(', '), text));
}

/** A changed deck must still be legal. */
function checkLists({ content: { deckRules, loadouts } }: AnyGame, changes: ContentChanges): void {
  if (deckRules === null || loadouts.length === 0) return;
  for (const { id, name, list } of deckRules.ready) {
    const counts = Object.entries(changes[id] ?? {});
    if (counts.length === 0) continue;
    const sections = Object.keys(list).map((section): [string, Record<string, number>] => {
      const changed = counts.filter(([path]) => path.startsWith(`${section}.`));
      const copies = changed.map(([path, value]) => [path.slice(section.length + 1), Number(value)]);
      const all = { ...list[section], ...(Object.fromEntries(copies) as Record<string, number>) };
      return [section, Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0))];
    });
    const [problem] = objections(deckRules, Object.fromEntries(sections));
    if (problem !== undefined) throw new BadInputError(say.illegalList(name, problem.sentence));
  }
}
