import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { auditLog, outbox } from "#app/db/schema/operations";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import {
  aRequest,
  calendarOf,
  consultationRow,
  ended,
  later,
  mailsAbout,
  moneySteps,
  noon,
  now,
} from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultation } from "./consultations.server";
import { completeEnded, settleUndenied } from "./due-transitions.server";
import {
  admitNoShow,
  cancelConsultation,
  cancelConsultationAsAdmin,
  completeConsultation,
  completeConsultationAsAdmin,
  denyNoShow,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
  reportNoShow,
  withdrawNoShow,
} from "./endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("a cancellation that gives back another sum by now than its client read is not carried out; read anew it is", async () => {
  const { client, id } = await aRequest("accepted");
  const [seenRefund, at] = [50_00, later(noon, -3)];
  expect(await cancelConsultation(client, id, at, { seenRefund })).toEqual({ ok: false, reason: "refundChanged" });
  expect(await findConsultation(client, id, at)).toMatchObject({ status: "accepted", refundIfCancelled: 25_00 });
  expect(await cancelConsultation(client, id, at, { seenRefund: 25_00 })).toMatchObject({ ok: true, consultation: { refunded: 25_00 } });
});

test("a client who cancels gets back what the policy says, and the advisor is paid of the rest", async () => {
  const cases = [
    { hours: 24, refund: 50_00, net: 0 },
    { hours: 2, refund: 25_00, net: 25_00 },
    { hours: 1, refund: 0, net: 50_00 },
  ];
  for (const { hours, refund, net } of cases) {
    const { client, advisor, id } = await aRequest("accepted");
    const at = later(noon, -hours);
    expect((await findConsultation(client, id, at)).refundIfCancelled).toBe(refund);
    expect(await cancelConsultation(client, id, at, { reason: "Ill" })).toMatchObject({
      ok: true,
      consultation: { status: "cancelled", closedBy: "client", closeReason: "Ill", refunded: refund, sequence: 1 },
    });
    expect((await accountBalances("USD")).advisor ?? 0).toBe(net);
    // Whoever cancels is emailed about their money, even when none of it is refunded.
    const mails = await mailsAbout("cancel");
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, advisor.email].sort());
    for (const mail of mails) expect(calendarOf(mail)).toMatchObject({ method: "CANCEL", event: { sequence: 1 } });
    for (const table of [consultations, outbox]) await db.delete(table);
  }
});

test("when the advisor cancels, everything goes back, however late", async () => {
  const { advisor, id } = await aRequest("accepted");
  expect(await cancelConsultation(advisor, id, later(noon, -0.1))).toMatchObject({
    ok: true,
    consultation: { closedBy: "advisor", refunded: 50_00 },
  });
  expect(await accountBalances("USD")).toMatchObject({ escrow: 0 });
});

test("nobody cancels after the start, and nothing completes or is missed before its time", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  expect(await cancelConsultation(client, id, noon)).toEqual({ ok: false, reason: "tooLate" });
  expect(await completeConsultation(advisor, id, later(noon, 0.4))).toEqual({ ok: false, reason: "tooEarly" });
  expect(await reportNoShow(client, id, later(noon, 0.24))).toEqual({ ok: false, reason: "tooEarly" });
});

test("either side completes once it has ended: the advisor is paid and has one session more", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  expect(await completeConsultation(client, id, ended)).toMatchObject({ ok: true, consultation: { status: "completed", closedAt: ended } });
  expect(await completeConsultation(advisor, id, ended)).toMatchObject({ ok: true, isKnown: true });
  expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]).toMatchObject({ totalSessions: 1 });
  expect(await moneySteps(id)).toEqual(["await", "receive", "settle"]);
});

test("an absent advisor is asked first; what they admit is not paid, and both hear each matter once", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  expect(await reportNoShow(client, id, later(noon, 0.25), { reason: "I waited" })).toMatchObject({
    ok: true,
    consultation: { status: "accepted", saidAbsent: "advisor" },
  });
  expect(await mailsAbout("reportNoShow")).toMatchObject([
    {
      recipient: advisor.email,
      subject: "Did you miss your consultation with Ada?",
      text: expect.stringContaining("What Ada says: I waited"),
    },
  ]);
  const seen = await findConsultation(advisor, id, later(noon, 0.3));
  expect([seen.absence, seen.transitions]).toMatchObject([
    { of: "advisor", words: "I waited", isDenied: false },
    ["denyNoShow", "admitNoShow"],
  ]);
  expect(await admitNoShow(advisor, id, later(noon, 1))).toMatchObject({
    ok: true,
    consultation: { status: "no-show", noShowOf: "advisor", refunded: 50_00, closeReason: "I waited" },
  });
  expect(await mailsAbout("admitNoShow")).toMatchObject([
    { recipient: client.email, subject: "Grace Hopper did not come to your consultation" },
  ]);
});

