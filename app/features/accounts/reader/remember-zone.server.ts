import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";

/** Keeps the browser's zone for a person who has none: pages, mails and notifications then carry their own times. */
export async function rememberZone(userId: string, timezone: string): Promise<void> {
  await db
    .update(profiles)
    .set({ timezone })
    .where(and(eq(profiles.userId, userId), eq(profiles.timezone, "")));
}
