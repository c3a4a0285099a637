import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { LISTS, type ListName, listAddress } from "#app/features/admin/lists/list-shapes";
import { anApplication } from "../support/admin";
import type { Client } from "../support/client";
import { emptyTables } from "../support/emptied";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

let admin: Viewer;
let root: Client;
beforeEach(async () => {
  site.moveClock(0);
  await emptyTables("users", "audit_log");
  admin = await aClient({ firstName: "Root", displayName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const DAY = 86_400_000;
const show = (address: string) => readPage(root.get(address));
/** Returns the order of names on a page, omitting those it does not contain. */
const said = (text: string, names: string[]) =>
  names.filter((name) => text.includes(name)).sort((one, other) => text.indexOf(one) - text.indexOf(other));
const file = async (address: string) => (await root.get(address)).text();

test("people are narrowed down and sorted in the address", async () => {
  const [zoe, amy] = [await aClient({ displayName: "Zoe Zimmer" }), await anAdvisor({ displayName: "Amy Ames" })];
  await db.update(profiles).set({ displayName: "Amy Ames" }).where(eq(profiles.userId, amy.userId));
  await db.update(users).set({ suspendedAt: new Date(), suspendedReason: "Spam" }).where(eq(users.id, zoe.userId));
  const names = ["Zoe Zimmer", "Amy Ames", "Root"];
  const people = async (params: string) => said((await show(`/admin?view=people&${params}`)).text, names);
  expect(await people("sort=name")).toEqual(["Amy Ames", "Root", "Zoe Zimmer"]);
  expect(await people("state=suspended")).toEqual(["Zoe Zimmer"]);
  expect(await people("state=advisors")).toEqual(["Amy Ames"]);
  expect(await people("state=clients")).toEqual(["Zoe Zimmer"]);
  expect(await people("state=admins&q=zimmer")).toEqual([]);
  const { html } = await show("/admin?view=people&state=suspended&sort=name&q=zi");
  expect(html).toMatch(/<option[^>]*value="suspended"[^>]*selected|<option[^>]*selected[^>]*value="suspended"/);
  expect(html).toContain("/admin/lists/people.csv?q=zi&amp;state=suspended&amp;sort=name");
});

test("the heads of the columns say what the list is sorted by, and lead to the next order of it", async () => {
  const head = async (params: string, name: string) => {
    const { html } = await show(`/admin?view=people${params}`);
    const found = new RegExp(`<th scope="col" aria-sort="(\\w+)"[^>]*><a[^>]*href="([^"]*)"[^>]*>${name}<`).exec(html);
    return found && [found[1], found[2]?.replaceAll("&amp;", "&")];
  };
  expect(await head("&q=a", "Name")).toEqual(["none", "/admin?view=people&q=a&sort=name"]);
  expect(await head("&q=a&sort=name", "Name")).toEqual(["ascending", "/admin?view=people&q=a&sort=-name"]);
  expect(await head("&q=a&sort=-name", "Name")).toEqual(["descending", "/admin?view=people&q=a"]);
  expect(await head("&sort=-name", "Email")).toEqual(["none", "/admin?view=people&sort=email"]);
});

test("the ways to sort are called what people say, also by the table that is sorted so", async () => {
  const ways = async (view: string) =>
    [...(await show(`/admin?view=${view}`)).html.matchAll(/<option value="(-?\w+)"[^>]*>([^<]*, [^<]*)</g)].map(
      ([, sort, text]) => `${sort}: ${text}`,
    );
  expect(await ways("people")).toEqual([
    ...["name: Name, A to Z", "-name: Name, Z to A", "email: Email, A to Z", "-email: Email, Z to A"],
    ...["joined: Joined, oldest first", "-joined: Joined, newest first"],
  ]);
  expect(await ways("payments")).toEqual(expect.arrayContaining(["time: Time, earliest first", "-value: Value, highest first"]));
  expect(await ways("mail")).toContain("-time: Time, newest first");
  expect((await show("/admin?view=people&sort=-name")).html).toMatch(/<caption[^>]*>People: Name, Z to A</);
  expect((await show("/admin?view=people")).html).toMatch(/<caption[^>]*>People</);
});

test("a list says how many there are, and leads back to all where nothing fits", async () => {
  for (let count = 0; count < 21; count += 1) await aClient({ displayName: `Common ${count}` });
  expect((await show("/admin?view=people&q=common")).text).toContain("1 to 20 of 21");
  expect((await show("/admin?view=people&q=common&page=2")).text).toContain("1 to 20 of 21");
  const { text, html } = await show("/admin?view=people&q=nobody&state=clients&sort=name");
  expect(text).toContain("Nobody matches");
  expect(html).toContain('href="/admin?view=people&amp;sort=name"');
});

test("a page of people leads to the next with everything that was wished", async () => {
  for (let count = 0; count < 21; count += 1) await aClient({ displayName: `Common ${count}` });
  const { html, text } = await show("/admin?view=people&q=common&sort=name&state=clients");
  expect(text).toContain("Next page");
  expect(html).toContain("/admin?view=people&amp;q=common&amp;state=clients&amp;sort=name&amp;page=2&amp;after=");
});

/** Returns the target of a link, by its name. */
const leads = ({ html }: { html: string }, name: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

test("each list is leafed through from one row's place to the next and back, whichever way it is sorted", async () => {
  const names = Array.from({ length: 45 }, (_, index) => `Common ${String(index).padStart(2, "0")}`);
  for (const displayName of names) await aClient({ displayName });
  for (const [sort, order] of [
    ["name", names],
    ["-name", names.toReversed()],
    ["", names.toReversed()],
  ] as const) {
    const first = await show(`/admin?view=people&q=common&sort=${sort}`);
    // A person added meanwhile shifts nobody to another page.
    await aClient({ displayName: "Aaron Common" });
    await aClient({ displayName: "Zoe Common" });
    const second = await show(leads(first, "Next page"));
    const third = await show(leads(second, "Next page"));
    expect(said(second.text, names)).toEqual(order.slice(20, 40));
    expect(second.text).toContain("21 to 40 of");
    expect(said(third.text, names)).toEqual(order.slice(40));
    expect(said((await show(leads(third, "Previous page"))).text, names)).toEqual(order.slice(20, 40));
    await site.rows("delete from users where id in (select user_id from profiles where display_name like '% Common')");
  }
});

test.each([
  ["after=nothing", "no place"],
  [`after=${Buffer.from('["2026-02-31T00:00:00.000000Z","00000000-0000-4000-8000-000000000000"]').toString("base64url")}`, "no day"],
  [`before=${Buffer.from('["a"]').toString("base64url")}`, "too little"],
  [`after=${Buffer.from('["2026-02-01T00:00:00.000000Z","x"]').toString("base64url")}`, "no id"],
])("a page of a list that begins at %s, which is %s, is its first", async (place) => {
  for (const name of ["people", "consultations", "payments", "payouts", "mail", "audit"])
    expect([name, (await show(`/admin?view=${name}&page=2&${place}`)).status]).toEqual([name, 200]);
  expect((await show(`/admin?view=people&page=2&${place}`)).html).toContain('aria-label="Choose Root"');
});

test("payments are sorted, found and confirmed several at once, each of what was open when the admin looked", async () => {
  const advisor = await anAdvisor({ displayName: "Ada Adviser" });
  const pay = async (displayName: string, day: number) => {
    const at = new Date(Date.now() + day * DAY);
    const { id } = await aConsultation({ client: await aClient({ displayName }), advisor, at, status: "accepted" });
    await site.rows("insert into outside_payments (consultation_id, created_at) values ($1, now())", [id]);
    return id;
  };
  const [late, early] = [await pay("Late Payer", 9), await pay("Early Payer", 8)];
  const found = async (params: string) => said((await show(`/admin?view=payments&${params}`)).text, ["Late Payer", "Early Payer"]);
  expect(await found("")).toEqual(["Early Payer", "Late Payer"]);
  expect(await found("sort=-client")).toEqual(["Late Payer", "Early Payer"]);
  expect(await found("sort=reference")).toEqual(["Late Payer", "Early Payer"]);
  expect(await found("q=late&state=awaited")).toEqual(["Late Payer"]);
  const [{ total_price: price }] = (await site.rows<{ total_price: number }>("select total_price from consultations where id = $1", [
    late,
  ])) as [{ total_price: number }];
  const key = "00000000-0000-4000-8000-000000000007";
  const payments = [`${late}:${price}`, `${early}:${price - 1}`].join(" ");
  const some = await readPage(root.post("/admin?index&view=payments", { intent: "confirm-payments", payments, key }));
  for (const words of ["1 of 2 done.", "The open amount has changed in the meantime."]) expect(some.text).toContain(words);
  expect(await site.rows("select received from outside_payments order by received")).toEqual([{ received: 0 }, { received: price }]);
  const rest = await root.post("/admin?index&view=payments&sort=-client", {
    intent: "confirm-payments",
    payments: `${early}:${price}`,
    key,
  });
  expect(rest.headers.get("location")).toBe("/admin?view=payments&sort=-client");
  const confirmed = await show("/admin?view=payments&sort=-client");
  for (const words of ["1 payment is confirmed.", "1 payment confirmed."]) expect(confirmed.text).toContain(words);
  await root.post("/admin?index&view=payments", { intent: "undo-bulk", bulkId: undoOf(confirmed) });
  expect((await show("/admin?view=payments")).text).toContain("Undone for 1 row.");
  expect(await site.rows("select received from outside_payments order by received")).toEqual([{ received: 0 }, { received: price }]);
  expect((await readPage(root.post("/admin?index&view=payments", { intent: "confirm-payments", key }))).status).toBe(400);
});

test("what is done about a person leads back to the same list", async () => {
  const { userId } = await aClient();
  const list = "view=people&q=a&state=clients&sort=name&page=2";
  const answer = await root.post(`/admin?index&${list}`, { intent: "suspend", personId: userId, reason: "Spam" });
  expect(answer.headers.get("location")).toBe(`/admin?${list}`);
});

test("consultations are narrowed down by state and sorted by time and value", async () => {
  const advisor = await anAdvisor({ displayName: "Ada Adviser" });
  const [early, late] = [await aClient({ displayName: "Early Bird" }), await aClient({ displayName: "Late Owl" })];
  await aConsultation({ client: late, advisor, at: new Date(Date.now() + 2 * DAY), status: "accepted" });
  const { id } = await aConsultation({ client: early, advisor, at: new Date(Date.now() + DAY), status: "declined" });
  await site.rows("update consultations set base_price = 9000, total_price = 9000 where id = $1", [id]);
  const names = ["Early Bird", "Late Owl"];
  const found = async (params: string) => said((await show(`/admin?view=consultations&${params}`)).text, names);
  expect(await found("sort=time")).toEqual(["Early Bird", "Late Owl"]);
  expect(await found("sort=-time")).toEqual(["Late Owl", "Early Bird"]);
  expect(await found("sort=-value")).toEqual(["Early Bird", "Late Owl"]);
  await site.rows("update consultations set currency = 'KRW' where id = $1", [id]);
  expect(await found("sort=-value")).toEqual(["Late Owl", "Early Bird"]);
  expect(await found("state=declined")).toEqual(["Early Bird"]);
  expect(await found("state=disputed")).toEqual([]);
});

test("applications are sorted by name, and stay so from one state to the other", async () => {
  for (const first_name of ["Zoe", "Amy"]) await anApplication(site, (await aClient()).email, { first_name, last_name: "Sorted" });
  const { text, html } = await show("/admin/applications?sort=name");
  expect(said(text, ["Zoe Sorted", "Amy Sorted"])).toEqual(["Amy Sorted", "Zoe Sorted"]);
  expect(html).toContain('href="/admin/applications?state=pending&amp;sort=name"');
});

test("all of a page can be chosen from the first paint on, and only where there is something to choose", async () => {
  await anApplication(site, (await aClient()).email, { first_name: "Amy", last_name: "Open" });
  const box = /<label class="tick-label[^"]*">/;
  expect((await show("/admin/applications")).html).toMatch(box);
  expect((await show("/admin/applications")).html).not.toMatch(/<label class="tick-label[^"]*invisible/);
  await site.rows("update advisor_applications set status = 'rejected', reviewed_at = now() + interval '1 hour', review_notes = 'No'");
  expect((await show("/admin/applications")).html).not.toMatch(box);
});

test("a list is taken along as it is narrowed down, of all its pages, and nothing in it is worked out by a spreadsheet", async () => {
  for (let count = 0; count < 25; count += 1) await aClient({ displayName: `Common ${count}` });
  await aClient({ displayName: "=HYPERLINK(1)" });
  const lines = (await file("/admin/lists/people.csv?q=common&sort=name")).trim().split("\r\n");
  expect(lines[0]).toBe(
    "Name,Email,Account since (UTC),Email confirmed,Admin,Admin by ADMIN_EMAILS,Advisor,In the directory,Suspended (UTC),Reason,To be deleted (UTC)",
  );
  expect(lines).toHaveLength(26);
  expect(await file("/admin/lists/people.csv?q=hyperlink")).toContain("\r\n'=HYPERLINK(1),");
  expect(await site.rows("select details from audit_log where action = 'list.exported' order by created_at")).toEqual([
    { details: { count: 25 } },
    { details: { count: 1 } },
  ]);
});

test("a place that is none in the order asked for is the first page, and is said to be, in every list", async () => {
  for (let count = 0; count < 25; count += 1) await aClient({ displayName: `Placed ${String(count).padStart(2, "0")}` });
  const first = (await readPage(root.get("/admin?view=people&q=placed&sort=name"))).text;
  const next = /href="([^"]*after=[^"]*)"/.exec((await readPage(root.get("/admin?view=people&q=placed&sort=name"))).html)![1]!;
  expect((await readPage(root.get(next.replaceAll("&amp;", "&")))).text).toContain("21 to 25 of 25");
  for (const address of ["&sort=name&page=2&after=garbage", "&sort=name&page=2&before=garbage", "&sort=name&page=2"]) {
    const { text } = await readPage(root.get(`/admin?view=people&q=placed${address}`));
    expect([address, text.includes("1 to 20 of 25"), text.includes("Placed 00")]).toEqual([address, true, true]);
  }
  expect(first).toContain("1 to 20 of 25");
  // The position in one order is invalid in another.
  const { after } = Object.fromEntries(new URL(next.replaceAll("&amp;", "&"), "http://a").searchParams);
  expect((await readPage(root.get(`/admin?view=people&q=placed&sort=joined&page=2&after=${after}`))).text).toContain("1 to 20 of 25");
  for (const name of Object.keys(LISTS) as ListName[]) {
    const { text } = await readPage(root.get(`${listAddress(name, { query: "", state: null, sort: null, page: 2, after: "garbage" })}`));
    expect([name, /\b2\d to \d/.test(text)]).toEqual([name, false]);
  }
});

test("a list is sorted by what its column is called: of what was written down by when that was", async () => {
  const german = await aClient({ language: "de" });
  await db.insert(userRoles).values({ userId: german.userId, role: "admin" });
  const theirs = await enter(site, german);
  const sortsOf = async (view: string) =>
    [...(await readPage(theirs.get(`/admin?view=${view}`))).html.matchAll(/<option value="time">([^<]*)/g)][0]?.[1];
  expect([await sortsOf("audit"), await sortsOf("mail"), await sortsOf("consultations")]).toEqual([
    ...["Zeitpunkt, älteste zuerst", "Zeitpunkt, älteste zuerst"],
    "Termin, früheste zuerst",
  ]);
});

test("a list as a file is as the spreadsheets of its admin's language open it, and every time says that it is UTC", async () => {
  const german = await aClient({ language: "de" });
  await db.insert(userRoles).values({ userId: german.userId, role: "admin" });
  const theirs = await enter(site, german);
  const rowsOf = async (name: string) =>
    parse(await (await theirs.get(`/admin/lists/${name}.csv`)).text(), { delimiter: ";", bom: true }) as string[][];
  await aConsultation({ client: await aClient(), advisor: await anAdvisor({ hourlyRate: 75_50 }), at: new Date("2030-01-02T03:04:05Z") });
  const [heads = [], ...rows] = await rowsOf("consultations");
  const row = rows.find((cells) => cells.includes("2030-01-02 03:04:05"));
  expect(row?.[heads.indexOf("Preis")]).toMatch(/^\d+(,\d+)?$/);
  expect(row?.[heads.indexOf("Zeitpunkt (UTC)")]).toBe("2030-01-02 03:04:05");
  for (const name of Object.keys(LISTS)) {
    const [columns = [], ...cells] = await rowsOf(name);
    const times = columns.filter((_, at) => cells.some((each) => /^\d{4}-\d\d-\d\d \d\d:/.test(each[at] ?? "")));
    expect([name, times.filter((column) => !column.endsWith("(UTC)"))]).toEqual([name, []]);
  }
});

test("each list is a file, for admins who have just signed in", async () => {
  const advisor = await anAdvisor();
  await aConsultation({ client: await aClient({ displayName: "Clara" }), advisor, at: new Date(Date.now() + DAY) });
  await anApplication(site, (await aClient()).email);
  for (const name of Object.keys(LISTS) as ListName[]) {
    const answer = await root.get(`/admin/lists/${name}.csv`);
    expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, "text/csv; charset=utf-8"]);
    // Column headers come before the first row.
    expect([name, await answer.text()]).toEqual([name, expect.stringMatching(/^[A-Z][\w ()]+(,[A-Z][\w ()]+)+\r\n/)]);
  }
  expect(await file("/admin/lists/consultations.csv")).toContain(",Clara,");
  expect((await root.get("/admin/lists/secrets.csv")).status).toBe(404);
  site.moveClock(16 * 60_000);
  expect((await root.get("/admin/lists/people.csv?q=a")).headers.get("location")).toBe(
    `/auth?again=1&next=${encodeURIComponent("/admin/lists/people.csv?q=a")}`,
  );
});

test("a mail that was given up is sent again, one or several that are chosen, and what has lost its words is not", async () => {
  await emptyTables("outbox");
  const mail = async (subject: string, values: Partial<typeof outbox.$inferInsert>) => {
    const words = { recipient: "ada@example.com", kind: "note", text: "Hello", html: "Hello", dedupeKey: subject };
    return (
      await db
        .insert(outbox)
        .values({ ...words, subject, ...values })
        .returning()
    )[0]!.id;
  };
  const parked = { parkedAt: new Date(), attempts: 5, lastError: "refused" };
  const [lost, gone, sent] = [
    await mail("Lost", parked),
    await mail("Wordless", { ...parked, text: "", html: "" }),
    await mail("Sent", { sentAt: new Date() }),
  ];
  const list = await show("/admin?view=mail&state=givenUp&sort=subject");
  expect(said(list.text, ["Wordless", "Lost", "Sent"])).toEqual(["Lost", "Wordless"]);
  expect((await readPage(root.post("/admin?index&view=mail", { intent: "send-mail-again", mailId: sent }))).text).toContain(
    "Only an email that was given up can be sent again.",
  );
  const some = await readPage(root.post("/admin?index&view=mail", { intent: "send-mail-again", mailId: `${lost} ${gone}` }));
  for (const words of ["1 of 2 done.", "Wordless: Its text is gone"]) expect(some.text).toContain(words);
  expect(await site.rows("select parked_at, attempts, last_error from outbox where id = $1", [lost])).not.toContainEqual(
    expect.objectContaining({ last_error: "refused" }),
  );
  expect(await site.rows("select action, subject_id from audit_log")).toEqual([{ action: "mail.sent-again", subject_id: lost }]);
});

/** Returns the id posted by the bar that undoes a bulk action. */
const undoOf = ({ html }: { html: string }) => /name="bulkId" value="([^"]*)"/.exec(html)?.[1] ?? "";

