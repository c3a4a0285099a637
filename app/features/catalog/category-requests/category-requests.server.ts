import { and, count, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { categoryRequests } from "#app/db/schema/catalog";
import { HOUR_MS } from "#app/platform/durations";
import { keyedHash } from "#app/platform/secret.server";
import { type CategoryRequest, categoryNameKey } from "./category-request";

const KIND = "category-request";
const MOST_PER_HOUR = 5;
const LONGEST_KEPT_COMMENTS = 10_000;

interface Asker {
  userId: string | null;
  /** The network address, of which only a keyed hash is kept. */
  address: string;
}

/**
 * Stores the wish for a category (decisions, section 1). The same name asked for again, however it is written, raises the count of askers and
 * adds the new comments. At most five an hour from one address: 'catalog.requestTooMany'.
 */
export async function requestCategory(
  { userId, address }: Asker,
  { name, comments }: CategoryRequest,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "catalog.requestTooMany" }> {
  return db.transaction(async (tx) => {
    if (!(await takesPlace(tx, address, now))) return { ok: false, reason: "catalog.requestTooMany" };
    await tx
      .insert(categoryRequests)
      .values({ name, nameKey: categoryNameKey(name), comments, userId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: categoryRequests.nameKey,
        set: {
          askers: sql`${categoryRequests.askers} + 1`,
          comments: sql`left(concat_ws(e'\n\n', nullif(${categoryRequests.comments}, ''), nullif(excluded.comments, '')), ${LONGEST_KEPT_COMMENTS}::int)`,
          updatedAt: now,
        },
      });
    return { ok: true };
  });
}

/** Counts a request of an address; requests of one address are counted one after the other. */
async function takesPlace(tx: Connection, address: string, now: Date): Promise<boolean> {
  if (!config().rateLimits) return true;
  const keyHash = keyedHash(`${KIND} ${address}`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()}::bigint)`);
  const [counted] = await tx
    .select({ times: count() })
    .from(attempts)
    .where(and(eq(attempts.kind, KIND), eq(attempts.keyHash, keyHash), gt(attempts.createdAt, new Date(now.getTime() - HOUR_MS))));
  if (counted && counted.times >= MOST_PER_HOUR) return false;
  await tx.insert(attempts).values({ kind: KIND, keyHash, createdAt: now });
  return true;
}
