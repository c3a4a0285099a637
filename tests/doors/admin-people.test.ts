import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import type { Viewer } from "#app/features/accounts/viewer";
import { anApplication } from "../support/admin";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { pageText, readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
const DAY = 86_400_000;

let admin: Viewer;
let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log");
  admin = await aClient({ firstName: "Root", displayName: "Root" });
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

test("who has no name is called by the address, once, and of whom nothing was done it is said so", async () => {
  const { userId, email } = await aClient({ displayName: "", firstName: "", lastName: "" });
  const { html, text } = await page(userId);
  const head = /<h2 class="text-2xl[^>]*>.*?(?=Joined)/s.exec(html)?.[0] ?? "";
  expect(pageText(head).trim()).toBe(email);
  expect(text).toContain("What admins did Nothing yet");
});

test("of a person with many consultations their page leads to all of them, and the list and its file have theirs alone", async () => {
  const [advisor, client] = [await anAdvisor({ displayName: "Ada Adviser" }), await aClient({ displayName: "Clara Client" })];
  for (let day = 1; day <= 21; day++) await aConsultation({ client, advisor, at: new Date(Date.now() + day * DAY) });
  await aConsultation({ client: await aClient({ displayName: "Somebody Else" }), advisor, at: new Date(Date.now() + 22 * DAY) });
  const { text, html } = await page(client.userId);
  expect(text).toContain("All 21 consultations");
  expect(html).toContain(`/admin?view=consultations&amp;of=${client.userId}&amp;sort=-time`);
  const all = await readPage(root.get(`/admin?view=consultations&of=${client.userId}`));
  for (const words of ["Consultations of Clara Client", "1 to 20 of 21"]) expect(all.text).toContain(words);
  expect(all.text).not.toContain("Somebody Else");
  const file = await (await root.get(`/admin/lists/consultations.csv?of=${client.userId}`)).text();
  expect([file.trim().split("\n").length, file.includes("Somebody Else")]).toEqual([22, false]);
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
  const dashboard = await readPage((await enter(site, advisor)).get("/advisor-profile"));
  for (const words of ["The reason: No answer for weeks", "Not listed", "No new clients while your page is not listed"])
    expect(dashboard.text).toContain(words);
  expect(dashboard.html).toContain('href="/help#contact"');
  for (const words of ["Ready for new clients", "Next free"]) expect(dashboard.text).not.toContain(words);
  expect((await site.mailsTo(advisor.email)).at(-1)?.text).toContain("No answer for weeks");
  expect(await site.rows("select status from consultations where id = $1", [id])).toEqual([{ status: "accepted" }]);
  expect((await post(advisor.userId, { intent: "unlist", reason: "Again" })).status).toBe(409);

  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(303);
  expect((await site.visitor().get(`/advisors/${advisor.slug}`)).status).toBe(200);
  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(409);
});

test("what was done about one person can be taken back on their page and in the list for a minute, and only as long as it is so", async () => {
  const client = await aClient({ displayName: "Clara" });
  expect((await post(client.userId, { intent: "suspend", reason: "Spam" })).status).toBe(303);
  const { text, html } = await page(client.userId);
  expect(text).toContain("1 person suspended.");
  expect((await readPage(root.get("/admin?view=people"))).text).toContain("1 person suspended.");
  expect((await page(admin.userId)).text).not.toContain("1 person suspended.");
  const bulkId = /name="bulkId" value="([^"]+)"/.exec(html)![1]!;
  const undo = () => root.post(`/admin?index&view=people&id=${client.userId}`, { intent: "undo-bulk", bulkId });
  const undone = await undo();
  expect([undone.status, undone.headers.get("location")]).toEqual([303, `/admin?view=people&id=${client.userId}`]);
  expect(await site.rows("select suspended_at from users where id = $1", [client.userId])).toEqual([{ suspended_at: null }]);
  const again = await readPage(undo());
  expect([again.status, again.text.includes("This can no longer be undone.")]).toEqual([409, true]);
  expect((await readPage(root.get("/admin?view=audit"))).text).not.toContain("several rows");
});

test("a suspended advisor and an account that leaves are offered what can be done about them, and nothing else", async () => {
  const [advisor, leaving] = [await anAdvisor({ displayName: "Ada Adviser" }), await aClient({ displayName: "Leaving" })];
  await db.insert(accountDeletions).values({ userId: leaving.userId, endsAt: new Date(Date.now() + DAY), hidAdvisor: false });
  expect((await post(advisor.userId, { intent: "suspend", reason: "Spam" })).status).toBe(303);
  const intentsOn = async ({ userId }: Viewer) => {
    const { html } = await page(userId);
    return [...new Set([...html.matchAll(/value="((?:grant|revoke)-admin|(?:un|re)list|suspend|restore)"/g)].map(([, intent]) => intent))];
  };
  expect([await intentsOn(advisor), await intentsOn(leaving)]).toEqual([["restore"], ["suspend"]]);
  expect((await page(advisor.userId)).html).not.toContain(`href="/advisors/${advisor.slug}"`);
  const unlisted = await readPage(post(advisor.userId, { intent: "unlist", reason: "x" }));
  expect([unlisted.status, unlisted.text.includes("A suspended account is not in the directory anyway.")]).toEqual([409, true]);
  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(409);
  const granted = await readPage(post(leaving.userId, { intent: "grant-admin" }));
  expect([granted.status, granted.text.includes("must not be suspended or about to be deleted")]).toEqual([409, true]);
});

