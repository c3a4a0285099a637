import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { siteSettings } from "#app/db/schema/site-content";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { moneyOf } from "#app/features/booking/life/money-of-page.server";
import { currentRules } from "#app/features/rules/current-rules";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase, WAY_TO_PAY } from "../../../../tests/support/database";
import { waivePayment } from "./confirm-payment.server";
import { openPaymentsOf } from "./open-payments.server";
import { outsideView } from "./outside-view.server";
import { remindOfPayments } from "./payment-reminders.server";
import { wordsForAdvisor } from "./words-for-advisor";

useDatabase();

beforeEach(async () => {
  await db.delete(siteSettings).where(eq(siteSettings.name, WAY_TO_PAY.name));
});
afterEach(async () => {
  await db.insert(siteSettings).values(WAY_TO_PAY).onConflictDoNothing();
});

const aDayBefore = later(noon, -20);
const agreed = () => aRequest("accepted", noon, { isPaid: false });
const rowOf = async (id: string) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]!;
const viewOf = async (id: string) => outsideView(db, await rowOf(id), "client");

test("where no way to pay is set, what is agreed is owed to nobody: not by a late cancellation, and not once there is a way", async () => {
  const { client, id } = await agreed();
  expect(await viewOf(id)).toMatchObject({ stage: "nothing", due: 0, open: 0, way: null, isBetweenThem: true });
  const shown = { ...(await rowOf(id)), isOpen: false, isUnpaid: false };
  expect((await moneyOf(shown, "client", currentRules(), aDayBefore)).ifCancelled).toEqual({ paid: 0, back: 0, stillDue: 0 });
  await db.insert(siteSettings).values(WAY_TO_PAY);
  expect(await openPaymentsOf(client.userId)).toEqual([]);
  await remindOfPayments(later(noon, 24 * 30));
  expect(await cancelConsultation(client, id, aDayBefore)).toMatchObject({ ok: true });
  expect(await viewOf(id)).toMatchObject({ stage: "nothing", open: 0 });
  expect(Object.values(await accountBalances("USD")).filter((amount) => amount !== 0)).toEqual([]);
});

test("both are told that they agree on the payment, and the mail asks for no money", async () => {
  const { client, id } = await agreed();
  const [mail] = (await mailsTo(client.email)).filter(({ kind }) => kind === "consultation_accept");
  expect(mail!.text).toContain("you owe it nothing");
  expect(mail!.text).not.toContain("P-");
  expect(wordsForAdvisor((await viewOf(id))!).word).toBe("advisorBetweenThem");
});

test("where there is a way it is owed, and what an admin waives is not said to be between the two", async () => {
  await db.insert(siteSettings).values(WAY_TO_PAY);
  const { id } = await agreed();
  expect(await viewOf(id)).toMatchObject({ stage: "awaiting", open: 50_00, isBetweenThem: false });
  await waivePayment(await anAdmin(), { consultationId: id, key: randomUUID(), reason: "Goodwill" }, later(now, 1));
  expect(await viewOf(id)).toMatchObject({ stage: "nothing", isBetweenThem: false });
});
