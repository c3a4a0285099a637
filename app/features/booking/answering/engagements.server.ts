import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { builtOnce } from "#app/db/prepared-statements.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { calledBy } from "#app/features/blocks/name-when-blocked.server";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { MINUTE_MS } from "#app/platform/durations";
import type { Engagement } from "./conflicts";

/** Somebody who advises. */
export type Advising = Viewer & { advisorId: string };

/** Everything with somebody between two instants, whether as advisor or as the client of another. */
export async function engagementsOf(viewer: Advising, from: Date, to: Date): Promise<Engagement[]> {
  const rows = await listEngagements().execute({ userId: viewer.userId, advisorId: viewer.advisorId, from, to });
  return rows.flatMap(({ id, status, start, end, proposed, minutes, name, ...row }) => {
    const kind = row.isOwn ? ("own" as const) : status === "accepted" ? ("session" as const) : ("request" as const);
    const own = { id, kind, name, start: start.getTime(), end: end.getTime() };
    if (!proposed) return [own];
    return [own, { ...own, start: proposed.getTime(), end: proposed.getTime() + minutes * MINUTE_MS }];
  });
}

const listEngagements = builtOnce((database) => {
  const [from, to] = [sql.placeholder("from"), sql.placeholder("to")];
  const isOwn = eq(consultations.clientId, sql.placeholder("userId"));
  const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`;
  return database
    .select({
      id: consultations.id,
      status: consultations.status,
      start: consultations.scheduledTime,
      end: consultations.endsAt,
      proposed: consultations.proposedTime,
      minutes: consultations.durationMinutes,
      name: calledBy(
        sql.placeholder("userId"),
        sql`case when ${isOwn} then ${advisors.userId} else ${consultations.clientId} end`,
        sql`case when ${isOwn} then ${advisors.displayName} else ${clientName} end`,
      ),
      isOwn: sql<boolean>`${isOwn}`,
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .where(
      and(
        or(isOwn, eq(consultations.advisorId, sql.placeholder("advisorId"))),
        inArray(consultations.status, [...HOLDING_STATES]),
        or(
          and(lt(consultations.scheduledTime, to), gt(consultations.endsAt, from)),
          and(lt(consultations.proposedTime, to), gt(consultations.proposedEndsAt, from)),
        ),
      ),
    )
    .prepare("engagements");
});
