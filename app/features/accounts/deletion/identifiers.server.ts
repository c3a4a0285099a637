import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { identifiersOf } from "./words-without-person";

const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Reads what a person is called and reached by, without names that somebody else has, too, and the moment at which it was read, by the database's clock. */
export async function readIdentifiers(connection: Connection, userId: string): Promise<{ identifiers: string[]; since: Date }> {
  const { rows } = await connection.execute<{ at: string }>(sql`select now()::text as at`);
  const accounts = await connection.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [profile] = await connection.select().from(profiles).where(eq(profiles.userId, userId));
  const [advisor] = await connection.select().from(advisors).where(eq(advisors.userId, userId));
  const applications = await connection.select().from(advisorApplications).where(eq(advisorApplications.userId, userId));
  const linked = await connection.select({ email: identities.email }).from(identities).where(eq(identities.userId, userId));
  const people = [profile, advisor].filter((each) => each !== undefined);
  const names = [...people.map(({ displayName }) => displayName), ...[...people, ...applications].map(whole)];
  const shared = await sharedNames(connection, userId, names);
  const identifiers = identifiersOf({
    names: names.filter((name) => !shared.has(name.trim().toLowerCase())),
    addresses: [...accounts, ...applications, ...linked].map(({ email }) => email),
    phones: [...(profile ? [profile] : []), ...applications].map(({ phone }) => phone),
  });
  return { identifiers, since: new Date(rows[0]?.at ?? 0) };
}

/** Names that somebody else goes by as well: what is written with such a name may be about them, and stays. */
async function sharedNames(connection: Connection, userId: string, names: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(names.map((name) => name.trim().toLowerCase()))];
  const first = sql<string>`lower(trim(${profiles.displayName}))`;
  const both = sql<string>`lower(trim(${profiles.firstName} || ' ' || ${profiles.lastName}))`;
  const isAsked = or(inArray(first, asked), inArray(both, asked));
  const rows = await connection
    .select({ first, both })
    .from(profiles)
    .where(and(ne(profiles.userId, userId), isAsked));
  return new Set(rows.flatMap((row) => [row.first, row.both]));
}
