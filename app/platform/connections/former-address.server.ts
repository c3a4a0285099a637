import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { now } from "#app/platform/clock.server";
import { DAY_MS } from "#app/platform/durations";
import { ADDRESS_SETTINGS } from "./connection-settings";

/** An address that has stood for as long is what stood before the next one; until then that is the one before it, whoever changes it again. */
const STANDS_AFTER_DAYS = 7;

const standing = (side: "before" | "after") => sql<string>`coalesce(${auditLog.details}->${side}->>${ADDRESS_SETTINGS.standing}, '')`;

/** The address that stood before the changes of late, and since when it does not, from the log; null where there were none. */
export async function formerAddressOf(connection: Connection): Promise<{ address: string; since: Date } | null> {
  const lately = gt(auditLog.createdAt, new Date(now().getTime() - STANDS_AFTER_DAYS * DAY_MS));
  const isChange = sql`${standing("before")} <> ${standing("after")}`;
  const changes = await connection
    .select({ before: standing("before"), at: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.action, "settings.address_updated"), lately, isChange))
    .orderBy(asc(auditLog.createdAt));
  const [first, newest] = [changes[0], changes.at(-1)];
  return first && newest ? { address: first.before, since: newest.at } : null;
}
