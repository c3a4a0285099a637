import { and, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Viewer } from "#app/features/accounts/viewer";
import { namesOf } from "./own-name";

/** Returns whether the profile has a name that others can see. */
export async function hasName({ userId }: Viewer, connection: Connection = db): Promise<boolean> {
  const [row] = await connection
    .select({ firstName: profiles.firstName, displayName: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return Boolean(row?.displayName || row?.firstName);
}

/** Saves the name of a person who has none; an existing name stays as it is. */
export async function storeName(connection: Connection, { userId, email }: Viewer, said: string | undefined) {
  if (!said) return;
  const names = namesOf(said);
  const isNameless = and(eq(profiles.firstName, ""), eq(profiles.displayName, ""));
  await connection
    .insert(profiles)
    .values({ userId, email, ...names })
    .onConflictDoUpdate({ target: profiles.userId, set: names, setWhere: isNameless });
}
