import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWeeklyHours } from "#app/features/schedule/weekly-hours";
import { clockText, minuteOf } from "./clock-text";
import { readWeek, spanField, typedRows, typedWeek, WEEKDAYS, weekEntry, weekVersion } from "./week-entry";

const read = (fields: Record<string, string>) => readWeek(typedWeek(fields)!);

test("a day has several spans, and an empty row is none", () => {
  const fields = { "from.1.0": "09:00", "to.1.0": "12:00", "from.1.1": "", "to.1.1": "", "from.1.2": "13:30", "to.1.2": "17:00" };
  expect(read(fields)).toEqual({
    ok: true,
    spans: [
      { weekday: 1, startMinute: 540, endMinute: 720 },
      { weekday: 1, startMinute: 810, endMinute: 1020 },
    ],
  });
});

test("00:00 as an end is midnight", () => {
  expect(read({ "from.7.0": "22:00", "to.7.0": "00:00" })).toEqual({
    ok: true,
    spans: [{ weekday: 7, startMinute: 1320, endMinute: 1440 }],
  });
});

test.each([
  [{ "from.1.0": "09:00", "to.1.0": "" }, { "to.1.0": "advisorProfile.timeNeeded" }],
  [
    { "from.1.0": "nine", "to.1.0": "25:00" },
    { "from.1.0": "advisorProfile.timeUnreadable", "to.1.0": "advisorProfile.timeUnreadable" },
  ],
  [{ "from.1.0": "17:00", "to.1.0": "09:00" }, { "to.1.0": "advisorProfile.endsBeforeItStarts" }],
  [{ "from.1.0": "09:00", "to.1.0": "09:00" }, { "to.1.0": "advisorProfile.endsBeforeItStarts" }],
  [{ "from.1.0": "09:00", "to.1.0": "12:00", "from.1.1": "11:00", "to.1.1": "13:00" }, { "from.1.1": "advisorProfile.spansOverlap" }],
])("what is wrong with %j stands beside its field", (fields, errors) => {
  expect(read(fields as unknown as Record<string, string>)).toEqual({ ok: false, errors });
});

test("spans that touch, and the same hours on two days, are fine", () => {
  expect(
    read({ "from.1.0": "09:00", "to.1.0": "12:00", "from.1.1": "12:00", "to.1.1": "13:00", "from.2.0": "09:00", "to.2.0": "12:00" }).ok,
  ).toBe(true);
});

test("a field of no week is refused", () => {
  expect(typedWeek({ "from.8.0": "09:00" })).toBe(null);
  expect(typedWeek({ advisorId: "x" })).toBe(null);
  expect(typedWeek({ "from.1.0": ["09:00", "10:00"] })).toBe(null);
});

test("more spans than a week can have are refused", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 80 }, (_, index) => {
      const minute = Math.floor(index / 2) * 30;
      return [`${index % 2 === 0 ? "from" : "to"}.${1 + (index % 4 < 2 ? 0 : 1)}.${index >> 1}`, clockText(minute + (index % 2) * 15)];
    }),
  );
  const week = typedWeek(fields)!;
  const full = { ...week, 3: week[1], 4: week[2], 5: week[1] };
  expect(readWeek(full)).toEqual({ ok: false, errors: { "from.1.0": "advisorProfile.tooManySpans" } });
});

test("every minute of the day comes back as it was shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(minuteOf(clockText(minute))).toBe(minute);
    }),
  );
  expect(minuteOf(clockText(1440), { isEnd: true })).toBe(1440);
  expect(minuteOf("24:00")).toBe(null);
});

test("every week that may be saved comes back as it was, and has a version of its own", () => {
  const span = fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .filter(([, start, end]) => start < end)
    .map(([weekday, startMinute, endMinute]) => ({ weekday, startMinute, endMinute }));
  const week = fc.array(span, { maxLength: 12 }).filter((spans) => checkWeeklyHours(spans).ok);
  fc.assert(
    fc.property(week, week, (spans, others) => {
      const back = readWeek(weekEntry(spans));
      expect(back.ok && weekVersion(back.spans)).toBe(weekVersion(spans));
      if (weekVersion(spans) === weekVersion(others)) expect(weekEntry(spans)).toEqual(weekEntry(others));
    }),
  );
});

test("a row that somebody has asked for and left empty is told, and one that stands there by itself is none", () => {
  const week = typedWeek({ "from.1.0": "09:00", "to.1.0": "12:00", "from.2.0": "", "to.2.0": "" })!;
  expect(readWeek(week)).toMatchObject({ ok: true, spans: [{ weekday: 1 }] });
  const needed = { "from.2.0": "advisorProfile.timeNeeded", "to.2.0": "advisorProfile.timeNeeded" };
  expect(readWeek(week, { areBlanksMeant: true })).toEqual({ ok: false, errors: needed });
});

test("the rows of a day that are copied are those that stand in the form, from their starts to their ends", () => {
  const form = new FormData();
  const typed = [
    { from: "08:15", to: "11:45" },
    { from: "", to: "13:00" },
    { from: "14:00", to: "" },
    { from: "20:00", to: "00:00" },
  ];
  for (const weekday of WEEKDAYS)
    for (const [index, { from, to }] of typed.entries()) {
      form.set(spanField("from", weekday, index), weekday === 1 ? from : "09:00");
      form.set(spanField("to", weekday, index), weekday === 1 ? to : "17:00");
    }
  expect(typedRows(form, 1, 4)).toEqual(typed);
  expect(typedRows(form, 1, 1)).toEqual([{ from: "08:15", to: "11:45" }]);
  expect(typedRows(form, 2, 4)).toEqual(typed.map(() => ({ from: "09:00", to: "17:00" })));
  // An added row that is not in the form yet is empty.
  expect(typedRows(form, 1, 5).at(-1)).toEqual({ from: "", to: "" });
  expect(typedRows(form, 1, 0)).toEqual([]);
});
