import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { busyTimes, calendarFeeds } from "#app/db/schema/calendar";
import type { Viewer } from "#app/features/accounts/viewer";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { saveNote } from "../life/notes.server";
import { answeringContextOf } from "./answering-context.server";
import { SESSION_GROUPS } from "./session-groups";
import { groupCounts } from "./session-groups.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const noon = new Date("2026-12-02T12:00:00Z");
const minutesFrom = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(async () => void (await db.delete(consultations)));

async function aRequest(advisor: TestAdvisor, client?: Viewer) {
  return aConsultation({ client: client ?? (await aClient({ displayName: "Clara" })), advisor, at: noon, expiresAt: noon });
}

/** Adds a busy time from the advisor's own calendar. */
async function busy({ advisorId }: TestAdvisor, startsAt: Date, endsAt: Date) {
  const [feed] = await db
    .insert(calendarFeeds)
    .values({ advisorId, address: Buffer.from("sealed"), addressHash: Buffer.from("hash"), host: "example.com", nextReadAt: now })
    .returning();
  await db.insert(busyTimes).values({ feedId: feed!.id, advisorId, startsAt, endsAt });
}

test("a request of a new client at a free hour stands alone", async () => {
  const advisor = await anAdvisor();
  const request = await aRequest(advisor);
  expect(await answeringContextOf(advisor, [request], now)).toEqual({
    [request.id]: { conflicts: [], earlier: [], heldCount: 0, otherCount: 0 },
  });
  expect(await answeringContextOf(advisor, [], now)).toEqual({});
});

test("an own calendar's busy time, and what one asked another advisor for, stand against it by name", async () => {
  const advisor = await anAdvisor();
  const request = await aRequest(advisor);
  await busy(advisor, minutesFrom(noon, -30), minutesFrom(noon, 15));
  const own = await aConsultation({ client: advisor, advisor: await anAdvisor({ displayName: "Dora" }), at: noon });
  await aConsultation({ client: await aClient(), advisor: await anAdvisor(), at: noon });
  expect((await answeringContextOf(advisor, [request], now))[request.id]?.conflicts).toEqual([
    { kind: "own", id: own.id, name: "Dora", at: noon },
    { kind: "busy", at: minutesFrom(noon, -30), until: minutesFrom(noon, 15) },
  ]);
});

test("a session right after it counts within the buffer, and its client is named", async () => {
  const advisor = await anAdvisor({ bufferMinutes: 20 });
  const request = await aRequest(advisor);
  const next = await aConsultation({
    client: await aClient({ displayName: "Boris" }),
    advisor,
    at: minutesFrom(noon, 40),
    status: "accepted",
  });
  expect((await answeringContextOf(advisor, [request], now))[request.id]?.conflicts).toEqual([
    { kind: "near", id: next.id, name: "Boris", at: minutesFrom(noon, 40), minutes: 20 },
  ]);
});

test("earlier sessions with the same client come newest first with one's own note, five of them, and all are counted", async () => {
  const [advisor, client] = [await anAdvisor(), await aClient()];
  const request = await aRequest(advisor, client);
  const past = (day: number, status: "completed" | "cancelled" | "accepted") =>
    aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 9, day, 10)), status });
  const older = [];
  for (const day of [1, 2, 3, 4, 5]) older.push(await past(day, "completed"));
  const last = await past(20, "accepted");
  await saveNote(advisor, last.id, "Wants the short answer first.", now);
  await saveNote(client, older[4]!.id, "The client's own note", now);
  await aConsultation({ client, advisor: await anAdvisor(), at: new Date("2026-11-01T10:00Z"), status: "completed" });
  await aConsultation({ client: await aClient(), advisor, at: new Date("2026-11-02T10:00Z"), status: "completed" });
  const { earlier, heldCount, otherCount } = (await answeringContextOf(advisor, [request], now))[request.id]!;
  expect([heldCount, otherCount]).toEqual([6, 0]);
  expect(earlier.map(({ id }) => id)).toEqual([
    last.id,
    ...older
      .slice(1)
      .reverse()
      .map(({ id }) => id),
  ]);
  expect(earlier.map(({ ownNote }) => ownNote)).toEqual(["Wants the short answer first.", null, null, null, null]);
});

