import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { hoursExceptions } from "#app/db/schema/advisors";
import { MAX_EXCEPTIONS, type ScheduleException } from "#app/features/schedule/exceptions";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { addExceptions } from "../availability/hours.server";
import { blockTime, undoDates } from "./own-week.server";

useDatabase();

const NOW = new Date("2026-11-23T07:00:00Z");
const DATE = "2026-11-25";
const WHOLE_DAY = { from: `${DATE}T00:00`, to: "2026-11-26T00:00" };

const anOpenAdvisor = () => anAdvisor({ timezone: "Europe/Berlin", hours: [[540, 1020]] });
type Advisor = Awaited<ReturnType<typeof anOpenAdvisor>>;

async function blockedBy(advisor: Advisor) {
  const done = await blockTime(advisor, WHOLE_DAY, NOW);
  if (!done.ok) throw new Error("not blocked");
  return done;
}
const rowsOf = ({ advisorId }: Advisor) => db.$count(hoursExceptions, eq(hoursExceptions.advisorId, advisorId));

test("what this site has not done for an advisor cannot be undone: hours of the form's own making are not kept", async () => {
  const [advisor, other] = [await anOpenAdvisor(), await anOpenAdvisor()];
  const { undo, dates, after } = await blockedBy(advisor);
  const before = Array.from({ length: 50 }, (_, index) => ({ date: DATE, startMinute: index * 2, endMinute: index * 2 + 1 }));
  const said = JSON.stringify({ dates, before, after });
  const rows = await rowsOf(advisor);
  const mark = undo.split(".")[1];
  const others = (await blockedBy(other)).undo;
  for (const forged of [said, `${Buffer.from(said).toString("base64url")}.${mark}`, `${undo.split(".")[0]}.`, "", "a.b", "{}", others])
    expect([forged, await undoDates(advisor, forged, NOW)]).toEqual([forged, { ok: false, reason: "unreadable" }]);
  expect(await rowsOf(advisor)).toBe(rows);
  expect(await undoDates(advisor, undo, NOW)).toEqual({ ok: true });
});

test("what is undone counts with all else: an advisor has so many dates and no more", async () => {
  const advisor = await anOpenAdvisor();
  const spans = Array.from({ length: 40 }, (_, index) => ({ date: DATE, startMinute: index * 10, endMinute: index * 10 + 5 }));
  expect(await addExceptions(advisor, spans, NOW)).toEqual({ ok: true });
  const { undo } = await blockedBy(advisor);
  const room = MAX_EXCEPTIONS - (await rowsOf(advisor));
  const day = (index: number) => new Date(Date.parse("2027-01-01") + index * 86_400_000).toISOString().slice(0, 10);
  const off = Array.from({ length: room }, (_, index): ScheduleException => ({ date: day(index), startMinute: null, endMinute: null }));
  expect(await addExceptions(advisor, off, NOW)).toEqual({ ok: true });
  expect(await undoDates(advisor, undo, NOW)).toEqual({ ok: false, reason: "exceptionsFull" });
  expect(await rowsOf(advisor)).toBe(MAX_EXCEPTIONS);
});

test("dates that have passed take no room: neither where dates are added nor where a time is blocked, nor where that is undone", async () => {
  const { advisorId, ...own } = await anOpenAdvisor();
  const day = (index: number) => new Date(Date.parse("2026-11-22") - index * 86_400_000).toISOString().slice(0, 10);
  const passed = Array.from({ length: MAX_EXCEPTIONS }, (_, index) => ({
    advisorId,
    date: day(index),
    startMinute: null,
    endMinute: null,
  }));
  await db.insert(hoursExceptions).values(passed);
  expect(await addExceptions(own, [{ date: "2026-12-24", startMinute: null, endMinute: null }], NOW)).toEqual({ ok: true });
  const { undo } = await blockedBy({ advisorId, ...own });
  expect(await undoDates(own, undo, NOW)).toEqual({ ok: true });
});
