import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { type CategoryRequest, categoryNameKey } from "./category-request";

const LONGEST_KEPT_COMMENTS = 10_000;

interface Asker {
  userId: string | null;
  /** The network address, of which only a keyed hash is kept. */
  address: string;
}

/**
 * Stores the wish for a category (decisions, section 1). The same name asked for again, however it is written, raises the count of askers and
 * adds the new comments; the address of somebody without an account is kept until it is answered. At most five an hour from one network: 'catalog.requestTooMany'.
 */
export async function requestCategory(
  { userId, address }: Asker,
  { name, comments, email }: CategoryRequest,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "catalog.requestTooMany" }> {
  return db.transaction(async (tx) => {
    const taken = await takeLimit("category-request", { address }, now, tx);
    if (!taken.ok) return { ok: false, reason: "catalog.requestTooMany" };
    const [request] = await tx
      .insert(categoryRequests)
      .values({ name, nameKey: categoryNameKey(name), comments, userId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: categoryRequests.nameKey,
        set: {
          askers: sql`${categoryRequests.askers} + 1`,
          comments: sql`left(concat_ws(e'\n\n', nullif(${categoryRequests.comments}, ''), nullif(excluded.comments, '')), ${LONGEST_KEPT_COMMENTS}::int)`,
          updatedAt: now,
        },
      })
      .returning({ id: categoryRequests.id, status: categoryRequests.status });
    if (email && !userId && request?.status === "open")
      await tx.insert(categoryRequestEmails).values({ requestId: request.id, email, createdAt: now }).onConflictDoNothing();
    return { ok: true };
  });
}
