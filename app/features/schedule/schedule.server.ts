import { and, eq, gt, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Connection } from "#app/db/client.server";
import { advisors, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { busyTimes } from "#app/db/schema/calendar";
import { currentRules } from "#app/features/rules/current-rules";
import type { Rules } from "#app/features/rules/rules";
import { DAY_MS } from "#app/platform/durations";
import { bufferAfter } from "./buffer";
import { freeSpans, type Schedule } from "./free-times";
import { HOLDING_STATES } from "./holding-states";
import type { Interval } from "./intervals";

export interface Period {
  from: Date;
  to: Date;
  /** The server's clock, from which the advisor's lead time counts. */
  now: Date;
  /** A consultation whose own times count as free: it is the one that is to be moved. */
  except?: string;
  /** A held hour that counts as free: it is one's own. */
  exceptHold?: string;
  /** Those that the time was offered under, where they are not the current ones. */
  rules?: Pick<Rules, "bufferMinutes">;
}

/**
 * When each of some advisors can be booked between two instants, by advisor id: sorted spans in epoch ms (UTC).
 * Hours, exceptions, settings, held times and imported busy times are read in one set of queries; listing, matching, quoting and booking all ask here.
 */
export async function freeSpansOf(connection: Connection, advisorIds: readonly string[], period: Period): Promise<Map<string, Interval[]>> {
  if (advisorIds.length === 0) return new Map();
  const { from, to, now, except, rules = currentRules() } = period;
  const [schedules, taken, busy, held] = await Promise.all([
    schedulesOf(connection, advisorIds, from, to, rules),
    takenTimesOf(connection, advisorIds, from, to, except),
    busyTimesOf(connection, advisorIds, from, to),
    heldHoursOf(connection, advisorIds, period),
  ]);
  for (const { id, ...span } of held) busy.set(id, [...(busy.get(id) ?? []), span]);
  const spans = [...schedules].map(([id, schedule]) => {
    const question = {
      schedule,
      consultations: taken.get(id) ?? [],
      imported: busy.get(id) ?? [],
      now: now.getTime(),
      from: from.getTime(),
      to: to.getTime(),
    };
    return [id, freeSpans(question)] as const;
  });
  return new Map(spans);
}

/** Hours, exceptions from a day before to a day after, and settings of some advisors. */
export async function schedulesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
  rules: Pick<Rules, "bufferMinutes">,
): Promise<Map<string, Schedule>> {
  const isNear = sql`${hoursExceptions.date} between ${dayBeside(from, -1)} and ${dayBeside(to, 1)}`;
  const [settings, hours, exceptions] = await Promise.all([
    connection
      .select({
        id: advisors.id,
        zone: advisors.timezone,
        bufferMinutes: advisors.bufferMinutes,
        leadTimeMinutes: advisors.leadTimeMinutes,
        mostADay: advisors.mostADay,
      })
      .from(advisors)
      .where(isOneOf(advisors.id, advisorIds)),
    connection.select().from(weeklyHours).where(isOneOf(weeklyHours.advisorId, advisorIds)),
    connection
      .select()
      .from(hoursExceptions)
      .where(and(isOneOf(hoursExceptions.advisorId, advisorIds), isNear)),
  ]);
  const hoursById = Map.groupBy(hours, ({ advisorId }) => advisorId);
  const exceptionsById = Map.groupBy(exceptions, ({ advisorId }) => advisorId);
  const entries = settings.map(({ id, ...setting }) => {
    const bufferMinutes = bufferAfter(setting.bufferMinutes, rules);
    const schedule = { ...setting, bufferMinutes, weeklyHours: hoursById.get(id) ?? [], exceptions: exceptionsById.get(id) ?? [] };
    return [id, schedule] as const;
  });
  return new Map(entries);
}

/** Held and accepted times, each with its buffer, from a day before to a day after: a countered consultation holds two. */
async function takenTimesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
  except: string | undefined,
): Promise<Map<string, Interval[]>> {
  const around = sql`tstzrange(${new Date(from.getTime() - DAY_MS).toISOString()}, ${new Date(to.getTime() + DAY_MS).toISOString()})`;
  const rows = await connection
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
        isOneOf(consultations.advisorId, advisorIds),
        inArray(consultations.status, HOLDING_STATES),
        sql`${consultations.held} && ${around}`,
        except ? ne(consultations.id, except) : undefined,
      ),
    );
  const taken = new Map<string, Interval[]>();
  for (const { id, start, end, otherStart, otherEnd } of rows) {
    const spans = taken.get(id) ?? [];
    spans.push({ start: start.getTime(), end: end.getTime() });
    if (otherStart && otherEnd) spans.push({ start: otherStart.getTime(), end: otherEnd.getTime() });
    taken.set(id, spans);
  }
  return taken;
}

/** What the advisors' own calendars say, with a day at either end for buffers. */
export async function busyTimesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
): Promise<Map<string, Interval[]>> {
  const rows = await connection
    .select({ id: busyTimes.advisorId, start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(
      and(
        isOneOf(busyTimes.advisorId, advisorIds),
        lt(busyTimes.startsAt, new Date(to.getTime() + DAY_MS)),
        gt(busyTimes.endsAt, new Date(from.getTime() - DAY_MS)),
      ),
    );
  const spans = rows.map(({ id, start, end }) => ({ id, start: start.getTime(), end: end.getTime() }));
  return Map.groupBy(spans, ({ id }) => id);
}

/** Hours that are held for somebody who signs up or in to ask for them. */
async function heldHoursOf(connection: Connection, advisorIds: readonly string[], { from, to, now, exceptHold }: Period) {
  const rows = await connection
    .select({ id: quotes.advisorId, start: quotes.startsAt, end: quotes.blockedUntil })
    .from(quotes)
    .where(
      and(
        isOneOf(quotes.advisorId, advisorIds),
        isNotNull(quotes.blockedUntil),
        lt(quotes.startsAt, new Date(to.getTime() + DAY_MS)),
        gt(quotes.blockedUntil, new Date(from.getTime() - DAY_MS)),
        gt(quotes.expiresAt, now),
        exceptHold ? ne(quotes.id, exceptHold) : undefined,
      ),
    );
  return rows.flatMap(({ id, start, end }) => (end ? [{ id, start: start.getTime(), end: end.getTime() }] : []));
}

/** One array parameter instead of thousands of placeholders. */
const isOneOf = (column: AnyPgColumn, ids: readonly string[]) =>
  ids.length === 1 ? eq(column, ids[0]!) : sql`${column} = any(${sql.param([...ids])}::uuid[])`;

const dayBeside = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS).toISOString().slice(0, 10);
