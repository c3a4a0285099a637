import { and, asc, desc, eq, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { catalogEntries } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { ENTRY_TEXTS } from "#app/features/catalog/catalog-entry";
import { freeDrawing } from "#app/features/catalog/drawings";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Outcome } from "#app/platform/outcome";
import { type EditedEntry, NOWHERE } from "./edited-entry";
import type { EntryRefusal } from "./entry-answer";
import {
  addressOf,
  type EntryChange,
  type EntryChoice,
  type EntryMove,
  type EntryRetirement,
  type NewEntry,
  wholeTexts,
} from "./entry-form";
import { formerWords } from "./former-words";
import { asKnown, emptied, leftBehind, ownTranslations } from "./further-languages.server";
import type { FormerWordsRefusal, UnlikeRefusal } from "./unlike";
import { areasOfEntry, countLeftWithout, notifyOfNoArea } from "./without-area.server";

/** Two who change the catalog at once do so one after the other. */
const CATALOG_LINE = 7_241_024;
const FIRST_EMOJI = "📌";

type Row = typeof catalogEntries.$inferSelect;
/** `leftBehind` the languages that still say what they said of a text before it was written anew. */
export type EntryChanged = Outcome<EntryRefusal, { name: string; leftBehind?: readonly Language[] }> | UnlikeRefusal | FormerWordsRefusal;

/** An entry for its form, with how many advisors stand in it. Throws a 404 when there is none. */
export async function findEntryToEdit(key: string): Promise<EditedEntry> {
  const [row] = await db.select().from(catalogEntries).where(eq(catalogEntries.key, key));
  if (!row) throw endedAs(404);
  const { position: _, createdAt: __, retiredAt, ...entry } = row;
  return { ...entry, isRetired: retiredAt !== null, ...(await concernedBy(key)) };
}

const concernedBy = async (key: string) => ({
  advisors: await db.$count(advisors, eq(advisors.category, key)),
  leftWithout: await countLeftWithout(areasOfEntry(key)),
});

/** Adds a category, or a sub-category page to one, after the others. 'addressTaken' where something has, or had, its address. */
export function addEntry(
  actor: AdminActor,
  { category, icon, texts, translations, address: typed }: NewEntry,
  at: Date,
): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const kind = category === "" ? "category" : "page";
    const [above] = category === "" ? [] : await rowsOf(tx, eq(catalogEntries.key, category));
    if (category !== "" && above?.kind !== "category") return { ok: false, reason: "entryGone" };
    const address = addressOf(kind, { address: typed, texts }, siteLanguage());
    if (await isTaken(tx, category, address)) return { ok: false, reason: "addressTaken" };
    const key = kind === "category" ? address : `/${category}/${address}`;
    const [last] = await tx.select({ position: max(catalogEntries.position) }).from(catalogEntries);
    const said = {
      kind,
      category,
      address,
      icon: icon || (await firstIcon(tx, kind)),
      texts: wholeTexts(kind, texts),
      translations,
    } as const;
    await tx.insert(catalogEntries).values({ key, ...said, position: (last?.position ?? 0) + 1, version: 1, createdAt: at });
    await audit(tx, actor, "catalog.added", "catalog_entries", key, said);
    return { ok: true, name: nameOf(said) };
  });
}

/**
 * Says anew what an entry is called and where it stands; an address that it leaves goes on leading to it. 'leftBehind' where languages would go on saying what was
 * said before and nobody has said what is to become of that; 'formerWords' where the entry itself would, under another name, and nobody has seen it.
 */
