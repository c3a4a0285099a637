import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import type { ListWishes, SortOf, StateOf } from "../lists/list-shapes";
import type { ListedPerson } from "./listed-person";

const A_PAGE = 20;

const personName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), nullif(trim(${profiles.firstName} || ' ' || ${profiles.lastName}), ''), '')`;

const ORDERS: Record<SortOf<"people">, SQL[]> = {
  newest: [desc(users.createdAt)],
  oldest: [asc(users.createdAt)],
  name: [sql`${personName} = ''`, asc(sql`lower(${personName})`)],
  email: [asc(users.email)],
};
const AS_IT_COMES = [sql`${userRoles.role} is null and ${users.suspendedAt} is null`, desc(users.createdAt)];

const STATES: Record<StateOf<"people">, SQL | undefined> = {
  admins: isNotNull(userRoles.role),
  advisors: isNotNull(advisors.id),
  clients: and(isNull(advisors.id), isNull(userRoles.role)),
  unconfirmed: isNull(users.emailConfirmedAt),
  suspended: isNotNull(users.suspendedAt),
};

/** A page of people by name or address; admins and the suspended first, then the newest, when nothing else is wished. */
export async function searchPeople(wishes: ListWishes<"people">): Promise<{ people: ListedPerson[]; hasMore: boolean }> {
  const people = await selectPeople(db, wishes, { limit: A_PAGE + 1, offset: (wishes.page - 1) * A_PAGE });
  return { people: people.slice(0, A_PAGE), hasMore: people.length > A_PAGE };
}

/** The people that are wished, from one to another. */
export async function selectPeople(
  connection: Connection,
  { query, state, sort, id }: Omit<ListWishes<"people">, "page"> & { id?: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedPerson[]> {
  const rows = await connection
    .select({
      id: users.id,
      email: users.email,
      name: personName,
      createdAt: users.createdAt,
      confirmedAt: users.emailConfirmedAt,
      role: userRoles.role,
      advisorId: advisors.id,
      advisorStatus: advisors.status,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .where(and(matching(query), state ? STATES[state] : undefined, id ? eq(users.id, id) : undefined))
    .orderBy(...(sort ? ORDERS[sort] : AS_IT_COMES), users.id)
    .limit(limit)
    .offset(offset);
  const { adminEmails } = config();
  return rows.map(({ confirmedAt, role, advisorId, advisorStatus, ...person }) => ({
    ...person,
    isConfirmed: confirmedAt !== null,
    isAdmin: role !== null,
    isAdvisor: advisorId !== null,
    isListed: advisorStatus === "approved",
    isConfiguredAdmin: adminEmails.includes(person.email),
  }));
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
