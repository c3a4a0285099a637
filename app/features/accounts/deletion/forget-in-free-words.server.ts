import { and, asc, eq, getTableColumns, gt, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { auditLog } from "#app/db/schema/operations";
import { forgetInSearches } from "#app/features/catalog/empty-searches/empty-searches.server";
import { type Circle, readCircle } from "./circle.server";
import { ownAdvisor } from "./forget-name-with-others.server";
import { FREE_WORDS } from "./free-words.server";
import { type Identifiers, readIdentifiers } from "./identifiers.server";
import { isNumber, lastDigits } from "./replace-number";
import { namesAddress, withoutPerson } from "./words-without-person";

/** Rows that are looked through in one transaction. */
const LOOKED_THROUGH_AT_ONCE = 1000;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Place = (typeof FREE_WORDS)[number];

/** What was forgotten before the transaction that erases somebody: what tells them, whom they met, and since when others wrote on. */
export interface Forgotten extends Identifiers {
  own: Circle;
  circle: Circle;
}

/**
 * Replaces a person's whole names, addresses and phone numbers in what others wrote (FREE_WORDS) about them, or beside a proved address, and in what
 * was sought; and the names in their own capitals in what admins wrote about those they met. A thousand rows at a time, each in a transaction of its own. Before the transaction that erases them, whose names are known until then.
 */
export async function forgetInFreeWords(userId: string): Promise<Forgotten> {
  const forgotten = { ...(await readIdentifiers(db, userId)), ...(await readCircle(db, userId)) };
  for (const place of FREE_WORDS)
    for (let last: string | undefined = FIRST; last !== undefined; ) {
      const after: SQL = gt(place.id, last);
      last = await db.transaction((tx) => forgetIn(tx, place, forgotten, after));
    }
  return forgotten;
}

/** The same, in the transaction that erases them, for what admins did and people sought since, and for what the other side noted of their consultations. */
export async function forgetInNewWords(tx: Transaction, personId: string, forgotten: Forgotten) {
  const { identifiers, since } = forgotten;
  await forgetInSearches(tx, identifiers, identifiers.filter(isNumber).map(lastDigits));
  const [log] = FREE_WORDS.filter(({ table }) => table === auditLog);
  if (log) await forgetIn(tx, log, forgotten, gte(auditLog.createdAt, since), null);
  const { consultationId, userId } = consultationNotes;
  const isSide = or(eq(consultations.clientId, personId), inArray(consultations.advisorId, ownAdvisor(tx, personId)));
  const own = tx.select({ id: consultations.id }).from(consultations).where(isSide);
  for (const note of await tx.select().from(consultationNotes).where(inArray(consultationId, own)).for("no key update")) {
    const without = withoutPerson(note.text, identifiers) as string;
    const isOfNote = and(eq(consultationId, note.consultationId), eq(userId, note.userId));
    if (without !== note.text) await tx.update(consultationNotes).set({ text: without }).where(isOfNote);
  }
}

/** Looks through the next rows of a table; returns the id of the last of them, if there was any. */
async function forgetIn(tx: Transaction, place: Place, forgotten: Forgotten, where: SQL, most: number | null = LOOKED_THROUGH_AT_ONCE) {
  const { table, id, columns, of, isOfAdmins, isRemovedWhole } = place;
  const next = tx.select({ id }).from(table).where(where).orderBy(asc(id));
  const ids = (await (most === null ? next : next.limit(most))).map((row) => String(row.id));
  const all = getTableColumns(table);
  const texts = columns.map((name) => sql`${all[name]}::text`);
  const isOwn = of(forgotten.own);
  const isMet = (isOfAdmins && of(forgotten.circle)) || sql`false`;
  const isTold = tells(texts, forgotten.proved);
  const read = { id, isOwn: sql`${isOwn}`, isMet: sql`${isMet}`, isTold, ...Object.fromEntries(columns.map((name) => [name, all[name]!])) };
  const find = (isSought: SQL | undefined) => tx.select(read).from(table).where(isSought).orderBy(asc(id));
  const changes = (row: Record<string, unknown>) => {
    const isOpen = row.isOwn || (row.isTold && columns.some((name) => namesAddress(row[name], forgotten.proved)));
    return columns.flatMap((name) => {
      const identifiers = isOpen ? forgotten.identifiers : row.isMet ? forgotten.named : [];
      const without = withoutPerson(row[name], identifiers, !row.isOwn);
      return JSON.stringify(without) === JSON.stringify(row[name]) ? [] : [[name, isRemovedWhole ? "" : without]];
    });
  };
  const isNamed = or(isOwn, isTold, isMet);
  const named = (await find(and(inArray(id, ids), isNamed))).filter((row) => changes(row).length > 0).map((row) => row.id);
  // Looked at without a lock, and once more with one: nobody waits for the others.
  for (const row of await find(inArray(id, named)).for("no key update")) {
    const changed = changes(row);
    if (changed.length > 0) await tx.update(table).set(Object.fromEntries(changed)).where(eq(id, row.id));
  }
  return ids.at(-1);
}

/** Whether any of the texts may have any of the addresses; `namesAddress` and the replacing look whether they are whole. */
const tells = (texts: SQL[], addresses: readonly string[]): SQL => {
  const inJson = addresses.map((told) => JSON.stringify(told).slice(1, -1));
  const said = sql`lower(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  return sql`exists (select from unnest(${sql.param([...new Set([...addresses, ...inJson])])}::text[]) as told where position(lower(told) in ${said}) > 0)`;
};
