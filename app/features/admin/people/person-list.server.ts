import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyRange, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { advisors } from "#app/db/schema/advisors";
import { cutPage, pageOf, type ShownPage } from "../lists/list-count";
import { countUpTo, ONE } from "../lists/list-count.server";
import { orderOf } from "../lists/list-order.server";
import type { ListParams, StateOf } from "../lists/list-shapes";
import { withAhead } from "./ahead.server";
import { isEmailChangeWaiting } from "./email-change-link.server";
import type { ListedPerson } from "./listed-person";
import { PERSON_ORDERS, personName } from "./person-order.server";

const STATES: Record<StateOf<"people">, SQL | undefined> = {
  admins: isNotNull(userRoles.role),
  advisors: isNotNull(advisors.id),
  clients: and(isNull(advisors.id), isNull(userRoles.role)),
  unconfirmed: isNull(users.emailConfirmedAt),
  suspended: isNotNull(users.suspendedAt),
  leaving: isNotNull(accountDeletions.endsAt),
};

/** Returns a page of people and their total, newest first by default; searches names and addresses. */
export async function searchPeople(
  params: ListParams<"people">,
  now: Date,
): Promise<{ people: ListedPerson[]; shown: ShownPage; total: number }> {
  const place = withKnownPlace(params, orderOf(params.sort, PERSON_ORDERS));
  const [found, total] = await Promise.all([selectPeople(db, params, pageOf(place)), countPeople(params)]);
  const { rows, shown } = cutPage(found, place);
  return { people: await withAhead(rows, now), shown, total };
}

const countPeople = (params: ListParams<"people">) =>
  countUpTo(
    db,
    db
      .select(ONE)
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .leftJoin(userRoles, isAdminRole)
      .leftJoin(advisors, eq(advisors.userId, users.id))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
      .where(narrowedTo(params)),
  );

const isAdminRole = and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin"));

/** Selects the people that match, within a key range. */
export async function selectPeople(
  connection: Connection,
  { sort, id, ...narrowing }: Pick<ListParams<"people">, "query" | "state" | "sort"> & { id?: string },
  range: KeyRange,
): Promise<(ListedPerson & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderOf(sort, PERSON_ORDERS), range);
  const rows = await connection
    .select({
      place,
      id: users.id,
      email: users.email,
      name: personName,
      createdAt: users.createdAt,
      confirmedAt: users.emailConfirmedAt,
      role: userRoles.role,
      advisorId: advisors.id,
      advisorStatus: advisors.status,
      ...{ suspendedAt: users.suspendedAt, suspendedReason: users.suspendedReason },
      ...{ leavesAt: accountDeletions.endsAt, hidAdvisor: accountDeletions.hidAdvisor },
      ...{ hasSecondFactor: sql<boolean>`${authenticators.confirmedAt} is not null`, secondFactorEndsAt: authenticators.endsAt },
      isChangingEmail: isEmailChangeWaiting,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(userRoles, isAdminRole)
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(and(narrowedTo(narrowing), id ? eq(users.id, id) : undefined, where))
    .orderBy(...orderBy)
    .limit(range.limit);
  const { adminEmails, smtpUrl } = config();
  return rows.map(({ confirmedAt, role, advisorId, advisorStatus, hidAdvisor, isChangingEmail, ...person }) => ({
    ...person,
    isConfirmed: confirmedAt !== null,
    isLinkPassedOn: confirmedAt === null && !smtpUrl,
    isPasswordLinkPassedOn: confirmedAt !== null && role === null && !smtpUrl,
    isEmailChangePassedOn: isChangingEmail && role === null && !smtpUrl,
    ...{ isAdmin: role !== null, isAdvisor: advisorId !== null, isListed: advisorStatus === "approved" },
    isShownOnStaying: hidAdvisor ?? false,
    isConfiguredAdmin: adminEmails.includes(person.email),
  }));
}

const narrowedTo = ({ query, state }: Pick<ListParams<"people">, "query" | "state">) =>
  and(matching(query), state ? STATES[state] : undefined);

function matching(query: string) {
  if (!query) return undefined;
  return or(
    contains(users.email, query),
    contains(profiles.displayName, query),
    contains(sql`${profiles.firstName} || ' ' || ${profiles.lastName}`, query),
  );
}
