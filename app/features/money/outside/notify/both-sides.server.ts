import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { counterpartName } from "./counterpart-name.server";

/** Returns a consultation's advisor, and what they are to call its client. */
export async function advisorAndClient(connection: Connection, { clientId, advisorId }: { clientId: string; advisorId: string }) {
  const [client, advisor] = [oneRow(await clientOf(connection, clientId)), oneRow(await advisorOf(connection, advisorId))];
  return { advisor, called: await counterpartName(connection, advisor.userId, { userId: clientId, name: client.name, side: "client" }) };
}

const clientOf = (connection: Connection, userId: string) =>
  connection
    .select({ name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));

const advisorOf = (connection: Connection, advisorId: string) =>
  connection
    .select({ userId: users.id, email: users.email })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(advisors.id, advisorId));
