import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { checkChanges, OPTIONS, readSets, type Changes, type GivenChanges } from '../content/changes.ts';
import { optionFigures } from '../content/changeable.ts';
import { words } from '../words.ts';

/** A difference between the two sides that can be changed separately. */
export interface Unit {
  /** `options.turnCap: 100 → 50` */
  readonly label: string;
  /** The fields that it changes. All fields of a deck are one unit, because the deck must stay legal. */
  readonly fields: readonly Field[];
}

interface Field {
  readonly id: string;
  readonly path: string;
  /** Undefined: as published. */
  readonly from: unknown;
  readonly to: unknown;
}

/** The differences between two sets of changes of a game. */
export function unitsBetween(game: AnyGame, a: GivenChanges, b: GivenChanges): readonly Unit[] {
  const decks = new Set(game.content.loadouts.map(({ id }) => id));
  const units = new Map<string, Field[]>();
  for (const id of new Set([...Object.keys(a), ...Object.keys(b)])) {
    for (const path of new Set([...Object.keys(a[id] ?? {}), ...Object.keys(b[id] ?? {})])) {
      const [from, to] = [a[id]?.[path], b[id]?.[path]];
      if (from === to) continue;
      const key = decks.has(id) ? id : `${id}.${path}`;
      units.set(key, [...(units.get(key) ?? []), { id, path, from, to }]);
    }
  }
  return [...units.values()].map((fields) => ({ label: fields.map(fieldText).join(', '), fields }));
}

function fieldText({ id, path, from, to }: Field): string {
  return `${id}.${path}: ${valueText(from)} → ${valueText(to)}`;
}

function valueText(value: unknown): string {
  if (value === undefined) return words.compare.published;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The changes with the fields of a unit set to one of its sides. */
export function withUnit(changes: GivenChanges, { fields }: Unit, side: 'from' | 'to'): GivenChanges {
  return fields.reduce<GivenChanges>((all, field) => {
    const { [field.path]: _old, ...rest } = all[field.id] ?? {};
    const value = field[side];
    return { ...all, [field.id]: value === undefined ? rest : { ...rest, [field.path]: value } };
  }, changes);
}

/** Options whose defaults differ between two games, as changes of the first one and of the second one. */
export function optionUnits(a: AnyGame, b: AnyGame): readonly Unit[] {
  const [own, other] = [optionFigures(a), optionFigures(b)];
  return [...own].flatMap(([path, from]) => {
    const to = other.get(path);
    if (to === undefined || to === from) return [];
    const field = { id: OPTIONS, path, from, to };
    return [{ label: fieldText(field), fields: [field] }];
  });
}

/** Checked changes; none are allowed, too. */
export function changesOf(game: AnyGame, given: GivenChanges): Changes {
  const full = Object.fromEntries(
    Object.entries(given).filter(([, fields]) => Object.keys(fields).length > 0),
  );
  return Object.keys(full).length === 0 ? { content: {}, options: {} } : checkChanges(game, full);
}

/** A side as it is given: `LB-05.front=2`, one after the other. */
export function readSide(game: AnyGame, name: string, sets: readonly string[]): GivenChanges {
  try {
    const given = readSets(sets);
    changesOf(game, given);
    return given;
  } catch (error) {
    throw error instanceof BadInputError ? new BadInputError(`${name}: ${error.message}`) : error;
  }
}
