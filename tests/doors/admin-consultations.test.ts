import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import type { consultations } from "#app/db/schema/booking";
import { emptySearches } from "#app/db/schema/catalog";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log");
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const tomorrow = () => new Date(Date.now() + 86_400_000);

async function oneOf(status: (typeof consultations.$inferInsert)["status"], changes: Partial<typeof consultations.$inferInsert> = {}) {
  const client = await aClient({ firstName: "Clara", displayName: `Clara ${Math.random()}` });
  const advisor = await anAdvisor({ displayName: "Ada Adviser" });
  const { id } = await aConsultation({ client, advisor, at: tomorrow(), status });
  if (Object.keys(changes).length > 0)
    await site.rows("update consultations set agreed_at = now() - interval '2 days', closed_at = now() where id = $1", [id]);
  return { id, client, advisor };
}

const list = (query = "") => readPage(root.get(`/admin?view=consultations&q=${encodeURIComponent(query)}`));
/** Returns the consultation's state, as in the list's forms. */
const standingOn = async (id: string) => /name="seenStanding" value="([^"]+)"/.exec((await list(id)).html)?.[1] ?? "accepted.1.0.0.0.0";
const statusOf = async (id: string) => (await site.rows("select status, refunded, close_reason from consultations where id = $1", [id]))[0];

test("consultations are found by client, advisor, topic and id, with their state and price", async () => {
  const { id, client } = await oneOf("accepted");
  await oneOf("declined");
  for (const query of [client.name, client.email, id]) {
    const { text, html } = await list(query);
    expect(text).toContain(`${client.name} with Ada Adviser`);
    expect(html.match(/class="list-link"/g)).toHaveLength(1);
  }
  expect((await list("Business Strat")).text).toContain(client.name);
  expect((await list("%")).text).toContain("No consultation matches");
});

test("each consultation has a page, reached from the list, a person's page and the payments, with what an admin may do", async () => {
  const { id, client, advisor } = await oneOf("requested");
  const address = `/admin?view=consultations&id=${id}`;
  for (const from of [`/admin?view=consultations&q=${id}`, `/admin?view=people&id=${client.userId}`])
    expect((await readPage(root.get(from))).html).toContain(address.replaceAll("&", "&amp;"));
  const { text, html } = await readPage(root.get(address));
  for (const words of [`${client.name} with Ada Adviser`, "What was agreed", "Price and payment", "What happened", "Ledger", id])
    expect(text).toContain(words);
  expect(html).toContain(`/admin?view=people&amp;id=${advisor.userId}`);
  expect(text).toContain("They have not written to each other.");
  const cancelled = await root.post(`/admin?index&view=consultations&id=${id}`, {
    intent: "cancel-consultation",
    key: randomUUID(),
    seenStanding: await standingOn(id),
    consultationId: id,
    reason: "By mistake",
  });
  expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, address]);
  const after = (await readPage(root.get(address))).text;
  expect([after.includes("Cancelled by an admin"), after.includes("Reason: By mistake")]).toEqual([true, true]);
  expect((await root.get("/admin?view=consultations&id=nonsense")).status).toBe(404);
});

test("an admin cancels a consultation with a reason, which both sides are told, and it is written down", async () => {
  const { id, client, advisor } = await oneOf("requested");
  const cancel = async (reason: string) => {
    const seen = { key: randomUUID(), seenStanding: await standingOn(id) };
    return readPage(root.post("/admin?index&view=consultations", { intent: "cancel-consultation", ...seen, consultationId: id, reason }));
  };
  const without = await cancel(" ");
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  const answer = await root.post("/admin?index&view=consultations", {
    intent: "cancel-consultation",
    key: randomUUID(),
    seenStanding: await standingOn(id),
    consultationId: id,
    reason: "The advisor fell ill",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin?view=consultations"]);
  expect(await statusOf(id)).toMatchObject({ status: "cancelled", close_reason: "The advisor fell ill" });
  for (const { email } of [client, advisor])
    expect((await site.mailsTo(email)).map(({ text }) => text).join()).toContain("The advisor fell ill");
  expect(await site.rows("select action, details->>'reason' as reason from audit_log")).toEqual([
    { action: "consultation.cancelAsAdmin", reason: "The advisor fell ill" },
  ]);
  const again = await cancel("Again");
  expect([again.status, again.text.includes("the consultation has changed in the meantime")]).toEqual([409, true]);
});

test("an admin records who did not come, with a reason, which both sides are told, and it is written down", async () => {
  const { id, client, advisor } = await oneOf("accepted");
  const record = async (fields: Record<string, string>) => {
    const seen = { key: randomUUID(), seenStanding: await standingOn(id) };
    return readPage(root.post("/admin?index&view=consultations", { intent: "record-no-show", ...seen, consultationId: id, ...fields }));
  };
  const heard = { noShowOf: "advisor", reason: "Both were heard" };
  expect((await list(id)).text).not.toContain("Record a no-show");
  expect((await record(heard)).status).toBe(409);
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
  const begun = [id, at(60), at(30)];
  await site.rows("update consultations set scheduled_time = $2, ends_at = $3, blocked_until = $3 where id = $1", begun);
  expect((await list(id)).text).toContain("Who did not come?");
  for (const [fields, said] of [
    [{ ...heard, reason: " " }, "Please write the reason."],
    [{ ...heard, noShowOf: "" }, "Please choose who did not come."],
    [{ ...heard, noShowOf: "admin" }, "Please choose who did not come."],
  ] as const) {
    const { status, text } = await record(fields);
    expect([status, text.includes(said)]).toEqual([400, true]);
  }
  expect(await statusOf(id)).toMatchObject({ status: "accepted" });
  expect((await record(heard)).status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ status: "no-show", refunded: 50_00, close_reason: "Both were heard" });
  for (const { email } of [client, advisor])
    expect((await site.mailsTo(email)).map(({ text }) => text).join()).toContain("Both were heard");
  expect(await site.rows("select action, details from audit_log")).toEqual([
    { action: "consultation.recordNoShow", details: { reason: "Both were heard", noShowOf: "advisor" } },
  ]);
  expect((await readPage(root.get("/admin?view=audit"))).text).toContain("recorded a no-show");
  expect((await record(heard)).status).toBe(409);
});

test("a no-show is recorded of what the admin has read: a report that was taken back meanwhile is said in the question, which is asked once more", async () => {
  const { id } = await oneOf("accepted");
  const [began, ended] = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 1_800_000)];
  const said = "said_absent = 'advisor', said_absent_at = now(), absence_words = 'Nobody was there'";
  await site.rows(`update consultations set scheduled_time = $2, ends_at = $3, blocked_until = $3, ${said} where id = $1`, [
    id,
    began,
    ended,
  ]);
  const before = await list(id);
  expect(before.text).not.toContain("Neither side says that the other did not come.");
  const seenStanding = await standingOn(id);
  await site.rows("update consultations set said_absent = null, said_absent_at = null, absence_words = null where id = $1", [id]);
  const record = (seen: string) => {
    const fields = { intent: "record-no-show", consultationId: id, noShowOf: "advisor", reason: "Heard both", seenStanding: seen };
    return readPage(root.post("/admin?index&view=consultations", { ...fields, key: randomUUID() }));
  };
  const { status, text, html } = await record(seenStanding);
  expect([status, text.includes("has changed since you looked"), html.includes('value="Heard both"')]).toEqual([409, true, true]);
  expect(text).toContain("Neither side says that the other did not come.");
  expect(await statusOf(id)).toMatchObject({ status: "accepted", refunded: 0 });
  expect((await record(await standingOn(id))).status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ status: "no-show" });
});

