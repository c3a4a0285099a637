import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { MonthCalendar } from "./month-calendar";

type Props = Parameters<typeof MonthCalendar>[0];

const FREE = { "2026-11-27": 2, "2026-11-30": 1, "2026-12-01": 3, "2026-12-02": 1 };
const PAGES = [["2026-11", "2026-12"], ["2027-01"]];

/** Server-renders the calendar and returns its tags by name, each with its attributes and text. */
function drawn(props: Partial<Props> = {}) {
  const given = { shown: ["2026-11", "2026-12"], pages: PAGES, chosen: "2026-11-30", from: "2026-11-27", ...props };
  const times = new Map(Object.entries(FREE).map(([day, count]) => [day, Array.from({ length: count })]));
  const part = createElement(MonthCalendar, { ...given, times });
  const router = createMemoryRouter([{ path: "*", element: part }]);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: createElement(RouterProvider, { router }) };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  return (name: string) =>
    [...html.matchAll(new RegExp(`<${name}(?: ([^>]*))?>(.*?)</${name}>`, "gs"))].map(([, said = "", within = ""]) => ({
      ...Object.fromEntries([...said.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [key, value])),
      within: within.replaceAll(/<[^>]*>/g, ""),
    })) as (Record<string, string> & { within: string })[];
}

const daysOf = (tags: ReturnType<typeof drawn>) => tags("button").filter(({ name }) => name === "day");

test.each([
  ...Object.keys(FREE),
  "2026-11-28",
])("of the days one is said to be chosen, or none where that one has no times: %s", (chosen) => {
  const pressed = daysOf(drawn({ chosen })).map((day) => [day.value, day["aria-pressed"]]);
  expect(pressed).toEqual(Object.keys(FREE).map((day) => [day, String(day === chosen)]));
});

test("a free day says its whole date and how many times it has, though a number is all that is seen; a full day is no button", () => {
  const tags = drawn();
  expect(daysOf(tags).map((day) => [day.within, day["aria-label"]])).toEqual([
    ["27", "Friday, November 27: 2 free times"],
    ["30", "Monday, November 30: 1 free time"],
    ["1", "Tuesday, December 1: 3 free times"],
    ["2", "Wednesday, December 2: 1 free time"],
  ]);
  expect(tags("td").filter(({ within }) => within === "28")).toHaveLength(2);
});

test("the day that what is moved has so far is said to be so, whether it is free otherwise or not", () => {
  const free = daysOf(drawn({ soFar: "2026-12-01" })).map((day) => day["aria-label"]);
  expect(free.filter((label) => label?.endsWith(", the day so far"))).toEqual(["Tuesday, December 1: 3 free times, the day so far"]);
  const full = drawn({ soFar: "2026-11-28" })("td").map(({ within }) => within);
  expect(full.filter((within) => within.includes("so far"))).toEqual(["28, the day so far"]);
  expect(drawn()("td").some(({ within }) => within.includes("so far"))).toBe(false);
});

test("each day and month is called by what is seen of it for whoever hears it: the weekdays, the months, and what a table is", () => {
  const tags = drawn();
  expect(tags("th").map(({ scope }) => scope)).toEqual([...Array(7).fill("col"), "rowgroup"]);
  expect(tags("abbr").map(({ title }) => title)).toEqual([
    ...["Monday", "Tuesday", "Wednesday", "Thursday"],
    ...["Friday", "Saturday", "Sunday"],
  ]);
  expect(tags("caption").map(({ within }) => within)).toEqual(["Free days in November – December 2026"]);
  expect(tags("p").map((title) => [title.within, title["aria-live"]])).toEqual([["November – December 2026", "polite"]]);
});

test.each([
  [
    ["2026-11", "2026-12"],
    [true, false],
    ["", "2027-01"],
  ],
  [["2027-01"], [false, true], ["2026-11", ""]],
])("at %s what leads to no other month is said to, and does nothing", (shown, isOff, leads) => {
  const turns = drawn({ shown })("button").filter(({ name }) => name === "month");
  expect(turns.map((turn) => turn["aria-label"])).toEqual(["Month before", "Month after"]);
  expect(turns.map((turn) => "disabled" in turn)).toEqual(isOff);
  expect(turns.map(({ value }) => value)).toEqual(leads);
});

test("as a form its buttons send it, within another form they do not; before the scripts no day is kept from the Tab key", () => {
  const typesOf = (props: Partial<Props>) => new Set(drawn(props)("button").map(({ type }) => type));
  expect([typesOf({}), typesOf({ onChoose: () => undefined })]).toEqual([new Set(["submit"]), new Set(["button"])]);
  expect(daysOf(drawn()).filter((day) => "tabindex" in day)).toEqual([]);
});
