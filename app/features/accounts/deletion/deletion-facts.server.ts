import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { isContested } from "#app/features/ratings/contested.server";
import { isOtherAdmin } from "../admin-role.server";
import type { AheadOfDeletion, DeletionFacts } from "./obstacles";
import { owedOnDeletion } from "./owed-money.server";

/** At most this many consultations are named to a person who wants to leave; their lists show the rest. */
const MAX_NAMED = 20;

/** Returns what currently keeps a person from leaving. */
export async function findDeletionFacts(userId: string, at: Date, connection: Connection = db): Promise<DeletionFacts> {
  const isAdmin = (await connection.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")))) > 0;
  return {
    isLastAdmin: isAdmin && !(await isOtherAdmin(connection, userId)),
    ahead: await aheadOf(connection, userId, at),
    isContested: await isAnyContested(connection, userId),
    owed: await owedOnDeletion(connection, userId),
  };
}

/** Returns whether a client disputes that this advisor came to a consultation they completed. */
async function isAnyContested(connection: Connection, userId: string): Promise<boolean> {
  const own = connection.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  return (await connection.$count(consultations, and(inArray(consultations.advisorId, own), isContested))) > 0;
}

const clientName = sql`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`;

/** Consultations that the other side counts on: requested, proposed or agreed, and not over yet; the soonest first. */
function aheadOf(connection: Connection, userId: string, at: Date): Promise<AheadOfDeletion[]> {
  const isClient = sql`${consultations.clientId} = ${userId}`;
  return connection
    .select({
      id: consultations.id,
      topicName: consultations.topicName,
      name: sql<string>`case when ${isClient} then ${nameFor(userId, advisors.userId, advisors.displayName)}
        else ${nameFor(userId, users.id, clientName)} end`,
      scheduledTime: consultations.scheduledTime,
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .innerJoin(users, eq(users.id, consultations.clientId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        or(isClient, eq(advisors.userId, userId)),
        inArray(consultations.status, ["requested", "countered", "accepted"]),
        gt(consultations.endsAt, at),
      ),
    )
    .orderBy(asc(consultations.scheduledTime), asc(consultations.id))
    .limit(MAX_NAMED);
}
