import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, notExists, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { describeError, log } from "#app/platform/log/log.server";
import { COMPLETION_HOURS, hoursAfter, NO_SHOW_REPLY_HOURS } from "../deadlines";
import type { LaterTransition } from "./consultation";
import { transitionConsultation } from "./transitions.server";

const MAX_PER_PASS = 200;

/** Expires requests that nobody answered in time. Like all jobs here, safe to run again, on any server, and concurrently with users. */
export const expireRequests = (now: Date) =>
  transitionDue(
    "expire",
    and(inArray(consultations.status, ["requested", "countered"]), lte(consultations.expiresAt, now), not(isOutlived(now))),
    now,
  );

/** Takes back proposed times that came before anybody answered, while the time that was asked for first is still ahead: the request stands. */
export const returnToAskedTimes = (now: Date) =>
  transitionDue("takeProposalBack", and(eq(consultations.status, "countered"), lte(consultations.expiresAt, now), isOutlived(now)), now);

/** As `proposedTimeCame` in the conditions. */
const isOutlived = (now: Date) =>
  sql`coalesce(${consultations.proposedTime} <= ${consultations.expiresAt} and ${consultations.scheduledTime} > ${now}, false)`;

/** Drops proposed times that nobody answered; the agreed ones stay. */
export const dropUnansweredTimes = (now: Date) =>
  transitionDue(
    "lapse",
    and(eq(consultations.status, "accepted"), isNotNull(consultations.proposedTime), lte(consultations.expiresAt, now)),
    now,
  );

/** Accepts times that one side proposed and the other agreed to, as soon as nothing prevents it. */
export const acceptAgreedTimes = (now: Date) =>
  transitionDue("accept", and(eq(consultations.status, "requested"), gt(consultations.sequence, 0), gt(consultations.expiresAt, now)), now);

/** Completes consultations that ended a day ago without a reported absence. */
export const completeEnded = (now: Date) =>
  transitionDue(
    "complete",
    and(
      eq(consultations.status, "accepted"),
      lte(consultations.endsAt, hoursAfter(now, -COMPLETION_HOURS)),
      isNull(consultations.saidAbsent),
    ),
    now,
  );

/** Lets reported absences stand that were not denied in time; those of suspended users, who cannot deny them, are left to the admins. */
export const settleUndenied = (now: Date) =>
  transitionDue(
    "letNoShowStand",
    and(
      eq(consultations.status, "accepted"),
      lte(consultations.saidAbsentAt, hoursAfter(now, -NO_SHOW_REPLY_HOURS)),
      isNull(consultations.absenceRepliedAt),
      notExists(
        db
          .select({ id: users.id })
          .from(users)
          .leftJoin(advisors, eq(advisors.userId, users.id))
          .where(
            and(
              isNotNull(users.suspendedAt),
              or(
                and(eq(consultations.saidAbsent, "client"), eq(users.id, consultations.clientId)),
                and(eq(consultations.saidAbsent, "advisor"), eq(advisors.id, consultations.advisorId)),
              ),
            ),
          ),
      ),
    ),
    now,
  );

/**
 * Cancels the upcoming consultations of suspended users once the suspension can no longer be undone: both sides are told, the time is free
 * again, and payments are refunded in full.
 */
export function cancelOfSuspended(now: Date) {
  const since = new Date(now.getTime() - UNDO_SECONDS * 1000);
  const suspended = db.select({ id: users.id }).from(users).where(lte(users.suspendedAt, since));
  const theirs = db.select({ id: advisors.id }).from(advisors).where(inArray(advisors.userId, suspended));
  const isTheirs = or(inArray(consultations.clientId, suspended), inArray(consultations.advisorId, theirs));
  return transitionDue(
    "cancelAsAdmin",
    and(inArray(consultations.status, [...HOLDING_STATES]), gt(consultations.scheduledTime, now), isTheirs),
    now,
  );
}

async function transitionDue(transition: LaterTransition, isDue: ReturnType<typeof and>, now: Date) {
  const due = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(isDue)
    .orderBy(asc(consultations.expiresAt))
    .limit(MAX_PER_PASS);
  for (const { id } of due) {
    await transitionConsultation({ role: "clock" }, id, transition, now).catch((error: unknown) =>
      log("error", "transition failed", { consultation: id, transition, ...describeError(error) }),
    );
  }
}
