import { sql, type Kysely } from 'kysely';
import { CHANNEL } from '../channel.ts';

/** The tables whose changes others have to hear of, and the column with the id of the table at which people sit. */
const TOLD = [
  { name: 'tables', id: 'id', events: 'insert or update or delete' },
  { name: 'seats', id: 'table_id', events: 'update' },
  { name: 'pages', id: 'table_id', events: 'insert or delete' },
];

/** Makes PostgreSQL tell everyone of each change when it is committed. */
export async function tellChanges(db: Kysely<unknown>): Promise<void> {
  for (const { name, id, events } of TOLD) {
    const told = sql.raw(`coalesce(new.${id}, old.${id})`);
    await tell(db, name, events, told);
  }
  await tell(db, 'messages', 'insert', sql.raw(`new.table_id || ' ' || new.number`));
}

async function tell(
  db: Kysely<unknown>,
  name: string,
  events: string,
  payload: ReturnType<typeof sql.raw>,
): Promise<void> {
  const trigger = sql.raw(`tell_${name}`);
  await sql`
    create function ${trigger}() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${sql.raw(CHANNEL)}', ${payload});
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger ${trigger} after ${sql.raw(events)} on ${sql.table(name)}
    for each row execute function ${trigger}()
  `.execute(db);
}