test("of an absence that nobody denies within two days it stands, once, however many servers look: a client who did not come pays", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const saidAt = later(noon, 0.25);
  await reportNoShow(advisor, id, saidAt);
  await completeEnded(later(saidAt, 47));
  await settleUndenied(later(saidAt, 47.9));
  expect((await consultationRow(id)).status).toBe("accepted");
  await Promise.all([1, 2, 3].map(() => settleUndenied(later(saidAt, 48))));
  expect(await consultationRow(id)).toMatchObject({ status: "no-show", noShowOf: "client", refunded: 0, closedBy: "clock" });
  const mails = await mailsAbout("letNoShowStand");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  expect(mails.every(({ text }) => /(nothing from you|did not answer) by Sunday[^.]*\s12:15\s[^.]*, so that stands/.test(text))).toBe(true);
});

test("what is denied an admin decides, either way, with a reason that both read; until then nothing is completed", async () => {
  const admin = await anAdmin();
  const denied = async () => {
    const scene = await aRequest("accepted");
    await reportNoShow(scene.client, scene.id, later(noon, 0.25), { reason: "I waited" });
    expect(await denyNoShow(scene.advisor, scene.id, later(noon, 1), { reason: "I was in the room" })).toMatchObject({ ok: true });
    expect(await completeConsultation(scene.advisor, scene.id, later(noon, 2))).toEqual({ ok: false, reason: "absenceOpen" });
    await Promise.all([completeEnded(later(noon, 90)), settleUndenied(later(noon, 90))]);
    expect((await consultationRow(scene.id)).status).toBe("accepted");
    return scene;
  };
  const held = await denied();
  expect(await mailsAbout("denyNoShow")).toMatchObject([
    { recipient: held.client.email, text: expect.stringContaining("I was in the room") },
  ]);
  expect((await searchConsultations({ query: "", state: null, sort: null, page: 1 }, later(noon, 90))).consultations[0]).toMatchObject({
    id: held.id,
    canComplete: true,
    absence: { of: "advisor", words: "I waited", reply: "I was in the room", isDenied: true },
  });
  const heard = { reason: "The room kept a record", key: randomUUID() };
  expect(await completeConsultationAsAdmin(admin, held.id, heard, later(noon, 91))).toMatchObject({
    ok: true,
    consultation: { status: "completed" },
  });
  expect((await mailsAbout("complete")).map(({ text }) => text.includes("The room kept a record"))).toEqual([true, true]);
  const missed = await denied();
  const found = { noShowOf: "advisor", reason: "Nobody was there", key: randomUUID() } as const;
  expect(await recordNoShowAsAdmin(admin, missed.id, found, later(noon, 91))).toMatchObject({
    consultation: { status: "no-show", refunded: 50_00 },
  });
});

test("who said it takes it back, and it is as if it had never been said", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.25), { reason: "I waited" });
  expect(await withdrawNoShow(advisor, id, later(noon, 0.3))).toEqual({ ok: false, reason: "nothingSaid" });
  expect(await withdrawNoShow(client, id, later(noon, 0.3))).toMatchObject({ consultation: { saidAbsent: null, absenceWords: null } });
  expect((await mailsAbout("takeNoShowBack")).map(({ recipient }) => recipient)).toEqual([advisor.email]);
  expect(await completeConsultation(client, id, ended)).toMatchObject({ ok: true });
});

test("an admin cancels at any point before the end, with a reason that both read, and nothing stays taken", async () => {
  const admin = await anAdmin();
  const [asked, agreed] = [await aRequest(), await aRequest("accepted")];
  for (const { id } of [asked, agreed]) {
    expect(await cancelConsultationAsAdmin(admin, id, { reason: "A complaint", key: randomUUID() }, later(noon, 5))).toMatchObject({
      ok: true,
      consultation: { status: "cancelled", closedBy: "admin", closeReason: "A complaint" },
    });
  }
  expect([await moneySteps(asked.id), await moneySteps(agreed.id)]).toEqual([["release"], ["await", "close", "receive"]]);
  expect((await consultationRow(agreed.id)).refunded).toBe(50_00);
  const mails = await mailsAbout("cancelAsAdmin");
  expect(mails).toHaveLength(4);
  expect(mails.every(({ text }) => text.includes("Our reason: A complaint"))).toBe(true);
  expect(mails.map(({ attachments }) => attachments.length).sort()).toEqual([0, 0, 1, 1]);
  expect(
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, agreed.id), eq(auditLog.subject, "consultations"))),
  ).toMatchObject([{ action: "consultation.cancelAsAdmin", actorId: admin.userId, details: { reason: "A complaint" } }]);
});

