import fc from "fast-check";
import { expect, test } from "vitest";
import { EDGE_TIMES } from "../../../tests/support/edge-times";
import { timeZoneOptions } from "./time-zones";
import { readTime } from "./wall-time";
import { offsetAt, offsetPeriods } from "./zone-offsets";

const MINUTE = 60_000;
const from = Date.UTC(2026, 0, 1);
const to = Date.UTC(2037, 0, 1);
const zone = fc.constantFrom(...timeZoneOptions());
const minute = fc.integer({ min: from / MINUTE, max: to / MINUTE }).map((count) => count * MINUTE);
const at = (text: string) => Date.parse(text);
const wallText = (instant: number, name: string) => new Date(instant + offsetAt(name, instant)).toISOString().slice(0, 16);

test("an ordinary time is one instant, read in its zone", () => {
  expect(readTime("2026-07-01T14:30", "America/New_York")).toEqual({ ok: true, instant: at("2026-07-01T18:30Z") });
  expect(readTime("2026-12-01T14:30", "America/New_York")).toEqual({ ok: true, instant: at("2026-12-01T19:30Z") });
  expect(readTime("2026-12-01T14:30", "Pacific/Chatham")).toEqual({ ok: true, instant: at("2026-12-01T00:45Z") });
  expect(readTime("2028-02-29T23:59", "UTC")).toEqual({ ok: true, instant: at("2028-02-29T23:59Z") });
});

test("a time that the clock shows twice is ambiguous, with both instants and a text for each", () => {
  expect(readTime("2026-11-01T01:30", "America/New_York")).toEqual({
    ok: false,
    reason: "ambiguous",
    choices: [
      { instant: at("2026-11-01T05:30Z"), value: "2026-11-01T01:30-04:00" },
      { instant: at("2026-11-01T06:30Z"), value: "2026-11-01T01:30-05:00" },
    ],
  });
  expect(readTime("2026-10-25T01:30", "Europe/London")).toMatchObject({ reason: "ambiguous" });
});

test("a time that the clock skips is in the gap, with the earlier and the later instant", () => {
  expect(readTime("2027-03-14T02:30", "America/New_York")).toEqual({
    ok: false,
    reason: "inTheGap",
    choices: [
      { instant: at("2027-03-14T06:30Z"), value: "2027-03-14T01:30-05:00" },
      { instant: at("2027-03-14T07:30Z"), value: "2027-03-14T03:30-04:00" },
    ],
  });
});

test("the edges of a gap and of a fold belong to the right side", () => {
  expect(readTime("2027-03-14T01:59", "America/New_York")).toMatchObject({ ok: true });
  expect(readTime("2027-03-14T02:00", "America/New_York")).toMatchObject({ reason: "inTheGap" });
  expect(readTime("2027-03-14T03:00", "America/New_York")).toEqual({ ok: true, instant: at("2027-03-14T07:00Z") });
  expect(readTime("2026-11-01T01:00", "America/New_York")).toMatchObject({ reason: "ambiguous" });
  expect(readTime("2026-11-01T02:00", "America/New_York")).toEqual({ ok: true, instant: at("2026-11-01T07:00Z") });
});

test("half an hour skipped on Lord Howe is a gap too", () => {
  expect(readTime("2026-10-04T02:15", "Australia/Lord_Howe")).toMatchObject({
    reason: "inTheGap",
    choices: [{ value: "2026-10-04T01:45+10:30" }, { value: "2026-10-04T02:45+11:00" }],
  });
});

test("a time with its offset means the same in every zone", () => {
  for (const name of ["America/New_York", "Pacific/Chatham"]) {
    expect(readTime("2026-10-25T01:30:00.000Z", name)).toEqual({ ok: true, instant: at("2026-10-25T01:30Z") });
    expect(readTime("2026-10-25T01:30+14:00", name)).toEqual({ ok: true, instant: at("2026-10-24T11:30Z") });
    expect(readTime("2026-11-01T01:30-05:00", name)).toEqual({ ok: true, instant: at("2026-11-01T06:30Z") });
  }
});

test("what is not a time is said to be none", () => {
  const wrong = [
    "",
    "tomorrow",
    "2026-02-30T10:00",
    "2026-13-01T10:00",
    "2026-02-29T10:00",
    "2026-01-01T24:00",
    "2026-01-01T10:60",
    "2026-01-01",
  ];
  for (const text of [
    ...wrong,
    "2026-01-01 10:00",
    "2026-01-01T10:00+15:00",
    "2026-01-01T10:00+14:01",
    "2026-01-01T10:00+10:60",
    "2026-01-01T10:00 ",
    "10000-01-01T10:00",
  ]) {
    expect([text, readTime(text, "UTC")]).toEqual([text, { ok: false, reason: "notATime" }]);
  }
});

test("no text makes reading throw, in any year", () => {
  const year = fc.integer({ min: 0, max: 9999 }).map((count) => `${String(count).padStart(4, "0")}-06-15T12:00`);
  fc.assert(
    fc.property(fc.oneof(year, fc.string()), zone, (text, name) => {
      expect(typeof readTime(text, name).ok).toBe("boolean");
    }),
  );
});

test("at the edges of what can be a time nothing breaks, in any zone, and what is read can be written down", () => {
  for (const text of EDGE_TIMES)
    for (const name of ["UTC", "Pacific/Kiritimati", "Pacific/Midway", "Africa/Monrovia"]) {
      const reading = readTime(text, name);
      const read = reading.ok ? [reading.instant] : "choices" in reading ? reading.choices.map(({ instant }) => instant) : [];
      expect([text, read.map((instant) => new Date(instant).toISOString()).join()]).not.toEqual([
        text,
        expect.stringMatching(/[+-]\d{6}|000\d-/),
      ]);
    }
});

test("any instant written as wall time is read back: as itself, or as one of the two it may be", () => {
  fc.assert(
    fc.property(minute, zone, (instant, name) => {
      const reading = readTime(wallText(instant, name), name);
      if (reading.ok) expect(reading.instant).toBe(instant);
      else expect(reading).toMatchObject({ reason: "ambiguous", choices: expect.arrayContaining([expect.objectContaining({ instant })]) });
    }),
    { numRuns: 1000 },
  );
});

test("around every change of every zone, each choice is read back as its own instant", () => {
  for (const name of timeZoneOptions()) {
    const periods = offsetPeriods(name, from, to);
    for (const [index, { start, offset }] of periods.slice(1).entries()) {
      const before = periods[index]!.offset;
      const middle = new Date(start + (before + offset) / 2).toISOString().slice(0, 16);
      const reading = readTime(middle, name);
      expect([name, middle, reading]).toMatchObject([name, middle, { ok: false, reason: offset > before ? "inTheGap" : "ambiguous" }]);
      if (reading.ok || reading.reason === "notATime") continue;
      expect(reading.choices[0].instant).toBeLessThan(reading.choices[1].instant);
      for (const { instant, value } of reading.choices) {
        expect(readTime(value, "UTC")).toEqual({ ok: true, instant });
        expect(value.startsWith(wallText(instant, name))).toBe(true);
      }
    }
  }
});
