import { beforeEach, expect, test } from "vitest";
import { typedRules } from "#app/features/admin/rules/rules-form";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

const RULES = { intent: "save-rules", version: "0", ...typedRules(SPECIFIED_RULES) };
const VIEWS = ["people", "mail", "audit", "settings"];
let root: Client;
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  else await site.person("client@example.com");
  await site.rows(
    "delete from site_settings; delete from audit_log; update users set suspended_at = null; delete from rule_versions where version > 0; notify rules",
  );
  await expect.poll(async () => (await readPage(site.visitor().get("/pricing"))).text).toContain("This site keeps nothing");
});

const view = (name: string, more = "") => readPage(root.get(`/admin?view=${name}${more}`));
const post = (fields: Record<string, string>, name = "people") => root.post(`/admin?index&view=${name}`, fields);
const idOf = async (email: string) => (await site.rows<{ id: string }>("select id from users where email = $1", [email]))[0]!.id;
const signedIn = async (email: string) => {
  const client = site.visitor();
  await client.post("/auth", { intent: "sign-in", email, password: "Correct-horse-7" });
  return client;
};

test("the first view shows what waits and how it goes; a view there is not is not found", async () => {
  const { text } = await readPage(root.get("/admin"));
  for (const words of ["Applications waiting", "Category requests", "Consultations requested", "Value of completed consultations"])
    expect(text).toContain(words);
  for (const name of ["People", "Mailbox", "Audit log", "Settings"]) expect(text).toContain(name);
  expect((await root.get("/admin?view=nothing")).status).toBe(404);
});

test("of what there is none of, nothing is said to be waiting", async () => {
  await site.rows("update consultations set absence_replied_at = null");
  const { text } = await readPage(root.get("/admin"));
  expect(text).toContain("Nothing to do");
  expect(text).not.toContain("Both sides have spoken");
});

test("an address below the area that is none is said in the area's own frame, with the way back, and to admins alone", async () => {
  for (const path of [
    "/admin?view=catalog",
    "/admin/catalog",
    "/admin/people/x",
    "/admin?view=people&id=nobody",
    "/admin?section=nothing",
  ]) {
    const { status, html, text } = await readPage(root.get(path));
    expect([path, status]).toEqual([path, 404]);
    for (const words of ["Page Not Found", "There is nothing at this address in the admin area", "Audit log", "Back to the overview"])
      expect([path, text]).toEqual([path, expect.stringContaining(words)]);
    expect(html).toMatch(/<a [^>]*href="\/admin"[^>]*>Back to the overview/);
  }
  const client = await signedIn("client@example.com");
  expect((await client.get("/admin/catalog")).status).toBe(403);
  const visitor = await site.visitor().get("/admin/catalog");
  expect([visitor.status, visitor.headers.get("location")]).toEqual([302, "/auth?next=%2Fadmin%2Fcatalog"]);
});

test("the views and posts of the dashboard are for admins alone", async () => {
  const client = await signedIn("client@example.com");
  const own = await idOf("client@example.com");
  for (const name of VIEWS) {
    expect((await client.get(`/admin?view=${name}`)).status).toBe(403);
    expect((await client.get(`/admin.data?view=${name}&_routes=routes%2Fadmin%2Fhomepage`)).status).toBe(403);
  }
  const posts: Record<string, string>[] = [
    { intent: "grant-admin", personId: own },
    { intent: "revoke-admin", personId: await idOf("root@example.com") },
    { intent: "suspend", personId: await idOf("root@example.com"), reason: "x" },
    { ...RULES, fee: "50" },
    { intent: "save-contact", version: new Date(0).toISOString(), email: "evil@example.com", phone: "", city: "" },
  ];
  for (const fields of posts) expect((await client.post("/admin?index", fields)).status).toBe(403);
  expect(await site.rows("select 1 from user_roles")).toHaveLength(1);
  expect(await site.rows("select 1 from site_settings")).toEqual([]);
  expect(await site.rows("select 1 from rule_versions where version > 0")).toEqual([]);
});

