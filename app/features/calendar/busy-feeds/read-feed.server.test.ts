import { expect, test } from "vitest";
import { readFeed } from "./read-feed.server";

const file = (...events: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", ...events, "END:VCALENDAR"].join("\r\n");
let count = 0;
const event = (...lines: string[]) => {
  count += 1;
  const uid = lines.some((line) => line.startsWith("UID")) ? [] : [`UID:event-${count}`];
  return ["BEGIN:VEVENT", ...uid, ...lines, "END:VEVENT"].join("\r\n");
};

async function busy(text: string, { zone = "UTC", from = "2026-03-01", to = "2026-04-15", known = [] as string[] } = {}) {
  const reading = await readFeed({ text, zone, from: Date.parse(from), to: Date.parse(to), known });
  if (!reading.ok) return reading.reason;
  return reading.busy.map(({ start, end }) => [start, end].map((moment) => new Date(moment).toISOString().slice(5, 16)).join(" "));
}

test("an event is busy from its start to its end, or for its duration", async () => {
  const text = file(
    event("DTSTART:20260302T090000Z", "DTEND:20260302T100000Z"),
    event("DTSTART:20260303T090000Z", "DURATION:PT90M"),
    event("DTSTART:20260304T090000Z"),
  );
  expect(await busy(text)).toEqual(["03-02T09:00 03-02T10:00", "03-03T09:00 03-03T10:30"]);
});

test("what is cancelled or marked as free is not busy", async () => {
  const at = ["DTSTART:20260302T090000Z", "DTEND:20260302T100000Z"];
  const text = file(event(...at, "STATUS:CANCELLED"), event(...at, "TRANSP:TRANSPARENT"), event(...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"));
  expect(await busy(text)).toEqual([]);
  expect(await busy(file(event(...at, "STATUS:CONFIRMED", "TRANSP:OPAQUE")))).toEqual(["03-02T09:00 03-02T10:00"]);
});

test("a whole day is a day of the advisor's calendar", async () => {
  const text = file(event("DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260311"), event("DTSTART;VALUE=DATE:20260320"));
  expect(await busy(text, { zone: "America/New_York" })).toEqual(["03-10T04:00 03-11T04:00", "03-20T04:00 03-21T04:00"]);
});

test("a time without a zone is one of the advisor's clock", async () => {
  const text = file(event("DTSTART:20260302T090000", "DTEND:20260302T100000"));
  expect(await busy(text, { zone: "Asia/Tokyo" })).toEqual(["03-02T00:00 03-02T01:00"]);
});

test("a weekly event stays at its time on the wall across the change of clocks, without a definition of its zone", async () => {
  const text = file(
    event("DTSTART;TZID=America/New_York:20260302T090000", "DTEND;TZID=America/New_York:20260302T100000", "RRULE:FREQ=WEEKLY;COUNT=3"),
  );
  expect(await busy(text)).toEqual(["03-02T14:00 03-02T15:00", "03-09T13:00 03-09T14:00", "03-16T13:00 03-16T14:00"]);
});

test("the end of a rule is an instant, also for a zone without a definition", async () => {
  const rule = (until: string) =>
    file(event("DTSTART;TZID=America/New_York:20260302T090000", "DURATION:PT1H", `RRULE:FREQ=WEEKLY;UNTIL=${until}`));
  expect(await busy(rule("20260316T130000Z"))).toHaveLength(3);
  expect(await busy(rule("20260316T125959Z"))).toHaveLength(2);
});

test("a zone that the runtime does not know is read from the file", async () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Our Office Time",
    "BEGIN:STANDARD",
    "DTSTART:16010101T000000",
    "TZOFFSETFROM:+0330",
    "TZOFFSETTO:+0330",
    "END:STANDARD",
    "END:VTIMEZONE",
  ].join("\r\n");
  const text = file(zone, event("DTSTART;TZID=Our Office Time:20260302T090000", "DURATION:PT1H"));
  expect(await busy(text)).toEqual(["03-02T05:30 03-02T06:30"]);
});

test("exceptions of a series are left out, moved or called off", async () => {
  const text = file(
    event(
      "UID:series",
      "DTSTART:20260302T090000Z",
      "DTEND:20260302T100000Z",
      "RRULE:FREQ=DAILY;COUNT=5",
      "EXDATE:20260303T090000Z",
      "RDATE:20260310T120000Z",
    ),
    event("UID:series", "RECURRENCE-ID:20260304T090000Z", "DTSTART:20260304T150000Z", "DTEND:20260304T153000Z"),
    event("UID:series", "RECURRENCE-ID:20260305T090000Z", "DTSTART:20260305T090000Z", "DTEND:20260305T100000Z", "STATUS:CANCELLED"),
  );
  expect(await busy(text)).toEqual([
    "03-02T09:00 03-02T10:00",
    "03-04T15:00 03-04T15:30",
    "03-06T09:00 03-06T10:00",
    "03-10T12:00 03-10T13:00",
  ]);
});

test("whoever is invited to single meetings of somebody's series has these alone in their calendar, and is busy in each", async () => {
  const meeting = (uid: string, day: string, ...lines: string[]) =>
    event(`UID:${uid}`, `RECURRENCE-ID:202603${day}T090000Z`, `DTSTART:202603${day}T110000Z`, "DURATION:PT1H", ...lines);
  const text = file(
    meeting("own", "03"),
    event("UID:own", "DTSTART:20260302T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
    meeting("one", "04"),
    meeting("several", "05"),
    meeting("several", "06", "STATUS:CANCELLED"),
    meeting("several", "07", "TRANSP:TRANSPARENT"),
    event("UID:several", "RECURRENCE-ID:20260308T090000Z", "DTSTART:soon", "DURATION:PT1H"),
    meeting("several", "09"),
    meeting("known@here", "10"),
  );
  // In a series included as a whole, a changed occurrence counts once.
  expect(await busy(text, { known: ["known"] })).toEqual([
    "03-02T09:00 03-02T10:00",
    "03-03T11:00 03-03T12:00",
    "03-04T11:00 03-04T12:00",
    "03-05T11:00 03-05T12:00",
    "03-09T11:00 03-09T12:00",
  ]);
});

test("a series that began years ago is read for the days asked about only", async () => {
  const text = file(event("DTSTART:20150101T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"));
  expect(await busy(text, { from: "2026-03-01", to: "2026-03-03" })).toEqual(["03-01T08:00 03-01T09:00", "03-02T08:00 03-02T09:00"]);
});

test("what is busy for ever is busy within the years that a database takes", async () => {
  const text = file(
    event("DTSTART:00000101T000000Z", "DTEND:99991231T235959Z"),
    event("DTSTART:20260302T090000Z", "DURATION:P9999999D"),
    event("DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:99991231"),
  );
  const reading = await readFeed({
    text,
    zone: "Pacific/Kiritimati",
    from: Date.parse("2026-03-01"),
    to: Date.parse("2026-04-15"),
    known: [],
  });
  const years = reading.ok ? reading.busy.map(({ start, end }) => [start, end].map((at) => new Date(at).getUTCFullYear())) : [];
  expect(years).toEqual([[1900, 9999]]);
});

test("published busy times are read, free ones are not", async () => {
  const text = file(
    [
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20260302T090000Z/PT1H,20260302T120000Z/20260302T130000Z",
      "FREEBUSY;FBTYPE=FREE:20260303T090000Z/PT1H",
      "END:VFREEBUSY",
    ].join("\r\n"),
  );
  expect(await busy(text)).toEqual(["03-02T09:00 03-02T10:00", "03-02T12:00 03-02T13:00"]);
});

test("the advisor's own consultations that come back through their calendar are left out", async () => {
  const text = file(event("UID:6a1f@sagebridge", "DTSTART:20260302T090000Z", "DURATION:PT1H"));
  expect(await busy(text, { known: ["6a1f"] })).toEqual([]);
});

test("one event that cannot be read does not take the others with it", async () => {
  const text = file(event("DTSTART:yesterday", "DURATION:PT1H"), event("DTSTART:20260303T090000Z", "DURATION:PT1H"));
  expect(await busy(text)).toEqual(["03-03T09:00 03-03T10:00"]);
});

test.each([
  "",
  "<html>Sign in</html>",
  "BEGIN:VCARD\r\nEND:VCARD",
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT",
  "\u0000\u0001",
])("%j is no calendar", async (text) => expect(await busy(text)).toBe("calendar.notACalendar"));

test("a calendar without events is one", async () => {
  expect(await busy(file())).toEqual([]);
});

test("a rule that never ends is given up", async () => {
  const text = file(event("DTSTART:20260101T000000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"));
  expect(await readFeed({ text, zone: "UTC", from: 0, to: Date.parse("2027-01-01"), known: [] }, 700)).toEqual({
    ok: false,
    reason: "calendar.tooMuch",
  });
  const everySecond = file(event("DTSTART:20260301T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"));
  expect(await busy(everySecond)).toBe("calendar.tooMuch");
});
