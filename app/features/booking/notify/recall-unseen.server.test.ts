import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { aRequest as aRequestAgreed, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { changeHour } from "../hour/change-hour.server";
import { readHourSelection } from "../hour/hour-selection";
import { readChosenHour } from "../hour/read-hour.server";
import { requestHour } from "../hour/request-hour.server";
import { acceptConsultation, withdrawConsultation } from "../life/consultations.server";
import { denyNoShow, reportNoShow, withdrawNoShow } from "../life/endings.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");

beforeEach(async () => {
  for (const table of [consultations, quotes, advisors, attempts, outbox]) await db.delete(table);
});

/** Requests the hour this many hours ahead, or changes a request to it. */
async function ask(client: Viewer, advisor: TestAdvisor, hours: number, replaces = "") {
  const time = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const hour = await readChosenHour(client, advisor.slug, { ...readHourSelection(new URLSearchParams()), time, replaces }, now);
  const asked = { offer: hour?.offer ?? "", durationMinutes: 30, urgency: "normal" as const, note: "" };
  const answer = await (replaces ? changeHour(client, replaces, asked, now) : requestHour(client, asked, now));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.consultation.id;
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const waits = async (id: string) => {
  const seconds = sql<number>`extract(epoch from ${outbox.sendAfter} - ${outbox.createdAt})::int`;
  const [row] = await db
    .select({ seconds })
    .from(outbox)
    .where(eq(outbox.dedupeKey, `consultation-${id}-request-advisor`));
  return row?.seconds;
};

test("eight rounds of request and withdrawal are two mails to the advisor, and nothing unread of what came to nothing", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor()];
  for (let round = 0; round < 8; round += 1) {
    const id = await ask(client, advisor, 40 + round);
    expect(await withdrawConsultation(client, id, now)).toMatchObject({ ok: true });
  }
  expect((await subjectsTo(advisor.email)).sort()).toEqual(["Ada asks you for a consultation", "Ada withdrew a request"]);
  const { notifications } = await listNotifications(advisor.userId, 1);
  expect(notifications.map(({ kind }) => kind)).toEqual(["consultation_cancelled"]);
});

test("of a request that was changed the advisor finds the new one alone, as a change, whether the mail about the first has gone or not", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor()];
  const told = async () => (await listNotifications(advisor.userId, 1)).notifications.map(({ kind, details }) => [kind, details.how]);
  const first = await ask(client, advisor, 40);
  expect(await told()).toEqual([["consultation_requested", undefined]]);
  const second = await ask(client, advisor, 41, first);
  expect(await told()).toEqual([["consultation_requested", "changed"]]);
  await db.update(outbox).set({ sendAfter: sql`now() + interval '1 hour'` });
  await ask(client, advisor, 42, second);
  expect(await told()).toEqual([["consultation_requested", "changed"]]);
});

test("an advisor who has seen a request in the app reads there that it was withdrawn, without a mail", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  await withdrawConsultation(client, await ask(client, advisor, 40), now);
  await db.delete(notifications);
  const id = await ask(client, advisor, 41);
  await db.update(notifications).set({ readAt: now });
  await db.delete(outbox).where(sql`send_after <= now()`);
  await withdrawConsultation(client, id, now);
  expect(await subjectsTo(advisor.email)).toEqual([]);
  const told = (await listNotifications(advisor.userId, 1)).notifications;
  expect(told.map(({ kind, isRead }) => [kind, isRead]).sort()).toEqual([
    ["consultation_cancelled", false],
    ["consultation_requested", true],
  ]);
});

test("a request that stays is mailed after its wait, and once the mail has gone its withdrawal is mailed, too", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor()];
  const first = await ask(client, advisor, 40);
  expect(await waits(first)).toBe(0);
  await withdrawConsultation(client, first, now);
  const id = await ask(client, advisor, 41);
  expect(await waits(id)).toBe(300);
  await db.update(outbox).set({ sendAfter: sql`now() - interval '1 second'` });
  await withdrawConsultation(client, id, now);
  expect(await subjectsTo(advisor.email)).toHaveLength(4);
});

test("seven changes of one request are at most three mails; another client's first one goes at once", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor()];
  let id = await ask(client, advisor, 40);
  const seen = [await waits(id)];
  for (let change = 1; change < 8; change += 1) {
    id = await ask(client, advisor, 40 + change, id);
    seen.push(await waits(id));
  }
  expect(seen.slice(0, 4)).toEqual([0, 0, 300, 600]);
  expect((await subjectsTo(advisor.email)).sort()).toEqual([
    "Ada asks you for a consultation",
    "Ada changes a request",
    "Ada changes a request",
  ]);
  expect(await waits(await ask(await aClient(), advisor, 60))).toBe(0);
});

test("who says twice that the other did not come is mailed about twice, with the word that took the first back; the second waits", async () => {
  const { client, advisor, id } = await aRequestAgreed("accepted");
  await db.delete(outbox);
  const later = new Date(noon.getTime() + 3_600_000);
  expect(await reportNoShow(client, id, later)).toMatchObject({ ok: true });
  expect(await withdrawNoShow(client, id, later)).toMatchObject({ ok: true });
  expect((await mailsTo(advisor.email)).map(({ kind }) => kind).sort()).toEqual([
    "consultation_reportNoShow",
    "consultation_takeNoShowBack",
  ]);
  await reportNoShow(client, id, later);
  expect(await withdrawNoShow(client, id, later)).toEqual({ ok: false, reason: "absenceOpen" });
  expect(await mailsTo(advisor.email)).toHaveLength(3);
  // Whoever answers in the app no longer needs the email asking for an answer.
  await denyNoShow(advisor, id, later);
  expect(await mailsTo(advisor.email)).toHaveLength(2);
});

test("an advisor who answers before the mail has gone gets none about the request any more", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  await withdrawConsultation(client, await ask(client, advisor, 40), now);
  await db.delete(outbox);
  const id = await ask(client, advisor, 41);
  expect(await acceptConsultation(advisor, id, now)).toMatchObject({ ok: true });
  expect(await subjectsTo(advisor.email)).toEqual([]);
  expect(await subjectsTo(client.email)).toHaveLength(1);
});
