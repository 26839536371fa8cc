import type { ContentProblem } from '@mechatable/kernel';
import { PUBLISHED_FORCES, type PublishedForce } from '../content/published-forces.ts';
import { TILE_SIZE, type Tile } from '../content/published-tiles.ts';
import { COUNTERS, PUBLISHED_TYPES, TYPE_IDS, type MechaType } from '../content/published-types.ts';
import { STANDARD } from '../options.ts';
import { words } from './words.ts';

export function typeProblems({ id, name, kind }: MechaType): readonly ContentProblem[] {
  const former = PUBLISHED_TYPES.find((type) => type.id === id);
  if (former === undefined) return [];
  const given = { name, kind };
  return (['name', 'kind'] as const).flatMap((field) =>
    given[field] === former[field]
      ? []
      : [{ path: [field], sentence: words.fixed(field, id, former[field]) }],
  );
}

const countsOf = ({ mecha }: PublishedForce): readonly number[] =>
  TYPE_IDS.map((id) => mecha.filter((type) => type === id).length);

type Problem = Omit<ContentProblem, 'path'>;

function sizeProblems(force: PublishedForce): readonly Problem[] {
  const counts = countsOf(force);
  const tooMany = TYPE_IDS.flatMap((id, type) =>
    counts[type] > COUNTERS
      ? [{ clause: 'MASC-R-12' as const, sentence: words.tooMany(id, counts[type], COUNTERS) }]
      : [],
  );
  const sizes = (['light', 'mid'] as const).flatMap((kind) => {
    const count = PUBLISHED_TYPES.reduce((sum, type, i) => sum + (type.kind === kind ? counts[i] : 0), 0);
    return count === STANDARD[kind]
      ? []
      : [{ clause: 'MASC-FORCE-1' as const, sentence: words.size(kind, count, STANDARD[kind]) }];
  });
  return [...tooMany, ...sizes];
}

/** MASC-R-74: the most even mix, with leftovers going to the types listed first. */
const EVEN = PUBLISHED_TYPES.map(({ id, kind }) => {
  const ids = PUBLISHED_TYPES.filter((type) => type.kind === kind).map((type) => type.id);
  const share = Math.floor(STANDARD[kind] / ids.length);
  return share + (ids.indexOf(id) < STANDARD[kind] % ids.length ? 1 : 0);
});

/** Includes errors of all forces together, by their counts in play. */
export function forceProblems(forces: readonly PublishedForce[]): readonly ContentProblem[] {
  const changed = new Set(forces.map(({ id }) => id));
  const names = new Map(
    PUBLISHED_FORCES.flatMap((force) =>
      changed.has(force.id) ? [] : [[countsOf(force).join(), force.name] as const],
    ),
  );
  const found = forces.flatMap((force, i) => {
    const key = countsOf(force).join();
    const twin = names.get(key);
    names.set(key, force.name);
    const twins: readonly Problem[] = twin === undefined ? [] : [{ sentence: words.sameCounts(twin) }];
    return [...sizeProblems(force), ...twins].map((problem) => ({ ...problem, path: [i, 'mecha'] }));
  });
  if (found.length > 0 || names.has(EVEN.join())) return found;
  const even = EVEN.map((count, type) => `${count} ${TYPE_IDS[type]}`).join(', ');
  return [{ path: [], clause: 'MASC-R-74', sentence: words.noEven(even) }];
}

const BLOCKING = '#';
const OBJECTIVE = '*';

export function tileProblems({ rows }: Tile): readonly ContentProblem[] {
  const objectives = Array.from(rows.join('')).filter((sign) => sign === OBJECTIVE).length;
  if (objectives !== 1)
    return [{ path: ['rows'], clause: 'MASC-R-10', sentence: words.objectives(objectives) }];
  const last = TILE_SIZE - 1;
  const ring = rows.flatMap((row, y) => {
    const outer = y === 0 || y === last ? row : row.charAt(0) + row.charAt(last);
    const isOpen = !outer.includes(BLOCKING) && !outer.includes(OBJECTIVE);
    return isOpen ? [] : [{ path: ['rows', y], sentence: words.ring }];
  });
  return ring.length > 0 ? ring : closedOff(rows);
}

/** The outer squares are open, so whatever can be reached from the corner can be left again. */
function closedOff(rows: readonly string[]): readonly ContentProblem[] {
  const seen = new Set<number>();
  const todo = [0];
  for (let square = todo.pop(); square !== undefined; square = todo.pop()) {
    const x = square % TILE_SIZE;
    const y = Math.floor(square / TILE_SIZE);
    if (seen.has(square) || rows[y].charAt(x) === BLOCKING) continue;
    seen.add(square);
    if (x > 0) todo.push(square - 1);
    if (x < TILE_SIZE - 1) todo.push(square + 1);
    if (y > 0) todo.push(square - TILE_SIZE);
    if (y < TILE_SIZE - 1) todo.push(square + TILE_SIZE);
  }
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x) =>
      sign === BLOCKING || seen.has(y * TILE_SIZE + x)
        ? []
        : [{ path: ['rows', y], sentence: words.closedOff(y + 1, x + 1) }],
    ),
  );
}