export function saveEntry(
  actor: AdminActor,
  { key, version, kind, icon, texts, translations, unlike, former, address: typed }: EntryChange,
): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, { key, version });
    if (!found.ok) return found;
    const { row } = found;
    // What its texts and its address have to be was asked of the kind that the form says.
    if (row.kind !== kind) return { ok: false, reason: "entryGone" };
    const address = row.kind === "tile" ? row.address : addressOf(row.kind, { address: typed, texts }, siteLanguage());
    if (address !== row.address && (await isTaken(tx, row.category, address, key))) return { ok: false, reason: "addressTaken" };
    const left = address === row.address ? row.oldAddresses : [...row.oldAddresses, row.address];
    const whole = asKnown(wholeTexts(row.kind, texts), row.texts);
    const said = { texts: whole, translations: ownTranslations({ texts: whole, translations }) };
    const behind = leftBehind(row, said);
    const unseen = unseenWords({ parts: formerWords(row, row.texts, whole), behind }, { former, unlike });
    if (unseen) return unseen;
    const after = {
      address,
      oldAddresses: left.filter((each) => each !== address),
      icon: icon || row.icon,
      texts: whole,
      translations: unlike === "empty" ? emptied(row, said) : said.translations,
    };
    await write(tx, row, after);
    await audit(tx, actor, "catalog.updated", "catalog_entries", key, {
      before: { address: row.address, oldAddresses: row.oldAddresses, icon: row.icon, texts: row.texts, translations: row.translations },
      after,
    });
    return { ok: true, name: nameOf({ kind: row.kind, texts: wholeTexts(row.kind, texts) }), leftBehind: unlike === "empty" ? [] : behind };
  });
}

/** What would go on saying what was said before, of which nobody has said that it may. */
function unseenWords(
  { parts, behind }: { parts: string[]; behind: Language[] },
  { former, unlike }: Pick<EntryChange, "former" | "unlike">,
) {
  if (parts.length > 0 && !former) return { ok: false, reason: "formerWords", parts } as const;
  return behind.length > 0 && !unlike ? ({ ok: false, reason: "leftBehind", leftBehind: behind } as const) : null;
}

/**
 * Offers an entry nowhere any more. A category takes what stands below it and its areas along; advisors who stand in it go to another, or stay in it and are listed in none: which has to be said.
 * Whoever has no area left by it is told.
 * The last one stays: a site without any has no page for its advisors.
 */
export function retireEntry(actor: AdminActor, { key, version, moveTo }: EntryRetirement, at: Date): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, { key, version });
    if (!found.ok) return found;
    const { row } = found;
    let moved: string[] = [];
    if (row.kind === "category") {
      const others = await rowsOf(
        tx,
        and(eq(catalogEntries.kind, "category"), isNull(catalogEntries.retiredAt), ne(catalogEntries.key, key))!,
      );
      if (others.length === 0) return { ok: false, reason: "lastCategory" };
      const standing = await tx.$count(advisors, eq(advisors.category, key));
      if (standing > 0 && moveTo !== NOWHERE && !others.some((other) => other.key === moveTo)) return { ok: false, reason: "placeNeeded" };
      if (standing > 0 && moveTo !== NOWHERE) moved = await moveAdvisors(tx, eq(advisors.category, key), moveTo);
    }
    await notifyOfNoArea(tx, areasOfEntry(key), () => write(tx, row, { retiredAt: at }), at);
    const details = { name: nameOf(row), ...(moved.length > 0 && { advisorsTo: moveTo, advisorIds: moved }) };
    await audit(tx, actor, "catalog.retired", "catalog_entries", key, details);
    return { ok: true, name: nameOf(row) };
  });
}

/** Offers a retired entry again, under the address it had. The advisors who left it then come back, but for whoever has gone elsewhere since. */
export function restoreEntry(actor: AdminActor, choice: EntryChoice): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, choice);
    if (!found.ok) return found;
    const left = await advisorsWhoLeft(tx, choice.key);
    await write(tx, found.row, { retiredAt: null });
    const back = left ? await moveAdvisors(tx, left, choice.key) : [];
    const details = { name: nameOf(found.row), ...(back.length > 0 && { advisorsTo: choice.key, advisorIds: back }) };
    await audit(tx, actor, "catalog.restored", "catalog_entries", choice.key, details);
    return { ok: true, name: nameOf(found.row) };
  });
}

