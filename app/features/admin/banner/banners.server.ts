import { and, desc, eq, ne } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { siteBanner } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { BannerContent } from "#app/features/site/banner-content";
import { endedAs } from "#app/platform/http/ended-as";
import type { EditedBanner } from "./banner-state";

const ACTIVATION_LINE = 7_241_018;

/** A banner's stored content and its start and end, in UTC. */
interface WrittenBanner extends BannerContent {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Returns all banners, newest first. (signed-in-areas.md 7, Banners) */
export async function listBanners(): Promise<EditedBanner[]> {
  const rows = await db.select().from(siteBanner).orderBy(desc(siteBanner.createdAt), desc(siteBanner.id));
  return rows.map(asEdited);
}

/** Creates an inactive banner. */
export function createBanner(actor: AdminActor, content: WrittenBanner, at: Date): Promise<{ ok: true; id: string }> {
  return adminTransaction(actor, async (tx) => {
    const values = { ...content, userId: actor.userId, createdAt: at, updatedAt: at };
    const row = oneRow(await tx.insert(siteBanner).values(values).returning({ id: siteBanner.id }));
    await audit(tx, actor, "banner.created", "site_banner", row.id, { text: content.text });
    return { ok: true, id: row.id };
  });
}

/** Updates a banner if its version is unchanged since the form was opened; otherwise returns the current content. */
export function updateBanner(
  actor: AdminActor,
  { id, version }: { id: string; version: Date },
  content: WrittenBanner,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "stale"; current: EditedBanner }> {
  return adminTransaction(actor, async (tx) => {
    const row = await lockBanner(tx, id);
    if (row.updatedAt.getTime() !== version.getTime()) return { ok: false, reason: "stale", current: asEdited(row) };
    const updatedAt = new Date(Math.max(at.getTime(), row.updatedAt.getTime() + 1));
    await tx
      .update(siteBanner)
      .set({ ...content, updatedAt })
      .where(eq(siteBanner.id, id));
    await audit(tx, actor, "banner.updated", "site_banner", id, { before: row.text, after: content.text });
    return { ok: true };
  });
}

/** Activates a banner and deactivates all others in one transaction: only one is active at a time. (signed-in-areas.md 4) */
export function activateBanner(actor: AdminActor, id: string): Promise<{ ok: true }> {
  const activate = async (tx: AdminTransaction) => {
    const row = await lockBanner(tx, id);
    await tx
      .update(siteBanner)
      .set({ isActive: false })
      .where(and(eq(siteBanner.isActive, true), ne(siteBanner.id, id)));
    await tx.update(siteBanner).set({ isActive: true }).where(eq(siteBanner.id, id));
    await audit(tx, actor, "banner.activated", "site_banner", id, { text: row.text });
    return { ok: true } as const;
  };
  // An advisory lock: two concurrent activations would deadlock on each other's rows.
  return adminTransaction(actor, activate, ACTIVATION_LINE);
}

/** Deactivates a banner. */
export function deactivateBanner(actor: AdminActor, id: string): Promise<{ ok: true }> {
  return adminTransaction(actor, async (tx) => {
    const row = await lockBanner(tx, id);
    await tx.update(siteBanner).set({ isActive: false }).where(eq(siteBanner.id, id));
    await audit(tx, actor, "banner.deactivated", "site_banner", id, { text: row.text });
    return { ok: true };
  });
}

/** Deletes a banner permanently. */
export function deleteBanner(actor: AdminActor, id: string): Promise<{ ok: true }> {
  return adminTransaction(actor, async (tx) => {
    const { text } = await lockBanner(tx, id);
    await tx.delete(siteBanner).where(eq(siteBanner.id, id));
    await audit(tx, actor, "banner.deleted", "site_banner", id, { text });
    return { ok: true };
  });
}

async function lockBanner(tx: AdminTransaction, id: string) {
  const [row] = await tx.select().from(siteBanner).where(eq(siteBanner.id, id)).for("update");
  if (!row) throw endedAs(404);
  return row;
}

function asEdited({ userId: _, updatedAt, createdAt, startsAt, endsAt, ...banner }: typeof siteBanner.$inferSelect): EditedBanner {
  return {
    ...banner,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version: updatedAt.toISOString(),
  };
}
