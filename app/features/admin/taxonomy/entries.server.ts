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
import { now } from "#app/platform/clock.server";
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
import { areasOfEntry, countLeftWithout, countStanding, notifyOfAreaBack, notifyOfNoArea, whoStaysListed } from "./without-area.server";

/** Advisory lock that serializes changes of the catalog. */
const CATALOG_LINE = 7_241_024;
const FIRST_EMOJI = "📌";

type Row = typeof catalogEntries.$inferSelect;
/** `leftBehind`: languages whose translation still matches a text's previous wording. */
export type EntryChanged = Outcome<EntryRefusal, { name: string; leftBehind?: readonly Language[] }> | UnlikeRefusal | FormerWordsRefusal;

/** Returns an entry for its form, with the advisors whom its retirement concerns. Throws a 404 when there is none. */
export async function findEntryToEdit(key: string): Promise<EditedEntry> {
  const [row] = await db.select().from(catalogEntries).where(eq(catalogEntries.key, key));
  if (!row) throw endedAs(404);
  const { position: _, createdAt: __, retiredAt, ...entry } = row;
  return { ...entry, isRetired: retiredAt !== null, ...(await concernedBy(key)) };
}

const concernedBy = async (key: string) => ({
  advisors: await db.$count(advisors, whoStaysListed(key)),
  leftWithout: await countLeftWithout(areasOfEntry(key)),
  standing: await countStanding(areasOfEntry(key), now()),
});

/** Adds a category, or a sub-category page to one, at the end. 'addressTaken' when the address is or was in use. */
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
 * Saves an entry's texts, address and icon; its previous address redirects to the new one. 'leftBehind' when translations would keep the previous wording and
 * the admin has not chosen what to do with them; 'formerWords' when other texts still fit the previous name and the admin has not confirmed them.
 */
export function saveEntry(
  actor: AdminActor,
  { key, version, kind, icon, texts, translations, unlike, former, address: typed }: EntryChange,
): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, { key, version });
    if (!found.ok) return found;
    const { row } = found;
    // Texts and address were validated for the kind that the form names.
    if (row.kind !== kind) return { ok: false, reason: "entryGone" };
    const address = row.kind === "tile" ? row.address : addressOf(row.kind, { address: typed, texts }, siteLanguage());
    if (address !== row.address && (await isTaken(tx, row.category, address, key))) return { ok: false, reason: "addressTaken" };
    const left = address === row.address ? row.oldAddresses : [...row.oldAddresses, row.address];
    const whole = asKnown(wholeTexts(row.kind, texts), row.texts);
    const said = { texts: whole, translations: ownTranslations({ texts: whole, translations }, row) };
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

/** Returns the refusal about outdated texts or translations that the admin has not confirmed; null when there is none. */
function unseenWords(
  { parts, behind }: { parts: string[]; behind: Language[] },
  { former, unlike }: Pick<EntryChange, "former" | "unlike">,
) {
  if (parts.length > 0 && !former) return { ok: false, reason: "formerWords", parts } as const;
  return behind.length > 0 && !unlike ? ({ ok: false, reason: "leftBehind", leftBehind: behind } as const) : null;
}

/**
 * Retires an entry. A category takes along its sub-categories and areas; the caller must choose whether its advisors who keep an area move to another
 * category or stay in it unlisted. Mails advisors who have no area left. Rejects the last category: without one, advisors would have no page.
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
      const standing = await tx.$count(advisors, whoStaysListed(key));
      if (standing > 0 && moveTo !== NOWHERE && !others.some((other) => other.key === moveTo)) return { ok: false, reason: "placeNeeded" };
      if (standing > 0 && moveTo !== NOWHERE) moved = await moveAdvisors(tx, whoStaysListed(key), moveTo);
    }
    await notifyOfNoArea(tx, areasOfEntry(key), () => write(tx, row, { retiredAt: at }), at);
    const details = { name: nameOf(row), ...(moved.length > 0 && { advisorsTo: moveTo, advisorIds: moved }) };
    await audit(tx, actor, "catalog.retired", "catalog_entries", key, details);
    return { ok: true, name: nameOf(row) };
  });
}

/**
 * Restores a retired entry under its previous address. Advisors who were moved when it was retired return, unless they have moved again since. Mails advisors
 * who have an area again.
 */
