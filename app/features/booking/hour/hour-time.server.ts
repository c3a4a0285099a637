import { db } from "#app/db/client.server";
import { CALENDAR_DAYS } from "#app/features/advisors/limits";
import type { Duration, Rules } from "#app/features/rules/rules";
import { freeStarts, isFree, isOfferedStart } from "#app/features/schedule/free-times";
import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import { checkStart, earliestStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { offeredInList } from "../offered-at";
import type { Urgency } from "../pricing";
import { readStart } from "../request/start-time";
import { type Suggestion, suggestHour } from "../suggested-hour";
import { timesInstead } from "./another-time/times-instead";
import type { HourProblem } from "./chosen-hour";

/** A time offered then is free but for the lead time of its advisor. */
const LONG_AGO = new Date(0);

interface HourTime {
  /** The length asked for, or the longest that is free from this start. */
  minutes: Duration;
  /** Epoch ms. */
  startsAt: number | null;
  suggestion: Suggestion | null;
  lengths: Duration[];
  others: string[];
  problem: HourProblem | null;
}

interface AskedTime {
  time: string;
  minutes: Duration;
  /** The viewer's time zone, if known. */
  reader: { timeZone: string } | null;
  /** Ids of the hours the viewer holds. */
  holds: readonly string[];
  /** The viewer's own request that is being changed: its time stays theirs, even if the advisor's hours have changed since. */
  replaces: { id: string; scheduledTime: Date; endsAt: Date } | null;
  urgency: Urgency;
  /** The rules it is requested under. */
  rules: Pick<Rules, "durations" | "wholeRefundHours">;
}

/** Resolves the time in the URL: returns whether it is free and for how long, or a suggested one if it names none; if it is taken, a few alternatives. */
export async function readHourTime(
  advisorId: string,
  { time, minutes, urgency, reader, holds, replaces, rules }: AskedTime,
  now: Date,
): Promise<HourTime> {
  const asked = time ? readStart(time, "UTC", now) : null;
  const startsAt = asked?.ok ? asked.startsAt.getTime() : null;
  const own = replaces ? [{ start: replaces.scheduledTime.getTime(), end: replaces.endsAt.getTime() }] : [];
  const isOwn = startsAt !== null && startsAt === own[0]?.start;
  const spans = async (from: Date, to: Date, offeredAt = now) => {
    const free = await freeSpansOf(db, [advisorId], { from, to, now, offeredAt, exceptHolds: holds, except: replaces?.id });
    return mergeIntervals([...(free.get(advisorId) ?? []), ...own]);
  };
  const longest = Math.max(minutes, ...rules.durations) * MINUTE_MS;
  const lengthsIf = async (offeredAt: Date) =>
    startsAt === null
      ? []
      : lengthsAt(await spans(new Date(startsAt), new Date(startsAt + longest), offeredAt), startsAt, rules.durations, isOwn);
  const lengths = await lengthsIf(offeredInList(now));
  const fitting = lengths.includes(minutes) ? minutes : lengths.at(-1);
  if (startsAt !== null && fitting) return { minutes: fitting, startsAt, suggestion: null, lengths, others: [], problem: null };
  // Search as far as the calendar goes, or that far beyond the requested hour if it lies ahead.
  const until = Math.max(now.getTime(), startsAt ?? 0) + CALENDAR_DAYS * DAY_MS;
  const ahead = await spans(now, new Date(until));
  if (!asked) return suggestedTime(ahead, { minutes, urgency, reader, rules }, now);
  const starts = freeStarts(ahead, { minutes, earliest: earliestStart(now.getTime()) });
  const others = starts.filter((start) => checkStart(start, now.getTime()).ok);
  const taken = asked.ok && (await lengthsIf(LONG_AGO)).includes(minutes) ? "noticeOver" : "timeTaken";
  const problem = asked.ok ? taken : asked.reason === "tooSoon" || asked.reason === "tooFar" ? asked.reason : "notATime";
  return { minutes, startsAt, suggestion: null, lengths, others: timesInstead(others, startsAt), problem };
}

function suggestedTime(
  ahead: readonly Interval[],
  { minutes, urgency, reader, rules }: Pick<AskedTime, "minutes" | "urgency" | "reader" | "rules">,
  now: Date,
): HourTime {
  const { durations, wholeRefundHours } = rules;
  const asked = { minutes, zone: reader?.timeZone, now: now.getTime(), wholeRefundHours, isUrgent: urgency === "rush" };
  const { startsAt, suggestion } = suggestHour(ahead, asked) ?? { startsAt: null, suggestion: null };
  const problem = startsAt === null ? "advisorUnavailable" : null;
  return { minutes, startsAt, suggestion, lengths: lengthsAt(ahead, startsAt, durations), others: [], problem };
}

/** The time of a request that is being changed may be one that the other side proposed, on no quarter hour. */
const lengthsAt = (spans: readonly Interval[], start: number | null, offered: readonly Duration[], isOwn = false) =>
  start === null
    ? []
    : offered.filter((length) => (isOwn ? isFree(spans, start, start + length * MINUTE_MS) : isOfferedStart(spans, start, length)));
