import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { securitySettings, users } from "#app/db/schema/accounts/accounts";
import { hashPassword } from "#app/features/accounts/password/passwords.server";
import { anAdmin } from "./applicants";

/** Sets a person's password directly, bypassing the product's own ways. */
export async function setPassword(connection: Connection, userId: string, password: string) {
  const passwordHash = await hashPassword(password);
  await connection.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Creates an admin called Root who signs in with that password. */
export async function anAdminWithPassword(password: string) {
  const admin = await anAdmin({ firstName: "Root" });
  await db.insert(securitySettings).values({ userId: admin.userId });
  await setPassword(db, admin.userId, password);
  return admin;
}
