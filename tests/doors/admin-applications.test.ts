import { beforeEach, expect, test } from "vitest";
import { anApplication } from "../support/admin";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

let root: Client;
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  else for (const name of ["ada", "bob", "cleo"]) await site.person(`${name}@example.com`);
  await site.rows("delete from advisor_applications; delete from advisers; delete from audit_log; delete from category_requests");
});

const list = (params = "") => readPage(root.get(`/admin/applications${params}`));
const ask = (applicationId: string, action: string, reviewNotes = "", shown = "") =>
  root.post("/admin/applications", { applicationId, action, reviewNotes, shown });

/** Decides as the page does: the email is previewed first, and a second press sends it. */
async function decide(applicationId: string, action: string, reviewNotes = "") {
  const first = await ask(applicationId, action, reviewNotes);
  const shown = /name="shown" value="([^"]+)"/.exec(await first.clone().text())?.[1];
  return shown ? ask(applicationId, action, reviewNotes, shown) : first;
}

test("the list is newest first, each pending one with review notes, Approve and Reject, and what is left of its 24 hours", async () => {
  await anApplication(site, "ada@example.com", { first_name: "Ada", created_at: new Date(Date.now() - 30.5 * 3_600_000) });
  await anApplication(site, "bob@example.com", { first_name: "Bob", created_at: new Date(Date.now() - 0.5 * 3_600_000) });
  const { text, html } = await list();
  expect(text.indexOf("Bob Expert")).toBeLessThan(text.indexOf("Ada Expert"));
  expect(text).toContain("Overdue by 7 hours");
  expect(text).toContain("Due in 24 hours");
  for (const name of ["Ada", "Bob"]) {
    expect(html).toContain(`aria-label="Approve ${name} Expert"`);
    expect(html).toContain(`aria-label="Reject ${name} Expert"`);
  }
  expect(html.match(/name="reviewNotes"/g)).toHaveLength(2);
});

test("'Application approved successfully.': a decided one shows the date and the notes, and no buttons any more", async () => {
  const id = await anApplication(site, "ada@example.com");
  const answer = await decide(id, "approved", "Welcome aboard");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/applications"]);
  const { text, html } = await list();
  expect(text).toContain("Application approved successfully.");
  expect(text).toMatch(/Decided .* 20\d\d/);
  expect(text).toContain("Welcome aboard");
  expect(html).not.toContain('value="approved"');
  expect(await site.rows("select 1 from advisers")).toHaveLength(1);
});

test("'Application rejected successfully.', and the applicant reads the notes in a mail", async () => {
  const id = await anApplication(site, "bob@example.com");
  await decide(id, "rejected", "Please add a certificate");
  expect((await list()).text).toContain("Application rejected successfully.");
  const mails = await site.mailsTo("bob@example.com");
  expect(mails.at(-1)?.text).toContain("Please add a certificate");
});

test("rejecting asks for a reason, and shows the mail in the applicant's language before it goes", async () => {
  const id = await anApplication(site, "bob@example.com");
  await site.rows("update profiles set language = 'fr' where user_id = (select id from users where email = 'bob@example.com')");
  const before = (await site.mailsTo("bob@example.com")).length;
  const empty = await readPage(ask(id, "rejected", "  "));
  expect([empty.status, empty.text.includes("Please write why. The applicant reads it.")]).toEqual([400, true]);
  const shown = await readPage(ask(id, "rejected", "Il manque un certificat."));
  expect([shown.status, shown.text.includes("This email goes to bob@example.com, in this language: French.")]).toEqual([200, true]);
  expect(shown.html).toMatch(/lang="fr"[\s\S]*Il manque un certificat\./);
  expect(shown.html).toContain("Il manque un certificat.</textarea>");
  const key = /name="shown" value="([^"]+)"/.exec(shown.html)![1]!;
  const other = await readPage(ask(id, "rejected", "Autre chose.", key));
  expect([other.status, other.text.includes("Send and reject")]).toEqual([200, true]);
  expect(await site.mailsTo("bob@example.com")).toHaveLength(before);
  expect((await decide(id, "rejected", "Il manque un certificat.")).status).toBe(303);
  const [mail] = (await site.mailsTo("bob@example.com")).slice(before);
  for (const line of mail!.text.split("\n").filter((each) => each.trim() && !each.includes("http")))
    expect(shown.text).toContain(line.trim().replace(/\s+/g, " "));
  await site.rows("update profiles set language = 'en'");
});

