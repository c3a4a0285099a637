import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursWithExceptions } from "#app/features/schedule/exceptions";
import { type ExceptionEntry, readExceptions } from "./exception-entry";
import { listedDates } from "./listed-dates";

const TODAY = "2026-12-01";
const entry: ExceptionEntry = { from: "2026-12-24", until: "", kind: "off", start: "", end: "" };
const read = (change: Partial<ExceptionEntry>) => readExceptions({ ...entry, ...change }, TODAY);
const off = (date: string) => ({ date, startMinute: null, endMinute: null });
const usual = [{ startMinute: 540, endMinute: 1020 }];

test("a day off closes the day, several in a row all of them", () => {
  expect(read({})).toEqual({ ok: true, exceptions: [off("2026-12-24")] });
  expect(read({ from: "2026-12-30", until: "2027-01-01" })).toEqual({
    ok: true,
    exceptions: [off("2026-12-30"), off("2026-12-31"), off("2027-01-01")],
  });
});

test("extra hours stand beside the usual ones, other hours in their place", () => {
  const hoursOf = (kind: string) => {
    const answer = read({ kind, start: "18:00", end: "00:00" });
    return answer.ok && hoursWithExceptions(usual, answer.exceptions);
  };
  expect(hoursOf("extra")).toEqual([...usual, { startMinute: 1080, endMinute: 1440 }].map((span) => expect.objectContaining(span)));
  expect(hoursOf("instead")).toEqual([expect.objectContaining({ startMinute: 1080, endMinute: 1440 })]);
});

test.each([
  [{ from: "" }, { from: "advisorProfile.dateNeeded" }],
  [{ from: "2026-02-30" }, { from: "advisorProfile.dateUnreadable" }],
  [{ from: "2026-11-30" }, { from: "advisorProfile.datePast" }],
  [{ from: "2029-01-01" }, { from: "advisorProfile.dateFar" }],
  [{ until: "soon" }, { until: "advisorProfile.dateUnreadable" }],
  [{ until: "2026-12-23" }, { until: "advisorProfile.untilBefore" }],
  [{ until: "2027-03-26" }, { until: "advisorProfile.rangeLong" }],
  [{ kind: "holiday" }, { kind: "profiles.choiceUnknown", start: "advisorProfile.timeNeeded", end: "advisorProfile.timeNeeded" }],
  [{ kind: "extra" }, { start: "advisorProfile.timeNeeded", end: "advisorProfile.timeNeeded" }],
  [{ kind: "extra", start: "10:00", end: "09:00" }, { end: "advisorProfile.endsBeforeItStarts" }],
  [{ kind: "extra", start: "10:00", end: "10:00" }, { end: "advisorProfile.endsBeforeItStarts" }],
  [
    { kind: "extra", start: "25:00", end: "" },
    { start: "advisorProfile.timeUnreadable", end: "advisorProfile.timeNeeded" },
  ],
  [{ from: "2028-12-02" }, { from: "advisorProfile.dateFar" }],
  [{ until: "2027-03-26", from: "2026-12-24" }, { until: "advisorProfile.rangeLong" }],
])("what is wrong with %j stands beside its field", (change, errors) => {
  expect(read(change)).toEqual({ ok: false, errors });
});

test("at their edge are taken: today, the last day that may be said ahead, the longest row of days and the shortest hours", () => {
  for (const change of [{ from: TODAY }, { from: "2028-12-01" }, { until: "2027-03-25" }, { kind: "extra", start: "10:00", end: "10:15" }])
    expect([change, read(change).ok]).toEqual([change, true]);
});

test("whatever is listed covers exactly the days that differ", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(days, (chosen) => {
      const dates = chosen.map((day) => new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10));
      const ranges = listedDates(dates.map(off), []);
      const covered = ranges.flatMap(({ from, until }) => {
        const answer = readExceptions({ ...entry, from, until }, TODAY);
        return answer.ok ? answer.exceptions.map(({ date }) => date) : [];
      });
      expect(covered).toEqual(dates.toSorted());
    }),
  );
});
