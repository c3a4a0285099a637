import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { UNDO_SECONDS } from "#app/features/audit/limits";
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
  const [client, advisor] = [await aClient({ displayName: "Clara Client" }), await anAdvisor({ firstName: "Adalbert" })];
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
  const [report] = await site.rows<{ id: string }>("select id from review_reports where review_id = $1", [review!.id]);
  return { id: report!.id, reviewId: review!.id, client };
}

test("below the applications stands how much reported content waits, and nothing of what it says", async () => {
  expect((await readPage(root.get("/admin/applications"))).text).toContain("There are no open reports.");
  await aReportedMessage();
  const { text } = await readPage(root.get("/admin/applications"));
  expect(text).toContain("1 report is waiting");
  expect(text).not.toContain("Pay me outside");
  expect(await site.rows("select 1 from audit_log")).toEqual([]);
});

const read = (id: string) => readPage(root.get(`${PAGE}&id=${id}`));

test("the list says about whom, by whom and why, and not a word of what was reported, so that nobody has read anything yet", async () => {
  const { client, advisor } = await aReportedMessage("Pay me <b>outside</b>");
  const { text } = await readPage(root.get(PAGE));
  for (const words of ["Clara Client", "Adalbert", "A scam", "Message", "Open", "1 to 1 of 1"]) expect(text).toContain(words);
  // People with a name are shown by it; their other data is on their own pages.
  for (const address of [client.email, advisor.email]) expect(text).not.toContain(address);
  expect(text).not.toContain("outside");
  expect(await site.rows("select 1 from audit_log")).toEqual([]);
});

test("a reported message is read on its page, which is written down, and set aside once", async () => {
  const { id, client, advisor } = await aReportedMessage("<script>alert(1)</script>");
  const { text, html } = await read(id);
  for (const words of ["Clara Client", "Adalbert", "Reason: A scam"]) expect(text).toContain(words);
  for (const address of [client.email, advisor.email]) expect(text).not.toContain(address);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect((await site.rows("select action from audit_log")).map(({ action }) => action)).toEqual(["messages.reported-read"]);
  expect((await root.post(`${PAGE}&id=${id}`, { reportId: id, decision: "close" })).status).toBe(303);
  const again = await readPage(root.post(`${PAGE}&id=${id}`, { reportId: id, decision: "close" }));
  expect([again.status, again.text.includes("Somebody else has dealt with this in the meantime.")]).toEqual([409, true]);
  expect((await readPage(root.get(`${PAGE}&state=open`))).text).not.toContain("A scam");
  const closed = await read(id);
  expect(closed.text).toMatch(/Set aside .* 20\d\d/);
  expect(closed.html).not.toContain('value="close"');
  expect((await waitingMails(client.email)).map(({ seconds }) => seconds)).toEqual([UNDO_SECONDS]);
  await takeBack("1 report set aside.");
  expect((await read(id)).html).toContain('value="close"');
  expect(await waitingMails(client.email)).toEqual([]);
});

/** Returns the unsent emails, and how many seconds after creation they become due. */
const waitingMails = (email: string) =>
  site.rows<{ seconds: number }>(
    "select round(extract(epoch from send_after - created_at))::int as seconds from outbox where recipient = $1 and sent_at is null",
    [email],
  );

/** Presses the undo button above the list of reports. */
async function takeBack(said: string) {
  const { text, html } = await readPage(root.get(PAGE));
  for (const words of [said, "Undo"]) expect(text).toContain(words);
  const bulkId = /name="bulkId" value="([^"]+)"/.exec(html)![1]!;
  expect((await root.post(PAGE, { intent: "undo-bulk", bulkId })).status).toBe(303);
}

