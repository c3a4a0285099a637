import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { hoursTouched } from "#app/features/matching/hours-of-week";
import { firstFreeStart } from "#app/features/schedule/free-times";
import { earliestStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { readTime } from "#app/features/schedule/wall-time";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { USUAL_MINUTES } from "../../cards/next-free.server";
import { NEXT_FREE_DAYS } from "../../limits";
import type { DirectoryQuery } from "../directory-query";

type Asked = Pick<DirectoryQuery, "date" | "zone" | "sort">;

export const readsCalendars = ({ date, sort }: Asked) => date !== undefined || sort === "soonest";

/** Returns each advisor's first free half hour on the requested day, else from now on (epoch ms); those with none are left out. */
export async function freeOnDay(connection: Connection, ids: readonly string[], query: Asked, now: Date): Promise<Map<string, number>> {
  const { start, end } = query.date === undefined ? soon(now) : dayOf(query.date, query.zone);
  const spans = await freeSpansOf(connection, ids, { from: new Date(start), to: new Date(end), now });
  const earliest = Math.max(start, earliestStart(now.getTime()));
  return new Map(
    [...spans].flatMap(([id, free]): [string, number][] => {
      const first = firstFreeStart(free, { minutes: USUAL_MINUTES, earliest });
      return first === null ? [] : [[id, first]];
    }),
  );
}

/** Sorts by the earliest free time; ties, and those without one soon, keep their order. */
export const soonestFirst = (ids: readonly string[], free: ReadonlyMap<string, number>): string[] =>
  [...ids].sort((one, other) => (free.get(one) ?? Number.MAX_SAFE_INTEGER) - (free.get(other) ?? Number.MAX_SAFE_INTEGER));

/** SQL condition: the advisor may be open at some hour of a day, by the UTC weekly hours stored beside their words, and is not away. */
export function mayBeOpenOn(date: string, zone: string | undefined, isAway: SQL): SQL {
  const { start, end } = dayOf(date, zone);
  const hours = new Set(hoursTouched(start, (end - start) / MINUTE_MS));
  const mask = Array.from({ length: HOURS_A_WEEK }, (_, hour) => (hours.has(hour) ? "1" : "0")).join("");
  return sql`(not ${isAway} and (w.open_hours & ${mask}::bit(168)) <> ${"0".repeat(HOURS_A_WEEK)}::bit(168))`;
}

const HOURS_A_WEEK = 168;

const soon = (now: Date) => ({ start: now.getTime(), end: now.getTime() + NEXT_FREE_DAYS * DAY_MS });

/** Returns a day from midnight to midnight in a zone; where midnight is skipped, from the first hour after it. */
function dayOf(date: string, zone = "UTC") {
  const next = new Date(Date.parse(`${date}T12:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { start: midnight(date, zone), end: midnight(next, zone) };
}

function midnight(date: string, zone: string): number {
  const read = readTime(`${date}T00:00`, zone);
  if (read.ok) return read.instant;
  return "choices" in read ? read.choices[0].instant : Date.parse(`${date}T00:00Z`);
}
