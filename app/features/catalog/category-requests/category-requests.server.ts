import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { categoryRequests } from "#app/db/schema/catalog";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { type CategoryRequest, categoryNameKey } from "./category-request";
import { forgetComments, keepComment } from "./comments.server";
import { type Requester, recordRequester } from "./record-requester.server";

/**
 * Stores a request for a category (decisions, section 1). A repeated request for the same name, however spelled, adds its comment, counts the requester unless
 * they have asked before, and reopens an answered request, without the comments on it; everybody gets the same confirmation. Later requesters are kept until it is answered: by account, by
 * the email address they left, or else by a keyed hash of their network. At most five an hour per account, or per network when signed out,
 * and so many a day by account and by network:
 * 'catalog.requestTooMany', 'catalog.requestTooManyToday'.
 */
export async function requestCategory(
  requester: Requester,
  { name, comments, email }: CategoryRequest,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "catalog.requestTooMany" | "catalog.requestTooManyToday" }> {
  return db.transaction(async (tx) => {
    const { userId, address } = requester;
    const counted = [
      { kind: "category-request", ...(userId ? { userId } : { address }) },
      { kind: "category-request-day", userId, address },
    ] as const;
    const taken = await consumeAll(counted, now, tx);
    if (!taken.ok) {
      const isOfHour = taken.retryAfterSeconds <= LIMITS["category-request"].minutes * 60;
      return { ok: false, reason: isOfHour ? "catalog.requestTooMany" : "catalog.requestTooManyToday" };
    }
    const nameKey = categoryNameKey(name);
    const [before] = await tx.select().from(categoryRequests).where(eq(categoryRequests.nameKey, nameKey)).for("update");
    const [request] = await tx
      .insert(categoryRequests)
      .values({ name, nameKey, userId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: categoryRequests.nameKey,
        set: {
          // A decided request is reopened for the new requester; earlier ones have their answer.
          userId: sql`case when ${categoryRequests.status} = 'open' then coalesce(${categoryRequests.userId}, excluded.user_id) else excluded.user_id end`,
          createdAt: sql`case when ${categoryRequests.status} = 'open' then ${categoryRequests.createdAt} else excluded.created_at end`,
          status: "open",
          decidedAt: null,
          decidedBy: null,
          updatedAt: now,
        },
      })
      .returning({ id: categoryRequests.id, firstRequester: categoryRequests.userId, isFirst: sql<boolean>`xmax = 0` });
    if (!request) return { ok: true };
    if (before && before.status !== "open") await forgetComments(tx, request.id);
    await keepComment(tx, request.id, { userId, email, comment: comments }, now);
    const wasFirst = userId !== null && before?.userId === userId;
    const isNew = (await recordRequester(tx, request, requester, email, now)) && !wasFirst;
    const another = { askers: sql`${categoryRequests.askers} + 1` };
    if (isNew && !request.isFirst) await tx.update(categoryRequests).set(another).where(eq(categoryRequests.id, request.id));
    return { ok: true };
  });
}
