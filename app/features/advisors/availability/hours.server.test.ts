import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { MAX_EXCEPTIONS } from "#app/features/schedule/exceptions";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { blockTime } from "../own-week/own-week.server";
import { addExceptions, findOwnHours, removeExceptions, saveWeek } from "./hours.server";
import { weekVersion } from "./week-entry";

useDatabase();

const at = new Date("2026-11-30T22:30:00Z");
const nine = { startMinute: 540, endMinute: 720 };
const two = { startMinute: 840, endMinute: 1020 };
const off = (date: string) => ({ date, startMinute: null, endMinute: null });

async function free(advisorId: string, day: string) {
  const from = new Date(`${day}T00:00Z`);
  const spans = await freeSpansOf(db, [advisorId], { from, to: new Date(from.getTime() + 86_400_000), now: at });
  return (spans.get(advisorId) ?? []).map((span) =>
    [span.start, span.end].map((moment) => new Date(moment).toISOString().slice(11, 16)).join(" "),
  );
}

test("a week of several spans a day is when the advisor can be booked from then on", async () => {
  const ada = await anAdvisor({ hours: [] });
  const spans = [
    { weekday: 3, ...nine },
    { weekday: 3, ...two },
  ];
  expect(await saveWeek(ada, spans, "", at)).toEqual({ ok: true });
  expect((await findOwnHours(ada, at)).week).toEqual(spans);
  expect(await free(ada.advisorId, "2026-12-02")).toEqual(["09:00 12:00", "14:00 17:00"]);
  expect(await free(ada.advisorId, "2026-12-03")).toEqual([]);
});

test("blocked hours take from the week that replaces theirs, and open nothing on a day that it closes", async () => {
  const thursday = (span: typeof nine) => [{ weekday: 4, ...span }];
  const ada = await anAdvisor({ hours: [] });
  await saveWeek(ada, thursday(nine), "", at);
  const date = "2026-12-10";
  await blockTime(ada, { from: `${date}T10:00`, to: `${date}T11:00` }, at);
  expect(await free(ada.advisorId, date)).toEqual(["09:00 10:00", "11:00 12:00"]);
  const longer = { startMinute: 600, endMinute: 1020 };
  await saveWeek(ada, thursday(longer), weekVersion(thursday(nine)), at);
  expect(await free(ada.advisorId, date)).toEqual(["11:00 17:00"]);
  await saveWeek(ada, [], weekVersion(thursday(longer)), at);
  expect(await free(ada.advisorId, date)).toEqual([]);
  expect((await findOwnHours(ada, at)).exceptions).toEqual([{ from: date, until: date, kind: "off", spans: [] }]);
});

test("hours that were changed elsewhere meanwhile are not overwritten, and can be after a look", async () => {
  const ada = await anAdvisor({ hours: [] });
  const mine = [{ weekday: 1, ...nine }];
  await saveWeek(ada, [{ weekday: 2, ...two }], "", at);
  const theirs = weekVersion([{ weekday: 2, ...two }]);
  expect(await saveWeek(ada, mine, "", at)).toEqual({ ok: false, reason: "advisorProfile.hoursStale", version: theirs });
  expect((await findOwnHours(ada, at)).week).toEqual([{ weekday: 2, ...two }]);
  expect(await saveWeek(ada, mine, theirs, at)).toEqual({ ok: true });
  expect(await saveWeek(ada, mine, "whatever", at)).toEqual({ ok: true });
});

test("of two saves at the same moment one is told of the other", async () => {
  const ada = await anAdvisor({ hours: [] });
  const answers = await Promise.all([1, 2, 3, 4].map((weekday) => saveWeek(ada, [{ weekday, ...nine }], "", at)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.select().from(weeklyHours).where(eq(weeklyHours.advisorId, ada.advisorId))).toHaveLength(1);
});

test("days off close, extra hours open, and both go again", async () => {
  const ada = await anAdvisor({ hours: [[540, 720]] });
  await addExceptions(ada, [off("2026-12-24"), off("2026-12-25")], at);
  await addExceptions(ada, [{ date: "2026-12-26", ...two }], at);
  expect(await free(ada.advisorId, "2026-12-24")).toEqual([]);
  expect(await free(ada.advisorId, "2026-12-26")).toEqual(["09:00 12:00", "14:00 17:00"]);
  expect((await findOwnHours(ada, at)).exceptions).toEqual([
    { from: "2026-12-24", until: "2026-12-25", kind: "off", spans: [] },
    { from: "2026-12-26", until: "2026-12-26", kind: "extra", spans: [two] },
  ]);
  await removeExceptions(ada, { from: "2026-12-24", until: "2026-12-25" }, at);
  await removeExceptions(ada, { from: "2026-12-26", until: "2026-12-26" }, at);
  expect(await free(ada.advisorId, "2026-12-24")).toEqual(["09:00 12:00"]);
  expect((await findOwnHours(ada, at)).exceptions).toEqual([]);
});

test("what stands there already stays once, and hours that overlap are refused", async () => {
  const ada = await anAdvisor({ hours: [] });
  const extra = { date: "2026-12-26", ...two };
  await addExceptions(ada, [extra, off("2026-12-26")], at);
  expect(await addExceptions(ada, [extra, off("2026-12-26")], at)).toEqual({ ok: true });
  expect(await db.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, ada.advisorId))).toHaveLength(2);
  expect(await addExceptions(ada, [{ date: "2026-12-26", startMinute: 900, endMinute: 960 }], at)).toEqual({
    ok: false,
    reason: "advisorProfile.exceptionOverlap",
  });
});

test("only dates to come are listed, on the advisor's own calendar", async () => {
  const kiritimati = await anAdvisor({ timezone: "Pacific/Kiritimati" });
  expect((await findOwnHours(kiritimati, at)).today).toBe("2026-12-01");
  await addExceptions(kiritimati, [off("2026-11-30"), off("2026-12-01")], at);
  expect((await findOwnHours(kiritimati, at)).exceptions).toMatchObject([{ from: "2026-12-01", until: "2026-12-01" }]);
});

test("V5: whoever is no advisor has no hours, and nobody changes another's", async () => {
  const [ada, ann] = [await anAdvisor({ hours: [[540, 720]] }), await aClient()];
  const before = await findOwnHours(ada, at);
  for (const act of [
    () => findOwnHours(ann, at),
    () => saveWeek(ann, [], "", at),
    () => addExceptions(ann, [off("2026-12-24")], at),
    () => removeExceptions(ann, { from: "2026-12-01", until: "2026-12-31" }, at),
  ])
    await expect(act()).rejects.toMatchObject({ init: { status: 404 } });
  const eve = await anAdvisor();
  await removeExceptions(eve, { from: "2026-12-01", until: "2026-12-31" }, at);
  await saveWeek(eve, [], weekVersion((await findOwnHours(eve, at)).week), at);
  expect(await findOwnHours(ada, at)).toEqual(before);
});

test("no more dates are listed than an advisor may have", async () => {
  const { advisorId, ...ada } = await anAdvisor();
  const day = (index: number) => new Date(Date.parse("2026-12-01") + index * 86_400_000).toISOString().slice(0, 10);
  const rows = Array.from({ length: MAX_EXCEPTIONS + 5 }, (_, index) => ({ ...off(day(index)), advisorId }));
  await db.insert(hoursExceptions).values(rows);
  const { exceptions } = await findOwnHours(ada, at);
  expect(exceptions).toEqual([{ from: day(0), until: day(MAX_EXCEPTIONS - 1), kind: "off", spans: [] }]);
});
