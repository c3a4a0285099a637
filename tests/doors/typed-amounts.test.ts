import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import type { Language } from "#app/languages/languages";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

beforeEach(async () => {
  await site.rows("delete from ledger_transactions; delete from consultations");
});

async function reads<Person extends { userId: string }>(person: Person, language: Language): Promise<Person> {
  await db.insert(preferences).values({ userId: person.userId }).onConflictDoNothing();
  await db.update(profiles).set({ language }).where(eq(profiles.userId, person.userId));
  return person;
}

/** Creates an accepted, unpaid hour for 2,400.50. */
async function agreed(language: Language) {
  const [client, advisor] = [await reads(await aClient(), language), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * 3_600_000) });
  await db.update(consultations).set({ totalPrice: 2400_50, basePrice: 2400_50, currency: "EUR" }).where(eq(consultations.id, id));
  await acceptConsultation(advisor, id, new Date());
  return { client, id };
}

const amountIn = (html: string) => /<input[^>]* name="amount"[^>]*>/.exec(html)?.[0] ?? "";

test.each([
  { language: "de", begins: "2400,50", typed: "1.500", other: "1,500" },
  { language: "en", begins: "2400.50", typed: "1,500", other: "1.500" },
] as const)("a payment begins as its reader writes it, and what could be read otherwise is refused: $language", async (each) => {
  const { client, id } = await agreed(each.language);
  const visitor = await enter(site, client);
  const input = amountIn((await readPage(visitor.get(`/consultations/${id}`))).html);
  expect(input).toContain(`value="${each.begins}"`);
  expect(input).toContain('inputMode="decimal"');
  const pay = (amount: string) => visitor.post(`/consultations/${id}`, { intent: "markPaid", id, key: randomUUID(), amount });
  const marked = async () => (await db.select().from(outsidePayments).where(eq(outsidePayments.consultationId, id)))[0]?.markedAmount;
  expect((await pay(each.other)).status).toBe(422);
  expect(await marked()).toBeNull();
  expect((await pay(each.typed)).status).toBe(303);
  expect(await marked()).toBe(1500_00);
});

test("an admin who reads German confirms what stands in the field, and an amount with thousands", async () => {
  const admin = await reads(await aClient(), "de");
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const [root, { id }] = [await enter(site, admin), await agreed("en")];
  expect(amountIn((await readPage(root.get("/admin?view=payments"))).html)).toContain('value="2400,50"');
  const confirm = (amount: string, seen: number) =>
    root.post("/admin?index&view=payments", {
      intent: "confirm-payment",
      consultationId: id,
      key: randomUUID(),
      amount,
      seen: String(seen),
    });
  const received = async () => (await db.select().from(outsidePayments).where(eq(outsidePayments.consultationId, id)))[0]?.received;
  await confirm("1.500", 0);
  expect(await received()).toBe(1500_00);
  await confirm("900,50", 1500_00);
  expect(await received()).toBe(2400_50);
});

test("rates and budgets stand in their fields as their reader writes them, and are kept as they are meant", async () => {
  const ada = await reads(await anAdvisor({ hourlyRate: 87_50 }), "de");
  const visitor = await enter(site, ada);
  expect((await readPage(visitor.get("/advisor-profile"))).html).toMatch(/name="hourlyRate"[^>]* value="87,50"/);
  await visitor.post("/advisor-profile?index", { intent: "advisor", hourlyRate: "1.500,50", "was.hourlyRate": "87.50" });
  const [row] = await db.select().from(advisors).where(eq(advisors.userId, ada.userId));
  expect(row?.hourlyRate).toBe(1500_50);
  await visitor.post("/profile/key-inputs", { intent: "key-inputs", hourlyBudget: "1.250,5", "was.hourlyBudget": "" });
  expect((await readPage(visitor.get("/profile/key-inputs"))).html).toMatch(/name="hourlyBudget"[^>]* value="1250,50"/);
});
