import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";

/** Saves the browser's time zone for a person who has none, so that pages, emails and notifications show their local time. */
export async function rememberZone(userId: string, timezone: string): Promise<void> {
  await db
    .update(profiles)
    .set({ timezone })
    .where(and(eq(profiles.userId, userId), eq(profiles.timezone, "")));
}
