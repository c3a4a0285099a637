import { checkStart, earliestStart } from "#app/features/schedule/lead-time";
import { readTime, type TimeChoice, type TimeReading } from "#app/features/schedule/wall-time";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { MINUTE_MS } from "#app/platform/durations";

export type StartProblem = "notATime" | "inTheGap" | "ambiguous" | "zoneNeeded" | "tooSoon" | "tooFar";

/** A requested instant (epoch ms), not yet checked as the start of a consultation. */
export type RequestedStart = TimeReading | { ok: false; reason: "zoneNeeded" };

export type StartReading = { ok: true; startsAt: Date } | { ok: false; reason: StartProblem; choices?: TimeChoice[] };

/**
 * Parses a text as an instant. A time without an offset requires its zone; for one that the clocks skip or repeat, returns the two instants
 * it may mean.
 */
export function readRequestedStart(text: string, zone: string): RequestedStart {
  const carriesOffset = /(Z|[+-]\d\d:\d\d)$/.test(text);
  return zone || carriesOffset ? readTime(text, zone || "UTC") : { ok: false, reason: "zoneNeeded" };
}

/** Returns the requested start if a consultation may start then by the server's clock, or the reason why not. */
export function checkRequestedStart(asked: RequestedStart, now: Date): StartReading {
  if (!asked.ok) return asked;
  const check = checkStart(asked.instant, now.getTime());
  return check.ok ? { ok: true, startsAt: new Date(asked.instant) } : check;
}

/** Parses a text and checks that a consultation may start at that time. */
export const readStart = (text: string, zone: string, now: Date): StartReading => checkRequestedStart(readRequestedStart(text, zone), now);

/**
 * Returns the instant a client chose from the two offered for a local time that the clocks skip or repeat. Ignores a choice that was not
 * offered for this exact time.
 */
export function chosenTime(asked: string, chosen: string | undefined, zone: string): string {
  const reading = zone ? readTime(asked, zone) : null;
  const offered = reading && !reading.ok && "choices" in reading ? reading.choices : [];
  return offered.find(({ value }) => value === chosen)?.value ?? asked;
}

/** Formats an instant as local time for a `datetime-local` field: '2026-12-01T10:00'. */
export function wallText(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 16);
}

/** Minimum of a `datetime-local` field: the first whole minute at least 30 minutes from now. */
export function earliestWallText(now: Date, zone: string): string {
  return wallText(new Date(Math.ceil(earliestStart(now.getTime()) / MINUTE_MS) * MINUTE_MS), zone);
}
