import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { consultations, reviews } from "#app/db/schema/booking";
import { messages } from "#app/db/schema/messages";
import { auditLog } from "#app/db/schema/operations";

/** People of a name whose entries are found, read once: what comes after looks at these rows alone, and not at every account again. */
const MAX_PEOPLE = 1000;

/**
 * Condition for the entries that concern a person found by name or email address: themselves, their application, invitation, consultations, payouts, reviews
 * and messages. Not what they reported: an admin who is reported must not find out by whom.
 */
export async function concerns(query: string, connection: Connection = db): Promise<SQL | undefined> {
  const found = await connection
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .where(or(contains(profiles.displayName, query), contains(advisors.displayName, query), contains(users.email, query)))
    .limit(MAX_PEOPLE);
  const people = idsOf(found);
  const theirs = idsOf(await connection.select({ id: advisors.id }).from(advisors).where(isOneOf(advisors.userId, people)));
  const { firstName, lastName } = advisorApplications;
  const rows = [
    sql`select unnest(${people})::text`,
    sql`select ${consultations.id}::text from ${consultations} where ${or(isOneOf(consultations.clientId, people), isOneOf(consultations.advisorId, theirs))}`,
    sql`select ${advisorApplications.id}::text from ${advisorApplications}
      where ${or(isOneOf(advisorApplications.userId, people), contains(sql`${firstName} || ' ' || ${lastName}`, query))}`,
    sql`select ${advisorInvitations.id}::text from ${advisorInvitations} where ${contains(advisorInvitations.email, query)}`,
    sql`select ${reviews.id}::text from ${reviews} where ${or(isOneOf(reviews.authorId, people), isOneOf(reviews.advisorId, theirs))}`,
    sql`select ${messages.id}::text from ${messages} where ${isOneOf(messages.senderId, people)}`,
  ];
  const named = (key: string, ids: SQL) => sql`${auditLog.details}->>${key} in (${ids})`;
  return or(
    sql`${auditLog.subjectId} in (${sql.join(rows, sql` union all `)})`,
    named("advisorId", sql`select unnest(${theirs})::text`),
    named("applicantId", sql`select unnest(${people})::text`),
    sql`jsonb_typeof(${auditLog.details}->'ids') = 'array' and ${auditLog.details}->'ids' ?| ${people}::text[]`,
  );
}

const idsOf = (rows: readonly { id: string }[]) => sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
const isOneOf = (column: SQLWrapper, ids: SQL) => sql`${column} = any(${ids})`;
