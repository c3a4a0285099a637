import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { notifyBothSides } from "#app/features/booking/notify/notify-both-sides.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import type { NotificationKind } from "#app/features/notifications/kinds";
import { notify } from "#app/features/notifications/notify.server";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const NOON = new Date("2027-03-04T12:00:00Z");
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
const pageOf = (who: Client, path = "/notifications") => textOf(who.get(path));

/** Creates an advisor who was asked for a consultation and received a message. */
async function told() {
  const [client, advisor] = [await aClient({ displayName: "Robin" }), await anAdvisor()];
  const consultation = await aConsultation({ client, advisor, at: NOON });
  await notifyBothSides(db, { consultation, step: "request", actor: "client", now: new Date() });
  await askAdvisor(client, advisor.slug, { text: "Are you free?" }, new Date());
  return { client, advisor, consultation, who: await enter(site, advisor) };
}

const idsOf = async (userId: string, kind: NotificationKind) =>
  (
    await site.rows<{ id: string }>("select id from notifications where user_id = $1 and kind = $2 order by created_at", [userId, kind])
  ).map(({ id }) => id);

test("the header says on every page how many conversations and notices are unread", async () => {
  const { who } = await told();
  for (const page of ["/", "/profile", "/notifications", "/no-such-page"]) {
    const html = await pageOf(who, page);
    expect(html).toContain('aria-label="Messages, 1 unread conversation"');
    expect(html).toContain('aria-label="Notifications, 1 unread"');
  }
  expect(await (await who.get("/notifications/unread")).json()).toEqual({ messages: 1, notifications: 1, consultations: 0, requests: 1 });
  const visitor = await pageOf(site.visitor(), "/");
  expect(visitor).not.toContain('class="inbox-link');
  expect((await site.visitor().get("/notifications/unread")).status).toBe(401);
});

test("the list says what happened, who did it and when, in the reader's zone", async () => {
  const { who } = await told();
  const html = await pageOf(who);
  expect(html).toContain("Robin asks for a consultation about Business Strategy: Mar 4, 2027, 12:00\u00a0PM UTC");
  expect(html).toContain("Robin has written to you");
});

test("opening a notice marks it and leads to what it is about, without JavaScript, and following no link does", async () => {
  const { who, advisor, consultation } = await told();
  const [id] = await idsOf(advisor.userId, "consultation_requested");
  await who.get(`/notifications?id=${id}&intent=open`);
  expect(await pageOf(who)).toContain("Notifications, 1 unread");
  const opened = await who.post("/notifications", { intent: "open", id });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `/consultations/${consultation.id}`]);
  expect(await pageOf(who)).toContain('aria-label="Notifications"');
});

test("the page of a consultation marks what was told of it as read, but not while a browser asks for it ahead of time", async () => {
  const { who, consultation } = await told();
  const page = `/consultations/${consultation.id}`;
  expect((await who.get(page, { "sec-purpose": "prefetch" })).status).toBe(200);
  expect(await pageOf(who)).toContain('aria-label="Notifications, 1 unread"');
  await who.get(page);
  const html = await pageOf(who);
  expect(html).toContain('aria-label="Notifications"');
  expect(html).toContain('aria-label="Messages, 1 unread conversation"');
});

test("all are marked as read at once", async () => {
  const { who } = await told();
  const marked = await who.post("/notifications", { intent: "read-all" });
  expect(marked.headers.get("location")).toBe("/notifications");
  const html = await pageOf(who);
  expect(html).toContain('aria-label="Notifications"');
  expect(html).not.toContain("Mark all as read");
});

test("nobody marks or sees another's notice: it is as if it were not there", async () => {
  const { advisor, client } = await told();
  const [id] = await idsOf(advisor.userId, "consultation_requested");
  const other = await enter(site, client);
  expect(await pageOf(other)).not.toContain("asks for a consultation");
  const foreign = await other.post("/notifications", { intent: "open", id });
  const none = await other.post("/notifications", { intent: "open", id: "5b0c2b50-6f4f-4b3a-9d3c-0d7c3b6a1f00" });
  expect([foreign.status, none.status]).toEqual([404, 404]);
  expect((await site.rows("select 1 from notifications where id = $1 and read_at is null", [id])).length).toBe(1);
  for (const fields of [{ intent: "open" }, { intent: "open", id: "1; drop" }, { intent: "read", id, userId: advisor.userId }, {}])
    expect((await other.post("/notifications", fields)).status).toBe(400);
});

test("a sign-in from a new device is told in the app, also to who wants no mail of it", async () => {
  const email = "new-device@example.com";
  await site.person(email);
  await site.rows("update security_settings set login_notifications = false where user_id = (select id from users where email = $1)", [
    email,
  ]);
  const elsewhere = site.visitor("203.0.113.77");
  await elsewhere.post("/auth", { intent: "sign-in", email, password: "Correct-horse-7" });
  expect(await pageOf(elsewhere)).toContain("New sign-in to your account:");
  expect((await site.mailsTo(email)).filter(({ kind }) => kind === "new_device")).toEqual([]);
});

test("every kind has a sentence, and names nobody who has no name", async () => {
  const { userId } = await aClient();
  const details = { topic: "Legal", at: NOON.toISOString(), answer: "accepted", how: "cancelled", decision: "approved", device: "Chrome" };
  for (const kind of ["consultation_countered", "consultation_rescheduled", "consultation_cancelled", "consultation_reminder"] as const)
    await notify(db, { userId, kind, subject: "x", details, link: "/", named: [] }, NOON);
  for (const kind of ["consultation_completed", "consultation_reviewed", "application_decided", "category_answered"] as const)
    await notify(db, { userId, kind, subject: "x", details, link: "/", named: [] }, NOON);
  const html = await pageOf(await enter(site, { userId }));
  for (const sentence of [
    "A client proposes another time for your consultation about Legal: 4 Mar 2027, 12:00 (London)",
    "Your consultation with a client about Legal has a new time: 4 Mar 2027, 12:00 (London)",
    "Your consultation with a client about Legal, 4 Mar 2027, 12:00 (London), was cancelled",
    "Your consultation with a client about Legal is soon: 4 Mar 2027, 12:00 (London)",
    "Your consultation with a client about Legal is completed",
    "A client has reviewed your consultation about Legal",
    "Your advisor application is approved. Welcome",
  ])
    expect(html.replaceAll("\u00a0", " ")).toContain(sentence);
});
