import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { billingInfo } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { postConsultation } from "#app/features/money/ledger.server";
import { takenReference } from "#app/features/money/outside/payment-reference";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const HELD = new Date("2027-03-04T12:00:00Z");

/** Creates a client who has paid 50.00 for half an hour, with a partial refund. */
async function aPayer(refunded = 0) {
  const [client, advisor] = [await aClient({ displayName: "Robin" }), await anAdvisor({ displayName: "Ada Byron" })];
  await db.insert(billingInfo).values({ userId: client.userId, billingName: "Quux Holdings", addressLine1: "1 Mill Lane", country: "GB" });
  const { id } = await aConsultation({ client, advisor, at: HELD, status: "accepted" });
  const [row] = await db.update(consultations).set({ refunded }).where(eq(consultations.id, id)).returning();
  for (const step of ["authorise", "capture"] as const) await postConsultation(db, step, row!, new Date("2027-03-01T09:00:00Z"));
  return { client, id };
}

const pageOf = async (who: { userId: string }) => (await (await enter(site, who)).get("/profile/billing")).text();

test("Billing has a receipt for each consultation that was paid, made out to the billing information", async () => {
  const { client, id } = await aPayer();
  const html = await pageOf(client);
  for (const part of [
    "Business Strategy",
    "Ada Byron",
    "$50",
    "Quux Holdings",
    "1 Mill Lane",
    "United Kingdom",
    `Receipt ${takenReference(id)}`,
    "1 Mar 2027",
  ])
    expect(html).toContain(part);
  expect(takenReference(id)).toMatch(/^R-[0-9A-F]{4}-[0-9A-F]{4}$/);
  // The time includes its zone's name, here and on the receipt's own page.
  const receipt = await (await (await enter(site, client)).get(`/consultations/${id}/receipt`)).text();
  for (const page of [html, receipt]) expect(page).toMatch(/Consultation on 4 Mar 2027, [^<]*(UTC|\(London\))/);
});

test("what was paid comes before the form with what receipts say, the last three of it at once; for who has paid nothing the form is first", async () => {
  const { client } = await aPayer();
  for (const day of [5, 6, 7]) {
    const at = new Date(HELD.getTime() + day * 86_400_000);
    const { id } = await aConsultation({ client, advisor: await anAdvisor(), at, status: "accepted" });
    const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
    for (const step of ["authorise", "capture"] as const) await postConsultation(db, step, row!, new Date("2027-03-02T09:00:00Z"));
  }
  const html = await pageOf(client);
  const [receipts, earlier, form] = ['id="receipts"', "Earlier receipts: 1", 'name="billingName"'].map((part) => html.indexOf(part));
  expect(receipts).toBeGreaterThan(0);
  expect(earlier).toBeGreaterThan(receipts!);
  expect(form).toBeGreaterThan(earlier!);
  const none = await pageOf(await aClient());
  expect(none.indexOf('name="billingName"')).toBeLessThan(none.indexOf('id="receipts"'));
});

test("what went back stands on the receipt, and what remains", async () => {
  const html = await pageOf((await aPayer(25_00)).client);
  for (const part of ["$25 of $50 sent back", "\u2212$25", "After refunds"]) expect(html).toContain(part);
});

test("who has paid nothing has none, and nobody has another's", async () => {
  const { id } = await aPayer();
  const html = await pageOf(await aClient());
  expect(html).toContain("No receipt yet.");
  expect(html).not.toContain(id);
});
