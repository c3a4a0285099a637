import { and, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Viewer } from "#app/features/accounts/viewer";
import { namesOf } from "./own-name";

/** Whether others can be told whom they deal with: some name stands in the profile. */
export async function hasName({ userId }: Viewer, connection: Connection = db): Promise<boolean> {
  const [row] = await connection
    .select({ firstName: profiles.firstName, displayName: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return Boolean(row?.displayName || row?.firstName);
}

/** Keeps the name that somebody without one has said; another one that is there already stays as it is. */
export async function keepName(connection: Connection, { userId, email }: Viewer, said: string | undefined) {
  if (!said) return;
  const names = namesOf(said);
  const isNameless = and(eq(profiles.firstName, ""), eq(profiles.displayName, ""));
  await connection
    .insert(profiles)
    .values({ userId, email, ...names })
    .onConflictDoUpdate({ target: profiles.userId, set: names, setWhere: isNameless });
}