test("approving shows the welcome before it goes, without the notes", async () => {
  const id = await anApplication(site, "ada@example.com");
  const { status, text, html } = await readPage(ask(id, "approved", "Know her from Bern"));
  const letter = /<div lang="en"[\s\S]*?<\/div>/.exec(html)![0];
  expect([status, text.includes("Send and approve"), letter.includes("/advisors/ada-expert")]).toEqual([200, true, true]);
  expect(letter).not.toContain("Know her from Bern");
  expect(await site.rows("select 1 from advisers")).toEqual([]);
});

test("a decision can be undone for a minute, on the list and on its own page; after that the page says why not", async () => {
  const id = await anApplication(site, "ada@example.com");
  const undo = () => root.post("/admin/applications", { undoId: id });
  await decide(id, "approved");
  const page = await list("?state=pending");
  expect(page.text).toContain("Ada Expert: approved. The email waits for 60 seconds.");
  expect(page.html).toContain('aria-label="Undo the decision about Ada Expert"');
  expect((await list(`?id=${id}`)).html).toContain('name="undoId"');
  const undone = await undo();
  expect([undone.status, undone.headers.get("location")]).toEqual([303, "/admin/applications"]);
  expect((await list()).text).toContain("The decision is undone. The applicant gets no email about it.");
  expect(await site.rows("select 1 from advisers")).toEqual([]);
  const again = await readPage(undo());
  expect([again.status, again.text.includes("This decision has already been undone.")]).toEqual([409, true]);
  await decide(id, "approved");
  await site.rows("update advisor_applications set reviewed_at = reviewed_at - interval '60 seconds'");
  const late = await readPage(undo());
  expect([late.status, late.text.includes("and those are over.")]).toEqual([409, true]);
  expect((await list()).html).not.toContain('name="undoId"');
  expect((await root.post("/admin/applications", { undoId: "nonsense" })).status).toBe(404);
});

test("what was typed is in the form again once a rejection is undone, and the label says when notes are needed", async () => {
  const id = await anApplication(site, "ada@example.com");
  expect((await list()).text).toContain("Review notes (needed to reject)");
  await decide(id, "rejected", "Please add a certificate");
  const undone = await readPage(root.post("/admin/applications", { undoId: id }));
  expect([undone.status, undone.text.includes("The decision is undone.")]).toEqual([200, true]);
  expect(undone.html).toContain("Please add a certificate</textarea>");
  // Whatever page the admin goes to from where it was undone.
  for (const page of ["?state=pending", `?id=${id}`])
    expect([page, (await list(page)).html]).toEqual([page, expect.stringContaining("Please add a certificate</textarea>")]);
  await decide(id, "rejected", "Please add two certificates");
  await readPage(root.post("/admin/applications", { undoId: id }));
  expect((await list()).html).toContain("Please add two certificates</textarea>");
});

test("an application is decided once, and never by its own applicant", async () => {
  const id = await anApplication(site, "ada@example.com");
  await decide(id, "approved");
  const again = await readPage(decide(id, "rejected", "No"));
  expect([again.status, again.text.includes("This application has already been decided.")]).toEqual([409, true]);
  await site.rows(
    "update audit_log set actor_id = (select id from users where email = 'ada@example.com') where action = 'application.approved'",
  );
  expect((await readPage(decide(id, "rejected", "No"))).text).toMatch(/\S+ has dealt with this in the meantime\./);
  const own = await anApplication(site, "root@example.com");
  expect((await decide(own, "approved")).status).toBe(403);
  const { text, html } = await list();
  expect(text).toContain("This is your own application. Another admin decides on it.");
  expect(html).not.toContain('value="approved"');
});