export function restoreEntry(actor: AdminActor, choice: EntryChoice, at: Date): Promise<EntryChanged> {
  return change(actor, async (tx) => {
    const found = await lockEntry(tx, choice);
    if (!found.ok) return found;
    const left = await advisorsWhoLeft(tx, choice.key);
    await notifyOfAreaBack(tx, areasOfEntry(choice.key), () => write(tx, found.row, { retiredAt: null }), at);
    const back = left ? await moveAdvisors(tx, left, choice.key) : [];
    const details = { name: nameOf(found.row), ...(back.length > 0 && { advisorsTo: choice.key, advisorIds: back }) };
    await audit(tx, actor, "catalog.restored", "catalog_entries", choice.key, details);
    return { ok: true, name: nameOf(found.row) };
  });
}

/** Condition for advisors who were moved when the category was last retired and have stayed there. */
async function advisorsWhoLeft(tx: AdminTransaction, key: string): Promise<SQL | undefined> {
  const retirement = and(eq(auditLog.action, "catalog.retired"), eq(auditLog.subjectId, key));
  const to = sql<string | null>`${auditLog.details} ->> 'advisorsTo'`;
  const [last] = await tx.select({ id: auditLog.id, to }).from(auditLog).where(retirement).orderBy(desc(auditLog.createdAt)).limit(1);
  if (!last?.to) return;
  // A subquery, because the ids could exceed the number of parameters of a statement.
  const left = sql`(select each::uuid from ${auditLog}, jsonb_array_elements_text(details -> 'advisorIds') each where ${auditLog.id} = ${last.id})`;
  return and(eq(advisors.category, last.to), sql`${advisors.id} in ${left}`);
}

async function moveAdvisors(tx: AdminTransaction, who: SQL, category: string): Promise<string[]> {
  const moved = await tx.update(advisors).set({ category }).where(who).returning({ id: advisors.id });
  return moved.map(({ id }) => id);
}

/** Swaps an entry with the previous or next one offered beside it; does nothing at either end. */
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

/** Locks an entry if its version is the one the admin saw; of two concurrent changes the later one is rejected. */
async function lockEntry(
  tx: AdminTransaction,
  { key, version }: EntryChoice,
): Promise<{ ok: true; row: Row } | { ok: false; reason: EntryRefusal }> {
  const [row] = await tx.select().from(catalogEntries).where(eq(catalogEntries.key, key)).for("update");
  if (!row) return { ok: false, reason: "entryGone" };
  return row.version === version ? { ok: true, row } : { ok: false, reason: "entryStale" };
}

/** Categories get a drawing that no other offered category uses. */
async function firstIcon(tx: AdminTransaction, kind: "category" | "page"): Promise<string> {
  if (kind === "page") return FIRST_EMOJI;
  const others = await rowsOf(tx, and(eq(catalogEntries.kind, "category"), isNull(catalogEntries.retiredAt))!);
  return freeDrawing(others.map(({ icon }) => icon));
}

/** Whether another entry in the same category has or had this address: old addresses redirect. */
async function isTaken(tx: AdminTransaction, category: string, address: string, ownKey = ""): Promise<boolean> {
  const holds = sql`(${catalogEntries.address} = ${address} or ${address} = any(${catalogEntries.oldAddresses}))`;
  return (await tx.$count(catalogEntries, and(eq(catalogEntries.category, category), ne(catalogEntries.key, ownKey), holds))) > 0;
}

const write = (tx: AdminTransaction, { key, version }: Row, what: Partial<Row>) =>
  tx
    .update(catalogEntries)
    .set({ ...what, version: version + 1 })
    .where(eq(catalogEntries.key, key));
