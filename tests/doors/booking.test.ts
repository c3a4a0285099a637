import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { hourFieldsOf, pageOfMatch, requestMatch } from "../support/hour";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings, firstMatch, hoursAhead } from "../support/json-requests";
import { pageText, readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const PAGE = "/book-consultation";
const MINUTE = 60_000;
const aVisitor = async () => enter(site, await aClient());
const stored = () => site.rows("select * from consultations");

const search = (visitor: Client, fields: Record<string, string | undefined> = {}) =>
  visitor.post(PAGE, {
    intent: "find",
    requested_topic: "Business Strategy",
    requested_time: "",
    duration_minutes: "30",
    urgency: "normal",
    ...fields,
  });
/** As a browser does: follows the redirect to the search, if there is one. */
async function find(visitor: Client, fields: Record<string, string | undefined> = {}) {
  const answer = await search(visitor, fields);
  return answer.status === 303 ? visitor.get(answer.headers.get("location")!) : answer;
}
/** A time in the zone of the visitor's profile, Europe/London, as a datetime-local field posts it. */
const onTheirClock = (instant: Date) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London", dateStyle: "short", timeStyle: "medium" })
    .format(instant)
    .replace(" ", "T")
    .slice(0, 16);

test("the page is titled 'Book a Consultation'", async () => {
  const { html } = await readPage((await aVisitor()).get(PAGE));
  expect(/<h1[^>]*>Book a Consultation<\/h1>/.test(html)).toBe(true);
  expect(/<title>Book a Consultation/.test(html)).toBe(true);
});

test("a visitor who is not logged in sees 'Please log in to book a consultation.' and the way to sign in and back", async () => {
  const { status, html, text } = await readPage(site.visitor().get(PAGE));
  expect(status).toBe(200);
  expect(text).toContain("Please log in to book a consultation.");
  expect(html).toContain('href="/auth?next=%2Fbook-consultation"');
  const { html: requested } = await readPage(site.visitor().get(`${PAGE}?advisor=grace`));
  expect(/href="\/auth\?next=[^"]*"/.exec(requested)?.[0]).toBe(`href="/auth?next=${encodeURIComponent(`${PAGE}?advisor=grace`)}"`);
});

test("the form has the labels Topic, Preferred time, Duration and Urgency and the button Find Adviser", async () => {
  const { html, text } = await readPage((await aVisitor()).get(PAGE));
  for (const label of ["Topic", "Preferred time", "Duration", "Urgency"]) expect(html).toMatch(new RegExp(`<label[^>]*>${label}`));
  expect(text).toContain("Find Adviser");
  expect(/type="datetime-local"/.test(html)).toBe(true);
});

test("Find Adviser is disabled until a topic is chosen: the button names what it needs", async () => {
  const { html } = await readPage((await aVisitor()).get(PAGE));
  expect(/<button[^>]*data-needs="requested_topic"[^>]*>/.test(html)).toBe(true);
  const listed = /<datalist id="([^"]+)">(.*?)<\/datalist>/s.exec(html);
  const names = [...(listed?.[2] ?? "").matchAll(/value="([^"]+)"/g)].map(([, name]) => name);
  expect([names.length >= 50, names]).toEqual([true, names.toSorted()]);
  expect(html).toContain(`data-one-of="${listed?.[1]}"`);
});

test("the topics are the fifty of the list, grouped by category", async () => {
  const { html } = await readPage((await aVisitor()).get(PAGE));
  const names = await site.rows<{ name: string }>("select name from topics");
  expect(names).toHaveLength(50);
  for (const { name } of names) expect(pageText(html.replaceAll(/<option[^>]*value="([^"]*)"[^>]*>/g, " $1 "))).toContain(name);
  expect(CATEGORIES).toHaveLength(6);
});

test("the durations are 15, 30, 45, 60 and 90 minutes, 30 chosen; the urgency is normal, or rush with +15%", async () => {
  const { html } = await readPage((await aVisitor()).get(PAGE));
  const options = (name: string) => {
    const [, inside = ""] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
    return [...inside.matchAll(/<option value="([^"]*)"( selected="")?/g)].map(([, value, selected]) => (selected ? `${value}*` : value));
  };
  expect(options("duration_minutes")).toEqual(["15", "30*", "45", "60", "90"]);
  expect(options("urgency")).toEqual(["normal*", "rush"]);
  expect(html).toContain(`Rush (+${SPECIFIED_RULES.rushPercent}%)`);
});

test("the preferred time is optional and takes nothing sooner than 30 minutes from now", async () => {
  const before = Date.now();
  const { html } = await readPage((await aVisitor()).get(PAGE));
  const field = /<input[^>]*name="requested_time"[^>]*>/.exec(html)![0];
  expect(field).not.toContain("required");
  const [, min = ""] = /min="([^"]*)"/.exec(field)!;
  expect(min >= onTheirClock(new Date(before + 30 * MINUTE)), min).toBe(true);
  expect(min <= onTheirClock(new Date(Date.now() + 31 * MINUTE)), min).toBe(true);
});