test("what was done about several people can be undone for a minute, by whoever did it alone, and their mails with it", async () => {
  await emptyTables("outbox");
  const [amy, zoe] = [await aClient({ displayName: "Amy Ames" }), await aClient({ displayName: "Zoe Zimmer" })];
  const personId = `${amy.userId} ${zoe.userId}`;
  const answer = await root.post("/admin?index&view=people&q=m", { intent: "suspend", personId, reason: "Spam" });
  expect(answer.headers.get("location")).toBe("/admin?view=people&q=m");
  const list = await show("/admin?view=people");
  expect(list.text).toContain("2 people suspended.");
  expect(await site.rows("select count(*)::int from outbox where send_after > now()")).toEqual([{ count: 2 }]);
  const other = await aClient();
  await db.insert(userRoles).values({ userId: other.userId, role: "admin" });
  const her = await enter(site, other);
  expect((await readPage(her.get("/admin?view=people"))).text).not.toContain("2 people suspended.");
  const undo = { intent: "undo-bulk", bulkId: undoOf(list) };
  expect((await readPage(her.post("/admin?index&view=people", undo))).text).toContain("This can no longer be undone.");
  expect((await root.post("/admin?index&view=people&q=m", undo)).headers.get("location")).toBe("/admin?view=people&q=m");
  const after = await show("/admin?view=people&q=m");
  expect(after.text).toContain("Undone for 2 rows.");
  expect(after.text).not.toContain("2 people suspended.");
  expect(await site.rows("select count(*)::int from users where suspended_at is not null")).toEqual([{ count: 0 }]);
  expect(await site.rows("select count(*)::int from outbox")).toEqual([{ count: 0 }]);
  expect((await root.post("/admin?index&view=people", undo)).status).toBe(409);
  expect((await root.post("/admin?index&view=people", { ...undo, bulkId: "x" })).status).toBe(400);
});
