import { beforeEach, expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const PASSWORD = "Correct-horse-7";
const aDayAhead = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000).toISOString();
const stored = () => site.rows<{ id: string; status: string; note: string; total_price: number }>("select * from consultations");

async function anHour() {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  return { slug, page: `/advisors/${slug}/book?time=${encodeURIComponent(aDayAhead())}&minutes=60` };
}

/** Returns the server's own fields in the page's form. */
async function formOf(visitor: Client, page: string) {
  const { html, text, status } = await readPage(visitor.get(page));
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const fields = { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "" };
  return { html, text, status, fields };
}

test("signed in, the page has face, time, lengths, price in its lines and one button, which makes the request", async () => {
  const { page } = await anHour();
  const visitor = await enter(site, await aClient());
  const { text, fields, html } = await formOf(visitor, page);
  for (const part of ["Book Grace Hopper", "About Business Strategy", "How long?", "Base price", "Total $100", "Request for $100"])
    expect(text).toContain(part);
  const main = html
    .split("<main")[1]
    ?.split("</main>")[0]
    ?.replace(/<form id="compare".*?<\/form>/s, "");
  expect(main?.match(/<button[^>]*type="submit"(?! form="hour-)/g)).toHaveLength(1);
  expect(html).not.toContain("requested_topic");
  const answer = await visitor.post(page, { ...fields, note: "A plan" });
  const [row] = await stored();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/consultations/${row?.id}`]);
  expect(row).toMatchObject({ status: "requested", note: "A plan", total_price: 100_00 });
  expect((await readPage(visitor.get(`/consultations/${row?.id}`))).text).toContain("Consultation Requested!");
});

test.each([
  ["America/New_York", "this is before 7:00 AM"],
  ["Europe/London", "this is before 07:00"],
])("an hour of the night in %s is asked about, on the clock that is usual there", async (timeZone, words) => {
  const { slug } = await anHour();
  const night = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T05:00:00.000Z`;
  const visitor = await enter(site, await aClient({ timezone: timeZone }));
  const { text } = await readPage(visitor.get(`/advisors/${slug}/book?time=${encodeURIComponent(night)}&minutes=60`));
  expect(text).toContain(`For you ${words}. Is that the time you mean?`);
});

test("an hour too close for everything to go back says so beside its time, whoever chose it; one that is not does not", async () => {
  const { slug, page } = await anHour();
  const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString();
  const said = async (address: string) => /So close to the start, [^.]+\./.exec((await readPage(site.visitor().get(address))).text)?.[0];
  const at = (hours: number) => `/advisors/${slug}/book?time=${inHours(hours)}&minutes=60`;
  expect(await said(at(1))).toBe("So close to the start, nothing goes back if you cancel once Grace has accepted.");
  expect(await said(at(5))).toBe("So close to the start, at most 50% goes back if you cancel once Grace has accepted.");
  expect([await said(at(25)), await said(`${page}&minutes=30`)]).toEqual([undefined, undefined]);
});

test("who follows every link of an advisor and of an hour finds no page for each hour, each length and each urgency there is", async () => {
  const { slug, page } = await anHour();
  const choicesLinked = async (address: string) => {
    const { html } = await readPage(site.visitor().get(address));
    expect(html).toMatch(/<button[^>]* name="minutes"/);
    return new Set([...html.matchAll(/href="[^"]*?(minutes=\d+|urgency=\w+|\btime=20)/g)].map(([, choice]) => choice));
  };
  expect([...(await choicesLinked(`/advisors/${slug}?minutes=60&lang=de`))]).toEqual(["minutes=60"]);
  // An hour's page links only to its own hour: for people who sign in and return, and in another language.
  expect([...(await choicesLinked(page))].filter((choice) => choice !== "time=20")).toEqual(["minutes=60"]);
  const hour = (await readPage(site.visitor().get(`${page}&urgency=rush&topic=Finance`))).html;
  const [, kept = ""] = /<form id="hour-minutes"(.*?)<\/form>/.exec(hour) ?? [];
  expect([...kept.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(["time", "urgency", "topic"]);
});

test("signed out the page is the same, and nothing of it is kept for others or listed", async () => {
  const { page } = await anHour();
  const answer = await site.visitor().get(page);
  const { text, html } = await readPage(answer);
  for (const part of ["Book Grace Hopper", "How long?", "Total $100", "Sign up and request", "I have an account"])
    expect(text).toContain(part);
  expect(html).toContain('content="noindex"');
  expect([answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual(["no-store", "same-origin"]);
  expect(await site.rows("select 1 from quotes")).toEqual([]);
});

test("a stranger signs up with the request: the hour is held, the mail's link comes back to it, and one press there confirms and asks", async () => {
  const { page } = await anHour();
  const visitor = site.visitor();
  const { fields } = await formOf(visitor, page);
  const sent = await visitor.post(page, {
    ...fields,
    time_zone: "Asia/Kathmandu",
    note: "A plan",
    email: "stranger@example.com",
    password: PASSWORD,
  });
  expect(sent.status).toBe(303);
  const waiting = (await readPage(visitor.get(sent.headers.get("location")!))).text;
  expect(waiting).toContain("One step to go");
  expect(waiting).toMatch(/with Grace Hopper is held for you until/);
  expect((await readPage(site.visitor().get(page))).text).toContain("This time is no longer free.");

  const [mail] = await site.mailsTo("stranger@example.com");
  // Its reader sees which hour it is about, in their own zone, and how long it is held.
  const next = encodeURIComponent(sent.headers.get("location")!);
  await visitor.post(`/auth?tab=sign-up&sent=1&next=${next}`, { intent: "send-again", email: "stranger@example.com" });
  expect((await readPage(visitor.get(`/auth?tab=sign-up&sent=1&next=${next}`))).text).toMatch(/with Grace Hopper is held for you until/);
  const mails = await site.mailsTo("stranger@example.com");
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toMatch(/You have chosen \w+,? .+\s\(Kathmandu\)\. It is held for you until \d+:\d\d/);
  const link = /\/auth\/confirm\?\S+/.exec(mail?.text ?? "")![0];
  const moved = await visitor.get(link);
  const back = moved.headers.get("location")!;
  expect([moved.status, back.startsWith(page.split("?")[0]!)]).toEqual([302, true]);
  const { text, html, fields: again } = await formOf(visitor, back);
  expect(text).toContain("Confirm and request");
  expect(text).toMatch(/One step is missing: nothing has been sent to \w+ yet\./);
  expect((await readPage(site.visitor().get(page))).text).not.toContain("One step is missing");
  expect(text).toContain("Time and price are held for you until");
  expect(html).toContain("A plan");
  expect(await stored()).toEqual([]);
  expect(text).toContain("Your name");
  const done = await visitor.post(back, { ...again, note: "A plan", name: "Ada Lovelace" });
  const [row] = await stored();
  expect([done.status, done.headers.get("location")]).toEqual([303, `/consultations/${row?.id}`]);
  expect(row).toMatchObject({ note: "A plan", total_price: 100_00 });
  expect((await visitor.get(`/consultations/${row?.id}`)).status).toBe(200);
  const [profile] = await site.rows("select category_chosen_at, display_name from profiles where email = 'stranger@example.com'");
  expect(profile).toEqual({ category_chosen_at: null, display_name: "Ada Lovelace" });
});

test("somebody with an account signs in with the request; a wrong password says so, with the note still there, and asks for nothing", async () => {
  const { page } = await anHour();
  const known = `${page}&account=known`;
  const visitor = site.visitor();
  const account = { email: "known@example.com", password: PASSWORD, confirmPassword: PASSWORD, category: "individual" };
  const joined = site.visitor();
  await joined.post("/auth?tab=sign-up", { intent: "sign-up", ...account });
  await joined.confirm("known@example.com");
  const { fields } = await formOf(visitor, known);
  const wrong = await readPage(visitor.post(known, { ...fields, note: "A plan", email: "known@example.com", password: "Wrong-horse-7" }));
  expect(wrong.html).toMatch(/href="\/auth\/forgot\?next=%2Fadvisors[^"]*"[^>]*>Forgot password/);
  expect([wrong.status, wrong.html.includes("A plan"), wrong.text.includes("Invalid email or password")]).toEqual([400, true, true]);
  expect(await stored()).toEqual([]);
  const done = await visitor.post(known, { ...fields, note: "A plan", name: "Ada Lane", email: "known@example.com", password: PASSWORD });
  const [row] = await stored();
  expect([done.status, done.headers.get("location"), row?.note]).toEqual([303, `/consultations/${row?.id}`, "A plan"]);
});

const aStranger = (email: string) => ({ email, password: PASSWORD, note: "A plan" });

test("the browser that holds an hour finds it free with its note by the plain link, in the calendar and from a page of before; nobody else does", async () => {
  const { slug, page } = await anHour();
  const visitor = site.visitor();
  const { fields } = await formOf(visitor, page);
  expect((await visitor.post(page, { ...fields, ...aStranger("held@example.com") })).status).toBe(303);
  const back = await formOf(visitor, page);
  expect([back.text.includes("no longer free"), back.html.includes("A plan"), back.fields.hold !== ""]).toEqual([false, true, true]);
  const time = new URLSearchParams(page.split("?")[1]).get("time")!;
  const calendar = `/advisors/${slug}?minutes=60&month=${time.slice(0, 7)}&day=${time.slice(0, 10)}&zone=UTC`;
  const isFreeFor = async (client: Client) => (await readPage(client.get(calendar))).html.includes(`value="${time}"`);
  expect([await isFreeFor(visitor), await isFreeFor(site.visitor())]).toEqual([true, false]);
  expect((await readPage(site.visitor().get(page))).text).toContain("This time is no longer free.");
  // From a tab opened earlier, whose form does not mention the hold.
  const again = await visitor.post(page, { ...fields, ...aStranger("held@example.com"), note: "A better plan" });
  expect(again.status).toBe(303);
  expect(await site.rows("select note from quotes where blocked_until is not null")).toEqual([{ note: "A better plan" }]);
});

test("somebody whose session ended comes back to the page with the hour held and the note there", async () => {
  const { page } = await anHour();
  const visitor = await enter(site, await aClient());
  const { fields } = await formOf(visitor, page);
  visitor.cookies.delete("session");
  const answer = await visitor.post(page, { ...fields, note: "Half a plan" });
  const { text, html } = await readPage(visitor.get(answer.headers.get("location")!));
  expect([answer.status, html.includes("Half a plan"), text.includes("Sign in and request")]).toEqual([303, true, true]);
  expect(await stored()).toEqual([]);
});

test("what was tampered with, what is taken and who is not there ask for nothing", async () => {
  const { page } = await anHour();
  const visitor = await enter(site, await aClient());
  const { fields } = await formOf(visitor, page);
  for (const change of [{ offer: "" }, { minutes: "17" }, { urgency: "free" }])
    expect([change, (await visitor.post(page, { ...fields, ...change })).status]).toEqual([change, 400]);
  expect((await visitor.post(page, { ...fields, offer: `${fields.offer}x` })).status).toBe(409);
  expect(await stored()).toEqual([]);
  expect((await visitor.get("/advisors/nobody/book")).status).toBe(404);
  expect((await visitor.post(page, fields)).status).toBe(303);
  const late = await enter(site, await aClient());
  expect((await readPage(late.get(page))).text).toContain("These times are free");
});

test("another time begins on the day of the hour so far, and keeps length, urgency and topic, for whoever is signed out or comes by a mail", async () => {
  const { slug } = await anAdvisor({ topics: ["Business Strategy", "Finance"] });
  const far = new Date(Date.parse(aDayAhead()) + 20 * 86_400_000).toISOString();
  const said = { minutes: "45", urgency: "rush", topic: "Finance", account: "known", confirm: "c".repeat(43) };
  for (const without of [{ confirm: "" }, {}]) {
    const selection = Object.fromEntries(Object.entries({ ...said, ...without }).filter(([, value]) => value));
    const { html } = await readPage(site.visitor().get(`/advisors/${slug}/book?${new URLSearchParams({ time: far, ...selection })}`));
    const [, calendar = ""] = /href="([^"]*)#times"[^>]*>Choose another time/.exec(html) ?? [];
    const answer = await site.visitor().get(calendar.replaceAll("&amp;", "&"));
    expect(answer.headers.get("cache-control") === "no-store").toBe("confirm" in selection);
    const { html: times } = await readPage(answer);
    const pressed = [...times.matchAll(/<button[^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => tag.includes('name="day"') && tag.includes('pressed="true"'));
    expect(pressed).toContain(`value="${far.slice(0, 10)}"`);
    const [, hours = ""] = new RegExp(`<form[^>]* action="/advisors/${slug}/book"[^>]*>(.*?)</form>`).exec(times) ?? [];
    const kept = [...hours.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(kept)).toEqual(selection);
    expect(hours).toMatch(new RegExp(`<button[^>]* value="${far.slice(0, 10)}[^>]* name="time"`));
  }
});

test("an hour that is taken while somebody writes shows what is free instead, with all they wrote, and no button that would fail again", async () => {
  const { page } = await anHour();
  const [visitor, stranger] = [await enter(site, await aClient()), site.visitor()];
  const [{ fields }, { fields: strange }] = [await formOf(visitor, page), await formOf(stranger, page)];
  const first = await enter(site, await aClient());
  expect((await first.post(page, (await formOf(first, page)).fields)).status).toBe(303);
  const typed = { note: "A plan", email: "late@example.com", password: PASSWORD };
  for (const [who, form] of [
    [visitor, { ...fields, note: typed.note }],
    [stranger, { ...strange, ...typed }],
  ] as const) {
    const { text, html } = await readPage(who.post(page, form));
    expect([text.includes("This time is no longer free."), text.includes("These times are free")]).toEqual([true, true]);
    expect(/<textarea[^>]*name="note"[^>]*>([^<]*)/.exec(html)?.[1]).toBe("A plan");
    expect(html).not.toMatch(/Request for \$|Sign up and request/);
  }
});

test("who comes in for an hour that was taken meanwhile finds what they wrote there, for another time; so does whose session has ended", async () => {
  const { page } = await anHour();
  const account = { email: "beaten@example.com", password: PASSWORD, confirmPassword: PASSWORD, category: "individual" };
  const joined = site.visitor();
  await joined.post("/auth?tab=sign-up", { intent: "sign-up", ...account });
  await joined.confirm(account.email);
  const [late, ended] = [site.visitor(), site.visitor()];
  const known = `${page}&account=known`;
  const [{ fields }, { fields: before }] = [await formOf(late, known), await formOf(ended, page)];
  const first = await enter(site, await aClient());
  expect((await first.post(page, (await formOf(first, page)).fields)).status).toBe(303);
  const noteOf = (html: string) => /<textarea[^>]*name="note"[^>]*>([^<]*)/.exec(html)?.[1];
  const answer = await late.post(known, { ...fields, note: "A plan", email: account.email, password: PASSWORD });
  const { html, text } = await readPage(late.get(answer.headers.get("location") ?? ""));
  expect([answer.status, text.includes("This time is no longer free."), noteOf(html)]).toEqual([303, true, "A plan"]);
  // The links of the free alternatives carry it along.
  const [, other = ""] = /href="(\/advisors\/[^"]*\/book\?time=[^"]*)"/.exec(html.split('id="others"')[1] ?? "") ?? [];
  expect(noteOf((await readPage(late.get(other.replaceAll("&amp;", "&")))).html)).toBe("A plan");
  expect(noteOf((await readPage(ended.post(page, { ...before, note: "A plan" }))).html)).toBe("A plan");
});

test("who owes a second factor for an hour that was taken meanwhile finds what they wrote there, once they are in", async () => {
  const { page } = await anHour();
  const account = { email: "careful@example.com", password: PASSWORD };
  const joined = site.visitor();
  await joined.post("/auth?tab=sign-up", { intent: "sign-up", ...account, confirmPassword: PASSWORD, category: "individual" });
  await joined.confirm(account.email);
  const ofAccount = "where user_id = (select id from users where email = $1)";
  await site.rows(`update security_settings set two_factor_enabled = true ${ofAccount}`, [account.email]);
  const late = site.visitor();
  const known = `${page}&account=known`;
  const { fields } = await formOf(late, known);
  const first = await enter(site, await aClient());
  expect((await first.post(page, (await formOf(first, page)).fields)).status).toBe(303);
  const answer = await late.post(known, { ...fields, ...account, note: "A plan" });
  const asked = new URL(answer.headers.get("location") ?? "", "http://site");
  expect(asked.pathname).toBe("/auth/two-factor");
  await site.rows(`update security_settings set two_factor_enabled = false ${ofAccount}`, [account.email]);
  await late.post("/auth", { intent: "sign-in", ...account });
  const { html, text } = await readPage(late.get(asked.searchParams.get("next") ?? ""));
  expect([text.includes("This time is no longer free."), /<textarea[^>]*name="note"[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([
    true,
    "A plan",
  ]);
});

test("whoever changes the zone of the times keeps the day and the length they chose", async () => {
  const { slug, page } = await anHour();
  const day = new URLSearchParams(page.split("?")[1]).get("time")!.slice(0, 10);
  const { html } = await readPage(site.visitor().get(`/advisors/${slug}?minutes=60&day=${day}&zone=UTC`));
  const form = html.slice(html.lastIndexOf("<form", html.indexOf('id="zone"')), html.indexOf('id="zone"'));
  const kept = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(kept)).toEqual({ minutes: "60", day });
});

test("a length in the address that the site no longer offers is named, with the one that is chosen instead", async () => {
  const { page } = await anHour();
  const asked = page.replace("minutes=60", "minutes=45");
  expect((await readPage(site.visitor().get(asked))).text).not.toContain("not offered");
  await site.rows("insert into rule_versions (version, rules) values (1, $1)", [{ ...SPECIFIED_RULES, durations: [30, 60] }]);
  await site.rows("notify rules");
  try {
    const said = "45 min is not offered; 30 min is chosen instead.";
    await expect.poll(async () => (await readPage(site.visitor().get(asked))).text).toContain(said);
  } finally {
    await site.rows("delete from rule_versions where version > 0; notify rules");
  }
});

test("an advisor's home page invites nobody to become one; a client's does", async () => {
  const [client, advisor] = await Promise.all([aClient(), anAdvisor()].map(async (person) => enter(site, await person)));
  const linksIn = async (visitor: Client) =>
    (await readPage(visitor.get("/"))).html.split("<main")[1]?.split("</main>")[0]?.split('href="/become-advisor"').length;
  expect([await linksIn(client!), await linksIn(advisor!)]).toEqual([3, 1]);
});
