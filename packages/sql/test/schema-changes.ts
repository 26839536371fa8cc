import { sql, type Kysely } from 'kysely';
import type { Schema } from '../src/index.ts';

/** What a program that doesn't know the newest migration relies on. */
export interface TableShapes {
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, ColumnShape>;
  /** Constraints and unique indexes, by table and definition. */
  readonly rules: ReadonlyMap<string, RuleShape>;
}

interface ColumnShape {
  readonly table: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Whether a row can be added without it. */
  readonly isOptional: boolean;
}

interface RuleShape {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Reads the tables in the current schema of a PostgreSQL database. */
export async function tableShapes(db: Kysely<Schema>): Promise<TableShapes> {
  const { rows: columns } = await sql<ColumnShape & { column: string }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as "isNullable",
      is_nullable = 'YES' or column_default is not null as "isOptional"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const { rows: rules } = await sql<RuleShape & { rule: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule, array(
        select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select indrelid::regclass::text, pg_get_indexdef(indexrelid), array(
        select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
      from pg_index where indisunique and not indisprimary
        and indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`.execute(
    db,
  );
  return {
    columns: new Map(columns.map(({ column, ...shape }) => [`${shape.table}.${column}`, shape])),
    rules: new Map(rules.map(({ rule, ...shape }) => [`${shape.table}: ${rule}`, shape])),
  };
}

/** Why a program that knows only the tables from before might fail with those after; empty if it won't. */
export function incompatibleChanges(before: TableShapes, after: TableShapes): readonly string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const found: string[] = [];
  for (const [name, { type, isNullable }] of before.columns) {
    const now = after.columns.get(name);
    if (now === undefined) found.push(`${name} is gone`);
    else if (now.type !== type) found.push(`${name} was ${type} and is ${now.type}`);
    else if (now.isNullable !== isNullable)
      found.push(`${name} ${now.isNullable ? 'may be null now' : 'must not be null any more'}`);
  }
  for (const [name, { table, isOptional }] of after.columns)
    if (tables.has(table) && !before.columns.has(name) && !isOptional)
      found.push(`${name} is new and has no default`);
  for (const [rule, { table, columns }] of after.rules)
    if (!before.rules.has(rule) && columns.every((column) => before.columns.has(`${table}.${column}`)))
      found.push(`${rule} is new`);
  return found.sort();
}
