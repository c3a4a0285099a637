import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { askToReschedule } from "#app/features/booking/life/reschedule.server";
import { paymentReference } from "#app/features/money/outside/payment-reference";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const IBAN = "DE89370400440532013000";
const WAY = {
  intent: "save-pay-way",
  holder: "Sagebridge GmbH",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "cobadeffxxx",
  link: "",
  text: "",
};

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log; delete from ledger_transactions; delete from consultations; delete from site_settings");
  await site.rows("insert into site_settings (name, value) values ('pay_text', 'Cash, at the desk')");
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const settings = async (changes: Record<string, string> = {}) => {
  const { html } = await readPage(root.get("/admin?view=settings"));
  const form = html.slice(html.indexOf("save-pay-way"));
  const version = /name="version" value="([^"]+)"/.exec(form)![1]!;
  return root.post("/admin?index&view=settings", { ...WAY, version, ...changes });
};

/** Creates a consultation at 50.00 that was accepted now, and opens its client's page. */
async function agreed(currency = "EUR", hoursAhead = 72) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + hoursAhead * 3_600_000) });
  await site.rows("update consultations set currency = $2 where id = $1", [id, currency]);
  await acceptConsultation(advisor, id, new Date());
  const [visitor, adviser] = [await enter(site, client), await enter(site, advisor)];
  const page = () => readPage(visitor.get(`/consultations/${id}`));
  const press = (intent: string) => visitor.post(`/consultations/${id}`, { intent, id, key: randomUUID() });
  return { id, client, advisor, visitor, adviser, page, press };
}

test("whoever accepts, moves or cancels by a click gets no mail of it, and finds the calendar file on the page, also to take the time out again", async () => {
  const { id, client, visitor, adviser, page, press } = await agreed();
  const mailed = async () => (await site.rows("select kind from outbox where recipient = $1", [client.email])).map(({ kind }) => kind);
  const file = async (who: Client) => (await who.get(`/files/consultations/${id}.ics`)).text();
  for (const html of [(await page()).html, (await readPage(adviser.get("/advisor-profile/sessions"))).html])
    expect(html).toMatch(new RegExp(`href="/files/consultations/${id}.ics"[^>]*>.*?Calendar file`, "s"));
  expect(await file(adviser)).toContain("METHOD:REQUEST");
  expect((await press("cancel")).status).toBe(303);
  expect(await mailed()).toEqual(["consultation_accept"]);
  expect((await page()).html).toMatch(new RegExp(`href="/files/consultations/${id}.ics"[^>]*>.*?Remove it from your calendar`, "s"));
  expect(await file(visitor)).toContain("METHOD:CANCEL");
});

const decide = (intent: string, fields: Record<string, string>) =>
  root.post("/admin?index&view=payments", { intent, key: randomUUID(), ...fields });
const payments = () => readPage(root.get("/admin?view=payments"));

test("how clients pay is set once, checked, and stands on the page and in the mail of what was accepted, with a code for euros", async () => {
  expect((await settings()).headers.get("location")).toBe("/admin?view=settings");
  const { page, client } = await agreed();
  const { text, html } = await page();
  for (const words of ["Please pay €50", "Sagebridge GmbH", "DE89 3704 0044 0532 0130 00", "COBADEFFXXX", "P-1", "Scan it", "I have paid"])
    expect(text).toContain(words);
  expect(html).toContain('aria-label="Code of the bank transfer"');
  const [mail] = await site.rows("select text from outbox where kind = 'consultation_accept' and recipient = $1", [client.email]);
  for (const words of ["Account holder: Sagebridge GmbH", "IBAN: DE89 3704", "Reference of your payment: P-"])
    expect(mail!.text).toContain(words);
  const inDollars = await (await agreed("USD")).page();
  expect(inDollars.text).toContain("Please pay $50");
  expect(inDollars.html).not.toContain("Code of the bank transfer");
});

