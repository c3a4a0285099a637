import { and, between, eq, gt, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Connection, Database } from "#app/db/client.server";
import { builtOnce, over } from "#app/db/prepared-statements.server";
import { advisors, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { busyTimes } from "#app/db/schema/calendar";
import { MAX_EXCEPTIONS } from "./exceptions";
import { HOLDING_STATES } from "./holding-states";

type Reads = ReturnType<typeof readsOf>;
type Row<Name extends keyof Reads> = Awaited<ReturnType<Reads[Name]["execute"]>>[number];

/** Builds the schedule queries for some advisors. For one it uses a prepared statement with a cached plan, since nearly every page asks for that. */
export function scheduleReads(connection: Connection, advisorIds: readonly string[]) {
  const reads = advisorIds.length === 1 ? ofOne() : ofMany();
  const whose = { id: advisorIds[0], ids: [...advisorIds] };
  return <Name extends keyof Reads>(name: Name, values: Record<string, unknown> = {}) =>
    over(connection, reads[name]).execute({ ...whose, ...values }) as Promise<Row<Name>[]>;
}

const ofOne = builtOnce((database) =>
  readsOf(
    database,
    (column) => eq(column, value("id")),
    (name) => `schedule_${name}`,
  ),
);

/** One array parameter instead of thousands. The best plan depends on its length, so none is cached. */
const ofMany = builtOnce((database) =>
  readsOf(
    database,
    (column) => sql`${column} = any(${value("ids")}::uuid[])`,
    () => "",
  ),
);

const value = sql.placeholder;

function readsOf(database: Database, isOwn: (column: AnyPgColumn) => SQL, nameOf: (read: string) => string) {
  const dates = database
    .select()
    .from(hoursExceptions)
    .where(and(eq(hoursExceptions.advisorId, advisors.id), between(hoursExceptions.date, value("firstDay"), value("lastDay"))))
    .orderBy(hoursExceptions.date)
    .limit(MAX_EXCEPTIONS)
    .as("dates");
  return {
    settings: database
      .select({
        id: advisors.id,
        zone: advisors.timezone,
        bufferMinutes: advisors.bufferMinutes,
        leadTimeMinutes: advisors.leadTimeMinutes,
        mostADay: advisors.mostADay,
      })
      .from(advisors)
      .where(isOwn(advisors.id))
      .prepare(nameOf("settings")),
    hours: database.select().from(weeklyHours).where(isOwn(weeklyHours.advisorId)).prepare(nameOf("hours")),
    exceptions: database
      .select({ advisorId: advisors.id, date: dates.date, startMinute: dates.startMinute, endMinute: dates.endMinute })
      .from(advisors)
      .innerJoinLateral(dates, sql`true`)
      .where(isOwn(advisors.id))
      .prepare(nameOf("exceptions")),
    taken: database
      .select({
        id: consultations.advisorId,
        start: consultations.scheduledTime,
        end: consultations.blockedUntil,
        otherStart: consultations.proposedTime,
        otherEnd: consultations.proposedBlockedUntil,
      })
      .from(consultations)
      .where(
        and(
          isOwn(consultations.advisorId),
          inArray(consultations.status, HOLDING_STATES),
          sql`${consultations.held} && tstzrange(${value("from")}, ${value("to")})`,
          ne(consultations.id, value("except")),
        ),
      )
      .prepare(nameOf("taken")),
    busy: database
      .select({ id: busyTimes.advisorId, start: busyTimes.startsAt, end: busyTimes.endsAt })
      .from(busyTimes)
      .where(and(isOwn(busyTimes.advisorId), lt(busyTimes.startsAt, value("to")), gt(busyTimes.endsAt, value("from"))))
      .prepare(nameOf("busy")),
    held: database
      .select({ id: quotes.advisorId, start: quotes.startsAt, end: quotes.blockedUntil })
      .from(quotes)
      .where(
        and(
          isOwn(quotes.advisorId),
          isNotNull(quotes.blockedUntil),
          lt(quotes.startsAt, value("to")),
          gt(quotes.blockedUntil, value("from")),
          gt(quotes.expiresAt, value("now")),
          sql`${quotes.id} <> all(${value("except")}::uuid[])`,
        ),
      )
      .prepare(nameOf("held")),
  };
}
