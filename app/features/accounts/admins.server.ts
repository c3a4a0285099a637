import { and, eq, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";

/** Returns the admins to notify: all but the suspended. */
export const adminsOf = (connection: Connection): Promise<{ userId: string; email: string }[]> =>
  connection
    .select({ userId: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), isNull(users.suspendedAt)));
