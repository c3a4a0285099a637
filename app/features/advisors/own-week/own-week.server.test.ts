import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { calendarOf, engagementsOf } from "#app/features/booking/answering/engagements.server";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { busyInOwnCalendar } from "../../../../tests/support/busy-times";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { blockTime, findOwnWeek, openTime, undoDates } from "./own-week.server";

useDatabase();

/** A Monday in winter, at 8:00 local time for the advisor. */
const NOW = new Date("2026-11-23T07:00:00Z");
const DATE = "2026-11-25";
const entry = (from: string, to: string, date = DATE) => ({ from: `${date}T${from}`, to: `${date}T${to}` });

async function aWorkingAdvisor() {
  const advisor = await anAdvisor({ timezone: "Europe/Berlin", leadTimeMinutes: 60, bufferMinutes: 0 });
  await db.delete(weeklyHours).where(eq(weeklyHours.advisorId, advisor.advisorId));
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ advisorId: advisor.advisorId, weekday, startMinute: 540, endMinute: 1020 }));
  await db.insert(weeklyHours).values(days);
  return advisor;
}
type Advisor = Awaited<ReturnType<typeof aWorkingAdvisor>>;

const rowsOf = async ({ advisorId }: Advisor) =>
  (await db.select().from(hoursExceptions).where(eq(hoursExceptions.advisorId, advisorId)))
    .map(({ date, startMinute, endMinute }) => `${date} ${startMinute}-${endMinute}`)
    .sort();

/** Returns when the advisor can be booked on a date, in their local winter time. */
async function bookable({ advisorId }: Advisor, date = DATE) {
  const from = new Date(`${date}T00:00:00+01:00`);
  const spans = await freeSpansOf(db, [advisorId], { from, to: new Date(from.getTime() + 86_400_000), now: NOW });
  const wall = (at: number) => new Date(at + 3_600_000).toISOString().slice(11, 16);
  return (spans.get(advisorId) ?? []).map(({ start, end }) => `${wall(start)}-${wall(end)}`);
}

test("blocked time can be booked by nobody, and can be again once it is opened", async () => {
  const advisor = await aWorkingAdvisor();
  expect(await blockTime(advisor, entry("11:00", "12:30"), NOW)).toMatchObject({ ok: true, dates: [DATE] });
  expect(await bookable(advisor)).toEqual(["09:00-11:00", "12:30-17:00"]);
  expect(await openTime(advisor, entry("11:00", "12:30"), NOW)).toMatchObject({ ok: true, after: [] });
  expect(await bookable(advisor)).toEqual(["09:00-17:00"]);
  expect(await rowsOf(advisor)).toEqual([]);
});

test("two tabs at once: both blocks stand, whoever comes first", async () => {
  const advisor = await aWorkingAdvisor();
  await Promise.all([blockTime(advisor, entry("10:00", "11:00"), NOW), blockTime(advisor, entry("14:00", "15:00"), NOW)]);
  expect(await bookable(advisor)).toEqual(["09:00-10:00", "11:00-14:00", "15:00-17:00"]);
});

test("a block over midnight is of both dates, and is undone with both", async () => {
  const advisor = await aWorkingAdvisor();
  await db.update(weeklyHours).set({ startMinute: 0, endMinute: 1440 }).where(eq(weeklyHours.advisorId, advisor.advisorId));
  const done = await blockTime(advisor, { from: `${DATE}T22:00`, to: "2026-11-26T02:00" }, NOW);
  expect(await bookable(advisor)).toEqual(["00:00-22:00"]);
  expect(await bookable(advisor, "2026-11-26")).toEqual(["02:00-00:00"]);
  if (!done.ok) throw new Error("not blocked");
  expect(await undoDates(advisor, done.undo, NOW)).toEqual({ ok: true });
  expect(await rowsOf(advisor)).toEqual([]);
});

