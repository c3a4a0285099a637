import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { FormatsProvider } from "#app/ui/text/formats";
import { ExceptionsForm } from "./exceptions-form";
import type { ListedDates } from "./listed-dates";

/** Renders the listed dates and returns their text and the labels of their buttons. */
function drawn(exceptions: ListedDates[]) {
  const formats = { locale: "en", zone: "UTC", children: createElement(ExceptionsForm, { exceptions, today: "2026-12-01" }) };
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(FormatsProvider, formats) }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(Page) };
  const html = renderToStaticMarkup(createElement(IntlProvider, around)).replaceAll(/[\u00a0\u202f]/g, " ");
  const lines = [...html.matchAll(/<li[ >].*?<\/li>/gs)].map(([line]) => line);
  return lines.map((line) => ({
    seen: [...line.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, words]) => words).slice(0, 2),
    button: /aria-label="([^"]*)"/.exec(line)?.[1],
  }));
}

const MORNING = { startMinute: 540, endMinute: 720 };
const EVENING = { startMinute: 1080, endMinute: 1215 };
const [MONDAY, WEDNESDAY] = ["2026-12-07", "2026-12-09"];
const one = { from: MONDAY, until: MONDAY };
const several = { from: MONDAY, until: WEDNESDAY };

test.each<[string, ListedDates, string, string]>([
  ["a day off", { ...one, kind: "off", spans: [] }, "Mon, Dec 7, 2026", "Not available"],
  ["days off", { ...several, kind: "off", spans: [] }, "Mon, Dec 7, 2026 to Wed, Dec 9, 2026", "Not available"],
  ["a block within a day", { ...one, kind: "block", spans: [MORNING] }, "Mon, Dec 7, 2026", "Not available · 9:00 AM to 12:00 PM"],
  [
    "a block over several days, which begins in the afternoon and ends in the morning",
    { ...several, kind: "block", spans: [{ startMinute: 900, endMinute: 600 }] },
    "Mon, Dec 7, 2026, 3:00 PM to Wed, Dec 9, 2026, 10:00 AM",
    "Not available",
  ],
  [
    "other hours on several days",
    { ...several, kind: "instead", spans: [MORNING, EVENING] },
    "Mon, Dec 7, 2026 to Wed, Dec 9, 2026",
    "Other hours than usual · 9:00 AM to 12:00 PM, 6:00 PM to 8:15 PM",
  ],
  ["extra hours", { ...one, kind: "extra", spans: [EVENING] }, "Mon, Dec 7, 2026", "6:00 PM to 8:15 PM"],
])("%s: when it begins and ends stands there, and on the button that takes it away", (_, range, dates, what) => {
  expect(drawn([range])).toEqual([{ seen: [dates, what], button: `Remove ${dates}: ${what}` }]);
});
