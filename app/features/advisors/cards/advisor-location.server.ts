import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Whereabouts } from "./advisor-card";

/** Where a signed-in person lives, as their profile says; null when it does not, or for a visitor. Only used to tell them distances. */
export async function whereaboutsOf(userId: string | undefined): Promise<Whereabouts | null> {
  if (!userId) return null;
  const [profile] = await db.select({ city: profiles.city, country: profiles.country }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.city ? profile : null;
}
