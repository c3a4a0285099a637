import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { hashPassword } from "#app/features/accounts/password/passwords.server";

/** Gives a person a password, without any of the ways by which one is set. */
export async function setPassword(connection: Connection, userId: string, password: string) {
  const passwordHash = await hashPassword(password);
  await connection.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
