import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { builtOnce } from "#app/db/prepared-statements.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { isAccused } from "../absence/unsettled.server";

/**
 * Counts the viewer's consultations that await their own answer, on each side: requests to the advisor, times the other side proposed, and
 * what it says of an absence.
 * Those awaiting someone else's answer are not counted.
 */
export async function waitingConsultations({ userId, advisorId }: Viewer, now: Date): Promise<{ asClient: number; asAdvisor: number }> {
  const [row] = await countWaiting().execute({ userId, advisorId, now });
  return row ?? { asClient: 0, asAdvisor: 0 };
}

/** `advisorId` is null for anyone who is not an advisor, and equals nothing in SQL. */
const countWaiting = builtOnce((database) => {
  const { status, proposedBy, clientId, advisorId, expiresAt } = consultations;
  const isOfClient = eq(clientId, sql.placeholder("userId"));
  const isOfAdvisor = eq(advisorId, sql.placeholder("advisorId"));
  const isOpen = gt(expiresAt, sql.placeholder("now"));
  const waitsForClient = and(
    isOfClient,
    or(isAccused("client"), and(isOpen, inArray(status, ["countered", "accepted"]), eq(proposedBy, "advisor"))),
  );
  const waitsForAdvisor = and(
    isOfAdvisor,
    or(
      isAccused("advisor"),
      and(isOpen, or(eq(status, "requested"), and(inArray(status, ["countered", "accepted"]), eq(proposedBy, "client")))),
    ),
  );
  return database
    .select({
      asClient: sql<number>`count(*) filter (where ${waitsForClient})::int`,
      asAdvisor: sql<number>`count(*) filter (where ${waitsForAdvisor})::int`,
    })
    .from(consultations)
    .where(or(isOfClient, isOfAdvisor))
    .prepare("waiting_consultations");
});