test("who leaves by themselves is not put back, and nobody is taken out who is no advisor", async () => {
  const advisor = await anAdvisor({ status: "suspended" });
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt: new Date(Date.now() + DAY), hidAdvisor: true });
  expect((await post(advisor.userId, { intent: "relist" })).status).toBe(409);
  expect((await post((await aClient()).userId, { intent: "unlist", reason: "x" })).status).toBe(409);
  expect(await site.rows("select 1 from audit_log")).toEqual([]);
});

const postAll = (people: Viewer[], fields: Record<string, string>) =>
  root.post(
    "/admin?index&view=people",
    new URLSearchParams([...people.map(({ userId }) => ["personId", userId]), ...Object.entries(fields)]),
  );

test("what is done about several people is done for each, and told of those it is not done for", async () => {
  const [one, two] = [await aClient({ displayName: "One" }), await aClient({ displayName: "Two" })];
  expect((await readPage(postAll([one, two], { intent: "suspend" }))).text).toContain("Please write the reason.");
  const some = await readPage(postAll([one, admin, two], { intent: "suspend", "reason.unlist": "", "reason.suspend": "Spam" }));
  expect(some.status).toBe(200);
  for (const words of ["2 of 3 done.", "Root: You cannot suspend yourself.", "Suspended: Spam"]) expect(some.text).toContain(words);
  expect(
    await site.rows("select count(*)::int from users where suspended_at is not null and id = any($1)", [[one.userId, two.userId]]),
  ).toEqual([{ count: 2 }]);
  const none = await readPage(postAll([one, two], { intent: "suspend", reason: "Spam" }));
  expect([none.status, none.text.includes("0 of 2 done.")]).toEqual([409, true]);
  const all = await postAll([one, two], { intent: "restore" });
  expect([all.status, all.headers.get("location")]).toEqual([303, "/admin?view=people"]);
  expect((await readPage(root.get("/admin?view=people"))).text).toContain("Done for 2 people.");
  expect(await site.rows("select action, count(*)::int from audit_log group by 1 order by 1")).toEqual([
    { action: "list.changed", count: 2 },
    { action: "person.restored", count: 2 },
    { action: "person.suspended", count: 2 },
  ]);
});

test("somebody who is gone does not keep the others from it, and who chooses nobody is told to", async () => {
  const advisor = await anAdvisor();
  const gone = { userId: "00000000-0000-4000-8000-000000000000" } as Viewer;
  const some = await readPage(postAll([gone, advisor], { intent: "unlist", "reason.unlist": "Away" }));
  expect([some.status, some.text.includes("Somebody who is not on this page: This account no longer exists.")]).toEqual([200, true]);
  expect((await site.mailsTo(advisor.email)).at(-1)?.text).toContain("Away");
  const nobody = await readPage(root.post("/admin?index&view=people", { intent: "restore" }));
  expect([nobody.status, nobody.text.includes("Please choose at least one row first.")]).toEqual([400, true]);
  expect((await postAll([gone, advisor], { intent: "restore", personId: "nonsense" })).status).toBe(400);
});

test("the link to confirm is mailed again to who waits for it, and to nobody else", async () => {
  const waiting = await aClient({ displayName: "Waiting" });
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, waiting.userId));
  const confirmed = await aClient({ displayName: "Confirmed" });
  const answer = await readPage(postAll([waiting, confirmed], { intent: "mail-confirmation" }));
  expect(answer.text).toContain("Confirmed: The link can be emailed again only");
  expect((await site.mailsTo(waiting.email)).at(-1)?.text).toContain("/auth/confirm?token=");
  expect(await site.mailsTo(confirmed.email)).toEqual([]);
  expect((await post(waiting.userId, { intent: "mail-confirmation" })).status).toBe(303);
});

test("where no mail is sent every page of the area says where mails stay", async () => {
  for (const path of ["/admin", "/admin?view=people", "/admin/banner"])
    expect((await readPage(root.get(path))).text).toContain("sends no email yet");
});

test("where no mail is sent a link to choose a password is shown once to an admin who has signed in recently, and works", async () => {
  const person = await aClient({ displayName: "Has forgotten" });
  const { status, text } = await readPage(post(person.userId, { intent: "password-link" }));
  const [link = ""] = /\/auth\/reset\?token=[\w-]+/.exec(text) ?? [];
  expect([status, link !== ""]).toEqual([200, true]);
  expect((await readPage(site.visitor().get(link))).status).toBe(200);
  expect(await site.mailsTo(person.email)).toEqual([]);
});

test("where no mail is sent the link to confirm is shown once on the page it was asked for, and leads to where the password is chosen", async () => {
  const waiting = await aClient({ displayName: "Without mail" });
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, waiting.userId));
  const { status, text } = await readPage(post(waiting.userId, { intent: "confirmation-link" }));
  const [link = ""] = /\/auth\/confirm\?token=[\w-]+/.exec(text) ?? [];
  expect([status, link !== ""]).toEqual([200, true]);
  expect((await readPage(site.visitor().get(link))).status).toBe(200);
  expect(await site.mailsTo(waiting.email)).toEqual([]);
});
