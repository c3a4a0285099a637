import { checkStart, earliestStart } from "#app/features/schedule/lead-time";
import { readTime, type TimeChoice, type TimeReading } from "#app/features/schedule/wall-time";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { MINUTE_MS } from "#app/platform/durations";

export type StartProblem = "notATime" | "inTheGap" | "ambiguous" | "zoneNeeded" | "tooSoon" | "tooFar";

/** An instant (epoch ms) that somebody asks for, before it is asked whether a consultation may start then. */
export type AskedStart = TimeReading | { ok: false; reason: "zoneNeeded" };

export type StartReading = { ok: true; startsAt: Date } | { ok: false; reason: StartProblem; choices?: TimeChoice[] };

/**
 * The instant that a text means. A time without an offset needs the zone it was written in; one that the clocks skip or show twice comes back with
 * the two instants it may mean.
 */
export function readAskedStart(text: string, zone: string): AskedStart {
  const carriesOffset = /(Z|[+-]\d\d:\d\d)$/.test(text);
  return zone || carriesOffset ? readTime(text, zone || "UTC") : { ok: false, reason: "zoneNeeded" };
}

/** The start that is asked for, if a consultation may start then by the server's clock. */
export function checkAskedStart(asked: AskedStart, now: Date): StartReading {
  if (!asked.ok) return asked;
  const check = checkStart(asked.instant, now.getTime());
  return check.ok ? { ok: true, startsAt: new Date(asked.instant) } : check;
}

/** Both at once: the start that a text asks for. */
export const readStart = (text: string, zone: string, now: Date): StartReading => checkAskedStart(readAskedStart(text, zone), now);

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