test("what was accepted begins with its hour and the way in, then says until when to pay and what cancelling costs now", async () => {
  const { text: far } = await (await agreed("USD")).page();
  expect(far).toMatch(/Please pay before it begins: by \d+ \w+ 20\d\d/);
  expect(far).toContain("If you cancel now, you owe nothing. If you cancel after you have paid Until");
  const begins = (text: string) => text.slice(text.indexOf("The time is yours."), text.indexOf("Please pay"));
  expect(begins(far)).toMatch(/20\d\d, \d+:\d\d.*Join the meeting/);
  const { text: near } = await (await agreed("USD", 9)).page();
  expect(near).toMatch(/It begins on .* Please send your payment before then: it may arrive later\./);
  expect(near).toMatch(/If you cancel now, \$\d+ of \$50 stays due\./);
  expect(begins(near)).toMatch(/20\d\d, \d+:\d\d.*Join the meeting/);
  expect(near.split("Join the meeting")).toHaveLength(2);
});

test("an answer that the other side waits for stands before what is to be paid, and its button alone is the first of the page", async () => {
  const { id, advisor, page } = await agreed("USD");
  const time = new Date(Math.ceil(Date.now() / 3_600_000 + 96) * 3_600_000).toISOString();
  expect(await askToReschedule(advisor, id, { time }, new Date())).toMatchObject({ ok: true });
  const { text, html } = await page();
  expect(text.indexOf("Agree to the new time")).toBeGreaterThan(0);
  expect(text.indexOf("Agree to the new time")).toBeLessThan(text.indexOf("Please pay"));
  const main = html.slice(html.indexOf("<main")).replace(/<dialog.*?<\/dialog>/gs, "");
  const first = [...main.matchAll(/<(?:button|a)\b[^>]*class="[^"]*button-primary[^"]*"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(
    ([, label]) => label,
  );
  expect(first).toEqual(["Agree to the new time"]);
});

test("while another time can be proposed the page says so; when it was proposed as often as it may, it speaks of cancelling alone", async () => {
  const { id, page } = await agreed();
  expect((await page()).text).toContain("move it or cancel");
  await site.rows("update consultations set counters_made = 3 where id = $1", [id]);
  const { text } = await page();
  expect(text).toContain("Another time has already been proposed three times. If something comes up, cancel.");
  expect(text).not.toContain("move it or cancel");
});

test("what arrived in yen is typed in yen, and no part of one can have", async () => {
  const { id } = await agreed("JPY");
  const confirm = (amount: string) => decide("confirm-payment", { consultationId: id, amount, seen: "0" });
  expect((await payments()).html).toContain('value="5000"');
  expect((await confirm("4999.50")).status).toBe(400);
  expect((await confirm("5000")).status).toBe(303);
  const { text } = await payments();
  expect(text.slice(text.indexOf("Recently confirmed or sent back"))).toContain("¥5,000");
});

test("what arrived in two parts is listed with what arrived in all", async () => {
  const { id, press } = await agreed("USD");
  for (const [amount, seen] of Object.entries({ "20.00": "0", "30.00": "2000" })) {
    await press("markPaid");
    expect((await decide("confirm-payment", { consultationId: id, amount, seen })).status).toBe(303);
  }
  const { text } = await payments();
  const arrived = text.slice(text.indexOf("Recently confirmed or sent back"));
  expect(arrived).toContain("Whatever is still open or has to go back is in the list above.");
  expect(arrived).toContain("$50 in all");
  expect(arrived).toContain("$30");
});

test("a session of several hours is listed with its end and its length", async () => {
  const { id } = await agreed("USD");
  const until = "scheduled_time + interval '240 minutes'";
  await site.rows(`update consultations set duration_minutes = 240, ends_at = ${until}, blocked_until = ${until} where id = $1`, [id]);
  expect((await payments()).text).toMatch(/\d{1,2}:\d\d(?: [ap]m)? – \d{1,2}:\d\d[^–]{1,40} 4 h · /i);
});

test("a payment to confirm, and one to send back, are counted beside Payments and stand on the overview with the way to each", async () => {
  const [marked, cancelled] = [await agreed("USD"), await agreed("USD")];
  expect((await readPage(root.get("/admin"))).text).not.toContain("Payments (");
  await marked.press("markPaid");
  expect((await decide("confirm-payment", { consultationId: cancelled.id, amount: "50.00", seen: "0" })).status).toBe(303);
  expect((await cancelled.press("cancel")).status).toBe(303);
  const { html, text } = await readPage(root.get("/admin"));
  expect(text).toMatch(/Payments\s*2\s*\(2 are waiting\)/);
  for (const words of ["Payments to confirm 1", "Payments to send back 1"]) expect(text.replace(/\s+/g, " ")).toContain(words);
  for (const state of ["marked", "toReturn"]) {
    expect(html).toContain(`href="/admin?view=payments&amp;state=${state}"`);
    expect((await readPage(root.get(`/admin?view=payments&state=${state}`))).text).toContain("Ada for Grace Hopper");
  }
});

test("a payment that is settled is found by its reference, its client's name and its state, and stands in the file; without a search the list is what waits", async () => {
  const sheet = async (params = "") => (await (await root.get(`/admin/lists/payments.csv${params}`)).text()).trim().split("\r\n");
  const [heads] = await sheet();
  expect(heads).toBe(
    "Reference,State,Client,Email,Advisor,Topic,Time (UTC),Currency,Price,Not charged,Open,Marked as paid,Marked on (UTC),Arrived,Arrived on (UTC),To be sent back,Sent back",
  );
  const { id } = await agreed("USD");
  expect((await decide("confirm-payment", { consultationId: id, amount: "50.00", seen: "0" })).status).toBe(303);
  const [row] = await site.rows<{ number: number }>("select number from outside_payments where consultation_id = $1", [id]);
  const searches = [`q=${paymentReference(row!.number)}`, "q=ada", "state=settled"];
  const found = async (params: string) => (await readPage(root.get(`/admin?view=payments&${params}`))).text;
  for (const params of searches)
    expect([params, await found(params)]).toEqual([params, expect.stringMatching(/Ada for Grace Hopper.*Confirmed.*\$50/)]);
  await site.rows("update consultations set refunded = total_price where id = $1", [id]);
  expect(await found("state=settled")).toContain("No payment matches");
  expect((await decide("return-payment", { consultationId: id, amount: "5000" })).status).toBe(303);
  for (const params of searches) {
    expect([params, await found(params)]).toEqual([params, expect.stringMatching(/Ada for Grace Hopper.*Sent back.*\$50/)]);
    const [, line, ...others] = await sheet(`?${params}`);
    expect([line, others]).toEqual([expect.stringMatching(/,Sent back,Ada,.*,50,0,0,0,,50,[^,]+,0,50$/), []]);
  }
  const undoable = await payments();
  expect(undoable.text).toContain("1 payment marked as sent back.");
  const bulkId = /name="bulkId" value="([^"]+)"/.exec(undoable.html)![1]!;
  expect((await root.post("/admin?index&view=payments", { intent: "undo-bulk", bulkId })).status).toBe(303);
  expect((await payments()).text).toMatch(/Ada for Grace Hopper.*To be sent back/);
  expect((await decide("return-payment", { consultationId: id, amount: "5000" })).status).toBe(303);
  for (const params of ["q=nobody", "state=awaited", "q=ada&state=toReturn"]) expect(await found(params)).toContain("No payment matches");
  expect(await found("")).toContain("Nothing is waiting");
  expect(await sheet()).toEqual([heads]);
});

