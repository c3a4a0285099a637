import { and, eq, gt, inArray, lte, not, notInArray, or, type Placeholder, type SQL } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { isNotReplaced } from "#app/features/schedule/not-replaced.server";
import { isAccused } from "../absence/unsettled.server";
import type { Side } from "../life/consultation";

/** SQL conditions of the lists in which a side finds its consultations: each is in one, and what it is still to answer is among the waiting. */
export function listConditions(side: Side, now: Placeholder): Record<"waiting" | "upcoming" | "past", SQL | undefined> {
  const { status, endsAt } = consultations;
  const isAgreed = and(eq(status, "accepted"), not(isAccused(side)));
  return {
    waiting: or(inArray(status, ["requested", "countered"]), isAccused(side)),
    upcoming: and(isAgreed, gt(endsAt, now)),
    past: or(and(notInArray(status, [...HOLDING_STATES]), isNotReplaced()), and(isAgreed, lte(endsAt, now))),
  };
}
