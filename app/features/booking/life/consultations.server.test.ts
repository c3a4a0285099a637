import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { advisors } from "#app/db/schema/advisors";
import { consultationEvents, consultations, reviews } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { reviewUntil } from "../deadlines";
import { recentInteractions } from "../request/recent-interactions.server";
import {
  acceptConsultation,
  consultationsOfAdvisor,
  consultationsOfClient,
  declineConsultation,
  findConsultation,
  withdrawConsultation,
} from "./consultations.server";
import { expireRequests } from "./due-transitions.server";
import { cancelConsultation } from "./endings.server";
import { askToReschedule } from "./reschedule.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const noon = new Date("2026-12-02T12:00:00Z");
const created = new Date("2026-12-01T08:00:00Z");

async function aRequest(change: { client?: Viewer; advisor?: TestAdvisor; at?: Date } = {}) {
  const client = change.client ?? (await aClient({ displayName: "Ada" }));
  const advisor = change.advisor ?? (await anAdvisor({ displayName: "Grace Hopper", requestsReceived: 1 }));
  const consultation = await aConsultation({ client, advisor, at: change.at ?? noon, createdAt: created });
  return { client, advisor, id: consultation.id };
}

const statusOf = async (id: string) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]!.status;
const mailsAbout = async (kind: string) =>
  (await db.select().from(outbox).orderBy(asc(outbox.createdAt))).filter((mail) => mail.kind === kind);
const isNotFound = { init: { status: 404 } };

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("an advisor accepts: the time is fixed, and the client is told with a calendar file of their own", async () => {
  const { client, advisor, id } = await aRequest();
  expect(await acceptConsultation(advisor, id, now)).toMatchObject({
    ok: true,
    consultation: { status: "accepted", respondedAt: now, closedAt: null },
  });
  const mails = await mailsAbout("consultation_accept");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email]);
  for (const { attachments, recipient } of mails) {
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(attachments[0]!.content)).getFirstSubcomponent("vevent")!);
    expect(event.uid).toBe(id);
    expect(event.startDate.toJSDate()).toEqual(noon);
    expect(String(event.attendees[0]!.getFirstValue()).toLowerCase()).toBe(`mailto:${recipient}`);
    expect(attachments[0]!.contentType).toContain("method=REQUEST");
  }
});

test("who wants no mail about consultations gets none, and others still do", async () => {
  const [first, second] = [await aRequest(), await aRequest()];
  await db
    .insert(preferences)
    .values({ userId: first.client.userId, mutedMails: ["consultation_requested", "consultation_answered", "consultation_cancelled"] });
  for (const { advisor, id } of [first, second]) await acceptConsultation(advisor, id, now);
  expect((await mailsAbout("consultation_accept")).map(({ recipient }) => recipient)).toEqual([second.client.email]);
});

test("an advisor declines with a reason, which the client is told, and the time is free again", async () => {
  const { client, advisor, id } = await aRequest();
  expect(await declineConsultation(advisor, id, now, { reason: "On leave" })).toMatchObject({
    ok: true,
    consultation: { status: "declined", closedBy: "advisor", closeReason: "On leave", closedAt: now },
  });
  const toClient = (await mailsAbout("consultation_decline")).find(({ recipient }) => recipient === client.email)!;
  expect(toClient.text).toContain("Reason: On leave");
  expect(toClient.text).toContain("/book-consultation?topic=Business+Strategy");
  await aConsultation({ client, advisor, at: noon });
});

test("a client withdraws: the advisor is told, and it never counts as asked", async () => {
  const { client, advisor, id } = await aRequest();
  expect(await withdrawConsultation(client, id, now)).toMatchObject({
    ok: true,
    consultation: { status: "withdrawn", closedBy: "client" },
  });
  expect((await mailsAbout("consultation_withdraw")).map(({ recipient }) => recipient)).toEqual([advisor.email]);
  expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]).toMatchObject({
    requestsReceived: 0,
    requestsAnswered: 0,
  });
});

test("answers make the advisor's figures: how many, and the median of the minutes they took to people who have paid", async () => {
  const [advisor, elsewhere] = [await anAdvisor({ requestsReceived: 3 }), await anAdvisor()];
  const at = (hour: number) => new Date(`2026-12-02T${hour}:00:00Z`);
  const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);
  for (const [hour, minutes] of [
    [10, 10],
    [11, 90],
    [12, 30],
  ] as const) {
    const { id, client } = await aRequest({ advisor, at: at(hour) });
    await aConsultation({ client, advisor: elsewhere, at: new Date(`2026-11-02T${hour}:00:00Z`), status: "completed" });
    await (hour === 11 ? declineConsultation : acceptConsultation)(advisor, id, after(minutes));
  }
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId));
  expect(row).toMatchObject({ requestsReceived: 3, requestsAnswered: 3, replyMinutes: 30 });
});