test("of an earlier session it is said that it is not settled yet who was there", async () => {
  const [advisor, client] = [await anAdvisor(), await aClient()];
  const request = await aRequest(advisor, client);
  const past = (day: number) => aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 9, day, 10)), status: "accepted" });
  const [open, unsettled] = [await past(1), await past(2)];
  await db.update(consultations).set({ saidAbsent: "advisor", saidAbsentAt: now }).where(eq(consultations.id, unsettled.id));
  const { earlier, heldCount, otherCount } = (await answeringContextOf(advisor, [request], now))[request.id]!;
  expect(earlier.map(({ id, isUnsettled }) => [id, isUnsettled])).toEqual([
    [unsettled.id, true],
    [open.id, false],
  ]);
  expect([heldCount, otherCount]).toEqual([1, 1]);
});

test("what was declined, withdrawn, cancelled or missed is listed, and counted as no session", async () => {
  const [advisor, client] = [await anAdvisor(), await aClient()];
  const request = await aRequest(advisor, client);
  const states = ["declined", "withdrawn", "expired", "cancelled", "completed"] as const;
  const past = (day: number, status: (typeof states)[number] | "accepted") =>
    aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 9, day, 10)), status });
  for (const [index, status] of states.entries()) await past(1 + index, status);
  const missed = await past(9, "accepted");
  await db.update(consultations).set({ status: "no-show", noShowOf: "client" }).where(eq(consultations.id, missed.id));
  const context = (await answeringContextOf(advisor, [request], now))[request.id]!;
  expect([context.heldCount, context.otherCount]).toEqual([1, 5]);
  expect(context.earlier.map(({ status }) => status)).toEqual(["no-show", "completed", "cancelled", "expired", "withdrawn"]);
});

test("an hour that is still to come is no earlier session, whatever became of its request", async () => {
  const [advisor, client] = [await anAdvisor(), await aClient()];
  const request = await aRequest(advisor, client);
  for (const [index, status] of (["declined", "withdrawn", "expired", "cancelled"] as const).entries())
    await aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 11, 3, index)), status });
  expect((await answeringContextOf(advisor, [request], now))[request.id]).toMatchObject({ earlier: [], heldCount: 0, otherCount: 0 });
});

test("what stands beside somebody else's request is nobody else's to read", async () => {
  const [advisor, other] = [await anAdvisor(), await anAdvisor()];
  const client = await aClient();
  await aConsultation({ client, advisor, at: new Date("2026-10-01T10:00Z"), status: "completed" });
  const request = await aRequest(advisor, client);
  expect((await answeringContextOf(other, [request], now))[request.id]).toEqual({
    conflicts: [],
    earlier: [],
    heldCount: 0,
    otherCount: 0,
  });
});

test("every consultation is of exactly one group", async () => {
  const [advisor, client] = [await anAdvisor(), await aClient()];
  const STATES = ["requested", "countered", "accepted", "declined", "withdrawn", "expired", "completed", "cancelled"] as const;
  for (const [index, status] of STATES.entries())
    await aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 11, 3, index)), status });
  await aConsultation({ client, advisor, at: new Date("2026-11-01T10:00Z"), status: "accepted" });
  const counts = await groupCounts(advisor.advisorId, now);
  expect(counts).toEqual({ waiting: 1, proposed: 1, upcoming: 1, toConfirm: 1, completed: 1, cancelled: 1, noShow: 0, notAgreed: 3 });
  expect(SESSION_GROUPS.reduce((sum, group) => sum + counts[group], 0)).toBe(STATES.length + 1);
});
