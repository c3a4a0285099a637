import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { ratingAsClient } from "#app/features/profiles/network/network.server";
import type { ClientSummary } from "../pages/consultation-view";

/** Returns the client's Profile Preview for the advisor; null without a profile, or if the advisor has blocked the client. */
export async function clientSummaryOf(advisor: Viewer, clientId: string): Promise<ClientSummary | null> {
  if (await hasBlocked(db, advisor.userId, clientId)) return null;
  const [person] = await db
    .select({
      jobTitle: profiles.jobTitle,
      companyName: profiles.companyName,
      city: profiles.city,
      country: profiles.country,
      industry: profiles.industry,
      companySize: profiles.companySize,
      website: profiles.website,
      bio: profiles.bio,
    })
    .from(profiles)
    .where(eq(profiles.userId, clientId));
  if (!person) return null;
  const [rating, had] = await Promise.all([
    ratingAsClient(clientId),
    db.$count(consultations, and(eq(consultations.clientId, clientId), eq(consultations.status, "completed"))),
  ]);
  return { person, rating, isKnown: had > 0 };
}
