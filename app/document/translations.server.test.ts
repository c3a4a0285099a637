import { createElement } from "react";
import { renderToString } from "react-dom/server";
import * as core from "use-intl/core";
import { beforeAll, expect, test, vi } from "vitest";

vi.mock("use-intl/core", { spy: true });

// Test files share modules: one loaded by another file does not see the spies, and keeps its cache.
let intl: typeof import("./translations.server");
let formats: typeof import("#app/ui/text/formats");
beforeAll(async () => {
  vi.resetModules();
  formats = await import("#app/ui/text/formats");
  intl = await import("./translations.server");
});

/** Spells one zone in the given number of ways, all of which the runtime accepts. */
const spellings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    [..."America/Argentina/Buenos_Aires"]
      .map((letter, at) => (at > 0 && (index >> (at % 12)) & 1 ? letter.toUpperCase() : letter))
      .join(""),
  );

function Page() {
  const t = intl.useTranslations("frame");
  return t("hello", { count: 2 });
}

test("a text is read once, in however many zones its readers are: what is kept of it has an end", () => {
  const messages = { frame: { hello: "{count, plural, one {# advisor} other {# advisors}}" } };
  for (const zone of spellings(300)) {
    const around = { locale: "en", messages, timeZone: zone, children: createElement(Page) };
    expect(renderToString(createElement(intl.IntlProvider, around))).toBe("2 advisors");
  }
  expect(vi.mocked(core.createTranslator)).toHaveBeenCalledTimes(1);
});

function Hour() {
  return formats.useFormatter().dateTime(new Date("2026-03-01T12:00:00Z"), { hour: "numeric", minute: "2-digit" });
}

test("formats are kept for the zones that are read in, and not for every spelling that there ever was", () => {
  const made = vi.mocked(core.createFormatter);
  const around = (zone: string) => ({ locale: "en", zone, children: createElement(Hour) });
  const read = (zone: string) => renderToString(createElement(formats.FormatsProvider, around(zone)));
  const [first = "", ...others] = new Set(spellings(2000));
  read(first);
  made.mockClear();
  read(first);
  expect(made).not.toHaveBeenCalled();
  for (const zone of others.slice(0, 400)) read(zone);
  made.mockClear();
  expect(read(first)).toContain("9:00");
  expect(made).toHaveBeenCalled();
});

const CASES: [text: string, values?: Record<string, string | number | Date | object>][] = [
  ["Hello"],
  ["It''s '{plain}'"],
  ["Hello {name}", { name: "<b>Ada</b>" }],
  ["{count, plural, one {# advisor} other {# advisors}}", { count: 1000 }],
  ["Hello {name}", {}],
  ["Hello {name}", undefined],
  ["On {day, date, long}", { day: new Date(0) }],
  ["<b>Hello</b> {name}", { name: "Ada" }],
];

test("every text is said as the package says it, the first time and later", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [text, values] of CASES) {
    const messages = { frame: { text } };
    const expected = core.createTranslator({ locale: "en", messages, timeZone: "UTC", namespace: "frame" }) as unknown as Say;
    const Case = () => (intl.useTranslations("frame") as unknown as Say)("text", values) as string;
    const around = { locale: "en", messages, timeZone: "UTC", children: createElement(Case) };
    const draw = () => renderToString(createElement(intl.IntlProvider, around));
    const once = renderToString(expected("text", values) as never);
    expect([draw(), draw(), draw()], text).toEqual([once, once, once]);
  }
});

type Say = (key: string, values?: object) => unknown;

test("a text without values is looked up once", () => {
  let times = 0;
  const frame = {
    get hello() {
      times += 1;
      return "Hello";
    },
  };
  const Plain = () => intl.useTranslations("frame")("hello");
  const around = { locale: "en", messages: { frame }, timeZone: "UTC", children: createElement(Plain) };
  const draw = () => renderToString(createElement(intl.IntlProvider, around));
  expect(draw()).toBe("Hello");
  const first = times;
  expect([draw(), draw()]).toEqual(["Hello", "Hello"]);
  expect(times).toBe(first);
});