test("a wrong IBAN or BIC, an account without a holder and a link that is not https are refused with everything typed", async () => {
  for (const [field, value, said] of [
    ["iban", "DE88 3704 0044 0532 0130 00", "Please enter a valid IBAN."],
    ["bic", "COBA", "Please enter a valid BIC."],
    ["holder", "", "Please enter the account holder."],
    ["link", "http://pay.example.com", "Please enter an address that begins with https://."],
    ["link", "javascript:alert(1)", "Please enter an address that begins with https://."],
  ] as const) {
    const answer = await settings({ text: "Or by cheque", [field]: value });
    const body = await answer.text();
    expect([field, answer.status, body.includes(said), body.includes("Or by cheque")]).toEqual([field, 400, true, true]);
  }
  expect(await site.rows("select 1 from site_settings where name <> 'pay_text'")).toEqual([]);
});

test("who confirms a request sees how it will be paid; without any word of it the page says that nothing is to pay yet", async () => {
  await site.rows("delete from site_settings where name like 'pay_%'");
  const advisor = await anAdvisor({ displayName: "Grace Hopper" });
  const look = async () => (await readPage(site.visitor().get(`/advisors/${advisor.slug}/book`))).text;
  expect(await look()).toContain("Nothing to pay yet");
  await settings();
  expect(await look()).toContain("DE89 3704 0044 0532 0130 00");
});

