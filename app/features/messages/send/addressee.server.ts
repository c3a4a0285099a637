import { and, eq, or } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { isUuid } from "#app/platform/uuid";
import { insertThread } from "../thread/insert-thread.server";
import { clientName } from "../thread/other-side.server";
import { refuseUnknown } from "../thread/thread-lock.server";

const NAMELESS = { name: "", jobTitle: null, avatarUrl: null };
const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** Returns the listed advisor with a slug, as a recipient. Otherwise 404. */
export async function findAddressee(slug: string, connection: Connection = db) {
  if (!SLUG.test(slug)) return refuseUnknown();
  const [found] = await connection
    .select({
      advisorId: advisors.id,
      userId: advisors.userId,
      slug: advisors.slug,
      name: advisors.displayName,
      jobTitle: advisors.jobTitle,
      avatarUrl: advisors.avatarUrl,
    })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(advisors.slug, slug), isPublic));
  return found ?? refuseUnknown();
}

/**
 * Returns the other side of a consultation of the viewer's, as a recipient, and the two sides: whoever has a consultation together can write, though the
 * advisor is not listed. Otherwise 404.
 */
export async function findOtherOf(viewer: Viewer, consultationId: string, connection: Connection = db) {
  if (!isUuid(consultationId)) return refuseUnknown();
  const [found] = await connection
    .select({
      sides: { clientId: consultations.clientId, advisorId: consultations.advisorId, advisorUserId: advisors.userId },
      client: { name: clientName, jobTitle: profiles.jobTitle, avatarUrl: profiles.avatarUrl },
      advisor: { name: advisors.displayName, jobTitle: advisors.jobTitle, avatarUrl: advisors.avatarUrl },
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .where(isOwn(viewer, consultationId));
  if (!found) return refuseUnknown();
  const { sides, client, advisor } = found;
  const isClient = sides.clientId === viewer.userId;
  return { sides, other: (isClient ? advisor : client) ?? NAMELESS, userId: isClient ? sides.advisorUserId : sides.clientId };
}

const isOwn = ({ userId }: Viewer, consultationId: string) =>
  and(eq(consultations.id, consultationId), or(eq(consultations.clientId, userId), eq(advisors.userId, userId)));

/** Returns the thread of two people, whichever is the client; null before the first message. */
export async function threadBetween(viewer: Viewer, otherUserId: string, connection: Connection = db): Promise<string | null> {
  const [thread] = await connection
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(
      or(
        and(eq(messageThreads.clientId, viewer.userId), eq(messageThreads.advisorUserId, otherUserId)),
        and(eq(messageThreads.clientId, otherUserId), eq(messageThreads.advisorUserId, viewer.userId)),
      ),
    );
  return thread?.id ?? null;
}

/** Returns the thread between the sides of the viewer's own consultation, creating it if necessary. Otherwise 404. */
export async function threadOfConsultation(tx: Transaction, viewer: Viewer, consultationId: string, now: Date): Promise<string> {
  if (!isUuid(consultationId)) return refuseUnknown();
  const [pair] = await tx
    .select({ clientId: consultations.clientId, advisorId: consultations.advisorId, advisorUserId: advisors.userId })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(isOwn(viewer, consultationId));
  if (!pair) return refuseUnknown();
  const other = pair.clientId === viewer.userId ? pair.advisorUserId : pair.clientId;
  const known = (await threadBetween(viewer, other, tx)) ?? (await insertThread(tx, pair, now));
  // The other side may have created it at this very moment.
  return known ?? (await threadBetween(viewer, other, tx)) ?? refuseUnknown();
}

/** Returns the thread with the advisor of a slug, even if they can no longer be contacted; null before the first message. */
export async function threadWith(viewer: Viewer, slug: string): Promise<string | null> {
  if (!SLUG.test(slug)) return null;
  const [advisor] = await db.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.slug, slug));
  return advisor ? threadBetween(viewer, advisor.userId) : null;
}
