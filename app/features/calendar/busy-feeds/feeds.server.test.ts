import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { MAX_BUSY_TIMES } from "../limits";
import { addFeed, listFeeds, readAllFeedsSoon, readFeedSoon, removeFeed } from "./feeds.server";
import { readDueFeeds } from "./read-due-feeds.server";

useDatabase();

const start = new Date("2026-03-01T00:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const ADDRESS = "https://calendar.example.com/secret-key.ics";
const calendar = (...starts: string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...starts.flatMap((at) => ["BEGIN:VEVENT", `UID:${at}`, `DTSTART:${at}`, "DURATION:PT1H", "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

let says: string | { ok: false; reason: "calendar.refused" } = calendar();
let asked: string[] = [];
const fetch = async (address: string) => {
  asked.push(address);
  return typeof says === "string" ? { ok: true as const, text: says } : says;
};

beforeEach(async () => {
  asked = [];
  await db.delete(calendarFeeds);
});

async function free(advisorId: string) {
  const period = { from: new Date("2026-03-02T00:00Z"), to: new Date("2026-03-03T00:00Z"), now: start };
  const spans = (await freeSpansOf(db, [advisorId], period)).get(advisorId) ?? [];
  return spans.map((span) => [span.start, span.end].map((moment) => new Date(moment).toISOString().slice(11, 16)).join(" "));
}

test("a calendar is read off the request, and what stands in it is not free any more", async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  expect(await addFeed(ada, ADDRESS, start)).toEqual({ ok: true, host: "calendar.example.com" });
  expect(asked).toEqual([]);
  expect(await listFeeds(ada)).toMatchObject([{ isWaiting: true, readAt: null, problem: null }]);
  says = calendar("20260302T100000Z", "20260302T120000Z");
  await readDueFeeds(start, fetch);
  expect(asked).toEqual([ADDRESS]);
  expect(await listFeeds(ada)).toMatchObject([
    { host: "calendar.example.com", isWaiting: false, readAt: start, problem: null, busyCount: 2 },
  ]);
  expect(await free(ada.advisorId)).toEqual(["09:00 10:00", "11:00 12:00", "13:00 17:00"]);
});

test("it is read again every 15 minutes, and what has gone from it is free again", async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  await addFeed(ada, ADDRESS, start);
  says = calendar("20260302T100000Z");
  await readDueFeeds(start, fetch);
  await readDueFeeds(minutes(14), fetch);
  expect(asked).toHaveLength(1);
  says = calendar("20260302T150000Z");
  await readDueFeeds(minutes(15), fetch);
  expect(asked).toHaveLength(2);
  expect(await free(ada.advisorId)).toEqual(["09:00 15:00", "16:00 17:00"]);
});

test("of several calendars each says what is busy by itself: what becomes of one changes nothing that another said", async () => {
  const [ada, eve] = [await anAdvisor({ hours: [[540, 1020]] }), await anAdvisor({ hours: [[540, 1020]] })];
  await addFeed(ada, ADDRESS, start);
  says = calendar("20260302T090000Z");
  await readDueFeeds(start, fetch);
  const [one] = await listFeeds(ada);
  // Read ten minutes later, so not due yet when the first one is.
  for (const advisor of [ada, eve]) await addFeed(advisor, `${ADDRESS}?2`, minutes(10));
  says = calendar("20260302T120000Z");
  await readDueFeeds(minutes(10), fetch);
  expect(await free(ada.advisorId)).toEqual(["10:00 12:00", "13:00 17:00"]);
  says = calendar("20260302T100000Z", "20260302T150000Z");
  await readDueFeeds(minutes(15), fetch);
  expect(await free(ada.advisorId)).toEqual(["09:00 10:00", "11:00 12:00", "13:00 15:00", "16:00 17:00"]);
  await readFeedSoon(ada, one!.id, minutes(17));
  says = calendar();
  await readDueFeeds(minutes(17), fetch);
  expect(asked).toEqual([ADDRESS, `${ADDRESS}?2`, `${ADDRESS}?2`, ADDRESS, ADDRESS]);
  expect((await listFeeds(ada)).map(({ busyCount }) => busyCount).toSorted()).toEqual([0, 1]);
  expect(await removeFeed(ada, one!.id)).toMatchObject({ ok: true });
  for (const { advisorId } of [ada, eve]) expect(await free(advisorId)).toEqual(["09:00 12:00", "13:00 17:00"]);
});

test("while it cannot be read it says so, and what it said last still counts", async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  await addFeed(ada, ADDRESS, start);
  says = calendar("20260302T100000Z");
  await readDueFeeds(start, fetch);
  says = { ok: false, reason: "calendar.refused" };
  await readDueFeeds(minutes(15), fetch);
  expect(await listFeeds(ada)).toMatchObject([{ problem: "calendar.refused", readAt: start, busyCount: 1 }]);
  expect(await free(ada.advisorId)).toEqual(["09:00 10:00", "11:00 17:00"]);
  await readDueFeeds(minutes(30), fetch);
  expect(asked).toHaveLength(2);
  says = "<html>";
  await readDueFeeds(minutes(45), fetch);
  expect(await listFeeds(ada)).toMatchObject([{ problem: "calendar.notACalendar" }]);
});

test("a calendar whose address can no longer be opened does not keep the others from being read", async () => {
  const [ada, eve] = [await anAdvisor(), await anAdvisor()];
  await addFeed(ada, ADDRESS, start);
  await db.update(calendarFeeds).set({ address: Buffer.alloc(60) });
  await addFeed(eve, ADDRESS, start);
  says = calendar();
  await readDueFeeds(start, fetch);
  expect(await listFeeds(ada)).toMatchObject([{ problem: "calendar.unreachable", isWaiting: false }]);
  expect(await listFeeds(eve)).toMatchObject([{ problem: null, readAt: start }]);
});

test("two servers that look at the same moment read a calendar once", async () => {
  const ada = await anAdvisor();
  await addFeed(ada, ADDRESS, start);
  says = calendar();
  await Promise.all([1, 2, 3, 4].map(() => readDueFeeds(start, fetch)));
  expect(asked).toHaveLength(1);
});

test("the same address is taken once, five calendars are the most, and what is no address is refused", async () => {
  const ada = await anAdvisor();
  await addFeed(ada, ADDRESS, start);
  expect(await addFeed(ada, ` ${ADDRESS}#x`, start)).toEqual({ ok: false, reason: "calendar.addressKnown" });
  expect(await addFeed(ada, "http://example.com/a", start)).toEqual({ ok: false, reason: "calendar.addressNotSecure" });
  for (const number of [2, 3, 4, 5]) expect((await addFeed(ada, `${ADDRESS}?${number}`, start)).ok).toBe(true);
  const sixth = await Promise.all([6, 7, 8].map((number) => addFeed(ada, `${ADDRESS}?${number}`, start)));
  expect(sixth).toEqual(Array(3).fill({ ok: false, reason: "calendar.feedsFull" }));
  expect((await addFeed(await anAdvisor(), ADDRESS, start)).ok).toBe(true);
});

test("the address is kept sealed: a copy of the database does not tell it", async () => {
  await addFeed(await anAdvisor(), ADDRESS, start);
  const [row] = await db.select().from(calendarFeeds);
  expect(ADDRESS).toContain("secret-key");
  expect(row!.address.length).toBeGreaterThan(ADDRESS.length);
  expect(row!.address.toString("latin1")).not.toContain("secret-key");
  expect(JSON.stringify({ ...row, address: null, addressHash: null })).not.toContain("secret-key");
});

test("V5: another advisor's calendar can be neither seen, read nor removed, and a client has none", async () => {
  const [ada, eve] = [await anAdvisor(), await anAdvisor()];
  await addFeed(ada, ADDRESS, start);
  const [feed] = await listFeeds(ada);
  expect(await listFeeds(eve)).toEqual([]);
  expect(await removeFeed(eve, feed!.id)).toBe(null);
  expect(await readFeedSoon(eve, feed!.id, start)).toBe(null);
  expect(await listFeeds(ada)).toHaveLength(1);
  await expect(addFeed(await aClient(), ADDRESS, start)).rejects.toMatchObject({ init: { status: 404 } });
});

test("a removed calendar takes its busy times with it", async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  await addFeed(ada, ADDRESS, start);
  says = calendar("20260302T100000Z");
  await readDueFeeds(start, fetch);
  const [feed] = await listFeeds(ada);
  expect(await removeFeed(ada, feed!.id)).toEqual({ ok: true, host: "calendar.example.com" });
  expect(await db.select().from(busyTimes).where(eq(busyTimes.advisorId, ada.advisorId))).toEqual([]);
  expect(await free(ada.advisorId)).toEqual(["09:00 17:00"]);
});

