import { Temporal } from "temporal-polyfill";
import type { hoursExceptions } from "#app/db/schema/advisors";
import { type Dice, idFor } from "./dice";
import type { WeekSpan } from "./weeks";

export type HoursExceptionRow = typeof hoursExceptions.$inferInsert & { id: string };

const SEEN_AHEAD_DAYS = 45;
const EXTRA_SPAN = { startMinute: 10 * 60, endMinute: 13 * 60 };

/** Creates exceptions for the coming weeks: days off on working days, and now and then three hours on a free day. */
export function makeExceptions(
  dice: Dice,
  now: Date,
  zone: string,
  week: readonly WeekSpan[],
  advisor: { id: string; slug: string },
): HoursExceptionRow[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const worksOn = (date: Temporal.PlainDate) => week.some(({ weekday }) => weekday === date.dayOfWeek);
  const dates = Array.from({ length: dice.happens(0.35) ? dice.between(1, 2) : 0 }, () =>
    today.add({ days: dice.between(3, SEEN_AHEAD_DAYS) }),
  );
  const distinct = [...new Map(dates.map((date) => [date.toString(), date])).values()];
  return distinct
    .filter((date) => worksOn(date) || dice.happens(0.5))
    .map((date) => ({
      id: idFor(`${advisor.id}/exception/${date}`),
      advisorId: advisor.id,
      date: date.toString(),
      ...(worksOn(date) ? { startMinute: null, endMinute: null } : EXTRA_SPAN),
    }));
}
