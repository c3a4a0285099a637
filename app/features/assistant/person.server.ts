import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { profiles } from "#app/db/schema/profiles";
import type { PersonFacts } from "./need-so-far";

/** What the asker's own profile tells of what they need; null for the signed-out and for those without a profile. */
export async function findPerson(connection: Connection, userId: string | null): Promise<PersonFacts | null> {
  if (userId === null) return null;
  const [profile] = await connection
    .select({ language: profiles.language, zone: profiles.timezone })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile ?? null;
}
