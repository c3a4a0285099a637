import { expect, test } from "vitest";
import { DAY_MS } from "./durations";
import { savedAt } from "./saved-at";
import { clampToSupported, isSupportedTime, readDay } from "./supported-times";

test("a day is read between 1970 and 9000, and nothing else is one", () => {
  expect(readDay("1970-01-01")).toBe(0);
  expect(readDay("2026-12-24")).toBe(Date.parse("2026-12-24") / DAY_MS);
  expect(readDay("8999-12-31")).toBe(Date.parse("8999-12-31") / DAY_MS);
  for (const text of [
    "1969-12-31",
    "9000-01-01",
    "0000-01-01",
    "9999-12-31",
    "+275760-09-13",
    "2026-02-30",
    "2026-1-1",
    "2026-01-01T00:00",
    "",
  ])
    expect([text, readDay(text)]).toEqual([text, null]);
});

test("a time may lie some years around any day that is read", () => {
  for (const text of ["1900-01-01T00:00Z", "1969-12-31T00:00Z", "9999-12-31T23:59Z"])
    expect([text, isSupportedTime(Date.parse(text))]).toEqual([text, true]);
  for (const instant of [Number.NaN, -8.64e15, 8.64e15, Date.parse("1899-12-31T23:59Z"), Date.parse("9999-12-31T23:59Z") + 60_000])
    expect([instant, isSupportedTime(instant)]).toEqual([instant, false]);
  expect([-8.64e15, 8.64e15, 0].map(clampToSupported).map((instant) => new Date(instant).getUTCFullYear())).toEqual([1900, 9999, 1970]);
});

test("what a form says was last written in a year that no database takes is not understood", () => {
  const schema = savedAt("admin.notUnderstood");
  expect(schema.parse("2026-12-01T10:00:00.000Z")).toEqual(new Date("2026-12-01T10:00Z"));
  for (const text of ["0000-01-01T00:00:00.000Z", "1899-12-31T23:59:59.999Z", "soon"])
    expect([text, schema.safeParse(text).success]).toEqual([text, false]);
});
