import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { identifiersOf } from "./words-without-person";

const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** What tells somebody, and what of it is proved to be theirs: anybody can type another's name or number. */
export interface Identifiers {
  identifiers: string[];
  /** The names of them, and the proved addresses. */
  named: string[];
  proved: string[];
  /** When it was read, by the database's clock. */
  since: Date;
}

/** Reads what a person is called and reached by, without names that somebody else has, too, and the moment at which it was read. */
export async function readIdentifiers(connection: Connection, userId: string): Promise<Identifiers> {
  const { rows } = await connection.execute<{ at: string }>(sql`select now()::text as at`);
  const accounts = await connection.select().from(users).where(eq(users.id, userId));
  const [profile] = await connection.select().from(profiles).where(eq(profiles.userId, userId));
  const [advisor] = await connection.select().from(advisors).where(eq(advisors.userId, userId));
  const applications = await connection.select().from(advisorApplications).where(eq(advisorApplications.userId, userId));
  const linked = await connection.select({ email: identities.email }).from(identities).where(eq(identities.userId, userId));
  const people = [profile, advisor].filter((each) => each !== undefined);
  const names = [...people.map(({ displayName }) => displayName), ...[...people, ...applications].map(whole)];
  const shared = await sharedNames(connection, userId, names);
  const own = names.filter((name) => !shared.has(name.trim().toLowerCase()));
  const identifiers = identifiersOf({
    names: own,
    addresses: [...accounts, ...applications, ...linked].map(({ email }) => email),
    phones: [...(profile ? [profile] : []), ...applications].map(({ phone }) => phone),
  });
  const confirmed = [...accounts.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null), ...linked].map(({ email }) => email);
  const named = identifiersOf({ names: own, addresses: confirmed, phones: [] });
  return { identifiers, named, proved: identifiersOf({ names: [], addresses: confirmed, phones: [] }), since: new Date(rows[0]?.at ?? 0) };
}

/** Names that somebody else goes by as well: what is written with such a name may be about them, and stays. */
export async function sharedNames(connection: Connection, userId: string, names: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(names.map((name) => name.trim().toLowerCase()))];
  const both = await Promise.all(
    [profiles, advisors].map((table) => {
      const first = sql<string>`lower(trim(${table.displayName}))`;
      const both = sql<string>`lower(trim(${table.firstName} || ' ' || ${table.lastName}))`;
      return connection
        .select({ first, both })
        .from(table)
        .where(and(ne(table.userId, userId), or(inArray(first, asked), inArray(both, asked))));
    }),
  );
  return new Set(both.flat().flatMap((row) => [row.first, row.both]));
}
