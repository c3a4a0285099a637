import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";

/**
 * Empties tables and, as `truncate … cascade` does, all that refer to them, without triggers or anything that is derived from rows. To truncate
 * the tables around `users` makes the files of each and of its indexes anew, which costs more than most tests do.
 */
export async function emptyTables(...names: string[]) {
  const { rows } = await db.execute<{ statements: string }>(deletions(names));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(rows[0]!.statements));
  });
}

const deletions = (names: readonly string[]): SQL => sql`
  with recursive emptied as (
    select name::regclass::oid as id from unnest(${sql.param(names)}::text[]) as given (name)
    union select conrelid from pg_constraint join emptied on confrelid = emptied.id where contype = 'f'
  )
  select string_agg(format('delete from %s', id::regclass), ';') as statements from emptied`;
