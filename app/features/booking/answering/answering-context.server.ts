import { and, eq, inArray, lt, ne, not, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { consultations } from "#app/db/schema/booking";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { ownTime } from "#app/features/schedule/own-time.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { isUnsettled } from "../absence/unsettled.server";
import type { ConsultationLine } from "../pages/consultation-view";
import type { AnsweringContext, EarlierSession } from "./answering-context";
import { conflictsOf } from "./conflicts";
import { type Advising, engagementsOf } from "./engagements.server";

const MAX_EARLIER = 5;

type Asked = Pick<ConsultationLine, "id" | "scheduledTime" | "proposedTime" | "proposedBy" | "durationMinutes">;

/** Returns the context of each of an advisor's own open consultations, by id; nothing for anybody else's. */
export async function answeringContextOf(viewer: Advising, lines: readonly Asked[], now: Date): Promise<Record<string, AnsweringContext>> {
  if (lines.length === 0) return {};
  const hours = lines.map(askedHour);
  const from = new Date(Math.min(...hours.map(({ start }) => start)) - DAY_MS);
  const to = new Date(Math.max(...hours.map(({ end }) => end)) + DAY_MS);
  const [time, engagements, earlier] = await Promise.all([
    ownTime(db, viewer.advisorId, { from, to }),
    engagementsOf(viewer, from, to),
    earlierWith(
      viewer,
      lines.map(({ id }) => id),
      now,
    ),
  ]);
  const context = hours.map((asked) => {
    const those = earlier.filter(({ of }) => of === asked.id);
    return [
      asked.id,
      {
        conflicts: time ? conflictsOf({ ...time, asked, engagements }) : [],
        earlier: those.map(({ of: _, all: __, taken: ___, ...session }) => session satisfies EarlierSession),
        heldCount: those[0]?.taken ?? 0,
        otherCount: (those[0]?.all ?? 0) - (those[0]?.taken ?? 0),
      },
    ] as const;
  });
  return Object.fromEntries(context);
}

/** Returns the requested hour: the client's counter-proposal, if one is pending. */
function askedHour({ id, scheduledTime, proposedTime, proposedBy, durationMinutes }: Asked) {
  const start = ((proposedBy === "client" && proposedTime) || scheduledTime).getTime();
  return { id, start, end: start + durationMinutes * MINUTE_MS };
}

/** Returns earlier consultations with the clients of the given ones, newest first. */
async function earlierWith({ userId, advisorId }: Advising, ids: readonly string[], now: Date) {
  const rows = await listEarlier().execute({ ids: [...ids], userId, advisorId, now });
  return rows.map(({ place: _, ...row }) => row);
}

/** Agreed consultations that are over, unless somebody disputes that they took place. */
const hasTakenPlace = and(inArray(consultations.status, ["completed", "accepted"]), not(isUnsettled));

const listEarlier = builtOnce((database) => {
  const asked = alias(consultations, "asked");
  const isNote = and(eq(consultationNotes.consultationId, consultations.id), eq(consultationNotes.userId, sql.placeholder("userId")));
  const place = sql<number>`row_number() over (partition by ${asked.id} order by ${consultations.scheduledTime} desc, ${consultations.id})::int`;
  const before = database
    .select({
      of: sql<string>`${asked.id}`.as("of_id"),
      id: consultations.id,
      status: consultations.status,
      isUnsettled: isUnsettled.as("is_unsettled"),
      topicName: consultations.topicName,
      scheduledTime: consultations.scheduledTime,
      ownNote: consultationNotes.text,
      all: sql<number>`count(*) over (partition by ${asked.id})::int`.as("all_of_them"),
      taken: sql<number>`(count(*) filter (where ${hasTakenPlace}) over (partition by ${asked.id}))::int`.as("taken_place"),
      place: place.as("place"),
    })
    .from(asked)
    .innerJoin(
      consultations,
      and(eq(consultations.clientId, asked.clientId), eq(consultations.advisorId, asked.advisorId), ne(consultations.id, asked.id)),
    )
    .leftJoin(consultationNotes, isNote)
    .where(
      and(
        sql`${asked.id} = any(${sql.placeholder("ids")}::uuid[])`,
        eq(asked.advisorId, sql.placeholder("advisorId")),
        lt(consultations.scheduledTime, sql.placeholder("now")),
        or(
          notInArray(consultations.status, [...HOLDING_STATES]),
          and(eq(consultations.status, "accepted"), lt(consultations.endsAt, sql.placeholder("now"))),
        ),
      ),
    )
    .as("over");
  return database
    .select()
    .from(before)
    .where(sql`${before.place} <= ${MAX_EARLIER}`)
    .orderBy(before.of, before.place)
    .prepare("earlier_sessions");
});