test("a reported message is removed for a reason, from where whoever wrote it can be suspended, too, and comes back", async () => {
  const { id, client, advisor } = await aReportedMessage("Pay me outside");
  const suspending = /action="(\/admin\?index&amp;view=people&amp;id=[^"]+)"/.exec((await read(id)).html)![1]!.replaceAll("&amp;", "&");
  const decide = (decision: string, reason?: string) =>
    root.post(`${PAGE}&id=${id}`, { reportId: id, decision, ...(reason !== undefined && { reason }) });
  const without = await readPage(decide("hide", " "));
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  expect((await decide("hide", "No payments beside the site")).status).toBe(303);
  expect((await readPage(root.get(PAGE))).text).toContain("Removed by Root");
  await takeBack("1 message removed.");
  expect((await readPage(root.get(`${PAGE}&state=open`))).text).toContain("A scam");
  expect((await decide("hide", "No payments beside the site")).status).toBe(303);
  expect((await readPage(decide("hide", "Twice"))).status).toBe(409);
  const [thread] = await site.rows("select id from message_threads where client_id = $1", [client.userId]);
  for (const { userId } of [client, advisor])
    await site.rows("insert into message_thread_sides (thread_id, user_id) values ($1, $2)", [thread!.id, userId]);
  const theirs = async (who: { userId: string }) => {
    const { text } = await readPage((await enter(site, who)).get(`/messages/${thread!.id}`));
    return [text.includes("The people who run this site have removed this message."), text.includes("Pay me outside")];
  };
  expect([await theirs(client), await theirs(advisor)]).toEqual([
    [true, false],
    [true, false],
  ]);
  const { text: list } = await readPage((await enter(site, advisor)).get("/messages"));
  expect(list).toContain("The people who run this site have removed this message.");
  expect(list).not.toMatch(/You:\s*The people/);
  const page = await read(id);
  expect(page.text).toMatch(/Removed .* 20\d\d.* Reason: No payments beside the site/);
  expect(page.text).toContain("Pay me outside");
  expect((await readPage((await enter(site, client)).get("/notifications"))).text).toContain("The message that you reported was removed");
  expect((await decide("show")).status).toBe(303);
  expect(await theirs(client)).toEqual([false, true]);
  const suspended = await root.post(suspending, { intent: "suspend", personId: advisor.userId, reason: "Insults" });
  expect([suspended.status, suspended.headers.get("location")]).toEqual([303, `/admin?view=people&id=${advisor.userId}`]);
  expect((await read(id)).html).not.toContain('value="suspend"');
  const log = (await readPage(root.get("/admin?view=audit"))).text;
  expect(log).toMatch(/showed a removed message again[\s\S]*removed a reported message/);
  // Each only once: not as a dismissed report, and not as a bulk change in addition.
  expect([
    log.match(/removed a reported message/g)?.length,
    log.includes("set a reported message aside"),
    log.includes("several rows"),
  ]).toEqual([2, false, false]);
});

test("a reported review is removed for a reason, or its reports are set aside", async () => {
  const [hidden, kept] = [await aReportedReview(), await aReportedReview()];
  expect((await read(hidden.id)).text).toContain("Clara C. on Ada Adviser: 1 of 5");
  const post = ({ id, reviewId }: typeof hidden, decision: string, reason: string) =>
    root.post(`${PAGE}&id=${id}`, { reviewId, decision, reason });
  const without = await readPage(post(hidden, "hide", ""));
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  expect((await post(hidden, "hide", "Insults")).status).toBe(303);
  expect((await post(kept, "keep", "")).status).toBe(303);
  const rows = await site.rows("select id, hidden_reason from reviews where id in ($1, $2)", [hidden.reviewId, kept.reviewId]);
  expect(new Map(rows.map((row) => [row.id, row.hidden_reason]))).toEqual(
    new Map([
      [hidden.reviewId, "Insults"],
      [kept.reviewId, null],
    ]),
  );
  await takeBack("1 report set aside.");
  expect((await read(kept.id)).html).toContain('value="keep"');
  expect((await post(kept, "keep", "")).status).toBe(303);
  // Kept content can still be hidden, and has no report left to dismiss.
  expect((await read(kept.id)).html).not.toContain('value="keep"');
  expect((await read(kept.id)).html).toContain('value="hide"');
  const page = await read(hidden.id);
  expect(page.text).toMatch(/Removed .* 20\d\d.* Reason: Insults/);
  expect(page.html).not.toContain('value="hide"');
  expect((await readPage(root.get("/admin/applications"))).text).toContain("There are no open reports.");
  expect((await readPage(root.get("/admin?view=audit"))).text).toMatch(/set aside the reports of a review[\s\S]*removed a reported review/);
  const undoable = async () => (await readPage(root.get(PAGE))).text.includes("1 review removed.");
  expect(await undoable()).toBe(true);
  // Restoring asks for confirmation first, as removing did.
  expect((await read(hidden.id)).html).toMatch(
    /<dialog[^>]*role="alertdialog"(?:(?!<\/dialog>)[\s\S])*counts towards the rating again(?:(?!<\/dialog>)[\s\S])*value="show"/,
  );
  expect((await root.post(`${PAGE}&id=${hidden.id}`, { reviewId: hidden.reviewId, decision: "show" })).status).toBe(303);
  expect(await site.rows("select 1 from reviews where hidden_at is not null and id = $1", [hidden.reviewId])).toEqual([]);
  // Restored content leaves nothing to undo, and does not count as a dismissed report.
  expect(await undoable()).toBe(false);
  expect((await read(hidden.id)).text).toMatch(/Shown again .* 20\d\d/);
  expect((await readPage(root.get(`${PAGE}&state=shownAgain`))).html).toContain(`id=${hidden.id}`);
  expect((await readPage(root.get(`${PAGE}&state=closed`))).html).not.toContain(`id=${hidden.id}`);
  expect(await (await root.get("/admin/lists/reports.csv?state=shownAgain")).text()).toContain(",Shown again,");
});

