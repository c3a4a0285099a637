import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { anApplication } from "../support/admin";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
const DAY = 86_400_000;

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log");
  const admin = await aClient({ firstName: "Root", displayName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const post = (personId: string, fields: Record<string, string>) =>
  root.post(`/admin?index&view=people&id=${personId}`, { personId, ...fields });
const page = (personId: string) => readPage(root.get(`/admin?view=people&id=${personId}`));

test("a person's page has who they are, their consultations on both sides, their applications and what admins did", async () => {
  const [advisor, client] = [await anAdvisor({ displayName: "Ada Adviser" }), await aClient({ displayName: "Clara Client" })];
  await aConsultation({ client, advisor, at: new Date(Date.now() + DAY) });
  await aConsultation({ client: await aClient({ displayName: "Somebody Else" }), advisor, at: new Date(Date.now() + 2 * DAY) });
  await anApplication(site, client.email);
  const { text, html } = await page(client.userId);
  for (const words of ["Clara Client", client.email, "Clara Client with Ada Adviser", "Pending,"]) expect(text).toContain(words);
  expect(text).not.toContain("Somebody Else");
  expect(html).toContain('href="/admin?view=people"');
  const ofAdvisor = await page(advisor.userId);
  expect(ofAdvisor.text).toContain("Somebody Else with Ada Adviser");
  expect(ofAdvisor.html).toContain(`href="/advisors/${advisor.slug}"`);
  expect((await root.get("/admin?view=people&id=nobody")).status).toBe(404);
  expect((await root.get("/admin?view=people&id=00000000-0000-4000-8000-000000000000")).status).toBe(404);
  expect((await readPage(root.get("/admin?view=people&q=clara"))).html).toContain(`/admin?view=people&amp;id=${client.userId}`);
});

test("an advisor is taken out of the directory with a reason, keeps account and consultations, and is put back", async () => {
  const advisor = await anAdvisor({ displayName: "Ada Adviser" });
  const client = await aClient();
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + DAY), status: "accepted" });
  const without = await readPage(post(advisor.userId, { intent: "unlist", reason: " " }));
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  const answer = await post(advisor.userId, { intent: "unlist", reason: "No answer for weeks" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin?view=people&id=${advisor.userId}`]);
  const { text } = await page(advisor.userId);
  for (const words of ["The advisor is out of the directory.", "Not in the directory", "took an advisor out of the directory"])
    expect(text).toContain(words);
  expect((await site.visitor().get(`/advisors/${advisor.slug}`)).status).not.toBe(200);
  expect((await (await enter(site, advisor)).get("/advisor-profile")).status).toBe(200);
  expect((await site.mailsTo(advisor.email)).at(-1)?.text).toContain("No answer for weeks");
  expect(await site.rows("select status from consultations where id = $1", [id])).toEqual([{ status: "accepted" }]);
  expect((await post(advisor.userId, { intent: "unlist", reason: "Again" })).status).toBe(409);

  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(303);
  expect((await site.visitor().get(`/advisors/${advisor.slug}`)).status).toBe(200);
  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(409);
});

test("who leaves by themselves is not put back, and nobody is taken out who is no advisor", async () => {
  const advisor = await anAdvisor({ status: "suspended" });
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt: new Date(Date.now() + DAY), hidAdvisor: true });
  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(409);
  expect((await post((await aClient()).userId, { intent: "unlist", reason: "x" })).status).toBe(409);
  expect(await site.rows("select 1 from audit_log")).toEqual([]);
});
