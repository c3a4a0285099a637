import { and, asc, eq, getTableColumns, gt, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { auditLog } from "#app/db/schema/operations";
import { forgetInSearches } from "#app/features/catalog/empty-searches/empty-searches.server";
import { ownAdvisor } from "./forget-name-with-others.server";
import { FREE_WORDS } from "./free-words.server";
import { readIdentifiers } from "./identifiers.server";
import { withoutPerson } from "./words-without-person";

/** Rows that are looked through in one transaction. */
const LOOKED_THROUGH_AT_ONCE = 1000;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Place = (typeof FREE_WORDS)[number];

/** What was forgotten before the transaction that erases somebody: what tells them, and since when others wrote on. */
export interface Forgotten {
  identifiers: string[];
  since: Date;
}

/**
 * Replaces a person's whole names, addresses and phone numbers in what others wrote (FREE_WORDS) and in what was sought, a thousand rows at a time, each in a
 * transaction of its own. Before the transaction that erases them, whose names are known until then.
 */
export async function forgetInFreeWords(userId: string): Promise<Forgotten> {
  const forgotten = await readIdentifiers(db, userId);
  for (const place of FREE_WORDS)
    for (let last: string | undefined = FIRST; last !== undefined; ) {
      const after: SQL = gt(place.id, last);
      last = await db.transaction((tx) => forgetIn(tx, place, forgotten.identifiers, after));
    }
  return forgotten;
}

/** The same, in the transaction that erases them, for what admins did and people sought since, and for what the other side noted of their consultations. */
export async function forgetInNewWords(tx: Transaction, personId: string, { identifiers, since }: Forgotten) {
  await forgetInSearches(tx, identifiers);
  const [log] = FREE_WORDS.filter(({ table }) => table === auditLog);
  if (log) await forgetIn(tx, log, identifiers, gte(auditLog.createdAt, since), null);
  const { consultationId, userId, text } = consultationNotes;
  const isSide = or(eq(consultations.clientId, personId), inArray(consultations.advisorId, ownAdvisor(tx, personId)));
  const own = tx.select({ id: consultations.id }).from(consultations).where(isSide);
  const ofThem = and(inArray(consultationId, own), tells([sql`${text}`], identifiers));
  for (const note of await tx.select().from(consultationNotes).where(ofThem).for("no key update"))
    await tx
      .update(consultationNotes)
      .set({ text: withoutPerson(note.text, identifiers) as string })
      .where(and(eq(consultationId, note.consultationId), eq(userId, note.userId)));
}

/** Looks through the next rows of a table; returns the id of the last of them, if there was any. */
async function forgetIn(tx: Transaction, place: Place, identifiers: string[], where: SQL, most: number | null = LOOKED_THROUGH_AT_ONCE) {
  const { table, id, columns, isRemovedWhole } = place;
  const next = tx.select({ id }).from(table).where(where).orderBy(asc(id));
  const ids = (await (most === null ? next : next.limit(most))).map((row) => String(row.id));
  const all = getTableColumns(table);
  const read = Object.fromEntries(columns.map((name) => [name, all[name]!]));
  const texts = columns.map((name) => sql`${all[name]}::text`);
  const named = await tx
    .select({ id, ...read })
    .from(table)
    .where(and(inArray(id, ids), tells(texts, identifiers)))
    .orderBy(asc(id))
    .for("no key update");
  for (const row of named as Record<string, unknown>[]) {
    const changed = columns.flatMap((name) => {
      const without = withoutPerson(row[name], identifiers);
      const isNamed = JSON.stringify(without) !== JSON.stringify(row[name]);
      return isNamed ? [[name, isRemovedWhole ? "" : without]] : [];
    });
    if (changed.length > 0) await tx.update(table).set(Object.fromEntries(changed)).where(eq(id, row.id));
  }
  return ids.at(-1);
}

/** Whether any of the texts may have any of the words; the replacing looks whether they are whole. */
const tells = (texts: SQL[], identifiers: string[]): SQL => {
  const inJson = identifiers.map((told) => JSON.stringify(told).slice(1, -1));
  const said = sql`lower(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  return sql`exists (select from unnest(${sql.param([...new Set([...identifiers, ...inJson])])}::text[]) as told where position(lower(told) in ${said}) > 0)`;
};
