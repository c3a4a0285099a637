import { useTranslations } from "use-intl";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { useSteadyFormatter } from "#app/ui/text/formats";
import { byDays } from "./written-hours";

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

/** Formats weekly hours, one line for each span of the day: 'Mon and Tue: 9:00 to 17:00'. */
export function useWrittenHours(): (hours: readonly WeeklySpan[]) => string[] {
  const t = useTranslations("invitations");
  const { dateTime, list } = useSteadyFormatter();
  const dayName = (weekday: number) => dateTime(new Date(MONDAY + (weekday - 1) * DAY_MS), { weekday: "short", timeZone: "UTC" });
  const clock = (minute: number) => dateTime(new Date(MONDAY + minute * MINUTE_MS), CLOCK);
  return (hours) =>
    byDays(hours).map(({ weekdays, startMinute, endMinute }) =>
      startMinute === 0 && endMinute === DAY_MINUTES
        ? t("acceptWholeDay", { days: list(weekdays.map(dayName)) })
        : t("acceptSpan", { days: list(weekdays.map(dayName)), from: clock(startMinute), until: clock(endMinute) }),
    );
}
