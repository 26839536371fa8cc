import type { Compilable, CompiledQuery } from 'kysely';

/** Stands in for a value while a query is compiled. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query once and only fills in its values for each run: for queries that run with every move. The builder
 * must not look at its values.
 */
export function compileOnce<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) }) as Values;
  const { query, queryId, sql, parameters } = build(slots).compile();
  const names = parameters.map((parameter) =>
    parameter instanceof Slot ? (parameter.name as keyof Values) : null,
  );
  return (values) => ({
    query,
    queryId,
    sql,
    parameters: names.map((name, n) => (name === null ? parameters[n] : values[name])),
  });
}
