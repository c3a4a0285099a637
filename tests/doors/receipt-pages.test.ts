import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { billingInfo } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { siteSettings } from "#app/db/schema/site-content";
import { confirmPayment, undoConfirmation } from "#app/features/money/outside/confirm-payment.server";
import { paymentReference } from "#app/features/money/outside/payment-reference";
import { CONTACT_SETTINGS } from "#app/features/site/contact.server";
import { anAdmin } from "../support/applicants";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { pageText } from "../support/page-text";
import { payOutside } from "../support/payments";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const AGREED = new Date("2027-03-01T09:00:00Z");
const ARRIVED = new Date("2027-03-02T09:00:00Z");

/** Creates a client whose consultation is accepted, with 50.00 due. */
async function aDebtor() {
  const [client, advisor] = [await aClient({ displayName: "Robin" }), await anAdvisor({ displayName: "Ada Byron" })];
  await db.insert(billingInfo).values({ userId: client.userId, billingName: "Quux Holdings", addressLine1: "1 Mill Lane", country: "GB" });
  const { id } = await aConsultation({ client, advisor, at: new Date("2027-03-04T12:00:00Z"), status: "accepted" });
  const [payment] = await db.insert(outsidePayments).values({ consultationId: id, createdAt: AGREED, updatedAt: AGREED }).returning();
  return { client, advisor, id, number: paymentReference(payment!.number) };
}

type Person = { userId: string };
const ask = async (who: Person, path: string) => (await enter(site, who)).get(path);
const receiptFor = (who: Person, id: string) => ask(who, `/consultations/${id}/receipt`);

test("once the money is here its two sides and admins read who paid whom, when, for what and how much, and nobody else finds it", async () => {
  const { client, advisor, id, number } = await aDebtor();
  const admin = await anAdmin();
  for (const each of [client, advisor, admin]) expect((await receiptFor(each, id)).status).toBe(404);
  await payOutside(id, ARRIVED);
  const parts = ["Ada Byron", "Business Strategy", number, "$50"];
  for (const each of [client, advisor, admin]) {
    const answer = await receiptFor(each, id);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    // The payer's details are for the payer and the bookkeepers.
    const payer = each === advisor ? ["Robin"] : ["Quux Holdings", "1 Mill Lane", "United Kingdom"];
    for (const part of [...parts, ...payer]) expect(html).toContain(part);
    // Each reads the date in the usual order of their region.
    expect(html).toMatch(/2 Mar 2027|Mar 2, 2027/);
    expect(html.includes("Quux Holdings")).toBe(each !== advisor);
  }
  for (const each of [await aClient(), await anAdvisor()]) expect((await receiptFor(each, id)).status).toBe(404);
  expect((await site.visitor().get(`/consultations/${id}/receipt`)).status).toBe(302);
  expect((await receiptFor(client, "not-an-id")).status).toBe(404);
});

test("who runs the site, their postal address and their tax number head the receipt once an admin has said so", async () => {
  const { client, id } = await aDebtor();
  await payOutside(id, ARRIVED);
  expect(pageText(await (await receiptFor(client, id)).text())).not.toContain("Rosa Grün");
  const said = [
    { name: CONTACT_SETTINGS.operator, value: "Rosa Grün e. K." },
    { name: CONTACT_SETTINGS.address, value: "Beetweg 1\n79098 Freiburg" },
    { name: CONTACT_SETTINGS.register, value: "HRA 4711" },
    { name: CONTACT_SETTINGS.vat, value: "DE123456789" },
  ];
  await db.insert(siteSettings).values(said);
  expect(pageText(await (await receiptFor(client, id)).text())).toContain(
    "Rosa Grün e. K. Beetweg 1 79098 Freiburg Register entry: HRA 4711 VAT number: DE123456789 Number",
  );
  await db.delete(siteSettings).where(
    inArray(
      siteSettings.name,
      said.map(({ name }) => name),
    ),
  );
});

test("the consultation's page of both sides, Billing and the mail lead to it", async () => {
  const { client, advisor, id } = await aDebtor();
  const link = `/consultations/${id}/receipt`;
  expect(await (await ask(client, `/consultations/${id}`)).text()).not.toContain(link);
  await payOutside(id, ARRIVED);
  for (const [who, page] of [
    [client, `/consultations/${id}`],
    [advisor, `/consultations/${id}`],
    [client, "/profile/billing"],
  ] as const)
    expect(await (await ask(who, page)).text()).toContain(link);
  const [mail] = await site.rows<{ text: string }>("select text from outbox where recipient = $1 and kind = 'payment_update'", [
    client.email,
  ]);
  expect(mail?.text).toContain(link);
  expect(mail?.text).toMatch(/^Hello Robin,/);
});

test("each payment stands on the receipt with its day, and rush with its percent", async () => {
  const { client, id } = await aDebtor();
  await db.update(consultations).set({ basePrice: 44_00, rushFee: 6_00, urgency: "rush" }).where(eq(consultations.id, id));
  const admin = await anAdmin();
  const confirm = (amount: number, at: string) =>
    confirmPayment(admin, { consultationId: id, amount, key: randomUUID() }, new Date(`${at}T09:00:00Z`));
  await confirm(20_00, "2027-03-02");
  await confirm(5_00, "2027-03-02");
  const undone = { consultationId: id, key: randomUUID() };
  expect(await undoConfirmation(admin, undone, new Date("2027-03-02T10:00:00Z"))).toEqual({ ok: true });
  await confirm(30_00, "2027-03-03");
  for (const path of [`/consultations/${id}/receipt`, "/profile/billing"]) {
    const html = pageText(await (await ask(client, path)).text());
    expect(html).toMatch(/Paid 2 Mar 2027 \$20 Paid 3 Mar 2027 \$30 Paid \$50/);
    expect(html).toContain("Rush fee (15%)");
    expect(html).not.toContain("$5 ");
  }
  const receipt = pageText(await (await receiptFor(client, id)).text());
  expect(receipt).toContain("2 Mar 2027, 3 Mar 2027");
});

test("what was sent back stands in the client's list, on the pages of both sides and on the receipt", async () => {
  const { client, advisor, id } = await aDebtor();
  await payOutside(id, ARRIVED);
  await db
    .update(consultations)
    .set({ status: "cancelled", refunded: 25_00, agreedAt: AGREED, closedAt: ARRIVED, closedBy: "client" })
    .where(eq(consultations.id, id));
  await db.update(outsidePayments).set({ returned: 20_00 }).where(eq(outsidePayments.consultationId, id));
  const shown = async (who: Person, path: string) => pageText(await (await ask(who, path)).text());
  expect(await shown(client, "/consultations")).toContain("$5 goes back to you. $20 was sent back to you.");
  for (const who of [client, advisor])
    expect(await shown(who, `/consultations/${id}`)).toMatch(/Total \$50 (?!.*Not charged).*Paid \$50 Sent back \$20 /);
  expect(await shown(client, `/consultations/${id}/receipt`)).toMatch(/Total \$50 Paid \$50 Sent back .?\$20/);
});

test("the receipt of a cancelled hour of which nothing goes back says what is kept of it", async () => {
  const { client, id } = await aDebtor();
  await payOutside(id, ARRIVED);
  await db
    .update(consultations)
    .set({ status: "cancelled", refunded: 0, agreedAt: AGREED, closedAt: ARRIVED, closedBy: "client" })
    .where(eq(consultations.id, id));
  expect(pageText(await (await receiptFor(client, id)).text())).toMatch(/Paid \$50 Sent back .?\$0 Kept after the cancellation \$50/);
});
