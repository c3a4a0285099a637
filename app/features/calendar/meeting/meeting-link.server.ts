import { eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { linkBetween } from "#app/features/blocks/link-when-blocked.server";
import { keyedHash } from "#app/platform/secret.server";

const ROOM_CHARACTERS = 26;

/**
 * Returns where a consultation takes place: the advisor's own link, else its own room at MEETING_URL. The room's name is derived from the installation's
 * secret, so it is stable and cannot be guessed. Only the two sides of an accepted consultation may see it.
 */
export function meetingRoom(consultationId: string, meetingUrl: string | null): string {
  if (meetingUrl) return meetingUrl;
  const name = keyedHash(`meeting ${consultationId}`).toString("hex").slice(0, ROOM_CHARACTERS);
  return `${config().meetingUrl}/consultation-${name}`;
}

/** The meeting link of a consultation while it is accepted, else null. The caller must know that the reader is one of its sides. */
export async function meetingLinkOf({ id, status }: { id: string; status: string }, connection: Connection = db): Promise<string | null> {
  if (status !== "accepted") return null;
  const [held] = await connection
    .select({ link: linkBetween(advisors.userId, consultations.clientId, advisors.meetingUrl) })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(eq(consultations.id, id));
  return held ? meetingRoom(id, held.link) : null;
}

/** An advisor's own link, empty without one, and the host of the site's rooms, used otherwise. */
export async function findMeetingPlace({ userId }: Pick<Viewer, "userId">): Promise<{ meetingUrl: string; host: string }> {
  const [advisor] = await db.select({ meetingUrl: advisors.meetingUrl }).from(advisors).where(eq(advisors.userId, userId));
  return { meetingUrl: advisor?.meetingUrl ?? "", host: new URL(config().meetingUrl).host };
}