/** Those who went elsewhere when a category was last retired, and are still there. */
async function advisorsWhoLeft(tx: AdminTransaction, key: string): Promise<SQL | undefined> {
  const retirement = and(eq(auditLog.action, "catalog.retired"), eq(auditLog.subjectId, key));
  const to = sql<string | null>`${auditLog.details} ->> 'advisorsTo'`;
  const [last] = await tx.select({ id: auditLog.id, to }).from(auditLog).where(retirement).orderBy(desc(auditLog.createdAt)).limit(1);
  if (!last?.to) return;
  // They stay in the database: there may be more of them than a statement takes parameters.
  const left = sql`(select each::uuid from ${auditLog}, jsonb_array_elements_text(details -> 'advisorIds') each where ${auditLog.id} = ${last.id})`;
  return and(eq(advisors.category, last.to), sql`${advisors.id} in ${left}`);
}

async function moveAdvisors(tx: AdminTransaction, who: SQL, category: string): Promise<string[]> {
  const moved = await tx.update(advisors).set({ category }).where(who).returning({ id: advisors.id });
  return moved.map(({ id }) => id);
}

/** Puts an entry before or after its neighbour among those that are offered beside it; the first and the last stay. */
export function moveEntry(actor: AdminActor, { key, version, step }: EntryMove): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, { key, version });
    if (!found.ok) return found;
    const { row } = found;
    const beside = await rowsOf(
      tx,
      and(eq(catalogEntries.kind, row.kind), eq(catalogEntries.category, row.category), isNull(catalogEntries.retiredAt))!,
    );
    const index = beside.findIndex((each) => each.key === key);
    const other = beside[step === "up" ? index - 1 : index + 1];
    if (index >= 0 && other) {
      await write(tx, row, { position: other.position });
      await write(tx, other, { position: row.position });
      await audit(tx, actor, "catalog.moved", "catalog_entries", key, { name: nameOf(row), step });
    }
    return { ok: true, name: nameOf(row) };
  });
}

const change = (actor: AdminActor, work: (tx: AdminTransaction) => Promise<EntryChanged>) => adminTransaction(actor, work, CATALOG_LINE);

const nameOf = ({ kind, texts }: Pick<Row, "kind" | "texts">) => texts[ENTRY_TEXTS[kind][0]] ?? "";

const rowsOf = (tx: AdminTransaction, which: ReturnType<typeof eq>): Promise<Row[]> =>
  tx.select().from(catalogEntries).where(which).orderBy(asc(catalogEntries.position), asc(catalogEntries.key));

/** The row as the admin saw it: of two who change it at once the later one is told. */
async function lockEntry(
  tx: AdminTransaction,
  { key, version }: EntryChoice,
): Promise<{ ok: true; row: Row } | { ok: false; reason: EntryRefusal }> {
  const [row] = await tx.select().from(catalogEntries).where(eq(catalogEntries.key, key)).for("update");
  if (!row) return { ok: false, reason: "entryGone" };
  return row.version === version ? { ok: true, row } : { ok: false, reason: "entryStale" };
}

/** A category's is one that no other which is offered has. */
async function firstIcon(tx: AdminTransaction, kind: "category" | "page"): Promise<string> {
  if (kind === "page") return FIRST_EMOJI;
  const others = await rowsOf(tx, and(eq(catalogEntries.kind, "category"), isNull(catalogEntries.retiredAt))!);
  return freeDrawing(others.map(({ icon }) => icon));
}

/** Whether another entry beside has this address, or had it: old ones lead to what left them. */
async function isTaken(tx: AdminTransaction, category: string, address: string, ownKey = ""): Promise<boolean> {
  const holds = sql`(${catalogEntries.address} = ${address} or ${address} = any(${catalogEntries.oldAddresses}))`;
  return (await tx.$count(catalogEntries, and(eq(catalogEntries.category, category), ne(catalogEntries.key, ownKey), holds))) > 0;
}

const write = (tx: AdminTransaction, { key, version }: Row, what: Partial<Row>) =>
  tx
    .update(catalogEntries)
    .set({ ...what, version: version + 1 })
    .where(eq(catalogEntries.key, key));
