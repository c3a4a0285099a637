import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { MINUTE_MS } from "#app/platform/durations";
import type { Engagement } from "./conflicts";

/** A viewer who is an advisor. */
export type Advising = Viewer & { advisorId: string };

/** Returns everything that holds a viewer's time between two instants, as advisor or as another advisor's client. */
export const engagementsOf = (viewer: Advising, from: Date, to: Date): Promise<Engagement[]> => read(listHolding(), viewer, { from, to });

/** Like `engagementsOf`, including what has taken place or should have. */
export const calendarOf = (viewer: Advising, from: Date, to: Date): Promise<Engagement[]> => read(listAll(), viewer, { from, to });

async function read(list: ReturnType<typeof listAll>, { userId, advisorId }: Advising, between: { from: Date; to: Date }) {
  const rows = await list.execute({ userId, advisorId, ...between });
  return rows.flatMap(({ id, status, start, end, proposed, minutes, name, ...row }) => {
    const kind = row.isOwn ? ("own" as const) : AGREED.includes(status) ? ("session" as const) : ("request" as const);
    const own = { id, kind, name, start: start.getTime(), end: end.getTime() };
    if (!proposed) return [own];
    // A proposed time is a request, even for an agreed consultation.
    const asked = row.isOwn ? own.kind : ("request" as const);
    return [
      own,
      { ...own, kind: asked, isProposed: true as const, start: proposed.getTime(), end: proposed.getTime() + minutes * MINUTE_MS },
    ];
  });
}

type State = (typeof consultations.$inferSelect)["status"];

const TAKEN_PLACE: readonly State[] = ["completed", "no-show"];
const AGREED: readonly State[] = ["accepted", ...TAKEN_PLACE];

const listHolding = builtOnce((database) => listOf(database, HOLDING_STATES, "engagements"));
const listAll = builtOnce((database) => listOf(database, [...HOLDING_STATES, ...TAKEN_PLACE], "calendar_of_advisor"));

function listOf(database: Database, states: readonly State[], name: string) {
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
      name: nameFor(
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
        inArray(consultations.status, [...states]),
        or(
          and(lt(consultations.scheduledTime, to), gt(consultations.endsAt, from)),
          and(lt(consultations.proposedTime, to), gt(consultations.proposedEndsAt, from)),
        ),
      ),
    )
    .prepare(name);
}
