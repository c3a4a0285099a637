import { randomUUID } from "node:crypto";
import { eq, notInArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { readSettings, savePaymentInstructions } from "#app/features/admin/settings/settings.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { moneyOf } from "#app/features/booking/life/money-of-page.server";
import { currentRules } from "#app/features/rules/current-rules";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase, WAY_TO_PAY } from "../../../../tests/support/database";
import { DEMO_PAYMENT_TEXT } from "../payment-instructions/demo-text";
import { waivePayment } from "./confirm-payment.server";
import { openPaymentsOf } from "./open-payments.server";
import { outsideView } from "./outside-view.server";
import { remindOfPayments } from "./payment-reminders.server";
import { wordsForAdvisor } from "./words-for-advisor";

useDatabase();

beforeEach(async () => {
  await db.delete(siteSettings).where(eq(siteSettings.name, WAY_TO_PAY.name));
  await db.delete(auditLog);
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

const NONE = { holder: "", iban: "", bic: "", link: "", text: "" };

/** Saves the way to pay as an admin does, in the log at that moment. */
async function saveWay(text: string, at: Date) {
  const admin = await anAdmin();
  const version = (await readSettings()).payWay.version;
  const before = (await db.select().from(auditLog)).map(({ id }) => id);
  expect(await savePaymentInstructions(admin, { ...NONE, text, version: new Date(version) }, at)).toEqual({ ok: true });
  await db.update(auditLog).set({ createdAt: at }).where(notInArray(auditLog.id, before));
}

/** What is open of an hour that is asked for, and accepted some hours later. */
async function openOfHour({ asked, accepted }: { asked: Date; accepted: Date }) {
  const { advisor, id } = await aRequest("requested", noon, { isPaid: false });
  await db.update(consultations).set({ createdAt: asked }).where(eq(consultations.id, id));
  expect(await acceptConsultation(advisor, id, accepted)).toMatchObject({ ok: true });
  return (await viewOf(id))?.open;
}

test("a way that is emptied lets nothing go: not what was asked for before, and not what is asked for and agreed in the days after", async () => {
  await saveWay("Transfer it", later(now, -5));
  await saveWay("", later(now, -4));
  expect(await openOfHour({ asked: later(now, -6), accepted: now })).toBe(50_00);
  expect(await openOfHour({ asked: later(now, -1), accepted: later(now, 1) })).toBe(50_00);
  await saveWay("", later(now, -3));
  expect(await openOfHour({ asked: now, accepted: later(now, 1) })).toBe(50_00);
});

test("a site that has had none for a month, or only the demo's, lets go again, but for what was asked for before", async () => {
  await saveWay("Transfer it", later(now, -24 * 32));
  await saveWay("", later(now, -24 * 31));
  expect(await openOfHour({ asked: later(now, -1), accepted: now })).toBe(0);
  expect(await openOfHour({ asked: later(now, -24 * 32), accepted: now })).toBe(50_00);
  await db.delete(auditLog);
  await saveWay(DEMO_PAYMENT_TEXT, later(now, -3));
  await saveWay("", later(now, -2));
  expect(await openOfHour({ asked: later(now, -1), accepted: now })).toBe(0);
});