test("search and state narrow the list, with what stands for anything taken as itself", async () => {
  await anApplication(site, "ada@example.com", { first_name: "Ada", expertise: "Finance" });
  const bob = await anApplication(site, "bob@example.com", { first_name: "Bob", expertise: "Legal" });
  await decide(bob, "rejected", "Not yet");
  await site.rows("update advisor_applications set reviewed_at = reviewed_at - interval '2 minutes' where status = 'rejected'");
  const shown = async (params: string) => {
    const { text } = await list(params);
    return ["Ada", "Bob"].filter((name) => text.includes(`${name} Expert`));
  };
  expect(await shown("?q=legal")).toEqual(["Bob"]);
  expect(await shown("?q=ada+expert")).toEqual(["Ada"]);
  expect(await shown("?q=BOB@example")).toEqual(["Bob"]);
  expect(await shown("?state=pending")).toEqual(["Ada"]);
  expect(await shown("?state=rejected&q=ada")).toEqual([]);
  expect(await shown("?q=%25")).toEqual([]);
  const unknown = await root.get("/admin/applications?state=unknown&page=x&q=ada");
  expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/admin/applications?q=ada"]);
  expect((await list("?q=nobody")).text).toContain("No application matches");
});

test("the list is narrowed down by what is left of the 24 hours, category, language, and who looks at it, in its address and in its file", async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await anApplication(site, "ada@example.com", { first_name: "Ada", created_at: ago(30), category: "finance-investment" });
  await anApplication(site, "bob@example.com", { first_name: "Bob", created_at: ago(22), expertise: "Legal", languages: ["fr", "en"] });
  const cleo = await anApplication(site, "cleo@example.com", {
    first_name: "Cleo",
    created_at: ago(200),
    status: "approved",
    expertise: "Marketing",
  });
  const shown = async (params: string) => {
    const { text } = await list(params);
    return ["Ada", "Bob", "Cleo"].filter((name) => text.includes(`${name} Expert`));
  };
  expect(await shown("?age=overdue")).toEqual(["Ada"]);
  expect(await shown("?age=dueSoon")).toEqual(["Bob"]);
  expect(await shown("?age=thisWeek")).toEqual(["Ada", "Bob"]);
  expect(await shown("?age=earlier")).toEqual(["Cleo"]);
  expect(await shown("?category=finance-investment")).toEqual(["Ada"]);
  expect(await shown("?category=legal-compliance")).toEqual(["Bob"]);
  expect(await shown("?language=fr")).toEqual(["Bob"]);
  expect(await shown("?who=nobodys")).toEqual(["Ada", "Bob"]);
  const strange = await root.get("/admin/applications?age=<script>&category=none&state=approved");
  expect([strange.status, strange.headers.get("location")]).toEqual([302, "/admin/applications?state=approved"]);
  const { html } = await list("?state=pending&language=fr&age=dueSoon");
  expect(html).toContain("/admin/lists/applications.csv?state=pending&amp;age=dueSoon&amp;language=fr");
  expect(html).toMatch(/<option[^>]*value="fr"[^>]*selected|<option[^>]*selected[^>]*value="fr"/);
  const csv = await (await root.get("/admin/lists/applications.csv?language=fr")).text();
  expect([csv.includes("Bob"), csv.includes("Ada")]).toEqual([true, false]);
  expect((await list(`?id=${cleo}`)).text).toContain("Cleo Expert");
});

