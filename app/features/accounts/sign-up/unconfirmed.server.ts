import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { DAY_MS } from "#app/platform/durations";
import { UNCONFIRMED_DAYS } from "../limits";

/** An unconfirmed account: anybody may have created it, and nobody was ever signed in to it. Suspended and erased ones stay. */
const isNobodys = () =>
  and(
    isNull(users.emailConfirmedAt),
    isNull(users.suspendedAt),
    notExists(db.select({ one: sql`1` }).from(consultations).where(eq(consultations.clientId, users.id))),
  );

/** Deletes an unconfirmed account of an address, for callers with proof of who owns it. */
export async function deleteUnconfirmedAccount(connection: Connection, email: string) {
  await connection.delete(users).where(and(eq(users.email, email), isNobodys()));
}

/** Deletes old unconfirmed accounts without an open link or a sign-up of the last days. For the clean-up job. */
export async function deleteUnconfirmed(at: Date) {
  const isAwaited = db
    .select({ one: sql`1` })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, users.id), sql`${emailTokens.expiresAt} > ${at.toISOString()}`));
  const isOld = lt(users.createdAt, new Date(at.getTime() - UNCONFIRMED_DAYS * DAY_MS));
  await db.delete(users).where(and(isNobodys(), isOld, notExists(isAwaited)));
}