test("the client says that they have paid, the admin confirms what arrived, and only then there is a receipt", async () => {
  const { id, visitor, adviser, page, press } = await agreed("USD");
  const billing = async () => (await readPage(visitor.get("/profile/billing"))).text;
  await site.rows("delete from site_settings where name like 'pay_%'");
  expect((await page()).text).toContain("How to pay is not set up yet.");
  expect((await press("markPaid")).status).toBe(303);
  expect((await page()).text).toContain("You told us that you have paid");
  for (const words of ["No receipt yet.", "You told us on"]) expect(await billing()).toContain(words);
  expect((await readPage(adviser.get(`/consultations/${id}`))).text).toContain("The client says that they have paid");
  const list = await payments();
  for (const words of ["Ada for Grace Hopper", "Marked as paid", "Clients are not told how to pay"]) expect(list.text).toContain(words);
  expect(list.text).not.toMatch(/Marked as paid Marked \d/);
  expect((await decide("confirm-payment", { consultationId: id, amount: "50.00", seen: "0" })).headers.get("location")).toBe(
    "/admin?view=payments",
  );
  expect((await page()).text).toContain("$50 has arrived.");
  expect(await billing()).toMatch(/Receipt P-\d+/);
  expect(await billing()).toMatch(/Paid \d{1,2} [A-Z][a-z]{2,3} \d{4}/);
  const after = await payments();
  for (const words of ["Nothing is waiting", "Recently confirmed or sent back"]) expect(after.text).toContain(words);
  expect((await readPage(root.get("/admin?view=audit"))).text).toContain("confirmed a payment");
});

test("what is not an amount is refused, what was done meanwhile is a conflict, and no amount of the client's counts", async () => {
  const { id, visitor } = await agreed("USD");
  for (const amount of ["", "-1", "1e3", "0", "99999999999"])
    expect((await decide("confirm-payment", { consultationId: id, amount, seen: "0" })).status).toBe(400);
  // Without the state shown on the page, two admins could each count the same money.
  expect((await decide("confirm-payment", { consultationId: id, amount: "50" })).status).toBe(400);
  expect((await decide("confirm-payment", { consultationId: id, amount: "50", seen: "100" })).status).toBe(409);
  expect((await decide("return-payment", { consultationId: id, amount: "100" })).status).toBe(409);
  await visitor.post(`/consultations/${id}`, { intent: "markPaid", id, key: randomUUID(), amount: "1" });
  expect((await payments()).text).toContain("$50");
  expect((await decide("deny-payment", { consultationId: id })).status).toBe(303);
  expect((await decide("deny-payment", { consultationId: id })).status).toBe(409);
});

