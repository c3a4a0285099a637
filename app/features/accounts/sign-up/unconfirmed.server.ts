import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { DAY_MS } from "#app/platform/durations";
import { UNCONFIRMED_DAYS } from "../limits";

/** An account that anybody may have begun: its address was never confirmed, so nobody was ever in it. Whoever was suspended or erased stays. */
const isNobodys = () =>
  and(
    isNull(users.emailConfirmedAt),
    isNull(users.suspendedAt),
    notExists(db.select({ one: sql`1` }).from(consultations).where(eq(consultations.clientId, users.id))),
  );

/** Lets go what was begun with an address and never confirmed: for verbs that have proof of whose it is. */
export async function letUnconfirmedGo(connection: Connection, email: string) {
  await connection.delete(users).where(and(eq(users.email, email), isNobodys()));
}

/** Removes accounts that were never confirmed and wait for no mail any more. For the clean-up job. */
export async function deleteUnconfirmed(at: Date) {
  const openLink = db
    .select({ one: sql`1` })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, users.id), sql`${emailTokens.expiresAt} > ${at.toISOString()}`));
  const isOld = lt(users.createdAt, new Date(at.getTime() - UNCONFIRMED_DAYS * DAY_MS));
  await db.delete(users).where(and(isNobodys(), isOld, notExists(openLink)));
}
