import { hoursWithExceptions } from "#app/features/schedule/exceptions";
import type { Schedule } from "#app/features/schedule/free-times";
import type { Interval } from "#app/features/schedule/intervals";
import { localDay, openHours } from "#app/features/schedule/open-hours";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** A consultation that takes an advisor's time, whether as advisor or as client. Epoch ms. */
export interface Engagement extends Interval {
  id: string;
  kind: "request" | "session" | "own";
  name: string;
  /** Another time that was proposed for it, beside its own. */
  isProposed?: true;
}

/** A conflict with a requested hour. */
export type Conflict =
  | { kind: Engagement["kind"]; id: string; name: string; at: Date }
  | { kind: "near"; id: string; name: string; at: Date; minutes: number }
  | { kind: "busy"; at: Date; until: Date }
  | { kind: "dayOff" | "outsideHours" }
  | { kind: "dayFull"; count: number };

interface HourRequest {
  asked: Interval & { id: string };
  engagements: readonly Engagement[];
  busy: readonly Interval[];
  schedule: Schedule;
}

/** Returns everything in conflict with an hour, overlaps first. A consultation never conflicts with itself. */
export function conflictsOf({ asked, engagements, busy, schedule }: HourRequest): Conflict[] {
  const others = engagements.filter(({ id }) => id !== asked.id);
  const same = others.filter((other) => overlap(other, asked));
  const buffer = schedule.bufferMinutes * MINUTE_MS;
  const around = { start: asked.start - buffer, end: asked.end + buffer };
  const near = others.filter((other) => other.kind !== "own" && !same.includes(other) && overlap(other, around));
  return [
    ...same.map(({ id, kind, name, start }) => ({ kind, id, name, at: new Date(start) })),
    ...busy
      .filter((span) => overlap(span, asked))
      .map(({ start, end }) => ({ kind: "busy" as const, at: new Date(start), until: new Date(end) })),
    ...closed(asked, schedule),
    ...near.map(({ id, name, start }) => ({ kind: "near" as const, id, name, at: new Date(start), minutes: schedule.bufferMinutes })),
    ...fullDay(asked, others, schedule),
  ];
}

const overlap = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;

function closed(asked: Interval, schedule: Schedule): Conflict[] {
  if (openHours(schedule, asked.start, asked.end, new Set()).some(({ start, end }) => start <= asked.start && asked.end <= end)) return [];
  const date = new Date(localDay(schedule.zone, asked.start) * DAY_MS).toISOString().slice(0, 10);
  const special = schedule.exceptions.filter((exception) => exception.date === date);
  const isOff = special.length > 0 && hoursWithExceptions([], special).length === 0;
  return [{ kind: isOff ? "dayOff" : "outsideHours" }];
}

function fullDay(asked: Interval, others: readonly Engagement[], { mostADay, zone }: Schedule): Conflict[] {
  if (mostADay === null) return [];
  const day = localDay(zone, asked.start);
  const onIt = others.filter(({ kind, start }) => kind !== "own" && localDay(zone, start) === day);
  return onIt.length >= mostADay ? [{ kind: "dayFull", count: mostADay }] : [];
}
