import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
const PAGE = "/admin/applications?view=reports";

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log; delete from message_reports; delete from review_reports");
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

async function aReportedMessage(body = "Pay me outside of the site") {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const [thread] = await db
    .insert(messageThreads)
    .values({
      clientId: client.userId,
      advisorId: advisor.advisorId,
      advisorUserId: advisor.userId,
      lastNumber: 1,
      lastMessageAt: new Date(),
    })
    .returning();
  const [message] = await db
    .insert(messages)
    .values({ threadId: thread!.id, number: 1, senderId: advisor.userId, body, sentAt: new Date() })
    .returning();
  const [report] = await db
    .insert(messageReports)
    .values({ messageId: message!.id, reporterId: client.userId, reason: "A scam" })
    .returning();
  return { id: report!.id, client, advisor };
}

async function aReportedReview() {
  const [client, advisor] = [await aClient(), await anAdvisor({ displayName: "Ada Adviser" })];
  const { id: consultationId } = await aConsultation({ client, advisor, at: new Date(Date.now() - 86_400_000), status: "completed" });
  const [review] = await db
    .insert(reviews)
    .values({
      consultationId,
      advisorId: advisor.advisorId,
      authorId: client.userId,
      authorSide: "client",
      authorName: "Clara C.",
      rating: 1,
      text: "An insult",
      revealedAt: new Date(),
    })
    .returning();
  await db.insert(reviewReports).values({ reviewId: review!.id, reporterId: advisor.userId, reason: "Untrue" });
  return review!.id;
}

test("below the applications stands how much reported content waits, and nothing of what it says", async () => {
  expect((await readPage(root.get("/admin/applications"))).text).toContain("Nobody has reported anything that is still open.");
  await aReportedMessage();
  const { text } = await readPage(root.get("/admin/applications"));
  expect(text).toContain("1 report waits");
  expect(text).not.toContain("Pay me outside");
  expect(await site.rows("select 1 from audit_log")).toEqual([]);
});

test("a reported message is read, which is written down, and set aside once", async () => {
  const { id, client, advisor } = await aReportedMessage("<script>alert(1)</script>");
  const { text, html } = await readPage(root.get(PAGE));
  for (const words of [client.email, advisor.email, "Reason: A scam"]) expect(text).toContain(words);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect((await site.rows("select action from audit_log")).map(({ action }) => action)).toEqual(["messages.reported-read"]);
  expect((await root.post(PAGE, { reportId: id })).status).toBe(303);
  const again = await readPage(root.post(PAGE, { reportId: id }));
  expect([again.status, again.text.includes("Somebody else has dealt with this meanwhile.")]).toEqual([409, true]);
  expect((await readPage(root.get(PAGE))).text).not.toContain("A scam");
});

test("a reported review is hidden for a reason, or kept", async () => {
  const [hidden, kept] = [await aReportedReview(), await aReportedReview()];
  expect((await readPage(root.get(PAGE))).text).toContain("Clara C. on Ada Adviser: 1 of 5");
  const without = await readPage(root.post(PAGE, { reviewId: hidden, decision: "hide", reason: "" }));
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  expect((await root.post(PAGE, { reviewId: hidden, decision: "hide", reason: "Insults" })).status).toBe(303);
  expect((await root.post(PAGE, { reviewId: kept, decision: "keep", reason: "" })).status).toBe(303);
  const rows = await site.rows("select id, hidden_reason from reviews where id in ($1, $2)", [hidden, kept]);
  expect(new Map(rows.map((row) => [row.id, row.hidden_reason]))).toEqual(
    new Map([
      [hidden, "Insults"],
      [kept, null],
    ]),
  );
  expect((await readPage(root.get("/admin/applications"))).text).toContain("Nobody has reported anything that is still open.");
  expect((await readPage(root.get("/admin?view=audit"))).text).toMatch(/kept a reported review[\s\S]*hid a review/);
});

test("whoever is no admin reads and decides nothing", async () => {
  const { id, client } = await aReportedMessage();
  const reviewId = await aReportedReview();
  const visitor = await enter(site, client);
  expect((await visitor.get(PAGE)).status).toBe(403);
  for (const fields of [{ reportId: id }, { reviewId, decision: "hide", reason: "x" }] as Record<string, string>[])
    expect((await visitor.post(PAGE, fields)).status).toBe(403);
  expect(await site.rows("select 1 from message_reports where closed_at is null")).toHaveLength(1);
  expect(await site.rows("select 1 from reviews where hidden_at is not null and id = $1", [reviewId])).toEqual([]);
});
