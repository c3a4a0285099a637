import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import type { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { threadBetween } from "#app/features/messages/send/addressee.server";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import type { Side } from "../life/consultation";
import { lostHour } from "./next-options";

type Consulted = Pick<
  typeof consultations.$inferSelect,
  "id" | "clientId" | "advisorId" | "status" | "closedBy" | "agreedAt" | "scheduledTime"
> & {
  otherSlug: string | null;
  canBeBooked: boolean;
};

/**
 * Returns where one side of a consultation writes to the other, or null when they cannot be reached; whether they can still block them, or have;
 * whether the other has left for good; and the hour for which other advisors can be booked instead.
 */
export async function reachOf(viewer: Viewer, side: Side, consultation: Consulted, now: Date) {
  const { id, clientId, advisorId, otherSlug, canBeBooked } = consultation;
  const lost = { lostHour: lostHour({ ...consultation, wasAgreed: consultation.agreedAt !== null }, now) };
  const otherUser = side === "advisor" ? clientId : db.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId));
  const [other] = await db
    .select({ userId: users.id, email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, otherUser));
  if (!other || isNobodysAddress(other.email)) return { ...lost, hasLeft: true, messagePath: null, mayBlock: false, isBlocked: false };
  const thread = await threadBetween(viewer, other.userId);
  const isBlocked = await hasBlocked(db, viewer.userId, other.userId);
  return { ...lost, hasLeft: false, messagePath: thread ? `/messages/${thread}` : firstMessagePath(), mayBlock: !isBlocked, isBlocked };

  function firstMessagePath() {
    if (side === "client" && canBeBooked) return `/messages?advisor=${otherSlug}`;
    const isOver = !HOLDING_STATES.some((state) => state === consultation.status);
    return side === "client" && (isOver || other?.suspendedAt) ? null : `/messages?consultation=${id}`;
  }
}