test("a calendar can be read on demand, at most once a minute, and all are when the zone changes", async () => {
  const ada = await anAdvisor();
  await addFeed(ada, ADDRESS, start);
  says = calendar();
  await readDueFeeds(start, fetch);
  const [feed] = await listFeeds(ada);
  await readFeedSoon(ada, feed!.id, minutes(0.5));
  await readDueFeeds(minutes(0.5), fetch);
  expect(asked).toHaveLength(1);
  await readFeedSoon(ada, feed!.id, minutes(2));
  expect(await listFeeds(ada)).toMatchObject([{ isWaiting: true }]);
  await readDueFeeds(minutes(2), fetch);
  expect(asked).toHaveLength(2);
  await db.transaction((tx) => readAllFeedsSoon(tx, ada, ada.advisorId, minutes(3)));
  await readDueFeeds(minutes(3), fetch);
  expect(asked).toHaveLength(3);
});

test("a zone that is changed again and again has calendars read no more often than a press does, and ends where the table says", async () => {
  const ada = await anAdvisor();
  await addFeed(ada, ADDRESS, start);
  says = calendar();
  await readDueFeeds(start, fetch);
  const otherZone = async (at: Date) => {
    await db.transaction((tx) => readAllFeedsSoon(tx, ada, ada.advisorId, at));
    await readDueFeeds(at, fetch);
  };
  for (const seconds of [10, 20, 30, 59]) await otherZone(minutes(seconds / 60));
  expect(asked).toHaveLength(1);
  await readDueFeeds(minutes(1), fetch);
  expect(asked).toHaveLength(2);
  // The calendar itself was counted, and four changes that waited for their minute.
  const left = LIMITS.feed.perPerson - 5;
  for (let time = 1; time <= left + 5; time += 1) {
    await db.transaction((tx) => readAllFeedsSoon(tx, ada, ada.advisorId, minutes(1 + time)));
    const [feed] = await db.select().from(calendarFeeds);
    expect(feed?.isWaiting).toBe(time <= left);
    await db.update(calendarFeeds).set({ isWaiting: false });
  }
});