test("without a topic: 'Please select a topic and ensure you're logged in'", async () => {
  const visitor = await aVisitor();
  for (const requested_topic of ["", "   "]) {
    const { status, text } = await readPage(find(visitor, { requested_topic }));
    expect([status, text.includes("Please select a topic and ensure you're logged in")]).toEqual([400, true]);
  }
});

test("a visitor sees who is free, when and at which price, and Book leads to the page of that hour; nothing is kept for them", async () => {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper" });
  const { status, text, html } = await readPage(find(site.visitor(), { urgency: "rush", duration_minutes: "60" }));
  expect([status, text.includes("Grace Hopper"), text.includes("Total $115")]).toEqual([200, true, true]);
  const form = new RegExp(`<form[^>]*action="/advisors/${slug}/book"[^>]*>(.*?)</form>`, "s").exec(html)?.[1] ?? "";
  const said = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, name === "time" ? "" : value]);
  expect(said).toEqual([
    ["time", ""],
    ["minutes", "60"],
    ["urgency", "rush"],
    ["topic", "Business Strategy"],
  ]);
  expect(await site.rows("select 1 from quotes")).toEqual([]);
});

test("an answer has an address of its own, which says what was asked for and can be opened anew, by others too", async () => {
  await anAdvisor({ displayName: "Grace Hopper" });
  const visitor = await aVisitor();
  const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 26 * 3_600_000);
  const answer = await search(visitor, { requested_time: onTheirClock(at), duration_minutes: "45", urgency: "rush" });
  const address = new URL(answer.headers.get("location")!, "http://site");
  expect([answer.status, Object.fromEntries(address.searchParams)]).toEqual([
    303,
    { topic: "Business Strategy", time: at.toISOString(), minutes: "45", urgency: "rush", find: "1" },
  ]);
  for (const each of [visitor, visitor, site.visitor()]) {
    const shown = await each.get(address.pathname + address.search);
    const { text, html } = await readPage(shown);
    expect([text.includes("Grace Hopper"), shown.headers.get("cache-control")]).toEqual([true, "private, no-cache"]);
    expect(/<option value="45" selected/.test(html)).toBe(true);
    expect(/<option value="rush" selected/.test(html)).toBe(true);
  }
});

test("a time sooner than 30 minutes, in the past, a year off or none at all is told beside its field, and what was chosen stays", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const times: [string, string][] = [
    [onTheirClock(new Date(Date.now() + 29 * MINUTE)), "Please choose a time at least 30 minutes from now."],
    ["2020-01-01T10:00", "Please choose a time at least 30 minutes from now."],
    ["2099-01-01T10:00", "Please choose a time within the next 365 days."],
    ["soon", "Please enter a date and a time."],
  ];
  for (const [requested_time, sentence] of times) {
    const { status, html, text } = await readPage(find(visitor, { requested_time, duration_minutes: "90", urgency: "rush" }));
    expect([status, text.includes(sentence)]).toEqual([422, true]);
    expect(/name="requested_time"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="requested_time"/.test(html)).toBe(true);
    expect(html).toContain('value="Business Strategy"');
    expect(/<option value="90" selected/.test(html)).toBe(true);
    expect(/<option value="rush" selected/.test(html)).toBe(true);
  }
  expect(await site.rows("select 1 from quotes")).toEqual([]);
});

test("a form that was tampered with is a 4xx and looks for nobody", async () => {
  const visitor = await aVisitor();
  for (const [name, value] of Object.entries({ duration_minutes: "17", urgency: "free", time_zone: "Mars/Olympus" }))
    expect([name, (await find(visitor, { [name]: value })).status]).toEqual([name, 400]);
  expect((await find(visitor, { requested_topic: "Alchemy" })).status).toBe(422);
  expect((await find(visitor, { requested_topic: "\u0000" })).status).toBe(400);
  for (const address of ["?advisor=%00", "?topic=%00&time=%00&duration=%00&requested=%00"])
    expect((await visitor.get(PAGE + address)).status).toBe(200);
  expect(await site.rows("select 1 from quotes")).toEqual([]);
});

test.each([1, 3])("the answer says 'Found {n} matching advisers!' for %i", async (count) => {
  await Promise.all(Array.from({ length: count }, () => anAdvisor()));
  const { status, text } = await readPage(find(await aVisitor()));
  expect([status, text.includes(`Found ${count} matching advisers!`)]).toEqual([200, true]);
});