test("undoing brings back exactly what was there, and nothing once the day was changed again", async () => {
  const advisor = await aWorkingAdvisor();
  await db.insert(hoursExceptions).values({ advisorId: advisor.advisorId, date: DATE, startMinute: 1080, endMinute: 1200 });
  const first = await blockTime(advisor, entry("10:00", "19:00"), NOW);
  if (!first.ok) throw new Error("not blocked");
  expect(await bookable(advisor)).toEqual(["09:00-10:00", "19:00-20:00"]);
  expect(await undoDates(advisor, first.undo, NOW)).toEqual({ ok: true });
  expect(await rowsOf(advisor)).toEqual([`${DATE} 1080-1200`]);
  expect(await undoDates(advisor, first.undo, NOW)).toEqual({ ok: false, reason: "calChanged" });
  const second = await blockTime(advisor, entry("10:00", "11:00"), NOW);
  await blockTime(advisor, entry("12:00", "13:00"), NOW);
  if (!second.ok) throw new Error("not blocked");
  expect(await undoDates(advisor, second.undo, NOW)).toEqual({ ok: false, reason: "calChanged" });
  expect(await bookable(advisor)).toEqual(["09:00-10:00", "11:00-12:00", "13:00-17:00", "18:00-20:00"]);
});

test("what is over is not blocked, what cannot be read is told by its field, and where nobody could book nothing changes", async () => {
  const advisor = await aWorkingAdvisor();
  const noon = new Date(`${DATE}T11:07:00Z`);
  expect(await blockTime(advisor, entry("10:00", "12:00"), noon)).toEqual({
    ok: false,
    reason: "entry",
    errors: { to: "advisorProfile.calPast" },
  });
  expect(await blockTime(advisor, entry("10:00", "14:00"), noon)).toMatchObject({ ok: true });
  expect(await rowsOf(advisor)).toEqual([`${DATE} 540-720`, `${DATE} 840-1020`, `${DATE} null-null`]);
  for (const [wrong, errors] of [
    [entry("", ""), { from: "advisorProfile.calUnreadable", to: "advisorProfile.calUnreadable" }],
    [
      { from: "", to: "" },
      { from: "advisorProfile.timeNeeded", to: "advisorProfile.timeNeeded" },
    ],
    [entry("12:00", "12:00"), { to: "advisorProfile.calEndsBefore" }],
    [{ from: `${DATE}T10:00`, to: "2027-11-25T10:00" }, { to: "advisorProfile.rangeLong" }],
    [{ from: "2029-01-01T10:00", to: "2029-01-01T11:00" }, { to: "advisorProfile.dateFar" }],
  ] as const)
    expect(await blockTime(advisor, wrong, NOW)).toEqual({ ok: false, reason: "entry", errors });
  expect(await blockTime(advisor, entry("20:00", "22:00"), NOW)).toEqual({ ok: false, reason: "calNothing" });
  expect(await openTime(advisor, entry("15:00", "16:00"), NOW)).toEqual({ ok: false, reason: "calNothing" });
});

test("on the day of 25 hours the hour that comes twice is blocked both times", async () => {
  const advisor = await aWorkingAdvisor();
  await db.update(weeklyHours).set({ startMinute: 0, endMinute: 360 }).where(eq(weeklyHours.advisorId, advisor.advisorId));
  const [from, to] = [new Date("2027-10-30T22:00:00Z"), new Date("2027-10-31T05:00:00Z")];
  const hours = async () => {
    const spans = (await freeSpansOf(db, [advisor.advisorId], { from, to, now: NOW })).get(advisor.advisorId) ?? [];
    return spans.map(({ start, end }) => (end - start) / 3_600_000);
  };
  expect(await hours()).toEqual([7]);
  await blockTime(advisor, entry("02:00", "03:00", "2027-10-31"), NOW);
  expect(await hours()).toEqual([2, 3]);
});

const question = (viewer: Awaited<ReturnType<typeof aClient>> | Advisor) => ({
  ...{ requested: null, now: NOW },
  appointmentsOf: (advisorId: string, from: Date, to: Date) => engagementsOf({ ...viewer, advisorId }, from, to),
});