test("pending applications are taken upon oneself, several at once, and given back; what is decided or one's own is told by name", async () => {
  const [ada, bob] = [
    await anApplication(site, "ada@example.com", { first_name: "Ada" }),
    await anApplication(site, "bob@example.com", { first_name: "Bob" }),
  ];
  const own = await anApplication(site, "root@example.com", { first_name: "Root" });
  await site.rows("update profiles set display_name = 'Rita Root' where user_id = (select id from users where email = 'root@example.com')");
  const assign = (intent: string, chosen: string) => root.post("/admin/applications?q=expert", { intent, chosen });
  expect((await readPage(assign("take-applications", ""))).text).toContain("Please choose at least one row first.");
  const both = await assign("take-applications", `${ada} ${bob}`);
  expect([both.status, both.headers.get("location")]).toEqual([303, "/admin/applications?q=expert"]);
  const mine = await list("?who=mine");
  expect(mine.text.match(/Rita Root is looking at it/g)).toHaveLength(2);
  // Of the two bulk actions, only the possible one is offered.
  expect(mine.html.match(/data-intents="[^"]*"/g)).toEqual(Array(2).fill('data-intents="give-back-applications"'));
  expect(mine.html).toContain('aria-label="Assign the application of Ada Expert to nobody"');
  expect((await list(`?id=${ada}`)).text).toContain("Assigned to Rita Root");
  await decide(bob, "approved");
  const some = await readPage(assign("give-back-applications", `${ada} ${bob} ${own}`));
  expect(some.status).toBe(200);
  expect(some.text).toContain("1 of 3 done. The others were not:");
  expect(some.text).toContain("Bob Expert: This application has already been decided.");
  expect(some.text).toContain("Root Expert: Nobody decides on their own application.");
  expect((await list("?who=mine&state=pending")).text).toContain("No application matches");
  expect((await readPage(assign("take-applications", "nonsense"))).status).toBe(400);
  expect(await site.rows("select action from audit_log where action like 'application.%' order by created_at")).toEqual(
    ["taken", "taken", "approved", "given-back"].map((action) => ({ action: `application.${action}` })),
  );
});

test("the detail shows everything an applicant said, and their certificates", async () => {
  const id = await anApplication(site, "ada@example.com", {
    phone: "+33 1 23 45 67 89",
    certifications: "Chartered accountant",
    pricing: 150_00,
    website_url: "https://ada.example.com",
    linkedin_url: "javascript:alert(1)",
  });
  await site.rows(
    `insert into application_certificates (user_id, application_id, file_name, file_path, mime_type, file_size)
     select user_id, id, 'diploma.pdf', 'x', 'application/pdf', 2048 from advisor_applications`,
  );
  const { text, html } = await list(`?id=${id}`);
  for (const words of [
    "Ada Expert",
    "+33 1 23 45 67 89",
    "Chartered accountant",
    "$150",
    "8-12 years",
    "Paris, France",
    "diploma.pdf",
    "2 KB",
  ])
    expect(text).toContain(words);
  expect(html).toMatch(
    /href="https:\/\/ada\.example\.com"[^>]*rel="noopener noreferrer nofollow"|rel="noopener noreferrer nofollow"[^>]*href="https:\/\/ada/,
  );
  expect(/href="javascript:/.test(html)).toBe(false);
  expect((await root.get("/admin/applications?id=00000000-0000-4000-8000-000000000000")).status).toBe(404);
  expect((await root.get("/admin/applications?id=nonsense")).status).toBe(404);
});

test("script in what an applicant wrote is inert", async () => {
  const script = "<script>alert(1)</script>";
  const id = await anApplication(site, "ada@example.com", { first_name: script, bio: script, certifications: script, location: script });
  for (const { html } of [await list(), await list(`?id=${id}`)])
    expect([html.includes("<script>alert"), html.includes("&lt;script&gt;alert(1)")]).toEqual([false, true]);
});

test("'Failed to approve application.', 'Failed to reject application.' and 'Failed to load advisor applications.' when the database refuses; the notes are kept", async () => {
  const id = await anApplication(site, "ada@example.com");
  await site.rows("alter table audit_log rename to audit_log_away");
  try {
    const { status, text, html } = await readPage(decide(id, "approved", "Kept notes"));
    expect([status, text.includes("Failed to approve application.")]).toEqual([500, true]);
    expect(html).toContain("Kept notes</textarea>");
    expect((await readPage(decide(id, "rejected", "No"))).text).toContain("Failed to reject application.");
  } finally {
    await site.rows("alter table audit_log_away rename to audit_log");
  }
  await site.rows("alter table advisor_applications rename to away");
  try {
    const { status, text } = await list();
    expect([status, text.includes("Failed to load advisor applications.")]).toEqual([500, true]);
  } finally {
    await site.rows("alter table away rename to advisor_applications");
  }
});

test("below it category requests, most wanted first, with the count of those who asked; they are answered or declined", async () => {
  await site.rows(
    `insert into category_requests (name, name_key, askers, user_id) values
     ('Beekeeping', 'beekeeping', 1, (select id from users where email = 'cleo@example.com')), ('Space Law', 'space law', 3, null)`,
  );
  await site.rows(
    "insert into category_request_emails (request_id, email) select id, 'visitor@example.com' from category_requests where name = 'Space Law'",
  );
  const { text } = await list();
  expect(text).toContain("Wants an answer: visitor@example.com");
  expect(text.indexOf("Space Law")).toBeLessThan(text.indexOf("Beekeeping"));
  expect(text).toContain("3 people asked");
  expect(text).toContain("1 person asked");
  const rows = await site.rows<{ id: string; name: string }>("select id, name from category_requests order by name");
  const post = (requestId: string, decision: string, answer: string) => root.post("/admin/applications", { requestId, decision, answer });
  const empty = await readPage(post(rows[0]!.id, "answered", "  "));
  expect([empty.status, empty.text.includes("Please write an answer.")]).toEqual([400, true]);
  await post(rows[0]!.id, "answered", "It opens in spring.");
  expect((await list()).text).toContain("The request was answered.");
  expect((await site.mailsTo("cleo@example.com")).at(-1)?.text).toContain("It opens in spring.");
  await post(rows[1]!.id, "declined", "");
  const declined = (await list()).text;
  expect([declined.includes("The request was declined."), declined.includes("visitor@example.com")]).toEqual([true, false]);
  expect((await site.mailsTo("visitor@example.com")).map(({ subject }) => subject)).toEqual(["Your wish for a category"]);
  expect((await post(rows[1]!.id, "answered", "Late")).status).toBe(409);
  const log = await site.rows("select action from audit_log order by created_at");
  expect(log.map(({ action }) => action)).toEqual(["category_request.answered", "category_request.declined"]);
});

test("several requests are decided at once with the same answer, and one that somebody has decided meanwhile stays named beside the others", async () => {
  const rows = await site.rows<{ id: string }>(
    "insert into category_requests (name, name_key) select name, lower(name) from unnest(array['Beekeeping at night', 'Maps of caves', 'Old clocks']) name returning id",
  );
  const ids = rows.map(({ id }) => id);
  const several = (decision: string, answer: string, chosen = ids) =>
    root.send("/admin/applications", { intent: "decide-requests", decision, answer, chosen: chosen.join(" ") });
  const { html, text } = await list();
  expect(html).toContain('aria-label="Decide several at once"');
  // Each is one line to tick or to open, below a tick for all.
  expect(text).toContain("All on this page");
  expect(html.match(/<details class="group/g)?.length).toBeGreaterThanOrEqual(ids.length);
  for (const id of ids) expect(html).toMatch(new RegExp(`<input[^>]*form="several-requests"[^>]*value="${id}"`));
  expect((await readPage(several("answered", " "))).text).toContain("Please write an answer.");
  expect((await readPage(several("declined", "", []))).text).toContain("Please choose at least one row first.");
  await root.post("/admin/applications", { requestId: ids[0]!, decision: "dismissed", answer: "" });
  const some = await readPage(several("answered", "They open in spring."));
  expect(some.status).toBe(200);
  expect(some.text).toMatch(/2 of 3.*Beekeeping at night/);
  expect(await site.rows("select 1 from category_requests where id = any($1) and status = 'answered'", [ids])).toHaveLength(2);
  expect((await several("declined", "", [ids[1]!])).status).toBe(409);
});
