import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { FormatsProvider } from "#app/ui/text/formats";
import { useWrittenHours } from "./use-written-hours";

const HOURS: readonly WeeklySpan[] = [
  ...[1, 2].map((weekday) => ({ weekday, startMinute: 9 * 60, endMinute: 17 * 60 + 30 })),
  { weekday: 6, startMinute: 0, endMinute: 24 * 60 },
  { weekday: 7, startMinute: 0, endMinute: 24 * 60 - 1 },
];
const WRITTEN = {
  en: ["Mon and Tue: 9:00 AM to 5:30 PM", "Sat: the whole day", "Sun: 12:00 AM to 11:59 PM"],
  de: ["Mo und Di: 09:00 bis 17:30", "Sa: den ganzen Tag", "So: 00:00 bis 23:59"],
  fr: ["lun. et mar. : de 09:00 à 17:30", "sam. : toute la journée", "dim. : de 00:00 à 23:59"],
  es: ["lun y mar: de 9:00 a 17:30", "sáb: todo el día", "dom: de 0:00 a 23:59"],
  it: ["lun e mar: dalle 09:00 alle 17:30", "sab: tutto il giorno", "dom: dalle 00:00 alle 23:59"],
} satisfies Record<Language, string[]>;

/** The lines as rendered for a language and time zone. */
function drawn(locale: Language, zone: string) {
  const Lines = () => useWrittenHours()(HOURS).map((line) => createElement("p", { key: line }, line));
  const formats = { locale, zone, children: createElement(Lines) };
  const around = { locale, messages: textsThatShip(locale), timeZone: "UTC", children: createElement(FormatsProvider, formats) };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = ""]) => line.replaceAll(/\s/g, " "));
}

test.each(
  LANGUAGES,
)("in %s weekly hours are written as they are, wherever whoever reads them is: days with the same hours in one line", (language) => {
  for (const zone of ["", "UTC", "America/Los_Angeles", "America/St_Johns", "America/New_York"])
    expect([zone, drawn(language, zone)]).toEqual([zone, WRITTEN[language]]);
});

test.each([
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Europe/Berlin",
])("they are neither moved nor of another day to whoever reads them in %s", (zone) => {
  expect(drawn("de", zone)).toEqual(WRITTEN.de);
});