/** A calendar of so many short entries, half an hour after each other, from an hour after the start on. */
const manyEntries = (count: number, from = 0) =>
  calendar(
    ...Array.from(
      { length: count },
      (_, index) =>
        `${minutes(60 + (from + index) * 30)
          .toISOString()
          .replaceAll(/[-:]|\.000/g, "")}`,
    ),
  ).replaceAll("DURATION:PT1H", "DURATION:PT5M");

test("gaps in which no consultation fits are closed, and others stay", async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  await addFeed(ada, ADDRESS, start);
  says = calendar("20260302T100000Z", "20260302T111459Z", "20260302T122959Z");
  await readDueFeeds(start, fetch);
  expect(await listFeeds(ada)).toMatchObject([{ busyCount: 3 }]);
  expect(await db.$count(busyTimes)).toBe(2);
  expect(await free(ada.advisorId)).toEqual(["09:00 10:00", "12:14 12:29", "13:29 17:00"]);
});

test("the calendars of one advisor have so many busy times together and no more, of another advisor's as many again", async () => {
  const [ada, bea] = [await anAdvisor(), await anAdvisor()];
  const second = `${ADDRESS}?second`;
  await addFeed(ada, ADDRESS, start);
  await addFeed(ada, second, new Date(start.getTime() + 1));
  await addFeed(bea, ADDRESS, start);
  const half = MAX_BUSY_TIMES / 2;
  let ofSecond = half;
  const answer = async (address: string) => ({ ok: true as const, text: manyEntries(address === second ? ofSecond : half) });
  await readDueFeeds(minutes(1), answer);
  expect((await listFeeds(ada)).map(({ problem }) => problem)).toEqual([null, null]);
  ofSecond = half + 1;
  await readDueFeeds(minutes(20), answer);
  expect((await listFeeds(ada)).map(({ problem }) => problem)).toEqual([null, "calendar.tooMuch"]);
  expect(await db.$count(busyTimes, eq(busyTimes.advisorId, ada.advisorId))).toBe(MAX_BUSY_TIMES);
  expect((await listFeeds(bea)).map(({ problem }) => problem)).toEqual([null]);
});
