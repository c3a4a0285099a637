import { asc, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import type { SectionContent } from "#app/db/schema/section-saves";
import { homepageContent } from "#app/db/schema/site-content";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { endedAs } from "#app/platform/http/ended-as";
import type { SectionEntries, SectionTexts } from "./section-form";
import { keepSave, lastSaves, takeLastSave } from "./section-saves.server";
import { defaultSection, type EditedSection, NEVER_WRITTEN, sectionsToEdit } from "./section-state";

/** What a save is made to, and from which state of it. */
export interface SectionVersion {
  sectionType: string;
  version: Date;
}

/** Somebody else has written the section since: what stands there now, and who wrote it. */
export interface StaleSection {
  ok: false;
  reason: "stale";
  current: EditedSection;
  savedBy: string;
}

/** Every section of the home page with what is hidden, in order. (signed-in-areas.md 7, Homepage content) */
export async function listSections(connection: Connection = db): Promise<EditedSection[]> {
  return sectionsToEdit(await connection.select().from(homepageContent).orderBy(asc(homepageContent.displayOrder)));
}

/** One section and its last saves; 404 when there is none of that type. */
export async function findSection(sectionType: string, connection: Connection = db) {
  const section = (await listSections(connection)).find((candidate) => candidate.sectionType === sectionType);
  if (!section) throw endedAs(404);
  return { section, saves: await lastSaves(sectionType, connection) };
}

/** Saves the texts and their formatting: 'Section updated successfully.' */
export function saveSection(actor: AdminActor, version: SectionVersion, texts: SectionTexts, at: Date) {
  return changeSection(actor, version, at, "section.updated", async (tx, row) => {
    await keepSave(tx, row, contentOf(row), actor.userId, savedAfter(row, at));
    return { ok: true, content: texts };
  });
}

/** Saves the steps or benefits: 'Content updated successfully.' */
export function saveEntries(actor: AdminActor, version: SectionVersion, entries: SectionEntries, at: Date) {
  return changeSection(actor, version, at, "section.content_updated", async (tx, row) => {
    await keepSave(tx, row, contentOf(row), actor.userId, savedAfter(row, at));
    return { ok: true, content: { contentData: entries } };
  });
}

/** Takes the last save back: what stood there before stands there again. Again and again, up to the twenty saves that are kept. */
export function undoSave(actor: AdminActor, version: SectionVersion, at: Date) {
  return changeSection(actor, version, at, "section.undone", async (tx, row) => {
    const before = await takeLastSave(tx, row.sectionType);
    return before ? { ok: true, content: before } : { ok: false, reason: "nothingToUndo" };
  });
}

type Change = { ok: true; content: Partial<SectionContent> } | { ok: false; reason: "nothingToUndo" };

/** Changes a section, audited, if it is still in the state the change was made from. Its row is made from the defaults when there is none. */
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

// Two saves of one millisecond must not look alike.
const savedAfter = (row: SectionRow, at: Date) => new Date(Math.max(at.getTime(), row.updatedAt.getTime() + 1));

/** The row of a section, locked; made from the defaults when nobody has written it yet. 404 for a type there is not. */
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

/** What a change changes, field by field: what stood there and what stands there now. */
function differences(before: SectionContent, after: Partial<SectionContent>) {
  const names = (Object.keys(after) as (keyof SectionContent)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }]));
}
