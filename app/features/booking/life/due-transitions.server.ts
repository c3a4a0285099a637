import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or } from "drizzle-orm";
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

const MOST_A_PASS = 200;

/** Ends requests that nobody answered in time. Like all of these safe to run again, on any server, and beside people who act in the same moment. */
export const expireRequests = (now: Date) =>
  transitionDue("expire", and(inArray(consultations.status, ["requested", "countered"]), lte(consultations.expiresAt, now)), now);

/** Drops proposed times that nobody answered: the agreed ones stay. */
export const dropUnansweredTimes = (now: Date) =>
  transitionDue(
    "lapse",
    and(eq(consultations.status, "accepted"), isNotNull(consultations.proposedTime), lte(consultations.expiresAt, now)),
    now,
  );

/** Accepts times that one side proposed and the other agreed to, once nothing stands against them any more. */
export const acceptAgreedTimes = (now: Date) =>
  transitionDue("accept", and(eq(consultations.status, "requested"), gt(consultations.sequence, 0), gt(consultations.expiresAt, now)), now);

/** Completes what ended a day ago, and of which nobody says that the other did not come. */
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

/** Lets stand what the other side has not denied in time; whoever is suspended cannot, so that it is left to the admins. */
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
 * Cancels what lies ahead of somebody who is suspended, once that can no longer be taken back: both sides are told, the time is free, and what was paid goes
 * back in full.
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
    .limit(MOST_A_PASS);
  for (const { id } of due) {
    await transitionConsultation({ role: "clock" }, id, transition, now).catch((error: unknown) =>
      log("error", "transition failed", { consultation: id, transition, ...describeError(error) }),
    );
  }
}