test("reports are narrowed down by state, kind, age, word and whom they are about, in their address and in their file", async () => {
  const [message, review] = [await aReportedMessage(), await aReportedReview()];
  await site.rows("update review_reports set created_at = now() - interval '9 days'");
  const kinds = async (params: string) => {
    const { html } = await readPage(root.get(`${PAGE}${params}`));
    return [message.id, review.id].map((id) => html.includes(`id=${id}`));
  };
  expect(await kinds("")).toEqual([true, true]);
  expect(await kinds("&kind=message")).toEqual([true, false]);
  expect(await kinds("&age=reportedEarlier")).toEqual([false, true]);
  expect(await kinds("&age=reportedLately")).toEqual([true, false]);
  expect(await kinds("&q=untrue")).toEqual([false, true]);
  expect(await kinds(`&about=${message.advisor.userId}`)).toEqual([true, false]);
  expect(await kinds(`&about=${review.client.userId}&kind=message`)).toEqual([false, false]);
  expect(await kinds("&state=closed")).toEqual([false, false]);
  const person = await readPage(root.get(`/admin?view=people&id=${message.advisor.userId}`));
  expect(person.html).toContain(`/admin/applications?view=reports&amp;about=${message.advisor.userId}`);
  const narrowed = await readPage(root.get(`${PAGE}&about=${message.advisor.userId}`));
  expect(narrowed.html).toContain(`<input type="hidden" name="about" value="${message.advisor.userId}"`);
  // It names the person it is filtered by, with a link to all.
  expect(narrowed.html).toMatch(/<a[^>]*aria-label="Leave out: About [^"]+"[^>]*href="\/admin\/applications\?view=reports"/);
  expect((await readPage(root.get(PAGE))).html).not.toContain("Leave out:");
  const csv = await (await root.get("/admin/lists/reports.csv?kind=review")).text();
  expect([csv.includes("Untrue"), csv.includes("A scam"), csv.includes("An insult")]).toEqual([true, false, false]);
});

test("several are set aside at once, for a minute with the way back; one that is dealt with already is told", async () => {
  const [one, other, third] = [await aReportedMessage(), await aReportedReview(), await aReportedMessage()];
  const close = (ids: string[]) => root.post(`${PAGE}&state=open`, { intent: "close-reports", chosen: ids.join(" ") });
  expect((await close([])).status).toBe(400);
  const both = await close([one.id, other.id]);
  expect([both.status, both.headers.get("location")]).toEqual([303, `${PAGE}&state=open`]);
  const page = await readPage(root.get(PAGE));
  expect(page.text).toContain("2 reports set aside.");
  const bulkId = /name="bulkId" value="([^"]+)"/.exec(page.html)![1]!;
  const some = await readPage(close([one.id, third.id]));
  expect(some.text).toContain("1 of 2 done. The others were not:");
  const closed = () =>
    site.rows("select id from message_reports where closed_at is not null union select id from review_reports where closed_at is not null");
  expect(await closed()).toHaveLength(3);
  expect((await root.post(PAGE, { intent: "undo-bulk", bulkId })).status).toBe(303);
  expect((await closed()).map(({ id }) => id)).toEqual([third.id]);
  expect((await readPage(root.post(PAGE, { intent: "undo-bulk", bulkId }))).text).toContain("This can no longer be undone.");
});

test("whoever is no admin reads and decides nothing", async () => {
  const { id, client } = await aReportedMessage();
  const { reviewId } = await aReportedReview();
  const visitor = await enter(site, client);
  expect((await visitor.get(PAGE)).status).toBe(403);
  for (const fields of [
    { reportId: id, decision: "hide", reason: "x" },
    { reviewId, decision: "hide", reason: "x" },
    { intent: "close-reports", chosen: id },
  ] as Record<string, string>[])
    expect((await visitor.post(PAGE, fields)).status).toBe(403);
  expect(await site.rows("select 1 from message_reports where closed_at is null")).toHaveLength(1);
  expect(await site.rows("select 1 from messages join message_reports on message_id = messages.id where hidden_at is not null")).toEqual(
    [],
  );
  expect(await site.rows("select 1 from reviews where hidden_at is not null and id = $1", [reviewId])).toEqual([]);
});