test("the week shows what is blocked and who has booked, to the advisor alone; a session in a block stays", async () => {
  const [advisor, client] = [await aWorkingAdvisor(), await aClient({ displayName: "Robin Ashworth" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(`${DATE}T10:00:00Z`), status: "accepted" });
  await blockTime(advisor, entry("10:00", "13:00"), NOW);
  const week = await findOwnWeek(advisor, question(advisor));
  const day = week?.days[2];
  expect([week?.monday, day?.date]).toEqual(["2026-11-23", DATE]);
  expect(day?.blocked).toEqual([{ startMinute: 600, endMinute: 780 }]);
  expect(day?.appointments).toMatchObject([{ id, kind: "session", name: "Robin Ashworth", startMinute: 660 }]);
  expect(await findOwnWeek(client, question(client))).toBeNull();
  await expect(blockTime(client, entry("10:00", "11:00"), NOW)).rejects.toMatchObject({ init: { status: 404 } });
});

test("every hour of the week's seven days is looked up, however far from Greenwich the advisor's clock is", async () => {
  for (const [timezone, first, last] of [
    ["Pacific/Kiritimati", "2026-11-29T10:00Z", "2026-12-06T09:30Z"],
    ["Europe/Berlin", "2026-11-29T23:00Z", "2026-12-06T22:30Z"],
    ["America/New_York", "2026-11-30T05:00Z", "2026-12-07T04:30Z"],
    ["Pacific/Pago_Pago", "2026-11-30T11:00Z", "2026-12-07T10:30Z"],
  ] as const) {
    const advisor = await anAdvisor({ timezone });
    for (const at of [first, last]) await aConsultation({ client: await aClient(), advisor, at: new Date(at), status: "accepted" });
    const busy = [first, last].map((at) => ({ startsAt: new Date(at), endsAt: new Date(Date.parse(at) + 1_800_000) }));
    await busyInOwnCalendar(advisor.advisorId, busy);
    const week = await findOwnWeek(advisor, {
      requested: "2026-11-30",
      now: NOW,
      appointmentsOf: (_, from, to) => engagementsOf(advisor, from, to),
    });
    const held = week?.days.map(({ appointments, busy }) =>
      [appointments, busy].map((spans) => spans.map(({ startMinute }) => startMinute)),
    );
    expect([timezone, held?.at(0), held?.at(-1)]).toEqual([timezone, [[0], [0]], [[1410], [1410]]]);
  }
});

test("what has taken place stays in its week, and so does what somebody missed; what was called off does not", async () => {
  const advisor = await aWorkingAdvisor();
  const states = ["completed", "accepted", "cancelled", "accepted"] as const;
  for (const [index, status] of states.entries())
    await aConsultation({ client: await aClient(), advisor, at: new Date(`2026-11-2${4 + index}T10:00:00Z`), status });
  const missed = eq(consultations.scheduledTime, new Date("2026-11-25T10:00:00Z"));
  await db.update(consultations).set({ status: "no-show", noShowOf: "client" }).where(missed);
  const week = await findOwnWeek(advisor, {
    ...{ requested: "2026-11-24", now: new Date("2026-11-29T12:00:00Z") },
    appointmentsOf: (_, from, to) => calendarOf(advisor, from, to),
  });
  expect(week?.days.map(({ appointments }) => appointments.map(({ kind }) => kind))).toEqual([
    [],
    ["session"],
    ["session"],
    [],
    ["session"],
    [],
    [],
  ]);
});

test("another time that is proposed stands in the week as a proposal, beside the time that was asked for", async () => {
  const advisor = await aWorkingAdvisor();
  const { id } = await aConsultation({ client: await aClient(), advisor, at: new Date(`${DATE}T10:00:00Z`), status: "requested" });
  const [proposedTime, ends] = [new Date(`${DATE}T13:00:00Z`), new Date(`${DATE}T13:30:00Z`)];
  const proposal = { proposedTime, proposedEndsAt: ends, proposedBlockedUntil: ends, proposedBy: "advisor", countersMade: 1 } as const;
  await db
    .update(consultations)
    .set({ status: "countered", ...proposal })
    .where(eq(consultations.id, id));
  const week = await findOwnWeek(advisor, question(advisor));
  expect(week?.days[2]?.appointments.map(({ startMinute, kind, isProposed }) => [startMinute, kind, isProposed])).toEqual([
    [660, "request", undefined],
    [840, "request", true],
  ]);
});
