import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { confirmPayment, denyPayment, returnPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { remindOfPayments } from "#app/features/money/outside/payment-reminders.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { acceptConsultation } from "../life/consultations.server";
import { cancelConsultation, completeConsultation, refundConsultationAsAdmin } from "../life/endings.server";
import { proposeOtherTime } from "../life/reschedule.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox, siteSettings]) await db.delete(table);
  await db.insert(siteSettings).values([
    { name: "pay_holder", value: "Demo account" },
    { name: "pay_iban", value: "DE89370400440532013000" },
  ]);
});

/** How to pay: the destination, the reference and the amount. */
const HOW = ["IBAN: DE89 3704 0044 0532 0130 00", "Account holder: Demo account", /Reference of your payment: P-\d+/] as const;

/** Why something is due after a late cancellation, and by when: a week after it. */
const LATE = /You cancelled late, so 50% of the price of \$50 stays due: \$25\. .*Please pay by .*2026\./s;

const lastUpdate = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "payment_update").at(-1);

function expectHowToPay(text: string | undefined, open: string) {
  for (const line of HOW) expect(text).toMatch(line);
  expect(text).toContain(`To pay: ${open}`);
}

test("the mail about a part of a payment says what is still due, where to, by which reference and by when; that about the rest does not", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const confirm = async (amount: number) => confirmPayment(await anAdmin(), { consultationId: id, amount, key: randomUUID() }, now);
  await confirm(20_00);
  const part = await lastUpdate(client.email);
  expect(part?.subject).toBe("$20 of $50 has arrived: $30 is still due");
  expectHowToPay(part?.text, "$30");
  expect(part?.text).toMatch(/Please pay before it begins: by .*12:00/);
  await db.delete(outbox);
  await confirm(30_00);
  const whole = (await lastUpdate(client.email))?.text;
  expect(whole).toContain(`/consultations/${id}/receipt`);
  expect(whole).not.toContain("IBAN");
});

test("of euros the mail leads to the code that a bank's app reads; of other money there is none", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await db.update(consultations).set({ currency: "EUR" }).where(eq(consultations.id, id));
  await confirmPayment(await anAdmin(), { consultationId: id, amount: 20_00, key: randomUUID() }, now);
  expect((await lastUpdate(client.email))?.text).toMatch(new RegExp(`Code to scan, at: \\S+/consultations/${id}#payment`));
  const other = await aRequest("accepted", later(noon, 48), { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: other.id, amount: 20_00, key: randomUUID() }, now);
  expect((await lastUpdate(other.client.email))?.text).not.toContain("Code to scan");
});

test("what came beyond the price is said to go back", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: id, amount: 60_00, key: randomUUID() }, now);
  expect((await lastUpdate(client.email))?.text).toContain("$10 of what is here is not due. It goes back to you");
});

test("whoever is reminded, or told that nothing was found, reads how to pay in the same mail", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now);
  await denyPayment(await anAdmin(), { consultationId: id, key: randomUUID() }, now);
  expectHowToPay((await lastUpdate(client.email))?.text, "$50");
  await db.delete(outbox);
  await remindOfPayments(later(now, 25));
  expectHowToPay((await lastUpdate(client.email))?.text, "$50");
});

/** Returns what each side is emailed about a step. */
async function told(step: string, { client, advisor }: Awaited<ReturnType<typeof aRequest>>) {
  const mails = await mailsAbout(step);
  const to = ({ email }: { email: string }) => mails.filter(({ recipient }) => recipient === email).at(-1)?.text ?? "";
  return { client: to(client), advisor: to(advisor) };
}

test("of a cancellation both sides read the same sum that goes back, each whose it is, and the advisor what is left for them", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: scene.id, amount: 40_00, key: randomUUID() }, now);
  await cancelConsultation(scene.client, scene.id, later(noon, -3));
  const { advisor } = await told("cancel", scene);
  for (const line of ["Goes back to Ada: $15", "You receive: $25", "$15 of what the client paid goes back to them."])
    expect(advisor).toContain(line);
  const other = await aRequest("accepted", later(noon, 48));
  await cancelConsultation(other.advisor, other.id, later(noon, -3));
  expect((await told("cancel", other)).client).toContain("Goes back to you: $50");
});