test("an advisor says where they are paid out to, and the admins' list of payouts shows it", async () => {
  const { id, adviser } = await agreed("USD");
  await decide("confirm-payment", { consultationId: id, amount: "50", seen: "0" });
  const [from, to] = [2, 1].map((hours) => new Date(Date.now() - hours * 3_600_000));
  await site.rows("update consultations set scheduled_time = $2, ends_at = $3, blocked_until = $3 where id = $1", [id, from, to]);
  expect((await adviser.post(`/consultations/${id}`, { intent: "complete", id, key: randomUUID() })).status).toBe(303);
  expect((await readPage(root.get("/admin?view=payouts"))).text).toContain("The advisor has not said where to send it.");
  const send = (fields: Record<string, string>) =>
    adviser.post("/advisor-profile/billing", { intent: "payout-destination", holder: "Grace", iban: IBAN, bic: "", words: "", ...fields });
  const refused = await send({ iban: "DE00", words: "By post" });
  const body = await refused.text();
  expect([refused.status, body.includes("Please enter a valid IBAN."), body.includes("By post")]).toEqual([400, true, true]);
  expect((await send({})).status).toBe(303);
  expect((await readPage(root.get("/admin?view=payouts"))).text).toContain("Grace · DE89 3704 0044 0532 0130 00");
  expect((await readPage(adviser.get("/advisor-profile/billing"))).html).toContain("DE89 3704 0044 0532 0130 00");
});

test("whoever has paid a part and cancels late reads, before it, what of that goes back and what is still to pay", async () => {
  const { id, page } = await agreed("EUR", 3);
  await decide("confirm-payment", { consultationId: id, amount: "20", seen: "0" });
  const { text, html } = await page();
  expect(text).toContain("none of the €20 you paid goes back. You then still have €5 to pay.");
  expect(html).toMatch(/None of the €20 you paid goes back\. We let Grace Hopper know\.[^<]*You then still have €5 to pay\./);
});

test("an amount that cannot have been paid is refused at its field, with what was typed, and not above the page", async () => {
  const { id, visitor } = await agreed("USD");
  for (const amount of ["", "0", "x".repeat(40)]) {
    const refused = await visitor.post(`/consultations/${id}`, { intent: "markPaid", id, key: randomUUID(), amount });
    const html = await refused.text();
    const field = /<input[^>]*name="amount"[^>]*>/.exec(html)?.[0] ?? "";
    expect([refused.status >= 400, field.includes('aria-invalid="true"'), field.includes(`value="${amount.slice(0, 24)}"`)]).toEqual([
      true,
      true,
      true,
    ]);
    const described = /aria-describedby="([^" ]+)/.exec(field)?.[1];
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>[^<]*(<[^>]*>)*Please enter the amount you have paid`));
    expect(html).not.toMatch(/role="alert"[^>]*><p[^>]*>Please enter the amount/);
  }
});

test("what came in part, was waived or went back in part is called so among payments, and counts from what is asked for by now", async () => {
  const { id } = await agreed("USD");
  await decide("confirm-payment", { consultationId: id, amount: "20", seen: "0" });
  const stateOf = async (params = "") => {
    const { text } = await readPage(root.get(`/admin?view=payments${params}`));
    return text;
  };
  const part = await stateOf();
  for (const words of ["Arrived in part", "$20 of $50 has arrived"]) expect(part).toContain(words);
  await decide("let-payment-go", { consultationId: id, reason: "Agreed by phone" });
  const waived = await stateOf("&state=settled");
  for (const words of ["Confirmed", "$30 not charged"]) expect(waived).toContain(words);
  await site.rows("update consultations set status = 'completed', refunded = 5000 - 1500 - 3000 where id = $1", [id]);
  await decide("return-payment", { consultationId: id, amount: "500" });
  const back = await stateOf("&state=settled");
  for (const words of ["Sent back in part", "$5 sent back"]) expect(back).toContain(words);
});

test("after a part payment and a late cancellation the pages of both sides count on from the price", async () => {
  const { id, page, adviser, press } = await agreed("USD", 9);
  await decide("confirm-payment", { consultationId: id, amount: "20", seen: "0" });
  await press("cancel");
  const pages = [await page(), await readPage(adviser.get(`/consultations/${id}`))];
  for (const { text } of pages) expect(text).toMatch(/Total \$50 .*Not charged \$25 Paid \$20 Still due \$5/);
  expect(pages[1]?.text).toContain("$20 of the client’s payment has arrived, and $5 is still due.");
});
