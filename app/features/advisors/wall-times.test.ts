import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { FormatsProvider } from "#app/ui/text/formats";
import { ExceptionsForm } from "./availability/exceptions-form";
import { WeekForm } from "./availability/week-form";
import { useWeekWords } from "./own-week/use-week-words";
import { DayTimes } from "./page/times/day-times";
import { MonthCalendar } from "./page/times/month-calendar";

const range = { until: "2026-12-01", kind: "extra" as const, spans: [{ startMinute: 540, endMinute: 1020 }] };
const times = new Map([["2026-12-01", [0]]]);
const week = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] };

function WeekWords() {
  const { clock, day, weekday, dayOfMonth, moment } = useWeekWords();
  const date = "2026-12-01";
  return [clock(9 * 60), clock(1440), day(date), weekday(date), dayOfMonth(date), moment(`${date}T09:00`)].join("; ");
}

/** Components that show days and times in local time, and the texts expected of each. */
const ON_THE_WALL: Record<string, { part: ReactElement; words: string[] }> = {
  "the dates that differ from the week": {
    part: createElement(ExceptionsForm, { exceptions: [{ ...range, from: "2026-11-30" }], today: "2026-11-29" }),
    words: ["Mon, Nov 30, 2026", "Tue, Dec 1, 2026", "9:00 AM", "5:00 PM"],
  },
  "the days of an ordinary week": { part: createElement(WeekForm, { week, version: "1" }), words: [">Monday<", ">Sunday<"] },
  "the days and months of the calendar": {
    part: createElement(MonthCalendar, { shown: ["2026-12"], pages: [["2026-12"]], chosen: "2026-12-01", from: "2026-12-01", times }),
    words: ["Free days in December 2026", "Tuesday, December 1: 1 free time", 'title="Sunday"'],
  },
  "the day whose times are shown": {
    part: createElement(DayTimes, { slug: "ada", day: "2026-12-01", starts: [], minutes: 30, zone: "UTC" }),
    words: ["Tuesday, December 1"],
  },
  "the advisor's own week": {
    part: createElement(WeekWords),
    words: ["9:00 AM; 12:00 AM; Tue, Dec 1; Tue; 1; Tue, Dec 1, 9:00 AM"],
  },
};

function drawn(part: ReactElement, zone: string) {
  const formats = { locale: "en", zone, children: part };
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(FormatsProvider, formats) }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(Page) };
  return renderToStaticMarkup(createElement(IntlProvider, around)).replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each(Object.entries(ON_THE_WALL))("%s: the same to whoever reads them, from one end of the day to the other", (_, { part, words }) => {
  const inUtc = drawn(part, "UTC");
  for (const each of words) expect(inUtc).toContain(each);
  for (const zone of ["Pacific/Niue", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati"])
    expect([zone, drawn(part, zone)]).toEqual([zone, inUtc]);
});