test("an admin refunds with a reason, up to what was paid", async () => {
  const { id, client, advisor } = await oneOf("completed", { agreedAt: new Date() });
  const refund = (amount: string, seen = "5000", reason = "It was cut short") =>
    readPage(
      root.post("/admin?index&view=consultations", {
        intent: "refund-consultation",
        key: randomUUID(),
        consultationId: id,
        amount,
        reason,
        seen,
      }),
    );
  expect((await refund("x")).text).toContain("Please enter an amount");
  const tooMuch = await refund("50.01");
  expect([tooMuch.status, /<dialog[^>]*>(?:(?!<\/dialog>).)*That is more than is left to refund\./s.test(tooMuch.html)]).toEqual([
    409,
    true,
  ]);
  expect((await statusOf(id))?.refunded).toBe(0);
  expect((await refund("20.50")).status).toBe(303);
  expect((await statusOf(id))?.refunded).toBe(20_50);
  expect((await list(id)).text).toContain("$20.50 sent back");
  expect((await refund("29.51", "2950")).status).toBe(409);
  // Another admin, whose page is older, refunds nothing more, and is told so.
  const late = await refund("20.50");
  expect([late.status, (await statusOf(id))?.refunded]).toEqual([409, 20_50]);
  expect(late.text).not.toContain("That is more than is left to refund.");
  expect((await site.mailsTo(client.email)).map(({ text }) => text).join()).toContain("$20.50 of what you paid");
  expect((await site.mailsTo(advisor.email)).map(({ text }) => text).join()).toContain("It was cut short");
});

test("every form of the page that moves money carries a key, and what is posted without one, or five times at once, moves no more", async () => {
  const { id } = await oneOf("completed", { agreedAt: new Date() });
  const { html } = await list(id);
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? "";
  const fields = { intent: "refund-consultation", consultationId: id, amount: "10", reason: "It was cut short", seen };
  const press = (more: Record<string, string>) => root.post("/admin?index&view=consultations", { ...fields, ...more });
  expect((await press({})).status).toBe(400);
  expect((await press({ key, seen: "" })).status).toBe(400);
  const many = await Promise.all(Array.from({ length: 5 }, () => press({ key })));
  expect(many.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect((await statusOf(id))?.refunded).toBe(10_00);
});

test("whoever is no admin cancels and refunds nothing", async () => {
  const { id, client } = await oneOf("accepted");
  const visitor = await enter(site, client);
  for (const intent of ["cancel-consultation", "record-no-show", "refund-consultation"])
    expect((await visitor.post("/admin?index", { intent, consultationId: id, reason: "x", amount: "1", noShowOf: "client" })).status).toBe(
      403,
    );
  expect(await statusOf(id)).toMatchObject({ status: "accepted", refunded: 0 });
});

test("searches that found nobody are counted, shown as a figure and listed with the topics", async () => {
  await db.delete(emptySearches);
  const visitor = site.visitor();
  for (const path of ["/business?q=Zymurgy+brewing", "/business/strategy?q=zymurgy", "/business?q=zymurgy+Brewing"])
    await visitor.get(path);
  const { text } = await readPage(root.get("/admin"));
  expect(text).toMatch(/Searches and questions without an answer\s+3\s+Most searched for: zymurgy brewing/);
  const topics = await readPage(root.get("/admin?view=topics"));
  expect(topics.text).toMatch(/zymurgy brewing\s+2 times/);
  expect(topics.text).toMatch(/Business Strategy\s+\d+\s+\d+/);
  for (const name of ["Business", "Finance", "Technology", "Marketing / PR", "Legal", "Other"]) expect(topics.text).toContain(name);
});
