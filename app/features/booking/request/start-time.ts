import { checkStart, earliestStart } from "#app/features/schedule/lead-time";
import { readTime, type TimeChoice } from "#app/features/schedule/wall-time";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { MINUTE_MS } from "#app/platform/durations";

export type StartProblem = "notATime" | "inTheGap" | "ambiguous" | "zoneNeeded" | "tooSoon" | "tooFar";

export type StartReading = { ok: true; startsAt: Date } | { ok: false; reason: StartProblem; choices?: TimeChoice[] };

/**
 * The instant somebody asks for, if a consultation may start then by the server's clock. A time without an offset needs the zone it was
 * written in; one that the clocks skip or show twice comes back with the two instants it may mean.
 */
export function readStart(text: string, zone: string, now: Date): StartReading {
  const carriesOffset = /(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!zone && !carriesOffset) return { ok: false, reason: "zoneNeeded" };
  const reading = readTime(text, zone || "UTC");
  if (!reading.ok) return reading;
  const check = checkStart(reading.instant, now.getTime());
  return check.ok ? { ok: true, startsAt: new Date(reading.instant) } : check;
}

/**
 * What somebody asks for who was offered two instants for a time that the clocks skip or show twice: the one they chose. A choice that was
 * not offered for this very time counts for nothing.
 */
export function chosenTime(asked: string, chosen: string | undefined, zone: string): string {
  const reading = zone ? readTime(asked, zone) : null;
  const offered = reading && !reading.ok && "choices" in reading ? reading.choices : [];
  return offered.find(({ value }) => value === chosen)?.value ?? asked;
}

/** What the clock of a zone shows at an instant, as a `datetime-local` field takes it: '2026-12-01T10:00'. */
export function wallText(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 16);
}

/** The least a `datetime-local` field takes: the first whole minute at least 30 minutes from now. */
export function earliestWallText(now: Date, zone: string): string {
  return wallText(new Date(Math.ceil(earliestStart(now.getTime()) / MINUTE_MS) * MINUTE_MS), zone);
}