test("a person is found, suspended with a reason and let in again; their session ends at once", async () => {
  const client = await signedIn("client@example.com");
  expect((await client.get("/profile")).status).not.toBe(404);
  const personId = await idOf("client@example.com");
  expect((await view("people", "&q=client")).text).toContain("client@example.com");
  const without = await readPage(post({ intent: "suspend", personId, reason: "  " }));
  expect([without.status, without.text.includes("Please write the reason.")]).toEqual([400, true]);
  expect((await post({ intent: "suspend", personId, reason: "Spam" })).status).toBe(303);
  const { text } = await view("people");
  expect(text).toContain("The account is suspended.");
  expect(text).toContain("Suspended: Spam");
  expect((await readPage(client.get("/"))).text).not.toContain("Sign Out");
  const refused = await readPage(
    site.visitor().post("/auth", { intent: "sign-in", email: "client@example.com", password: "Correct-horse-7" }),
  );
  expect(refused.text).toContain("This account is suspended.");
  expect((await site.mailsTo("client@example.com")).at(-1)?.text).toContain("Spam");
  await post({ intent: "restore", personId });
  expect((await view("people")).text).toContain("The account is open again.");
  expect((await (await signedIn("client@example.com")).get("/admin")).status).toBe(403);
});

test("the admin role is granted and revoked, and never taken from the last one", async () => {
  const personId = await idOf("client@example.com");
  expect((await post({ intent: "grant-admin", personId })).status).toBe(303);
  const second = await signedIn("client@example.com");
  expect((await second.get("/admin")).status).toBe(200);
  expect((await post({ intent: "revoke-admin", personId })).status).toBe(303);
  // Whoever is no admin any more is signed out, too.
  expect((await second.get("/admin")).status).toBe(302);
  expect((await (await signedIn("client@example.com")).get("/admin")).status).toBe(403);
  const last = await readPage(post({ intent: "revoke-admin", personId: await idOf("root@example.com") }));
  expect([last.status, last.text.includes("This is the last admin.")]).toEqual([409, true]);
  expect((await root.get("/admin")).status).toBe(200);
  const log = await site.rows("select action from audit_log order by created_at");
  expect(log.map(({ action }) => action)).toEqual(["admin.granted", "admin.revoked"]);
});

test("the first view shows how it goes over a range of its address, with a table of the numbers and the list concerned", async () => {
  const { html, text } = await readPage(root.get("/admin?by=day&from=2026-01-01&to=2026-01-03"));
  for (const words of [
    "How things are going",
    "Consultations requested",
    "Of these answered",
    "Ratings by clients",
    "Searches and questions without an answer",
  ])
    expect(text).toContain(words);
  expect(
    html.match(/<svg role="img" aria-label="Consultations requested: bars from Jan 1, 2026 to Jan 3, 2026, the highest 0\."/g),
  ).toHaveLength(1);
  expect(html).toMatch(/<caption[^>]*>Consultations requested, by Day<\/caption>/);
  expect(html).toContain('href="/admin?view=consultations&amp;state=expired&amp;sort=-time"');
  expect(html).toMatch(/name="from"[^>]*value="2026-01-01"|value="2026-01-01"[^>]*name="from"/);
  expect((await readPage(root.get("/admin?by=century&from=2026-02-31&to=x"))).status).toBe(200);
  const reversed = await readPage(root.get("/admin?by=day&from=2026-01-05&to=2026-01-03"));
  expect(reversed.text).toContain("This is before the first day. The figures below are the latest ones.");
  for (const [name, day] of [
    ["from", "2026-01-05"],
    ["to", "2026-01-03"],
  ])
    expect(reversed.html).toMatch(new RegExp(`name="${name}"[^>]*value="${day}"|value="${day}"[^>]*name="${name}"`));
});

test("without SMTP the mailbox shows what was mailed, and of no mail what makes its link work", async () => {
  const { text } = await view("mail", "&q=client@example.com");
  expect(text).toContain("client@example.com");
  const [mail] = await site.rows<{ id: string }>("select id from outbox where text like '%/auth/confirm%' limit 1");
  const { html } = await view("mail", `&id=${mail!.id}`);
  expect(html).toContain("/auth/confirm?token=…");
  await site.visitor().post("/auth/forgot", { email: "client@example.com" });
  await root.post("/profile/security", { intent: "email-change-begin", newEmail: "new@example.com" });
  const mails = await site.rows<{ id: string; text: string; kind: string }>("select id, text, kind from outbox where text like '%token=%'");
  expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  for (const { id, text: words } of mails) {
    const shown = (await view("mail", `&id=${id}`)).html;
    for (const [, token] of words.matchAll(/token=([\w-]+)/g)) expect(shown).not.toContain(token);
  }
  await site.rows("update outbox set text = '', html = '' where id = $1", [mail!.id]);
  expect((await view("mail", `&id=${mail!.id}`)).text).toContain("The text of an email is kept for 24 hours.");
  expect((await view("mail", "&id=nothing")).status).toBe(404);
});

