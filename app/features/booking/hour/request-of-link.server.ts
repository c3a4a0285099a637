import { and, desc, eq, gte } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { isHourPath } from "./hour-selection";

interface FollowedLink {
  userId: string;
  /** Page an email's link returned to, and when the link was created. */
  returnTo: string | null;
  createdAt: Date;
}

/** A viewer's own request, with the time it is for. */
export interface OwnRequest {
  id: string;
  time: Date;
}

/** Returns the request a user made on the hour's page that an email's link led to; null when there is none. */
export async function requestOfLink({ userId, returnTo, createdAt }: FollowedLink): Promise<OwnRequest | null> {
  if (!returnTo || !isHourPath(returnTo)) return null;
  const slug = returnTo.split("/")[2] ?? "";
  const [asked] = await db
    .select({ id: consultations.id, time: consultations.scheduledTime })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.clientId, userId), eq(advisors.slug, slug), gte(consultations.createdAt, createdAt)))
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(1);
  return asked ?? null;
}