test("of a refund both sides read this one and all of them, and the advisor their part of it and what is left", async () => {
  const scene = await aRequest("accepted");
  await db.update(consultations).set({ platformFee: 5_00 }).where(eq(consultations.id, scene.id));
  await completeConsultation(scene.client, scene.id, ended);
  const admin = await anAdmin();
  for (const [index, amount] of [10_00, 20_00].entries()) {
    await db.delete(outbox);
    await refundConsultationAsAdmin(admin, scene.id, { amount, reason: "Cut short", key: randomUUID() }, later(ended, index));
  }
  const { client, advisor } = await told("refund", scene);
  for (const text of [client, advisor]) for (const line of ["This refund: $20", "All refunds: $30"]) expect(text).toContain(line);
  for (const line of ["Your part of it: $18", "You receive: $18"]) expect(advisor).toContain(line);
  expect(client).not.toContain("You receive:");
});

test("a client who cancels late reads in a mail what is still due and how it is paid; one whom it costs nothing reads nothing", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: scene.id, amount: 20_00, key: randomUUID() }, now);
  await cancelConsultation(scene.client, scene.id, later(noon, -3));
  const { client } = await told("cancel", scene);
  for (const line of [...HOW, "You cancelled your consultation with Grace Hopper", LATE, "Still due: $5"]) expect(client).toMatch(line);
  const free = await aRequest("accepted", later(noon, 48), { isPaid: false });
  await cancelConsultation(free.client, free.id, later(noon, -3));
  expect((await told("cancel", free)).client).toBe("");
});

test("the mail about what arrived names the price, what of it is not charged, and all that was paid", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const confirm = async (amount: number) => confirmPayment(await anAdmin(), { consultationId: id, amount, key: randomUUID() }, now);
  await confirm(20_00);
  await cancelConsultation(client, id, later(noon, -3));
  await db.delete(outbox);
  await confirm(5_00);
  const text = (await lastUpdate(client.email))?.text;
  for (const line of ["Total: $50", "Not charged: $25", "Paid: $25"]) expect(text).toContain(line);
  expect(text).not.toContain("Still due");
});

test("the mail about what was sent back names it beside the price and what was paid, and calls nothing not charged that came", async () => {
  const { client, id } = await aRequest("accepted");
  await cancelConsultation(client, id, later(noon, -3));
  await db.delete(outbox);
  await returnPayment(await anAdmin(), { consultationId: id, amount: 25_00, key: randomUUID() }, noon);
  const text = (await lastUpdate(client.email))?.text;
  for (const line of ["Total: $50", "Paid: $50", "Sent back: $25"]) expect(text).toContain(line);
  expect(text).not.toContain("Not charged");
});

test("of euros the code itself stands in the mail, as a picture that comes along, and reads as the transfer that is asked for", async () => {
  const { client, advisor, id } = await aRequest("requested");
  await db.update(consultations).set({ currency: "EUR" }).where(eq(consultations.id, id));
  expect((await acceptConsultation(advisor, id, now)).ok).toBe(true);
  const mail = (await mailsTo(client.email)).find(({ kind }) => kind === "consultation_accept");
  expect(mail?.html).toMatch(/<img src="cid:payment-code" alt="Code of the bank transfer" width="\d+" height="\d+"/);
  expect(mail?.text).toMatch(new RegExp(`Code to scan, at: \\S+/consultations/${id}#payment`));
  expect(mail?.attachments.map(({ filename, cid }) => [filename, cid])).toEqual([
    ["invite.ics", undefined],
    ["payment-code.png", "payment-code"],
  ]);
  const picture = Buffer.from(mail!.attachments[1]!.content, "base64");
  const { width, height, format } = await sharp(picture).metadata();
  expect([format, width === height, width! % 8]).toEqual(["png", true, 0]);
});

test("a mail says to its advisor what the platform keeps and what they receive, before anything is agreed; one to the client does not", async () => {
  const { client, advisor, id } = await aRequest("requested");
  await db.update(consultations).set({ platformFee: 5_00 }).where(eq(consultations.id, id));
  for (const [who, hours] of [
    [advisor, 24],
    [client, 26],
  ] as const)
    expect(await proposeOtherTime(who, id, { time: later(noon, hours).toISOString() }, now)).toMatchObject({ ok: true });
  const mails = await mailsAbout("counter");
  const textTo = ({ email }: { email: string }) => mails.find(({ recipient }) => recipient === email)?.text;
  expect(textTo(advisor)).toContain("Platform fee: \u2212$5\nYou receive: $45");
  expect(textTo(client)).toContain("Total: $50");
  expect(textTo(client)).not.toContain("Platform fee");
});
