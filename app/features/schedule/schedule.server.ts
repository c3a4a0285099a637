import type { Connection } from "#app/db/client.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { Rules } from "#app/features/rules/rules";
import { DAY_MS } from "#app/platform/durations";
import { bufferAfter } from "./buffer";
import { freeSpans, type Schedule } from "./free-times";
import type { Interval } from "./intervals";
import { scheduleReads } from "./schedule-reads.server";

export interface Period {
  from: Date;
  to: Date;
  /** The server's current time, from which the advisor's lead time counts. */
  now: Date;
  /** When the time was offered, if before `now`: the lead time counts from then, the minimum of the site from `now` all the same. */
  offeredAt?: Date;
  /** A consultation to treat as free, because it is the one being moved. */
  except?: string;
  /** Held hours to treat as free, because they are the viewer's own. */
  exceptHolds?: readonly string[];
  /** The rules under which the time was offered, if not the current ones. */
  rules?: Pick<Rules, "bufferMinutes">;
}

/**
 * When each of some advisors can be booked between two instants, by advisor id: sorted spans in epoch ms (UTC). Reads hours, exceptions, settings, held times
 * and imported busy times in one set of queries; listing, matching, quoting and booking all use this.
 */
export async function freeSpansOf(connection: Connection, advisorIds: readonly string[], period: Period): Promise<Map<string, Interval[]>> {
  if (advisorIds.length === 0) return new Map();
  const { from, to, now, offeredAt = now, except, rules = currentRules() } = period;
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
      offeredAt: offeredAt.getTime(),
      from: from.getTime(),
      to: to.getTime(),
    };
    return [id, freeSpans(question)] as const;
  });
  return new Map(spans);
}

/** Hours, settings, and exceptions from a day before to a day after, of some advisors. */
export async function schedulesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
  rules: Pick<Rules, "bufferMinutes">,
): Promise<Map<string, Schedule>> {
  const ask = scheduleReads(connection, advisorIds);
  const [settings, hours, exceptions] = await Promise.all([
    ask("settings"),
    ask("hours"),
    ask("exceptions", { firstDay: dayOf(dayBefore(from)), lastDay: dayOf(dayAfter(to)) }),
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

/** Pending and accepted times, each with its buffer, from a day before to a day after; a countered consultation holds two. */
async function takenTimesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
  except = NONE,
): Promise<Map<string, Interval[]>> {
  const around = { from: dayBefore(from).toISOString(), to: dayAfter(to).toISOString() };
  const rows = await scheduleReads(connection, advisorIds)("taken", { ...around, except });
  const taken = new Map<string, Interval[]>();
  for (const { id, start, end, otherStart, otherEnd } of rows) {
    const spans = taken.get(id) ?? [];
    spans.push({ start: start.getTime(), end: end.getTime() });
    if (otherStart && otherEnd) spans.push({ start: otherStart.getTime(), end: otherEnd.getTime() });
    taken.set(id, spans);
  }
  return taken;
}

/** Imported busy times of the advisors, with a day's margin at either end for buffers. */
export async function busyTimesOf(
  connection: Connection,
  advisorIds: readonly string[],
  from: Date,
  to: Date,
): Promise<Map<string, Interval[]>> {
  const rows = await scheduleReads(connection, advisorIds)("busy", { from: dayBefore(from), to: dayAfter(to) });
  const spans = rows.map(({ id, start, end }) => ({ id, start: start.getTime(), end: end.getTime() }));
  return Map.groupBy(spans, ({ id }) => id);
}

/** Hours held for people who are signing up or in to request them. */
async function heldHoursOf(connection: Connection, advisorIds: readonly string[], { from, to, now, exceptHolds = [] }: Period) {
  const around = { from: dayBefore(from), to: dayAfter(to) };
  const rows = await scheduleReads(connection, advisorIds)("held", { ...around, now, except: exceptHolds });
  return rows.flatMap(({ id, start, end }) => (end ? [{ id, start: start.getTime(), end: end.getTime() }] : []));
}

/** An id that matches nothing. */
const NONE = "00000000-0000-0000-0000-000000000000";

const dayBefore = (instant: Date) => new Date(instant.getTime() - DAY_MS);
const dayAfter = (instant: Date) => new Date(instant.getTime() + DAY_MS);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
