import { sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import type { Language } from "#app/languages/languages";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { type CategoryRequest, categoryNameKey } from "./category-request";

const LONGEST_KEPT_COMMENTS = 10_000;

interface Asker {
  userId: string | null;
  /** The network address, of which only a keyed hash is kept. */
  address: string;
  /** What they read the page in: the language of the answer to somebody without an account. */
  language: Language;
}

/**
 * Stores the request for a category (decisions, section 1). The same name asked for again, however it is written, raises the count of askers and
 * adds the new comments, and opens it again where it was answered: everybody is told that it is looked at. Whoever asked after the first is kept until it is
 * answered, by their account or by the address they left. At most five an hour from one network: 'catalog.requestTooMany'.
 */
export async function requestCategory(
  asker: Asker,
  { name, comments, email }: CategoryRequest,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "catalog.requestTooMany" }> {
  return db.transaction(async (tx) => {
    const { userId, address } = asker;
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
          // What was decided is open again for whoever asks now; those before have their answer.
          userId: sql`case when ${categoryRequests.status} = 'open' then coalesce(${categoryRequests.userId}, excluded.user_id) else excluded.user_id end`,
          createdAt: sql`case when ${categoryRequests.status} = 'open' then ${categoryRequests.createdAt} else excluded.created_at end`,
          status: "open",
          decidedAt: null,
          updatedAt: now,
        },
      })
      .returning({ id: categoryRequests.id, firstAsker: categoryRequests.userId });
    if (request) await keepAsker(tx, request, asker, email, now);
    return { ok: true };
  });
}

async function keepAsker(
  tx: Transaction,
  { id, firstAsker }: { id: string; firstAsker: string | null },
  { userId, language }: Asker,
  email: string,
  now: Date,
) {
  if (userId ? userId === firstAsker : !email) return;
  const told = userId ? { userId } : { email, language };
  await tx
    .insert(categoryRequestEmails)
    .values({ requestId: id, createdAt: now, ...told })
    .onConflictDoNothing();
}