test("an admin gives back a part of what is over, never more than was paid", async () => {
  const admin = await anAdmin();
  const { id, client } = await aRequest("accepted");
  expect(await refundConsultationAsAdmin(admin, id, { amount: 10_00, reason: "No", key: randomUUID() }, now)).toEqual({
    ok: false,
    reason: "wrongState",
  });
  await completeConsultation(client, id, ended);
  expect(await refundConsultationAsAdmin(admin, id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, later(ended, 1))).toEqual({
    ok: true,
    refunded: 20_00,
  });
  expect(await refundConsultationAsAdmin(admin, id, { amount: 30_01, reason: "x", key: randomUUID() }, later(ended, 2))).toEqual({
    ok: false,
    reason: "amountTooHigh",
  });
  expect(await refundConsultationAsAdmin(admin, id, { amount: 0.5, reason: "x", key: randomUUID() }, later(ended, 2))).toMatchObject({
    ok: false,
  });
  expect((await consultationRow(id)).refunded).toBe(20_00);
});

test("a refund is told to the client, and to the advisor whose share it changes, with the amount and the reason", async () => {
  const admin = await anAdmin();
  const { id, client, advisor } = await aRequest("accepted");
  await completeConsultation(client, id, ended);
  await refundConsultationAsAdmin(admin, id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, later(ended, 1));
  const [toClient, toAdvisor] = await Promise.all([client, advisor].map(refundMails));
  expect([toClient!.length, toAdvisor!.length]).toEqual([1, 1]);
  expect(toClient![0]!.text).toContain("$20 of what you paid for your consultation with Grace Hopper goes back to you.");
  expect(toAdvisor![0]!.text).toContain("$20 of the price of your consultation with Ada goes back to Ada.");
  for (const mail of [toClient![0]!, toAdvisor![0]!]) expect(mail.text).toContain("Our reason: Cut short");
  for (const { userId } of [client, advisor])
    expect((await listNotifications(userId, 1)).notifications[0]).toMatchObject({
      kind: "consultation_cancelled",
      details: { how: "refunded", amount: "2000", currency: "USD" },
    });

  await refundConsultationAsAdmin(admin, id, { amount: 5_00, reason: "And more", key: randomUUID() }, later(ended, 2));
  expect((await refundMails(client)).map(({ text }) => /\$[\d.]+ of what/.exec(text)?.[0]).sort()).toEqual(["$20 of what", "$5 of what"]);
});

test("five identical refunds at once give back once; the same key with another sum gives back nothing", async () => {
  const { id, client } = await aRequest("accepted");
  const admin = await anAdmin();
  await completeConsultation(client, id, ended);
  const refund = { amount: 10_00, reason: "Cut short", key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => refundConsultationAsAdmin(admin, id, refund, ended)));
  expect(answers).toEqual(answers.map(() => ({ ok: true, refunded: 10_00 })));
  expect(await consultationRow(id)).toMatchObject({ refunded: 10_00 });
  expect((await accountBalances("USD")).advisor).toBe(40_00);
  expect(await refundMails(client)).toHaveLength(1);
  expect(await refundConsultationAsAdmin(admin, id, { ...refund, amount: 11_00 }, ended)).toEqual({
    ok: false,
    reason: "changedMeanwhile",
  });
  expect(await refundConsultationAsAdmin(admin, id, { ...refund, key: randomUUID() }, ended)).toEqual({ ok: true, refunded: 20_00 });
});

test("a refund that leaves the advisor's share as it is is told to the client alone", async () => {
  const { id, client, advisor } = await aRequest("accepted");
  await db.update(consultations).set({ platformFee: 50_00 }).where(eq(consultations.id, id));
  await completeConsultation(client, id, ended);
  const before = (await listNotifications(advisor.userId, 1)).notifications.length;
  expect(
    await refundConsultationAsAdmin(await anAdmin(), id, { amount: 20_00, reason: "x", key: randomUUID() }, later(ended, 1)),
  ).toMatchObject({ ok: true });
  expect([(await refundMails(client)).length, (await refundMails(advisor)).length]).toEqual([1, 0]);
  expect((await listNotifications(advisor.userId, 1)).notifications).toHaveLength(before);
});

const refundMails = async ({ email }: { email: string }) => (await mailsAbout("refund")).filter(({ recipient }) => recipient === email);

test("an admin says of whom a no-show is", async () => {
  const { id } = await aRequest("accepted");
  const said = { noShowOf: "client", reason: "Both heard", key: randomUUID() } as const;
  expect(await recordNoShowAsAdmin(await anAdmin(), id, said, later(noon, 1))).toMatchObject({
    consultation: { status: "no-show", noShowOf: "client", closedBy: "admin" },
  });
});

test("what was called off before anybody agreed to it was never paid, and nothing of it is refunded", async () => {
  const admin = await anAdmin();
  const { id } = await aRequest();
  expect((await cancelConsultationAsAdmin(admin, id, { reason: "A complaint", key: randomUUID() }, now)).ok).toBe(true);
  for (const amount of [1, 50_00])
    expect(await refundConsultationAsAdmin(admin, id, { amount, reason: "x", key: randomUUID() }, later(now, 1))).toEqual({
      ok: false,
      reason: "wrongState",
    });
});
