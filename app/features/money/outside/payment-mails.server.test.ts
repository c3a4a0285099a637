import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsOf } from "#app/features/admin/texts/mails";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { textsThatShip, translatorFor } from "#app/languages/all-texts.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment, denyPayment, type PaymentOrder } from "./confirm-payment.server";
import { markPaid, withdrawMark } from "./marks/client-marks.server";

useDatabase();

test("every mail about a payment is in the language of its reader, and writes amounts as they do", async () => {
  const written: Record<string, RegExp> = { de: /50 \$(?!US)/, fr: /50 \$US/, it: /50 USD/ };
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("requested");
  const readers = { de: client, fr: advisor, it: admin };
  for (const [language, { userId }] of Object.entries(readers))
    await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
  await acceptConsultation(advisor, id, now);
  await markPaid(client, id, randomUUID(), now);
  await confirmPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, now);
  await cancelConsultation(client, id, later(now, 1));
  for (const [language, { email }] of Object.entries(readers)) {
    const mails = await mailsTo(email);
    expect([language, mails.length > 0]).toEqual([language, true]);
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`.replaceAll(/\s/g, " "));
    for (const [other, amount] of Object.entries(written))
      expect([language, other, texts.some((text) => amount.test(text))]).toEqual([language, other, language === other]);
  }
  const accepted = (await mailsTo(client.email)).find(({ kind }) => kind === "consultation_accept");
  expect(accepted?.text).toContain(translatorFor("de", "money")("paymentReference"));
});

test("a mail about money names the area as its reader does, and ends with why it was sent, not with what to do if it was somebody else", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("requested");
  await db.update(consultations).set({ topicName: "Business Strategy" }).where(eq(consultations.id, id));
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.userId, client.userId));
  await acceptConsultation(advisor, id, now);
  await markPaid(client, id, randomUUID(), now);
  await confirmPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, now);
  const arrived = (await mailsTo(client.email)).find(({ kind }) => kind === "payment_update");
  expect(arrived?.text).toContain("Unternehmensstrategie");
  expect(arrived?.text).not.toContain("Business Strategy");
  expect(arrived?.text).toContain("wegen einer Zahlung bei Sagebridge");
  const marked = (await mailsTo(admin.email)).find(({ kind }) => kind === "payment_marked");
  expect(marked?.text).toContain("You receive this because of a payment at Sagebridge.");
});

const markedMails = async ({ email }: { email: string }) => (await mailsTo(email)).filter(({ kind }) => kind === "payment_marked").length;

test("who says eight times that they have paid, and takes it back each time, is mailed about once to an admin", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", undefined, { isPaid: false });
  for (let round = 0; round < 8; round += 1) {
    expect(await markPaid(client, id, randomUUID(), later(now, round / 60))).toEqual({ ok: true });
    expect(await withdrawMark(client, id, randomUUID(), later(now, (round + 0.5) / 60))).toEqual({ ok: true });
  }
  const marks = () => markedMails(admin);
  expect(await marks()).toBe(1);
  expect((await listNotifications(admin.userId, 1)).notifications).toEqual([]);
  await markPaid(client, id, randomUUID(), later(now, 1));
  expect(await marks()).toBe(2);
});

test("only mails about an account, its address or its password say what to do if it was somebody else", () => {
  const ends = mailsOf(textsThatShip("en").booking).filter(({ closing }) => closing === "accounts.emailClosing");
  expect([...new Set(ends.map(({ subject }) => subject.split(".")[0]))].sort()).toEqual(["accounts", "emailChange"]);
});

test.each([
  ["confirmed", (order: PaymentOrder, admin: Viewer) => confirmPayment(admin, { ...order, amount: 50_00 }, now)],
  ["not found", (order: PaymentOrder, admin: Viewer) => denyPayment(admin, order, now)],
])("a mail that waits to say that a payment is to be confirmed does not go once it is %s, and nobody is told of it in the app", async (_, settle) => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now);
  await db.update(outbox).set({ lastError: "Greylisted", attempts: 1 }).where(eq(outbox.kind, "payment_marked"));
  await withdrawMark(client, id, randomUUID(), now);
  expect(await markedMails(admin)).toBe(0);
  await markPaid(client, id, randomUUID(), later(now, 0.1));
  expect(await markedMails(admin)).toBe(1);
  await settle({ consultationId: id, key: randomUUID() }, admin);
  expect(await markedMails(admin)).toBe(0);
  expect((await listNotifications(admin.userId, 1)).notifications).toEqual([]);
});
