import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { consultations, reviews } from "#app/db/schema/booking";
import { messages } from "#app/db/schema/messages";
import { auditLog } from "#app/db/schema/operations";

/**
 * Condition for the entries that concern a person found by name or email address: themselves, their application, invitation, consultations, payouts, reviews
 * and messages. Not what they reported: an admin who is reported must not find out by whom.
 */
export function concerns(query: string, connection: Connection = db): SQL | undefined {
  const people = connection
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .where(or(contains(profiles.displayName, query), contains(advisors.displayName, query), contains(users.email, query)));
  const theirs = connection.select({ id: advisors.id }).from(advisors).where(inArray(advisors.userId, people));
  const { firstName, lastName } = advisorApplications;
  const rows = [
    sql`select id::text from (${people}) person`,
    sql`select ${consultations.id}::text from ${consultations} where ${or(inArray(consultations.clientId, people), inArray(consultations.advisorId, theirs))}`,
    sql`select ${advisorApplications.id}::text from ${advisorApplications}
      where ${or(inArray(advisorApplications.userId, people), contains(sql`${firstName} || ' ' || ${lastName}`, query))}`,
    sql`select ${advisorInvitations.id}::text from ${advisorInvitations} where ${contains(advisorInvitations.email, query)}`,
    sql`select ${reviews.id}::text from ${reviews} where ${or(inArray(reviews.authorId, people), inArray(reviews.advisorId, theirs))}`,
    sql`select ${messages.id}::text from ${messages} where ${inArray(messages.senderId, people)}`,
  ];
  const named = (key: string, ids: SQL) => sql`${auditLog.details}->>${key} in (${ids})`;
  return or(
    sql`${auditLog.subjectId} in (${sql.join(rows, sql` union all `)})`,
    named("advisorId", sql`select id::text from (${theirs}) advisor`),
    named("applicantId", sql`select id::text from (${people}) person`),
    sql`jsonb_typeof(${auditLog.details}->'ids') = 'array' and ${auditLog.details}->'ids' ?| array(select id::text from (${people}) person)`,
  );
}
