import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { PAY_AFTER_END_DAYS } from "#app/features/money/limits";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log; delete from ledger_transactions; delete from consultations; delete from site_settings");
  await site.rows("insert into site_settings (name, value) values ('pay_text', 'Cash, at the desk')");
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

/** An agreed consultation at $50 that begins in three hours, or later, with its client and its advisor. */
async function agreed(hoursAhead = 3) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + hoursAhead * 3_600_000) });
  await site.rows("update consultations set currency = 'USD' where id = $1", [id]);
  await acceptConsultation(advisor, id, new Date());
  const visitor = await enter(site, client);
  const press = (intent: string, fields: Record<string, string> = {}) =>
    visitor.post(`/consultations/${id}`, { intent, id, key: randomUUID(), ...fields });
  const adviser = await enter(site, advisor);
  const advisorPage = () => readPage(adviser.get(`/consultations/${id}`));
  return { id, visitor, press, advisorPage, page: () => readPage(visitor.get(`/consultations/${id}`)) };
}

const decide = (intent: string, fields: Record<string, string>) =>
  root.post("/admin?index&view=payments", { intent, key: randomUUID(), ...fields });

test("who cancels late reads why something is due, of what price and until when, and finds it above the lists until it is said to be paid", async () => {
  const { id, visitor, press, page } = await agreed();
  const lists = async () => (await readPage(visitor.get("/consultations"))).text;
  expect(await lists()).not.toContain("Still to pay");
  await press("cancel");
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Europe/London" }).format(
    Date.now() + PAY_AFTER_END_DAYS * 86_400_000,
  );
  const { text } = await page();
  expect(text).toContain("You cancelled late, so 50% of the price of $50 stays due: $25.");
  expect(text).toContain(`Please pay by ${day}.`);
  expect(await lists()).toMatch(/Still to pay \$25: .* with Grace Hopper, /);
  await press("markPaid", { amount: "25" });
  expect(await lists()).not.toContain("Still to pay");
  expect((await decide("confirm-payment", { consultationId: id, amount: "25", seen: "0" })).status).toBe(303);
});

test("more than is due is taken when a client says what they have paid, and they read that the rest comes back", async () => {
  const { press, page } = await agreed();
  for (const amount of ["600", "60"]) {
    const asked = await press("markPaid", { amount, sure: amount === "60" ? "600" : "" });
    const { html, text } = await readPage(Promise.resolve(asked));
    expect([asked.status, text.includes("That is more than you owe here."), html.includes(`name="sure" value="${amount}"`)]).toEqual([
      422,
      true,
      true,
    ]);
  }
  expect((await press("markPaid", { amount: "60", sure: "60" })).status).toBe(303);
  expect((await page()).text).toMatch(/you have paid \$60, and \$50 is due\. .* what is paid beyond that goes back to you\./);
});

test("what another admin has done to a payment meanwhile is said, although its row has left the list of what waits", async () => {
  const { id, press } = await agreed();
  await decide("confirm-payment", { consultationId: id, amount: "50", seen: "0" });
  await press("cancel");
  const sendBack = () => decide("return-payment", { consultationId: id, amount: "2500" });
  expect((await sendBack()).status).toBe(303);
  const late = await sendBack();
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(/role="alert"[^>]*><p[^>]*>Somebody else has done that in the meantime/);
});

const payments = () => readPage(root.get("/admin?view=payments"));

test("of a part that is here and a part that is only announced every page says both: before a cancellation, after it, and among payments", async () => {
  const { id, press, page, advisorPage } = await agreed(72);
  await decide("confirm-payment", { consultationId: id, amount: "40", seen: "0" });
  await press("markPaid", { amount: "10" });
  expect((await advisorPage()).text).toContain(
    "$40 of the client’s payment has arrived, and the client says that they have paid a further $10.",
  );
  expect((await page()).text).toContain("you get back everything you paid: $50. Of that, $10 goes back only once it has arrived");
  await press("cancel");
  const { text } = await page();
  expect(text).toMatch(/\$40 goes back to you \$40 has arrived already\. We will send it .* once the \$10 you told us about/);
  expect(text).not.toContain("Not charged");
  expect(text).toContain("I have not paid the last $10 yet");
  const list = await payments();
  for (const words of ["Mark $40 as sent back", "send back whatever arrives · To be sent back $40"]) expect(list.text).toContain(words);
  expect(list.html).toMatch(/>\$40<span class="list-below">/);
});

test("among payments of what has arrived and goes back as a whole it is said when it arrived, not that it still may", async () => {
  const { id, press } = await agreed(72);
  await decide("confirm-payment", { consultationId: id, amount: "50", seen: "0" });
  await press("cancel");
  const { text } = await payments();
  expect(text).toMatch(/\$50 arrived on [^:]*\d[^·]*: send it back/);
  expect(text).not.toContain("send back whatever arrives");
});

test("among payments one that is announced with more than the price says what is due of it", async () => {
  const { press } = await agreed();
  await press("markPaid", { amount: "60", sure: "60" });
  expect((await payments()).text).toContain("· $50 open");
});

/** The amounts that the fields of a page begin with. */
const amountsIn = ({ html }: { html: string }) =>
  [...html.matchAll(/<input[^>]* name="amount"[^>]*>/g)].map(([input]) => Number(/ value="([^"]*)"/.exec(input)?.[1]));

test("at every step the field begins with what is left: the client's with what they have not said they paid, the admin's with what is to come", async () => {
  const { id, press, page } = await agreed(72);
  const fields = async () => [amountsIn(await page()), amountsIn(await payments())];
  const confirm = (amount: string, seen: string) => decide("confirm-payment", { consultationId: id, amount, seen });
  expect(await fields()).toEqual([[50], [50]]);
  await press("markPaid", { amount: "20" });
  expect(await fields()).toEqual([[30], [20]]);
  await press("markPaid", { amount: "10" });
  expect(await fields()).toEqual([[20], [30]]);
  await press("takeMarkBack");
  expect(await fields()).toEqual([[30], [20]]);
  expect((await confirm("20", "0")).status).toBe(303);
  expect(await fields()).toEqual([[30], [30]]);
  await press("markPaid", { amount: "30" });
  expect(await fields()).toEqual([[], [30]]);
});
