import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import { monthAt, monthPeriod, monthsBetween } from "./month";

test("a month begins and ends at midnight of its zone's clock", () => {
  expect(monthPeriod("2026-11", "America/New_York")).toEqual({
    from: new Date("2026-11-01T04:00:00Z"),
    to: new Date("2026-12-01T05:00:00Z"),
  });
  expect(monthPeriod("2026-12", "UTC")?.to).toEqual(new Date("2027-01-01T00:00:00Z"));
});

test.each([
  ["America/Havana", "2026-11", "the clock shows midnight twice"],
  ["America/Asuncion", "2017-10", "the clock skips midnight"],
  ["Africa/Cairo", "2010-10", "the clock shows midnight twice, a day before"],
  ["Asia/Beirut", "2027-04", "an ordinary midnight"],
])("nothing lies between two months: %s, %s, where %s", (zone, month) => {
  const { from } = monthPeriod(month, zone)!;
  expect([monthAt(from, zone), monthAt(new Date(from.getTime() - 1), zone) < month]).toEqual([month, true]);
});

test("what is no month has no period", () => {
  for (const text of ["", "2026", "2026-13", "2026-00", "1999-01", "2026-1", "2026-11-01", "../2026-11"])
    expect(monthPeriod(text, "UTC")).toBe(null);
});

test("months are listed newest first, and this month is always there", () => {
  expect(monthsBetween(new Date("2026-11-30T23:30Z"), new Date("2027-01-02T00:00Z"), "UTC")).toEqual(["2027-01", "2026-12", "2026-11"]);
  expect(monthsBetween(new Date("2026-11-30T23:30Z"), new Date("2026-12-02T00:00Z"), "Europe/Berlin")).toEqual(["2026-12"]);
  expect(monthsBetween(new Date("2027-01-01Z"), new Date("2026-12-02Z"), "UTC")).toEqual(["2026-12"]);
  expect(monthsBetween(new Date("2016-01-05Z"), new Date("2026-12-02Z"), "UTC").length).toBe(60);
});

test("every instant lies in its month, in every zone", () => {
  const instant = fc.date({ min: new Date("2001-01-02Z"), max: new Date("2098-01-01Z"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom(...timeZoneOptions()), (at, zone) => {
      const { from, to } = monthPeriod(monthAt(at, zone), zone)!;
      expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(at.getTime()).toBeLessThan(to.getTime());
    }),
  );
});
