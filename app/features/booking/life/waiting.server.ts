import { and, eq, gt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";

/**
 * How many of one's consultations wait for one's own answer, on each side: a request for the advisor, another time for whoever did not propose it. What
 * waits for somebody else is none of them.
 */
export async function waitingConsultations({ userId, advisorId }: Viewer, now: Date): Promise<{ asClient: number; asAdvisor: number }> {
  const { status, proposedBy, clientId, expiresAt } = consultations;
  const isOfClient = eq(clientId, userId);
  const isOfAdvisor = advisorId ? eq(consultations.advisorId, advisorId) : sql`false`;
  const waitsForClient = and(isOfClient, or(eq(status, "countered"), and(eq(status, "accepted"), eq(proposedBy, "advisor"))));
  const waitsForAdvisor = and(isOfAdvisor, or(eq(status, "requested"), and(eq(status, "accepted"), eq(proposedBy, "client"))));
  const [row] = await db
    .select({
      asClient: sql<number>`count(*) filter (where ${waitsForClient})::int`,
      asAdvisor: sql<number>`count(*) filter (where ${waitsForAdvisor})::int`,
    })
    .from(consultations)
    .where(and(or(isOfClient, isOfAdvisor), gt(expiresAt, now)));
  return row ?? { asClient: 0, asAdvisor: 0 };
}
