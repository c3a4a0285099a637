import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { readAdvisorFile } from "#app/features/applications/invitations/read-file.server";
import { offeredTopics } from "#app/features/topics/topic-list";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();
const PAGE = "/admin/import";
const LATE = 16 * 60_000;
const HEAD = "name,email,areas,rate,hours\n";

let root: Client;
beforeEach(async () => {
  site.moveClock(0);
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const anAddress = () => `ada-${randomUUID()}@example.com`;
const check = (content: string | Buffer) =>
  root.send(PAGE, { intent: "check", file: new File([content as BlobPart], "advisors.csv", { type: "text/csv" }) });
const invite = (csv: string) => root.send(PAGE, { intent: "invite", csv });
const invitations = (email: string) => site.rows("select 1 from advisor_invitations where email = $1", [email]);
const hiddenCsv = (html: string) => /name="csv" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";

test("a file is looked at line by line, and nobody is written to before the second press", async () => {
  const email = anAddress();
  const csv = `${HEAD}Zoë Byron,${email},Finance,150,"Mon-Fri 09:00-17:00"\nBob,not-mail,Alchemy,,\n`;
  const { status, text, html } = await readPage(check(csv));
  expect(status).toBe(200);
  expect(text).toContain(
    "1 person can be invited; 1 line has something to put right. Download the lines with problems, to put them right and import them again Line 3 Bob",
  );
  expect(text).toMatch(new RegExp(`Line 2 Zoë Byron ${email} Ready to be invited`));
  expect(text).toContain(
    "Line 3 Bob not-mail “not-mail” in the column email: This is not an e-mail address. “Bob” in the column name: First and last name are needed, each with at most 50 letters, spaces, apostrophes and hyphens. Please leave out titles. “Alchemy” in the column areas: This is not an area of this site.",
  );
  expect(text).toContain("Invite 1 advisor");
  const file = decodeURIComponent(/href="data:text\/csv;charset=utf-8,([^"]*)" download="lines-to-correct.csv"/.exec(html)?.[1] ?? "");
  expect(file).toMatch(/^\ufeffProblem,name,email,areas,rate,hours\r\n".*This is not an e-mail address.*",Bob,not-mail,Alchemy,,\r\n$/s);
  expect(await invitations(email)).toEqual([]);

  const answer = await readPage(invite(hiddenCsv(html)));
  expect([answer.status, answer.text.includes("Line 2")]).toEqual([200, false]);
  for (const words of [
    "1 advisor is invited.",
    "Not invited Download the lines with problems, to put them right and import them again Line 3 Bob not-mail",
  ])
    expect(answer.text).toContain(words);
  expect(await invitations(email)).toHaveLength(1);
  expect(await site.mailsTo(email)).toHaveLength(1);
  expect((await invite(hiddenCsv(html))).status).toBe(303);
  expect(await site.mailsTo(email)).toHaveLength(1);
  expect((await readPage(root.get(PAGE))).text).toContain("Nobody was invited: everybody in the file is already known.");
  expect((await readPage(check(csv))).text).toContain("This address has already been invited.");
});

test("each line is shown as it was read: areas, rate with its currency, languages and hours, and nothing that was not understood", async () => {
  const rows = [
    ["Zoë Byron", anAddress(), "Finance; Technology", "1.250,50", "EUR", "en; Deutsch", "Mo-Fr 9-17 Uhr; Sat 10:00-12:00"],
    ["Bo Hale", anAddress(), "Finance", "90", "XXX", "", ""],
    ["Al Reed", anAddress(), "Finance", "ninety", "USD", "Klingon", ""],
  ];
  const { text } = await readPage(
    check(`Name;Email;Areas;Rate;Currency;Languages;Hours\n${rows.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n")}\n`),
  );
  expect(text).toContain(
    "Ready to be invited areas Finance and Technology rate €1,250.50 an hour languages English and German hours Mon, Tue, Wed, Thu and Fri: 09:00 to 17:00; Sat: 10:00 to 12:00 timezone not given: taken from where the invitation is accepted",
  );
  expect(text).toMatch(/Line 3 Bo Hale \S+ areas Finance “XXX” in the column currency/);
  expect(text).toMatch(/Line 4 Al Reed \S+ areas Finance “ninety” in the column rate/);
});

/** What the file to start from is called, by the language of whoever loads it. */
const NAMES = { en: "advisors.csv", es: "asesores.csv", fr: "experts.csv", de: "berater.csv", it: "consulenti.csv" };

test.each(LANGUAGES)("the file to start from is read as it is, but for the address that its example has none of: %s", async (language) => {
  await site.rows("update profiles set language = $1", [language]);
  const { html } = await readPage(root.get(PAGE));
  const [, sent = ""] = new RegExp(`href="data:text/csv;charset=utf-8,([^"]+)" download="${NAMES[language]}"`).exec(html) ?? [];
  const template = decodeURIComponent(sent);
  expect(template).toContain(translatorFor(language, "invitations")("columns"));
  expect(template).toContain(
    `"${offeredTopics()
      .slice(0, 2)
      .map(({ name }) => nameIn(language, name))
      .join("; ")}"`,
  );
  const read = readAdvisorFile(template);
  expect(read.ok && read.lines.map(({ problems }) => problems)).toEqual([["lineEmail"]]);
});

test.each([
  ["UTF-8 with a byte order mark and semicolons", (line: string) => Buffer.from(`\ufeff${line.replaceAll(",", ";")}`)],
  ["Latin-1 with line ends of Windows", (line: string) => Buffer.from(line.replaceAll("\n", "\r\n"), "latin1")],
  ["UTF-16 with tabs", (line: string) => Buffer.from(`\ufeff${line.replaceAll(",", "\t")}`, "utf16le")],
])("a file in %s is read, and so is what the page sends back", async (_, write) => {
  const email = anAddress();
  const { text, html } = await readPage(check(write(`Name,E-Mail,Areas\nZoë Müller,${email},Finance\n`)));
  expect(text).toContain(`Line 2 Zoë Müller ${email} Ready to be invited`);
  expect((await invite(hiddenCsv(html))).status).toBe(200);
  expect((await site.mailsTo(email))[0]?.text).toContain("Hello Zoë,");
});

test.each([
  ["no lines", "name,email,areas\n", "There are no lines in this file."],
  [
    "other columns",
    "a,b\n1,2\n",
    "The first line has to name the columns name (or first name and last name), email and areas (or sub-category).",
  ],
  ["10,000 short lines", `name,email,areas\n${"A B,a@b.io,x\n".repeat(10_000)}`, "This file has more than 500 lines."],
  ["300 KB", `${HEAD}Ada Byron,ada@example.com,Finance,150,${"x".repeat(300 * 1024)}\n`, "This file is larger than 256 KB."],
  ["a quote that never ends", `${HEAD}"Ada`, "A quotation mark in line 2 is never closed."],
  ["a workbook", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "This is not a CSV file."],
])("a file with %s is refused with what is wrong", async (_, content, words) => {
  const { status, text } = await readPage(check(content));
  expect(status).toBe(400);
  expect(text).toContain(words);
});

test("what is larger than any file of advisors is not read to its end, and no file at all is said", async () => {
  const { status, text } = await readPage(check(HEAD + `Ada Byron,ada@example.com,Finance,150,"Mon-Fri 09:00-17:00"\n`.repeat(10_000)));
  expect([status, text.includes("This file is larger than 256 KB.")]).toEqual([413, true]);
  expect((await check("x".repeat(2 * 1024 * 1024))).status).toBe(413);
  expect((await readPage(root.send(PAGE, { intent: "check" }))).text).toContain("This is not a CSV file.");
  expect((await root.send(PAGE, { intent: "burn", csv: "" })).status).toBe(400);
});

test("where no mail leaves the house the admin gets each link to pass on, this once, and it lets the invited in", async () => {
  const email = anAddress();
  const csv = `name,email,areas\nAda Byron,${email},Finance\n`;
  const { text } = await readPage(invite(csv));
  expect(text).toContain("1 advisor is invited. Links to pass on");
  const [, link = ""] = new RegExp(`Ada Byron ${email} \\S+(/advisor-invitation\\?token=\\S+)`).exec(text) ?? [];
  expect((await readPage(site.visitor().get(link))).text).toContain(`Your address ${email}`);
  for (const later of [PAGE, "/admin?view=mail", "/admin?view=audit"])
    expect(await (await root.get(later)).text()).not.toContain(link.slice(-20));
  expect((await invite(csv)).status).toBe(303);
});

test("looking at a file, and inviting from it, wait for a sign-in of the last 15 minutes", async () => {
  const email = anAddress();
  const csv = `name,email,areas\nAda Byron,${email},Finance\n`;
  site.moveClock(LATE);
  for (const answer of [await root.get(PAGE), await check(csv), await invite(csv)])
    expect(answer.headers.get("location")).toBe(`/auth?again=1&next=${encodeURIComponent(PAGE)}`);
  expect(await invitations(email)).toEqual([]);
});

test("whoever is invited confirms, completes, is signed in at once, and stands in the directory as somebody whom the site knows", async () => {
  const email = anAddress();
  const [head, week] = ["name,email,areas,rate,languages,hours,bio", "Mon-Wed 09:00-17:00; Sat 10:00-12:30"];
  await invite(`${head}\nAda Byron,${email},"Finance; Technology",150,"German;English","${week}",Engines\n`);
  const link = /\/advisor-invitation\?token=\S+/.exec((await site.mailsTo(email))[0]?.text ?? "")?.[0] ?? "";
  const guest = site.visitor();
  const { text, html } = await readPage(guest.get(link));
  expect(text).toContain(`Your address ${email} Your areas Finance, Technology Your languages`);
  expect(text).toMatch(/Your weekly hours Mon, Tue,? and Wed: 0?9:00( AM)? to (17:00|5:00 PM) Sat: 10:00( AM)? to 12:30/);
  expect(html).toMatch(/<input (?=[^>]*data-zone="")[^>]*name="time_zone"/);
  expect(text).toContain("Time zone: ");
  for (const known of ['value="Ada"', 'value="Byron"', 'value="150"', ">Engines</textarea>"]) expect(html).toContain(known);

  const fields = {
    firstName: "Ada",
    lastName: "Byron",
    location: "Lyon, France",
    experience: "8-12",
    bio: "Engines, by steam",
    availability: "limited",
    pricing: "175",
    password: "Correct-horse-7",
    confirmPassword: "Correct-horse-8",
    agreedToTerms: "on",
    time_zone: "Europe/Berlin",
  };
  const again = await readPage(guest.post(link, fields));
  expect(again.status).toBe(400);
  expect(again.html).toContain(">Engines, by steam</textarea>");
  expect(again.html).not.toContain("Correct-horse");
  const done = await guest.post(link, { ...fields, confirmPassword: fields.password });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/advisor-profile"]);
  expect((await readPage(guest.get("/advisor-profile"))).text).toContain("You are an advisor now.");
  expect((await readPage(site.visitor().get(link))).text).toContain("This invitation no longer works");
  expect((await readPage(guest.post(link, { ...fields, confirmPassword: fields.password }))).text).toContain(
    "You have accepted this invitation",
  );

  expect((await readPage(guest.get(link))).text).toContain("You have accepted this invitation");
  const [advisor] = await site.rows<{ slug: string; hourly_rate: number; timezone: string }>(
    "select slug, hourly_rate, advisers.timezone from advisers join users on users.id = advisers.user_id where email = $1",
    [email],
  );
  expect([advisor?.hourly_rate, advisor?.timezone]).toEqual([175_00, "Europe/Berlin"]);
  const page = await readPage(site.visitor().get(`/advisors/${advisor?.slug}`));
  expect([page.status, page.text.includes("Our team knows Ada, and invited them")]).toEqual([200, true]);
  expect(page.text).not.toContain("read the application");
});

test("who is invited is listed, can be given a new link and be withdrawn", async () => {
  const email = anAddress();
  await invite(`${HEAD}Zoë Byron,${email},Finance,150,\n`);
  const [{ id } = { id: "" }] = await site.rows<{ id: string }>("select id from advisor_invitations where email = $1", [email]);
  const listed = await readPage(root.get(PAGE));
  expect(listed.text).toMatch(new RegExp(`Open invitations.* Zoë Byron ${email} Open until .* New link Withdraw`));
  const again = await readPage(root.post(PAGE, { intent: "invite-again", invitationId: id }));
  expect(again.text).toMatch(new RegExp(`Links to pass on .* ${email} \\S+/advisor-invitation\\?token=`));
  expect((await root.post(PAGE, { intent: "withdraw-invitation", invitationId: id })).status).toBe(303);
  expect(await invitations(email)).toEqual([]);
  expect((await readPage(root.post(PAGE, { intent: "withdraw-invitation", invitationId: id }))).text).toContain(
    "accepted or withdrawn, or has expired",
  );
});
