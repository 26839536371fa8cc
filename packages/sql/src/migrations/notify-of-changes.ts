import { sql, type Kysely } from 'kysely';
import { CHANNEL } from '../channel.ts';

/** The tables whose changes other servers must know about, and the column with the id of the game table. */
const NOTIFIED = [
  { name: 'tables', id: 'id', events: 'insert or update or delete' },
  { name: 'seats', id: 'table_id', events: 'update' },
  { name: 'pages', id: 'table_id', events: 'insert or delete' },
];

/** Makes PostgreSQL notify every server of each change when it is committed. */
export async function notifyOfChanges(db: Kysely<unknown>): Promise<void> {
  for (const { name, id, events } of NOTIFIED) {
    const payload = sql.raw(`coalesce(new.${id}, old.${id})`);
    await addTrigger(db, name, events, payload);
  }
  await addTrigger(db, 'messages', 'insert', sql.raw(`new.table_id || ' ' || new.number`));
}

async function addTrigger(
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
