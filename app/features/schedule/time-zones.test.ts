import fc from "fast-check";
import { expect, test } from "vitest";
import { isTimeZone, LISTED_TIME_ZONES, timeZoneOptions } from "./time-zones";

test("the six listed zones come first, in their order", () => {
  expect(timeZoneOptions().slice(0, 6)).toEqual([
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Europe/London",
    "Europe/Paris",
  ]);
});

test("every zone of the runtime is offered once, and UTC", () => {
  const options = timeZoneOptions();
  expect(new Set(options).size).toBe(options.length);
  for (const zone of [...Intl.supportedValuesOf("timeZone"), "UTC"]) expect(options).toContain(zone);
  expect(options.length).toBeGreaterThan(400);
});

test("a zone in use under another of its names is offered too", () => {
  const other = Intl.supportedValuesOf("timeZone").includes("Asia/Kolkata") ? "Asia/Calcutta" : "Asia/Kolkata";
  expect(timeZoneOptions(other)[0]).toBe(other);
  expect(timeZoneOptions(LISTED_TIME_ZONES[2])).toEqual(timeZoneOptions());
  expect(timeZoneOptions("Foo/Bar")).toEqual(timeZoneOptions());
});

test("every zone that is offered is a time zone", () => {
  expect(timeZoneOptions().filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(isTimeZone("Asia/Kolkata")).toBe(true);
});

test("an offset, a name in small letters, an unknown name or no text is not a time zone", () => {
  for (const wrong of ["+01:00", "europe/paris", "Foo/Bar", "", " UTC", "Europe/Paris\n", null, undefined, 3, {}, ["UTC"]]) {
    expect(isTimeZone(wrong)).toBe(false);
  }
});

test("no text makes the check throw", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof isTimeZone(text)).toBe("boolean");
    }),
  );
});
