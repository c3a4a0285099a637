import { asc, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import type { SectionContent } from "#app/db/schema/section-saves";
import { homepageContent } from "#app/db/schema/site-content";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { endedAs } from "#app/platform/http/ended-as";
import type { SectionEntries, SectionTexts } from "./section-form";
import { lastSaves, popLastSave, storeSave } from "./section-saves.server";
import { defaultSection, type EditedSection, NEVER_WRITTEN, sectionsToEdit } from "./section-state";

/** Section to save, and the version the save is based on. */
export interface SectionVersion {
  sectionType: string;
  version: Date;
}

/** Someone else has saved the section in the meantime: its current content, and who saved it. */
export interface StaleSection {
  ok: false;
  reason: "stale";
  current: EditedSection;
  savedBy: string;
}

/** Returns all sections of the home page, including hidden ones, in order. (signed-in-areas.md 7, Homepage content) */
export async function listSections(connection: Connection = db): Promise<EditedSection[]> {
  return sectionsToEdit(await connection.select().from(homepageContent).orderBy(asc(homepageContent.displayOrder)));
}

/** Returns a section and its last saves; throws a 404 when the type does not exist. */
export async function findSection(sectionType: string, connection: Connection = db) {
  const section = (await listSections(connection)).find((candidate) => candidate.sectionType === sectionType);
  if (!section) throw endedAs(404);
  return { section, saves: await lastSaves(sectionType, connection) };
}

/** Saves texts and formatting; the page then says 'Section updated successfully.' */
export function saveSection(actor: AdminActor, version: SectionVersion, texts: SectionTexts, at: Date) {
  return changeSection(actor, version, at, "section.updated", async (tx, row) => {
    await storeSave(tx, row, contentOf(row), actor.userId, savedAfter(row, at));
    return { ok: true, content: texts };
  });
}

/** Saves steps or benefits; the page then says 'Content updated successfully.' */
export function saveEntries(actor: AdminActor, version: SectionVersion, entries: SectionEntries, at: Date) {
  return changeSection(actor, version, at, "section.content_updated", async (tx, row) => {
    await storeSave(tx, row, contentOf(row), actor.userId, savedAfter(row, at));
    return { ok: true, content: { contentData: entries } };
  });
}

/** Undoes the last save by restoring the content before it. Can be repeated for all twenty saves that are kept. */
export function undoSave(actor: AdminActor, version: SectionVersion, at: Date) {
  return changeSection(actor, version, at, "section.undone", async (tx, row) => {
    const before = await popLastSave(tx, row.sectionType);
    return before ? { ok: true, content: before } : { ok: false, reason: "nothingToUndo" };
  });
}

type Change = { ok: true; content: Partial<SectionContent> } | { ok: false; reason: "nothingToUndo" };

/** Updates a section with an audit entry, if its version is unchanged. Creates its row from the defaults if needed. */
function changeSection(
  actor: AdminActor,
  { sectionType, version }: SectionVersion,
  at: Date,
  action: AuditAction,
  change: (tx: Connection, row: SectionRow) => Promise<Change>,
): Promise<{ ok: true } | StaleSection | Extract<Change, { ok: false }>> {
  return adminTransaction(actor, async (tx) => {
    const row = await lockSection(tx, sectionType);
    if (row.updatedAt.getTime() !== version.getTime()) {
      const { section, saves } = await findSection(sectionType, tx);
      return { ok: false, reason: "stale", current: section, savedBy: saves[0]?.savedBy ?? "" };
    }
    const changed = await change(tx, row);
    if (!changed.ok) return changed;
    await tx
      .update(homepageContent)
      .set({ ...changed.content, updatedAt: savedAfter(row, at) })
      .where(eq(homepageContent.id, row.id));
    const details = { section: sectionType, changed: differences(contentOf(row), changed.content) };
    await audit(tx, actor, action, "homepage_content", row.id, details);
    return { ok: true };
  });
}

// Two saves within one millisecond must get different versions.
const savedAfter = (row: SectionRow, at: Date) => new Date(Math.max(at.getTime(), row.updatedAt.getTime() + 1));

/** Locks and returns a section's row, creating it from the defaults if needed. Throws a 404 for an unknown type. */
export async function lockSection(tx: Connection, sectionType: string) {
  const given = defaultSection(sectionType);
  if (given)
    await tx
      .insert(homepageContent)
      .values({ ...given, contentData: [...given.contentData], updatedAt: NEVER_WRITTEN })
      .onConflictDoNothing();
  const [row] = await tx.select().from(homepageContent).where(eq(homepageContent.sectionType, sectionType)).for("update");
  if (!row) throw endedAs(404);
  return row;
}

type SectionRow = typeof homepageContent.$inferSelect;

function contentOf({
  id: _id,
  sectionType: _type,
  isVisible: _visible,
  displayOrder: _order,
  updatedAt: _at,
  ...content
}: SectionRow): SectionContent {
  return content;
}

/** Returns the changed fields, each with its values before and after. */
function differences(before: SectionContent, after: Partial<SectionContent>) {
  const names = (Object.keys(after) as (keyof SectionContent)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }]));
}
