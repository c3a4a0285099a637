import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import type { Ahead } from "./listed-person";

const NOTHING: Ahead = { requests: 0, agreed: 0 };

/** Adds to each person their upcoming requests and consultations on either side, which a suspension would cancel. */
export async function withAhead<Person extends { id: string }>(
  people: readonly Person[],
  now: Date,
  connection: Connection = db,
): Promise<(Person & { ahead: Ahead })[]> {
  const ids = people.map(({ id }) => id);
  const theirs = db.select({ id: advisors.id }).from(advisors).where(inArray(advisors.userId, ids));
  const lies = and(inArray(consultations.status, [...HOLDING_STATES]), gt(consultations.scheduledTime, now));
  const rows = ids.length
    ? await connection
        .select({
          clientId: consultations.clientId,
          advisorUserId: advisors.userId,
          isAgreed: sql<boolean>`${consultations.status} = 'accepted'`,
        })
        .from(consultations)
        .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
        .where(and(lies, or(inArray(consultations.clientId, ids), inArray(consultations.advisorId, theirs))))
    : [];
  const found = new Map<string, Ahead>();
  for (const { clientId, advisorUserId, isAgreed } of rows)
    for (const id of [clientId, advisorUserId]) {
      const { requests, agreed } = found.get(id ?? "") ?? NOTHING;
      if (id) found.set(id, isAgreed ? { requests, agreed: agreed + 1 } : { requests: requests + 1, agreed });
    }
  return people.map((person) => ({ ...person, ahead: found.get(person.id) ?? NOTHING }));
}
