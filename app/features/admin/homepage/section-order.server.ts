import { eq } from "drizzle-orm";
import { homepageContent } from "#app/db/schema/site-content";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { isPinned } from "./section-state";
import { listSections, lockSection } from "./sections.server";

/** Shows or hides a section on the home page; concurrent edits of its content are unaffected. (signed-in-areas.md 4) */
export function showSection(actor: AdminActor, sectionType: string, isVisible: boolean): Promise<{ ok: true }> {
  return adminTransaction(actor, async (tx) => {
    const row = await lockSection(tx, sectionType);
    await tx.update(homepageContent).set({ isVisible }).where(eq(homepageContent.id, row.id));
    await audit(tx, actor, isVisible ? "section.shown" : "section.hidden", "homepage_content", row.id, { section: sectionType });
    return { ok: true };
  });
}

/** Reorders the sections if the order is still the one the change was based on. The hero stays first. */
export function orderSections(
  actor: AdminActor,
  { seen, order }: { seen: readonly string[]; order: readonly string[] },
): Promise<{ ok: true } | { ok: false; reason: "stale" }> {
  return adminTransaction(actor, async (tx) => {
    const types = (await listSections(tx)).map(({ sectionType }) => sectionType);
    for (const sectionType of types.sort()) await lockSection(tx, sectionType);
    const standing = (await listSections(tx)).filter((section) => !isPinned(section)).map(({ sectionType }) => sectionType);
    if (standing.join() !== seen.join() || [...order].sort().join() !== [...standing].sort().join()) return { ok: false, reason: "stale" };
    for (const [index, sectionType] of order.entries())
      await tx
        .update(homepageContent)
        .set({ displayOrder: index + 2 })
        .where(eq(homepageContent.sectionType, sectionType));
    await audit(tx, actor, "section.ordered", "homepage_content", null, { before: seen, after: order });
    return { ok: true };
  });
}
