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

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** The listed advisor behind a slug, as somebody who can be asked. A 404 for everybody else. */
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

/** The client of a consultation of one's own as its advisor, as somebody who can be written to. A 404 for everybody else. */
export async function findClientOf(viewer: Viewer, consultationId: string, connection: Connection = db) {
  if (!viewer.advisorId || !isUuid(consultationId)) return refuseUnknown();
  const [found] = await connection
    .select({
      advisorId: consultations.advisorId,
      userId: consultations.clientId,
      name: clientName,
      jobTitle: profiles.jobTitle,
      avatarUrl: profiles.avatarUrl,
    })
    .from(consultations)
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .where(and(eq(consultations.id, consultationId), eq(consultations.advisorId, viewer.advisorId)));
  return found ?? refuseUnknown();
}

/** The thread of two people, whichever of them is its client; null before the first message. */
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

/** The thread of the two sides of one's own consultation, begun where there is none. A 404 for everybody else. */
export async function threadOfConsultation(tx: Transaction, viewer: Viewer, consultationId: string, now: Date): Promise<string> {
  if (!isUuid(consultationId)) return refuseUnknown();
  const [pair] = await tx
    .select({ clientId: consultations.clientId, advisorId: consultations.advisorId, advisorUserId: advisors.userId })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.id, consultationId), or(eq(consultations.clientId, viewer.userId), eq(advisors.userId, viewer.userId))));
  if (!pair) return refuseUnknown();
  const other = pair.clientId === viewer.userId ? pair.advisorUserId : pair.clientId;
  const known = (await threadBetween(viewer, other, tx)) ?? (await insertThread(tx, pair, now));
  // Whoever writes first in this very moment has begun it.
  return known ?? (await threadBetween(viewer, other, tx)) ?? refuseUnknown();
}

/** The thread with the advisor behind a slug, also where nobody else can ask them any more; null before the first message. */
export async function threadWith(viewer: Viewer, slug: string): Promise<string | null> {
  if (!SLUG.test(slug)) return null;
  const [advisor] = await db.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.slug, slug));
  return advisor ? threadBetween(viewer, advisor.userId) : null;
}