test("every step leaves its event", async () => {
  const { client, advisor, id } = await aRequest();
  await acceptConsultation(advisor, id, now);
  const other = await aRequest({ client, advisor, at: new Date("2026-12-03T12:00:00Z") });
  await withdrawConsultation(client, other.id, now);
  const events = await db.select().from(consultationEvents).orderBy(asc(consultationEvents.createdAt));
  expect(events).toMatchObject([
    { consultationId: id, transition: "accept", fromStatus: "requested", toStatus: "accepted", actor: "advisor", actorId: advisor.userId },
    {
      consultationId: other.id,
      transition: "withdraw",
      fromStatus: "requested",
      toStatus: "withdrawn",
      actor: "client",
      actorId: client.userId,
    },
  ]);
});

test("a stranger's consultation does not exist: reading and every move answer 404, as for none at all", async () => {
  const { client, advisor, id } = await aRequest();
  const [stranger, otherAdvisor] = [await aClient(), await anAdvisor()];
  for (const someId of [id, randomUUID(), "1", "' or 1=1"]) {
    for (const viewer of [stranger, otherAdvisor]) {
      await expect(findConsultation(viewer, someId, now)).rejects.toMatchObject(isNotFound);
      for (const transition of [withdrawConsultation, acceptConsultation, declineConsultation]) {
        await expect(transition(viewer, someId, now)).rejects.toMatchObject(isNotFound);
      }
    }
  }
  await expect(acceptConsultation(client, id, now)).rejects.toMatchObject(isNotFound);
  await expect(withdrawConsultation(advisor, id, now)).rejects.toMatchObject(isNotFound);
  expect(await statusOf(id)).toBe("requested");
});

test("what is over or decided cannot be moved again", async () => {
  const { client, advisor, id } = await aRequest();
  await acceptConsultation(advisor, id, now);
  expect(await acceptConsultation(advisor, id, now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await declineConsultation(advisor, id, now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await withdrawConsultation(client, id, now)).toEqual({ ok: false, reason: "wrongState" });
  const late = await aRequest({ at: new Date("2026-12-02T15:00:00Z") });
  expect(await acceptConsultation(late.advisor, late.id, new Date("2026-12-02T15:00:00Z"))).toEqual({ ok: false, reason: "tooLate" });
  expect(await mailsAbout("consultation_accept")).toHaveLength(1);
});

test("two accepted consultations of a client never overlap: the second acceptance is refused with its reason", async () => {
  const client = await aClient();
  const [one, other] = [await aRequest({ client }), await aRequest({ client, at: new Date("2026-12-02T12:15:00Z") })];
  const next = await aRequest({ client, at: new Date("2026-12-02T12:30:00Z") });
  expect(await acceptConsultation(one.advisor, one.id, now)).toMatchObject({ ok: true });
  expect(await acceptConsultation(other.advisor, other.id, now)).toEqual({ ok: false, reason: "clientBusy" });
  expect(await statusOf(other.id)).toBe("requested");
  expect(await acceptConsultation(next.advisor, next.id, now)).toMatchObject({ ok: true });
  expect(await mailsAbout("consultation_accept")).toHaveLength(2);
});

test("requests that nobody answered expire, once, and both are told", async () => {
  const { client, advisor, id } = await aRequest();
  const answered = await aRequest({ at: new Date("2026-12-02T14:00:00Z") });
  await acceptConsultation(answered.advisor, answered.id, now);
  await expireRequests(new Date(noon.getTime() - 1));
  expect(await statusOf(id)).toBe("requested");
  await expireRequests(noon);
  await expireRequests(noon);
  expect(await statusOf(id)).toBe("expired");
  expect(await statusOf(answered.id)).toBe("accepted");
  const mails = await mailsAbout("consultation_expire");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, advisor.email].sort());
  const [event] = (await db.select().from(consultationEvents)).filter(({ transition }) => transition === "expire");
  expect(event).toMatchObject({ actor: "clock", actorId: null, fromStatus: "requested", toStatus: "expired" });
});

test("each side sees its list: what waits, what is agreed, what is over", async () => {
  const { client, advisor, id } = await aRequest();
  const agreed = await aConsultation({ client, advisor, at: new Date("2026-12-04T12:00:00Z"), status: "accepted" });
  const held = await aConsultation({ client, advisor, at: new Date("2026-11-20T12:00:00Z"), status: "accepted" });
  const declined = await aConsultation({ client, advisor, at: new Date("2026-12-05T12:00:00Z"), status: "declined" });
  await aRequest();
  for (const lists of [await consultationsOfClient(client, now), await consultationsOfAdvisor(advisor, now)]) {
    expect(lists.waiting.map((line) => line.id)).toEqual([id]);
    expect(lists.upcoming.map((line) => line.id)).toEqual([agreed.id]);
    expect(lists.past.map((line) => line.id)).toEqual([declined.id, held.id]);
  }
  expect((await consultationsOfClient(client, now)).waiting[0]).toMatchObject({ otherName: "Grace Hopper", otherSlug: advisor.slug });
  expect((await consultationsOfAdvisor(advisor, now)).waiting[0]).toMatchObject({ otherName: "Ada", otherSlug: null });
});

