import { and, desc, eq, ilike, or, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { likePattern } from "../like-pattern";
import type { ListedPerson } from "./listed-person";

const A_PAGE = 20;

/** A page of people, newest first, by name or address. Admins and the suspended come first when nothing is searched for. */
export async function searchPeople({
  query,
  page,
}: {
  query: string;
  page: number;
}): Promise<{ people: ListedPerson[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), nullif(trim(${profiles.firstName} || ' ' || ${profiles.lastName}), ''), '')`,
      createdAt: users.createdAt,
      confirmedAt: users.emailConfirmedAt,
      role: userRoles.role,
      advisorId: advisors.id,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .where(matching(query))
    .orderBy(sql`${userRoles.role} is null and ${users.suspendedAt} is null`, desc(users.createdAt), users.id)
    .limit(A_PAGE + 1)
    .offset((page - 1) * A_PAGE);
  const { adminEmails } = config();
  const people = rows.slice(0, A_PAGE).map(({ confirmedAt, role, advisorId, ...person }) => ({
    ...person,
    isConfirmed: confirmedAt !== null,
    isAdmin: role !== null,
    isAdvisor: advisorId !== null,
    isConfiguredAdmin: adminEmails.includes(person.email),
  }));
  return { people, hasMore: rows.length > A_PAGE };
}

function matching(query: string) {
  if (!query) return undefined;
  const pattern = likePattern(query);
  return or(
    ilike(users.email, pattern),
    ilike(profiles.displayName, pattern),
    sql`${profiles.firstName} || ' ' || ${profiles.lastName} ilike ${pattern}`,
  );
}
