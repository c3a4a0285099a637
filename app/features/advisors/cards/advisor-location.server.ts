import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Whereabouts } from "./advisor-card";

/** Returns where a signed-in user lives according to their profile, for showing distances only; null for visitors and if not specified. */
export async function whereaboutsOf(userId: string | undefined): Promise<Whereabouts | null> {
  if (!userId) return null;
  const [profile] = await db.select({ city: profiles.city, country: profiles.country }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.city ? profile : null;
}
