import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { payOutside, saysWhereTo } from "../support/payments";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
const SECURITY = "/profile/security";
const HOUR = 3_600_000;

beforeEach(async () => {
  await site.rows("delete from ledger_transactions; delete from consultations; delete from departures; delete from user_roles");
});

/** Creates a consultation that was accepted for that many hours from now, and signs in its client and advisor. */
async function agreed(hoursAhead: number) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const at = new Date(Date.now() + hoursAhead * HOUR);
  const { id } = await aConsultation({ client, advisor, at, createdAt: new Date(at.getTime() - 72 * HOUR) });
  await acceptConsultation(advisor, id, new Date(at.getTime() - 48 * HOUR));
  return { id, client, advisor, visits: { client: await enter(site, client), advisor: await enter(site, advisor) } };
}

test("who has consultations ahead reads so, with the way to each, before any password is asked for", async () => {
  const { id, visits } = await agreed(72);
  for (const [visitor, name] of [
    [visits.client, "Grace Hopper"],
    [visits.advisor, "Ada"],
  ] as const) {
    const { html, text } = await readPage(visitor.get(SECURITY));
    expect(text).toContain("You still have consultations ahead.");
    expect(html).toMatch(new RegExp(`<a[^>]*href="/consultations/${id}"[^>]*>Business Strategy, ${name}</a>`));
    expect(html).not.toContain('value="leave"');
  }
  const pressed = await visits.client.post(SECURITY, { intent: "leave" });
  const said = await pressed.text();
  expect([
    pressed.status,
    said.includes("You still have consultations ahead."),
    said.includes('name="currentPassword" type="password"'),
  ]).toEqual([409, true, false]);
});

test("who is asked for a consultation while they prove who they are is told by a status that has the page asked anew", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const visitor = await enter(site, advisor);
  expect((await visitor.post(SECURITY, { intent: "leave" })).status).toBe(200);
  const at = new Date(Date.now() + 72 * HOUR);
  const { id } = await aConsultation({ client, advisor, at, createdAt: new Date() });
  const confirmed = await readPage(visitor.post(SECURITY, { intent: "leave", currentPassword: "Correct-horse-7" }));
  expect(confirmed.status).toBe(409);
  expect(confirmed.html).toMatch(new RegExp(`role="alert">.*href="/consultations/${id}"`, "s"));
});

test("an advisor reads what they are owed where they delete their account, and where to say where it is sent", async () => {
  const { id, advisor, client, visits } = await agreed(-2);
  await completeConsultation(client, id, new Date());
  await payOutside(id, new Date());
  const page = () => readPage(visits.advisor.get(SECURITY));
  const unknown = await page();
  expect(unknown.text).toMatch(/Owed to you\s*\$50/);
  expect(unknown.html).toMatch(/<a[^>]*href="\/advisor-profile\/billing"[^>]*>Open Billing<\/a>/);
  await saysWhereTo(advisor);
  const known = await page();
  expect(known.text).toMatch(/Owed to you\s*\$50/);
  expect(known.text).toContain("What you are owed is paid out to the account that you gave under Billing.");
  expect(known.html).toContain('value="leave"');
});

test("of an advisor who has left for good the consultation's page says so, and leads a client to others instead of to nowhere", async () => {
  const { id, advisor, client, visits } = await agreed(-2);
  const page = () => readPage(visits.client.get(`/consultations/${id}`));
  expect((await page()).html).toContain(`href="/messages?advisor=${advisor.slug}"`);
  await completeConsultation(client, id, new Date());
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt: new Date(), hidAdvisor: true });
  await eraseDueAccounts(new Date(Date.now() + HOUR));
  const { html, text } = await page();
  expect(text).toContain("This person has left: their account is deleted");
  expect(html).not.toContain('href="/messages?');
  expect(html).toMatch(/href="\/book-consultation\?topic=Business\+Strategy[^"]*"/);
  for (const path of [`/advisors/${advisor.slug}/book?minutes=30`, `/messages?advisor=${advisor.slug}`]) {
    const gone = await readPage(visits.client.get(path));
    expect([path, gone.text.includes("The person it was about may have left."), gone.html.includes('href="/find-advisor"')]).toEqual([
      path,
      true,
      true,
    ]);
  }
});

test("who has written to an advisor comes to what was said, also once nobody can ask that advisor any more", async () => {
  const { client, advisor, visits } = await agreed(-2);
  await askAdvisor(client, advisor.slug, { text: "May I ask?", key: randomUUID() }, new Date());
  const [thread] = await site.rows("select id from message_threads where client_id = $1", [client.userId]);
  await site.rows("update advisers set status = 'suspended' where id = $1", [advisor.advisorId]);
  const led = await visits.client.get(`/messages?advisor=${advisor.slug}`);
  expect([led.status, led.headers.get("location")]).toEqual([302, `/messages/${thread!.id}`]);
});

test("an admin reads of an advisor who leaves that they are not listed, whether they are if they stay, until when, and can keep them out", async () => {
  const [admin, advisor] = [await aClient({ firstName: "Root" }), await anAdvisor({ displayName: "Grace Hopper", status: "suspended" })];
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const endsAt = new Date(Date.now() + 24 * HOUR);
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt, hidAdvisor: true });
  const root = await enter(site, admin);
  const page = () => readPage(root.get(`/admin?view=people&id=${advisor.userId}`));
  const before = await page();
  for (const words of ["Not in the directory", "Leaving", "If they stay, their page is in the directory again."])
    expect(before.text).toContain(words);
  expect(before.html).toContain('value="unlist"');
  const out = { intent: "unlist", personId: advisor.userId, reason: "Complaints" };
  expect((await root.post("/admin?index&view=people", out)).status).toBe(303);
  const after = await page();
  expect(after.text).toContain("If they stay, their page stays out of the directory.");
  expect(after.html).not.toContain('value="unlist"');
});

test("who signs in again within the grace period reads on the page that they come to that their account stays", async () => {
  const email = "stays@example.com";
  const visitor = await site.person(email, "Correct-horse-7");
  await site.rows(
    "insert into departures (user_id, ends_at, hid_adviser) select id, now() + interval '3 days', false from users where email = $1",
    [email],
  );
  await visitor.post("/auth/sign-out", {});
  const entry = { intent: "sign-in", email, password: "Correct-horse-7" };
  const said = "You signed in, so your account is not deleted.";
  const inAgain = await visitor.post("/auth?next=%2Fmessages", entry);
  expect([inAgain.status, inAgain.headers.get("location")]).toEqual([303, "/messages"]);
  expect((await readPage(visitor.get("/messages"))).text).toContain(said);
  await visitor.post("/auth/sign-out", {});
  await visitor.post("/auth?next=%2Fmessages", entry);
  expect((await readPage(visitor.get("/messages"))).text).not.toContain(said);
});