test("the audit log tells who did what, with what changed", async () => {
  await post({ ...RULES, fee: "12.5" }, "settings");
  const { text } = await view("audit");
  expect(text).toMatch(/root@example\.com|root/);
  expect(text).toContain("changed the rules");
  expect(text).toContain("Platform fee: 0 % → 12.5 %");
  const personId = await idOf("client@example.com");
  await site.rows("update profiles set display_name = 'Zoe Kline' where user_id = $1", [personId]);
  await post({ intent: "suspend", personId, reason: "Spam" }, "people");
  const fields = { intent: "save-contact", version: new Date(0).toISOString(), email: "ask@site.example", phone: "", city: "Lyon" };
  await post(fields, "settings");
  const { html, text: log } = await view("audit");
  expect(html).toMatch(new RegExp(`<a[^>]*href="/admin\\?view=people&amp;id=${personId}"[^>]*>Zoe Kline</a>`));
  expect(log).toContain("suspended an account Zoe Kline Reason: Spam");
  expect(log).toContain("City: nothing → Lyon");
  // A deleted person is no longer named.
  await site.rows("update profiles set display_name = '' where user_id = $1", [personId]);
  expect((await view("audit")).text).not.toContain("Zoe Kline");
});

test("contact details that are set stand on every page at once; before, the address of the first admin does", async () => {
  expect((await readPage(site.visitor().get("/pricing"))).text).toContain("root@example.com");
  const fields = { intent: "save-contact", version: new Date(0).toISOString(), email: "ask@site.example", phone: "", city: "Lyon" };
  expect((await post(fields, "settings")).status).toBe(303);
  const { text } = await readPage(site.visitor().get("/pricing"));
  expect(text).toContain("ask@site.example");
  expect(text).toContain("Lyon");
  expect(text).toContain("+1 555 0100");
  const late = await readPage(post({ ...fields, email: "late@site.example" }, "settings"));
  expect([late.status, late.text.includes("Nothing was overwritten")]).toEqual([409, true]);
});

test("the platform fee that is set is shown where prices are explained", async () => {
  expect((await post({ ...RULES, fee: "12.5" }, "settings")).status).toBe(303);
  expect((await readPage(site.visitor().get("/pricing"))).text).toContain("12.5%");
});

test("a rule outside its bounds is refused beside its field, and stays as it was typed; at the edges it holds", async () => {
  const refused: [Record<string, string>, string][] = [
    [{ fee: "100.01" }, "Please enter a percentage from 0 to 100."],
    [{ rush: "101" }, "Please enter a whole number from 0 to 100."],
    [{ surgeCap: "1" }, "Please enter a multiplier from 1.1 to 2, with one decimal."],
    [{ surgeCap: "2.1" }, "Please enter a multiplier from 1.1 to 2, with one decimal."],
    [{ expiry: "1" }, "Please enter a whole number of hours from 2 to 120."],
    [{ wholeRefund: "337" }, "Please enter a whole number of hours from 2 to 336."],
    [{ partRefund: "24" }, "Please enter a whole number of hours that is smaller than the one above."],
    [{ length15: "", length30: "", length45: "", length60: "", length90: "" }, "Please offer at least one length."],
    [{ partPercent: "100" }, "Please enter a whole number from 0 to 99."],
  ];
  for (const [wrong, words] of refused) {
    const { status, text, html } = await readPage(post({ ...RULES, ...wrong }, "settings"));
    expect([status, text.includes(words)], words).toEqual([400, true]);
    expect(html).toContain(`value="${Object.values(wrong)[0]}"`);
  }
  expect((await post({ ...RULES, fee: "100", rush: "0", surgeCap: "1.1" }, "settings")).status).toBe(303);
  expect((await post({ ...RULES, version: "1", fee: "0", rush: "100", surgeCap: "2" }, "settings")).status).toBe(303);
  const terms = { length15: "", buffer: "15", expiry: "12", wholeRefund: "48", partRefund: "1" };
  expect((await post({ ...RULES, version: "2", ...terms }, "settings")).status).toBe(303);
  const { text } = await view("settings");
  expect(text).toContain("Time to answer: 48 hours → 12 hours");
  expect(text).toContain("A part back until: 2 hours → 1 hour");
  expect(text).toContain("Buffer: none → 15 min");
  expect(text).toContain("15 min: offered → not offered");
  expect(text).toContain("Rush fee: 0 % → 100 %");
  expect(text).toContain("Default: 15");
  expect((await readPage(post({ ...RULES, rush: "20" }, "settings"))).status).toBe(409);
});
