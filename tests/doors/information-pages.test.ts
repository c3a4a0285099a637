import { expect, test } from "vitest";
import { GRACE_PERIOD_DAYS } from "#app/features/accounts/deletion/grace-period";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import {
  COMPLETION_HOURS,
  MAX_COUNTERS,
  NO_SHOW_AFTER_MINUTES,
  NO_SHOW_REPLY_HOURS,
  QUOTE_MINUTES,
  REVIEW_DAYS,
} from "#app/features/booking/deadlines";
import { priceConsultation } from "#app/features/booking/pricing";
import { ACTIVE_REQUEST_MINUTES } from "#app/features/matching/limits";
import { surgeTenths } from "#app/features/matching/surge";
import { priceGuideMessages } from "#app/features/price-guide/messages";
import { type CancellationLine, cancellationLines } from "#app/features/rules/cancellation-lines";
import { type Rules, SPECIFIED_CURRENCIES, SPECIFIED_RULES } from "#app/features/rules/rules";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { readPage } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ environment: { SITE_NAME: "Harbour <&> Co", CONTACT_EMAIL: "desk@harbour.example" } });

const open = (path: string) => readPage(site.visitor().get(path));
/** Applies a version of the rules, as an admin's form does, until the end of a test. */
async function withRules(rules: Partial<Rules>) {
  await site.rows("insert into rule_versions (version, rules) values (1, $1)", [rules]);
  await site.rows("notify rules");
}

async function withoutRules() {
  await site.rows("delete from rule_versions where version > 0; notify rules");
  await expect
    .poll(async () => (await open("/pricing?rate=100&minutes=60&urgency=rush")).text)
    .toMatch(/Rush fee \(15%\)[\s\S]*This site keeps nothing/);
}
const PAGES = ["/how-it-works", "/help", "/pricing", "/terms", "/privacy", "/cookies"];

test("each page has its heading, its own address and a picture for where it is shared", async () => {
  for (const path of PAGES) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/files/og.png"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"\/>/);
    expect(html).toMatch(/<title>[^<]+ · Harbour &lt;&amp;&gt; Co<\/title>/);
  }
});

test("what is named in addresses after # is there", async () => {
  for (const path of PAGES) {
    const { html } = await open(path);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html, `${path}#${target}`).toContain(`id="${target}"`);
  }
  const terms = await open("/terms");
  for (const anchor of ["terms-regulated", "terms-cancelling"]) expect(terms.html).toContain(`id="${anchor}"`);
});

test("a page that is not there says in its title on whose site", async () => {
  const { status, html } = await open("/no-such-page");
  expect(status).toBe(404);
  expect(html).toMatch(/<title>[^<]+ · Harbour &lt;&amp;&gt; Co<\/title>/);
});

test.each([
  ["/login", "/auth"],
  ["/signup?next=%2Fprofile", "/auth?next=%2Fprofile"],
  ["/Contact/", "/help"],
  ["/legal/privacy", "/privacy"],
  ["/legal/terms", "/terms"],
])("whoever asks for %s by the name that other sites have is led to %s", async (asked, page) => {
  const answer = await site.visitor().get(asked);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, page]);
});

test("how it works says every deadline and rule with the number that counts", async () => {
  const { text } = await open("/how-it-works");
  expect(text).toContain(`${SPECIFIED_RULES.expiryHours} h `);
  expect(text).toContain(`Hear back within ${SPECIFIED_RULES.expiryHours} hours`);
  expect(text).toContain(`up to ${MAX_COUNTERS} times`);
  expect(text).toContain(`within ${REVIEW_DAYS} days`);
  expect(text).toContain(`counts as held ${COMPLETION_HOURS} hours after its end`);
  expect(text).toContain(`from ${MINIMUM_LEAD_MINUTES} minutes to ${MAX_LEAD_DAYS} days ahead`);
  for (const minutes of SPECIFIED_RULES.durations) expect(text).toMatch(new RegExp(`\\b${minutes}\\b`));
});

test("wherever cancelling is explained, the table is the one refunds are reckoned by", async () => {
  const [whole, half, none] = cancellationLines(SPECIFIED_RULES) as [CancellationLine, CancellationLine, CancellationLine];
  for (const path of ["/how-it-works", "/help", "/pricing", "/terms"]) {
    const { text } = await open(path);
    expect(text).toContain(`${whole.hoursBefore} hours before the start or earlier ${whole.refundPercent}%`);
    expect(text).toContain(`Between ${half.hoursBefore} and ${whole.hoursBefore} hours before ${half.refundPercent}%`);
    expect(text).toContain(`Less than ${half.hoursBefore} hours before ${none.refundPercent}%`);
  }
});