test("what took place can be reviewed and booked again from the list, until it is reviewed or too late", async () => {
  const { client, advisor } = await aRequest();
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-11-20T12:00:00Z"), status: "completed" });
  const closedAt = new Date("2026-11-20T13:00:00Z");
  await db.update(consultations).set({ closedAt }).where(eq(consultations.id, id));
  const steps = async (at = new Date("2026-11-21T12:00:00Z")) => {
    const [line] = (await consultationsOfClient(client, at)).past;
    return [line?.reviewUntil?.toISOString() ?? null, line?.mayAgain];
  };
  expect(await steps()).toEqual(["2026-12-04T13:00:00.000Z", true]);
  expect((await consultationsOfAdvisor(advisor, closedAt)).past[0]).toMatchObject({ reviewUntil: reviewUntil(closedAt), mayAgain: false });
  expect(await steps(reviewUntil(closedAt))).toEqual([null, true]);
  await db
    .insert(reviews)
    .values({ consultationId: id, advisorId: advisor.advisorId, authorSide: "client", rating: 5, createdAt: closedAt });
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, advisor.advisorId));
  expect(await steps()).toEqual([null, false]);
});

test("what is over comes in pages of six", async () => {
  const { client, advisor } = await aRequest();
  for (let day = 1; day <= 21; day += 1) {
    await aConsultation({ client, advisor, at: new Date(Date.UTC(2026, 9, day, 12)), status: "declined" });
  }
  const first = await consultationsOfClient(client, now);
  const second = await consultationsOfClient(client, now, 2);
  const last = await consultationsOfClient(client, now, 4);
  expect([first, second, last].map(({ past, hasMore }) => [past.length, hasMore])).toEqual([
    [6, true],
    [6, true],
    [3, false],
  ]);
});

test("a consultation's page shows each side the other, what it can do, and no address", async () => {
  const { client, advisor, id } = await aRequest();
  const forClient = await findConsultation(client, id, now);
  expect(forClient).toMatchObject({
    side: "client",
    otherName: "Grace Hopper",
    transitions: ["withdraw"],
    theirTimeZone: "UTC",
    totalPrice: 50_00,
  });
  const forAdvisor = await findConsultation(advisor, id, now);
  expect(forAdvisor).toMatchObject({ side: "advisor", otherName: "Ada", theirTimeZone: "Europe/London" });
  expect(forAdvisor.transitions).toEqual(expect.arrayContaining(["accept", "decline"]));
  expect(JSON.stringify([forClient, forAdvisor])).not.toMatch(/@|idempotency|hourly/i);
});

test("while another time is proposed, by whom and for when ever, the page goes by the agreed one: what it says goes back is what goes back", async () => {
  const agreedAt = new Date("2026-12-10T12:00:00Z");
  const hours = (count: number) => new Date(agreedAt.getTime() + count * 3_600_000);
  for (const [asker, proposed, ahead, back] of [
    ["client", 48, 24, 50_00],
    ["client", 48, 23.99, 25_00],
    ["advisor", 48, 2, 25_00],
    ["advisor", 48, 1.99, 0],
    ["client", -24, 25, 50_00],
    ["advisor", -24, 49, 50_00],
    ["client", -1.5, 3, 25_00],
  ] as const) {
    const { client, advisor, id } = await aRequest({ at: agreedAt });
    await acceptConsultation(advisor, id, now);
    const at = hours(-ahead);
    const asked = await askToReschedule(asker === "client" ? client : advisor, id, { time: hours(proposed).toISOString() }, hours(-49.5));
    expect([asker, proposed, asked.ok]).toEqual([asker, proposed, true]);
    const page = await findConsultation(client, id, at);
    expect([asker, proposed, ahead, page]).toMatchObject([
      ...[asker, proposed, ahead],
      { refundIfCancelled: back, ifCancelled: { back: 0, stillDue: 50_00 - back }, hasStarted: false, proposedTime: hours(proposed) },
    ]);
    expect((await findConsultation(advisor, id, at)).refundIfCancelled).toBe(50_00);
    expect(await cancelConsultation(client, id, at)).toMatchObject({ ok: true, consultation: { refunded: back } });
  }
});

test("recent interactions are counted from what really happened", async () => {
  const { client, advisor } = await aRequest();
  await aConsultation({ client, advisor: await anAdvisor(), at: new Date("2026-12-04T12:00:00Z"), status: "accepted" });
  await aConsultation({ client, advisor, at: new Date("2026-11-04T12:00:00Z"), status: "completed" });
  await aRequest();
  const { counts, latest } = await recentInteractions(client, now);
  expect(counts).toEqual({ requests: 3, upcoming: 1, completed: 1, advisors: 2 });
  expect(latest).toHaveLength(3);
  expect((await recentInteractions(await aClient(), now)).counts).toEqual({ requests: 0, upcoming: 0, completed: 0, advisors: 0 });
});