test("a match shows who, the score, the rating, the sessions, the expertise and every part of the price", async () => {
  await anAdvisor({ displayName: "Grace Hopper", ratingSum: 9, ratingCount: 2, totalSessions: 7, level: "expert" });
  const { html, text } = await readPage(find(await aVisitor(), { urgency: "rush" }));
  for (const part of [
    "Grace Hopper",
    "7 sessions",
    "Expert",
    "Main expertise",
    "Base price",
    `Rush fee (${SPECIFIED_RULES.rushPercent}%)`,
    "Total",
    "Grace Hopper receives",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/\d+% match/);
  expect(html).toContain("4.5");
  const fee = SPECIFIED_RULES.rushPercent / 2;
  for (const amount of ["$50", `$${fee.toFixed(2)}`, `$${(50 + fee).toFixed(2)}`]) expect(text).toContain(amount);
  expect(/<form[^>]*action="\/advisors\/[^"]+\/book"[^>]*>(?:<input[^>]*>)+<button[^>]*>Book</.test(html)).toBe(true);
});

test("the surge banner shows the percent over 1 when the multiplier is above 1, and not otherwise", async () => {
  const advisor = await anAdvisor();
  const calm = await readPage(find(await aVisitor()));
  expect(calm.text).not.toContain("surge charge");
  for (const hours of [48, 50])
    await aConsultation({ client: await aClient(), advisor, at: new Date(hoursAhead(hours)), createdAt: new Date() });
  const { text } = await readPage(find(await aVisitor()));
  expect(text).toContain("A surge charge of 10% is part of the prices below.");
  expect(text).toContain("Surge (×1.1)");
  expect(text).toContain("$55");
});

test("a search with nothing chosen but a topic takes no time, half an hour and no rush", async () => {
  await anAdvisor();
  const before = Date.now();
  const { status } = await readPage(find(await aVisitor()));
  const [quote] = await site.rows<{ start: Date; duration_minutes: number; urgency: string }>("select starts_at as start, * from quotes");
  expect([status, quote?.duration_minutes, quote?.urgency]).toEqual([200, 30, "normal"]);
  expect(quote!.start.getTime()).toBeGreaterThanOrEqual(before + 60 * MINUTE);
});

test("nobody free is said with what can be done", async () => {
  const { status, text } = await readPage(find(await aVisitor()));
  expect([status, text.includes("Nobody is free for that"), text.includes("Browse all advisors")]).toEqual([200, true, true]);
});

test("Book leads to the page of the hour, with its topic, length, urgency and the price that was shown", async () => {
  await anAdvisor({ displayName: "Grace Hopper" });
  const visitor = await aVisitor();
  const match = await firstMatch(visitor, { urgency: "rush" });
  const { status, text } = await readPage(visitor.get(pageOfMatch(match)));
  expect(status).toBe(200);
  for (const part of ["Book Grace Hopper", "About Business Strategy", "Total $57.50", "The price is held for you until"])
    expect(text).toContain(part);
  expect(await stored()).toEqual([]);
});

test("a booking is answered with 'Consultation Requested!' and the server's message, and topic and time are cleared", async () => {
  await anAdvisor({ displayName: "Grace Hopper" });
  const visitor = await aVisitor();
  const answer = await requestMatch(visitor, await firstMatch(visitor), { note: "A plan" });
  const [row] = await stored();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/consultations/${row?.id}`]);
  const { text } = await readPage(visitor.get(answer.headers.get("location")!));
  expect(text).toContain("Consultation Requested!");
  // The first free time may come before the answer is due.
  expect(text).toMatch(
    /Your request has been sent to Grace Hopper\. You will hear back (within 48 hours|before the start at the latest)\./,
  );
  expect(text.indexOf("Message Grace Hopper")).toBeLessThan(text.indexOf("Withdraw"));
  const { html } = await readPage(visitor.get(PAGE));
  expect(/<input[^>]*name="requested_topic"[^>]*>/.exec(html)![0]).not.toContain("Business Strategy");
  expect(/<input[^>]*name="requested_time"[^>]*>/.exec(html)![0]).not.toMatch(/value="[^"]/);
  expect(html).not.toContain('id="results"');
});

test("a request pressed twice books once and leads to the same request", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const page = pageOfMatch(await firstMatch(visitor));
  const fields = hourFieldsOf((await readPage(visitor.get(page))).html);
  const answers = await Promise.all([visitor.post(page, fields), visitor.post(page, fields), visitor.post(page, fields)]);
  expect(new Set(answers.map((answer) => answer.headers.get("location"))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("a price that was shown holds for its ten minutes, a change of the rate included", async () => {
  const { advisorId } = await anAdvisor();
  const visitor = await aVisitor();
  const match = await firstMatch(visitor);
  await site.rows("update advisers set hourly_rate = 20000 where id = $1", [advisorId]);
  site.moveClock(9 * MINUTE);
  expect((await readPage(visitor.get(pageOfMatch(match)))).text).toContain("Total $50");
  expect((await requestMatch(visitor, match)).status).toBe(303);
  expect(await stored()).toMatchObject([{ total_price: 50_00 }]);
  site.moveClock(0);
});

test("a price that ended while it was looked at is shown anew, with the note still there, and nothing is stored until it is asked for", async () => {
  const { advisorId } = await anAdvisor();
  const visitor = await aVisitor();
  const page = pageOfMatch(await firstMatch(visitor));
  const fields = hourFieldsOf((await readPage(visitor.get(page))).html);
  await site.rows("update advisers set hourly_rate = 20000 where id = $1", [advisorId]);
  site.moveClock(10 * MINUTE + 1000);
  const { status, html, text } = await readPage(visitor.post(page, { ...fields, note: "Our plan for spring" }));
  expect(status).toBe(409);
  expect(text).toContain("The price is no longer the one you were shown. Please check it again.");
  expect(text).toContain("Total $100");
  expect(html).toContain("Our plan for spring");
  expect(await stored()).toEqual([]);
  expect((await visitor.post(page, hourFieldsOf(html))).status).toBe(303);
  site.moveClock(0);
});

test("somebody else's price holds for nobody, nor does one that never was, one of another topic or one of another advisor", async () => {
  const { advisorId, slug } = await anAdvisor({ topics: ["Business Strategy", "Finance"] });
  const [owner, thief] = [await aVisitor(), await aVisitor()];
  const match = await firstMatch(owner);
  const other = await anAdvisor();
  await site.rows("update advisers set hourly_rate = 20000 where id in ($1, $2)", [advisorId, other.advisorId]);
  const mine = match.adviser_id === advisorId ? slug : other.slug;
  const another = match.adviser_id === advisorId ? other.slug : slug;
  const totals = [
    [owner, { slug: mine }, "Total $50"],
    [thief, { slug: mine }, "Total $100"],
    [site.visitor(), { slug: mine }, "Total $100"],
    [owner, { slug: mine, quote_id: randomUUID() }, "Total $100"],
    [owner, { slug: mine, quote_id: "1" }, "Total $100"],
    [owner, { slug: another }, "Total $100"],
  ] as const;
  for (const [visitor, change, total] of totals)
    expect((await readPage(visitor.get(pageOfMatch({ ...match, ...change })))).text, JSON.stringify(change)).toContain(total);
  expect((await readPage(owner.get(`${pageOfMatch({ ...match, slug })}&topic=Finance`))).text).toContain("Total $100");
});

test("prices, states and people that are posted beside the offer count for nothing", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const tricks = {
    total_price: "1",
    base_price: "-1",
    "pricing[total_price]": "0",
    status: "accepted",
    client_id: randomUUID(),
    rush_fee: "NaN",
  };
  expect((await requestMatch(visitor, await firstMatch(visitor), tricks)).status).toBe(303);
  expect(await stored()).toMatchObject([{ total_price: 50_00, base_price: 50_00, rush_fee: 0, status: "requested" }]);
});

test("a foreign site's form books nothing", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const page = pageOfMatch(await firstMatch(visitor));
  const fields = hourFieldsOf((await readPage(visitor.get(page))).html);
  for (const origin of ["https://evil.example", "null"]) expect((await visitor.post(page, fields, { origin })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test("when the search fails: 'Failed to find advisers. Please try again.'", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  await site.rows("alter table quotes rename to quotes_away");
  const { status, text } = await readPage(find(visitor));
  await site.rows("alter table quotes_away rename to quotes");
  expect([status, text.includes("Failed to find advisers. Please try again.")]).toEqual([500, true]);
  expect(text).not.toMatch(/quotes_away|relation|select/);
});

test("when booking fails: 'Failed to book consultation. Please try again.', nothing of it is kept, and the log knows why", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const page = pageOfMatch(await firstMatch(visitor));
  const fields = hourFieldsOf((await readPage(visitor.get(page))).html);
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  await site.rows("alter table consultation_events rename to events_away");
  const { status, text } = await readPage(visitor.post(page, fields));
  await site.rows("alter table events_away rename to consultation_events");
  listening.mockRestore();
  vi.unstubAllEnvs();
  expect(said.join("")).toContain("booking failed");
  expect([status, text.includes("Failed to book consultation. Please try again.")]).toEqual([500, true]);
  expect([await stored(), await site.rows("select 1 from outbox")]).toEqual([[], []]);
});

test("when the topics cannot be read: 'Failed to fetch topics'", async () => {
  const visitor = await aVisitor();
  await site.rows("alter table topics rename to topics_away");
  const { text } = await readPage(visitor.get(PAGE));
  await site.rows("alter table topics_away rename to topics");
  expect(text).toContain("Failed to fetch topics");
});