test("help answers what people ask by the rules and settings that count, names the contact of the settings and is in the footer", async () => {
  const { text, html } = await open("/help");
  expect(html).toContain('href="mailto:desk@harbour.example"');
  for (const part of ["Contact us", "Payment", "Refunds", "Changing or cancelling", "Becoming an advisor", "Privacy"])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${part}</h2>`));
  expect(text).toContain(`held for ${QUOTE_MINUTES} minutes`);
  expect(text).toContain(`from ${NO_SHOW_AFTER_MINUTES} minutes after the start. The advisor then has ${NO_SHOW_REPLY_HOURS} hours`);
  expect(text).toContain(`expires after ${SPECIFIED_RULES.expiryHours} hours`);
  expect(text).toContain(`usually within ${REVIEW_PROMISE_HOURS} hours`);
  expect(text).toContain(`within ${GRACE_PERIOD_DAYS} days brings your account back`);
  expect((await open("/pricing")).html).toMatch(/<a[^>]*href="\/help"[^>]*>Help and Contact</);
  const signedIn = await readPage((await site.person("helped@example.com")).get("/pricing"));
  expect(signedIn.html).toMatch(/<footer[\s\S]*<a[^>]*href="\/help"[^>]*>Help</);
});

test("help says how clients pay and what the site keeps, as the settings have it, without the account itself", async () => {
  const before = await open("/help");
  expect(before.text).toContain("In the way that Harbour <&> Co tells you.");
  expect(before.text).toContain("at the moment this site keeps nothing of it.");
  await site.rows(
    "insert into site_settings (name, value) values ('pay_iban', 'DE89370400440532013000'), ('pay_link', 'https://pay.example/here')",
  );
  await withRules({ platformFeeBasisPoints: 750 });
  await expect.poll(async () => (await open("/help")).text).toContain("7.5%");
  const { text, html } = await open("/help");
  expect(text).toContain("To Harbour <&> Co, by bank transfer or on a payment page.");
  expect(text).toContain("less the 7.5% that this site keeps");
  for (const secret of ["DE89", "pay.example"]) expect(html).not.toContain(secret);
  await site.rows("delete from site_settings where name in ('pay_iban', 'pay_link')");
  await withoutRules();
});

test("the search finds help by 'help' and by 'contact'", async () => {
  for (const q of ["help", "contact"]) {
    const { html } = await open(`/search?q=${q}`);
    expect(html, q).toMatch(/<a [^>]*href="\/help"[^>]*data-found|<a [^>]*data-found[^>]*href="\/help"/);
  }
});

test("the calculator answers by its address alone, with the price that would be charged", async () => {
  const { text, html } = await open("/pricing?rate=150&currency=EUR&minutes=45&urgency=rush&requests=12&advisors=6");
  const tenths = surgeTenths({ activeRequests: 12, availableAdvisors: 6 }, SPECIFIED_RULES);
  const price = priceConsultation({
    hourlyRate: 15000,
    minutes: 45,
    urgency: "rush",
    surgeMultiplierTenths: tenths,
    rules: SPECIFIED_RULES,
  });
  const money = (minor: number) => `€${(minor / 100).toFixed(2).replace(".00", "")}`;
  expect(text).toContain(`Base price €150 an hour × 45 minutes ${money(price.basePrice)}`);
  expect(text).toContain(`Surge (×${(tenths / 10).toFixed(1)}) 12 requests for 6 advisors ${money(price.surgeAmount)}`);
  expect(text).toContain(`Rush fee (${SPECIFIED_RULES.rushPercent}%) Of the base price ${money(price.rushFee)}`);
  expect(text).toContain(`Total ${money(price.totalPrice)}`);
  expect(html).toContain('value="150"');
  expect(text).toContain(`In the last ${ACTIVE_REQUEST_MINUTES} minutes`);
  for (const currency of SPECIFIED_CURRENCIES) expect(html).toContain(`<option value="${currency}"`);
});

test("the platform fee that is shown is the one of the site's settings", async () => {
  expect((await open("/pricing?rate=100&minutes=60")).text).toContain("This site keeps nothing");
  await withRules({ platformFeeBasisPoints: 750 });
  await expect.poll(async () => (await open("/pricing?rate=100&minutes=60")).text).toContain("7.5%");
  const { text } = await open("/pricing?rate=100&minutes=60");
  expect(text).toContain("total × 7.5%");
  expect(text).toContain("Platform fee (7.5%) $7.50");
  expect(text).toContain("The advisor receives $92.50");
  expect((await open("/how-it-works")).text).toContain("the platform keeps 7.5%");
  await withoutRules();
});

test("a rush fee and a surge that admins have set are what every page says, and without surge none speaks of it", async () => {
  await withRules({ rushPercent: 25, surge: false });
  const asked = "/pricing?rate=100&minutes=60&urgency=rush&requests=12&advisors=6";
  await expect.poll(async () => (await open(asked)).text).toContain("Rush fee (25%)");
  const { text } = await open(asked);
  expect(text).toContain("Total $125");
  expect(text).toContain("base + rush");
  expect(text).not.toMatch(/surge, in the open|many ask at once/i);
  expect((await open("/terms")).text).toContain("and 25% of the base price if you choose rush");
  expect((await open("/terms")).text).not.toContain("a surge part");
  await withoutRules();
});

test("what admins have set of answers, cancellations and lengths is what every page says", async () => {
  await withRules({ expiryHours: 36, wholeRefundHours: 72, partRefundHours: 1, partRefundPercent: 40, durations: [45, 60] });
  await expect.poll(async () => (await open("/pricing")).text).toContain("72 hours before the start or earlier 100%");
  for (const path of ["/how-it-works", "/help", "/pricing", "/terms"]) {
    const { text } = await open(path);
    expect(text).toContain("72 hours before the start or earlier 100%");
    expect(text).toContain("Between 1 and 72 hours before 40%");
    expect(text).toContain("Less than 1 hour before 0%");
  }
  const { html } = await open("/pricing");
  expect([html.includes('<option value="45"'), html.includes('<option value="15"')]).toEqual([true, false]);
  expect((await open("/pricing?rate=100&minutes=15")).status).toBe(400);
  expect((await open("/how-it-works")).text).toContain("45–60 min");
  expect((await open("/how-it-works")).text).toContain("Hear back within 36 hours");
  expect((await open("/terms")).text).toContain("expires after 36 hours");
  expect((await open("/terms")).text).toContain("Cancel at least 72 hours before the start and you get everything back.");
  expect((await open("/book-consultation")).text).toContain("for 36 hours at most");
  await withoutRules();
});

test("an answer that is none gets its sentence, and stays in its field", async () => {
  for (const rate of ["NaN", "-5", "1e400", "😀", "", "0", "<script>alert(1)</script>"]) {
    const { status, text, html } = await open(`/pricing?${new URLSearchParams({ rate })}`);
    expect(status, rate).toBe(400);
    expect(text).toContain("Please enter an hourly rate from 1 to 10,000, such as 120.");
    expect(text).toContain(priceGuideMessages.unpriced);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain("<script>alert");
  }
  const { text } = await open("/pricing?minutes=7&urgency=soon&currency=XXX&requests=NaN&advisors=1e400");
  for (const sentence of ["minutesUnknown", "urgencyUnknown", "currencyUnknown", "countUnreadable"] as const)
    expect(text).toContain(priceGuideMessages[sentence]);
});

test("no address of the calculator is ever an error of ours", async () => {
  const values = ["%", "%00", "%F0%9F%98%80", "a".repeat(5000), "__proto__", "[object Object]", "1;drop table users", "%ED%A0%80"];
  for (const field of ["rate", "currency", "minutes", "urgency", "requests", "advisors", "other"]) {
    for (const value of values)
      expect((await site.visitor().get(`/pricing?${field}=${value}`)).status, `${field}=${value}`).toBeLessThan(500);
  }
});

test("/legal has the three policies folded to their titles, each with the way to its own page", async () => {
  const { html } = await open("/legal");
  expect(html.match(/<details(?![^>]* open)[^>]*><summary[^>]*><h3 id="(privacy|terms|cookies)-title"/g)).toHaveLength(3);
  for (const id of ["privacy", "terms", "cookies"]) {
    expect(html).toMatch(new RegExp(`</summary><article id="${id}"`));
    expect(html).toContain(`href="/${id}"`);
  }
});

test("the policies name the operator of this site and the date from which they hold", async () => {
  for (const path of ["/terms", "/privacy", "/cookies"]) {
    const { text, html } = await open(path);
    expect(text).toMatch(/In effect since \w{3} \d{1,2}, \d{4}/);
    expect(text).toContain("Harbour <&> Co");
    expect(html).toContain('href="mailto:desk@harbour.example"');
  }
});
