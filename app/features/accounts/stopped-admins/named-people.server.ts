import { eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";

/** People with their address, as mails to admins name them. */
export const namedPeople = (connection: Connection, ids: string[]) =>
  connection
    .select({ userId: users.id, email: users.email, name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, ids));
