import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, type Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { auditLog, outbox } from "#app/db/schema/operations";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { askedDuring } from "../../../../tests/support/asked-during";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, consultationRow, ended, eventsOf, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { stateNow, stateSentence } from "../pages/state-names";
import { revealReviews, reviewConsultation } from "./consultation-reviews.server";
import { consultationsOfAdvisor, consultationsOfClient, findConsultation } from "./consultations.server";
import {
  completeConsultation,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
  reportNoShow,
} from "./endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const soon = later(ended, 1);
const listed = async (id: string, state: "disputed" | null = null) =>
  (await searchConsultations({ query: "", state, sort: null, page: 1 }, soon)).consultations.find((each) => each.id === id);
const figuresOf = async ({ advisorId }: { advisorId: string }) => {
  const [{ totalSessions, ratingCount } = { totalSessions: -1, ratingCount: -1 }] = await db
    .select()
    .from(advisors)
    .where(eq(advisors.id, advisorId));
  return { totalSessions, ratingCount };
};
const decided = (reason = "The room kept a record") => ({ reason, key: randomUUID() });
const detailsOf = async ({ userId }: { userId: string }) => (await listNotifications(userId, 1)).notifications[0]?.details;
const howOf = async (of: { userId: string }) => (await detailsOf(of))?.how;

/** The advisor completes it the moment it is over; an hour later the client says that nobody came. */
async function contested({ isPaid = true } = {}) {
  const scene = await aRequest("accepted", noon, { isPaid });
  await completeConsultation(scene.advisor, scene.id, ended);
  expect(await reportNoShow(scene.client, scene.id, soon, { reason: "Nobody came" })).toMatchObject({
    ok: true,
    consultation: { status: "completed", closedBy: "advisor", closedAt: ended, saidAbsent: "advisor", absenceWords: "Nobody came" },
  });
  return scene;
}

test("an advisor who completes first does not close the matter: the client's word is told, called not settled everywhere, and waits for an admin", async () => {
  const { client, advisor, id } = await contested();
  expect(await mailsAbout("contest")).toMatchObject([
    { recipient: advisor.email, subject: "Ada says that you did not come", text: expect.stringContaining("Nobody came") },
  ]);
  expect(await howOf(advisor)).toBe("contested");
  for (const side of [client, advisor]) {
    const page = await findConsultation(side, id, soon);
    expect([stateNow(page), stateSentence(page), page.transitions, page.reviews]).toEqual(["stateUnsettled", "absenceDisputed", [], null]);
    expect(page.absence).toMatchObject({ of: "advisor", words: "Nobody came", isDenied: true });
  }
  const lists = [await consultationsOfClient(client, soon), await consultationsOfAdvisor(advisor, soon)];
  expect(lists.map(({ past }) => past.map((line) => line.isUnsettled))).toEqual([[true], [true]]);
  const row = { isUnsettled: true, canComplete: true, canRecordNoShow: true, absence: { words: "Nobody came", isDenied: true } };
  expect(await listed(id, "disputed")).toMatchObject(row);
});

test("within a day of the end, and no later; and what the client completed is not taken back so", async () => {
  const [late, own] = [await aRequest("accepted"), await aRequest("accepted", later(noon, 3))];
  await completeConsultation(late.advisor, late.id, ended);
  expect(await reportNoShow(late.client, late.id, later(ended, 24), { reason: "Nobody came" })).toEqual({ ok: false, reason: "tooLate" });
  expect(await reportNoShow(late.client, late.id, new Date(later(ended, 24).getTime() - 1))).toMatchObject({ ok: true });
  await completeConsultation(own.client, own.id, later(ended, 3));
  expect(await reportNoShow(own.client, own.id, later(ended, 4))).toEqual({ ok: false, reason: "nothingSaid" });
});

test("pressed twice it is said once; and of many at once one is", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(advisor, id, ended);
  const key = randomUUID();
  const press = (asked: { key: string }) => reportNoShow(client, id, soon, { reason: "Nobody came", ...asked });
  expect((await Promise.all([press({ key }), press({ key })])).map(({ ok }) => ok)).toEqual([true, true]);
  expect(await press({ key })).toMatchObject({ ok: true, isKnown: true });
  expect(await press({ key: randomUUID() })).toEqual({ ok: false, reason: "absenceOpen" });
  expect((await eventsOf(id)).filter((each) => each === "client contest")).toHaveLength(1);
  expect(await mailsAbout("contest")).toHaveLength(1);
});

test("an admin records that the advisor did not come: all goes back, the session and what was said of it count no longer, and both are told", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(advisor, id, ended);
  for (const side of [client, advisor]) await reviewConsultation(side, id, { rating: 5, text: "Well" }, ended);
  expect(await figuresOf(advisor)).toEqual({ totalSessions: 1, ratingCount: 1 });
  await reportNoShow(client, id, soon, { reason: "Nobody came" });
  expect(await figuresOf(advisor)).toEqual({ totalSessions: 1, ratingCount: 0 });
  const noShow = { noShowOf: "advisor", ...decided() } as const;
  for (let press = 0; press < 2; press += 1)
    expect(await recordNoShowAsAdmin(admin, id, noShow, later(soon, 1))).toMatchObject({
      consultation: { status: "no-show", noShowOf: "advisor", refunded: 50_00, closedBy: "admin" },
    });
  expect(await figuresOf(advisor)).toEqual({ totalSessions: 0, ratingCount: 0 });
  expect(await accountBalances("USD")).toMatchObject({ escrow: 0, returning: 50_00 });
  expect((await accountBalances("USD")).advisor ?? 0).toBe(0);
  const mails = await mailsAbout("recordNoShow");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^We have decided about your consultation with/);
    expect(text).toMatch(/We have decided: .* counts as missed by (you|Grace Hopper)\.[\s\S]*Our reason: The room kept a record/);
  }
  const told = { name: expect.any(String) };
  expect(await detailsOf(client)).toMatchObject({ ...told, how: "missedThem", cost: "payer" });
  expect(await detailsOf(advisor)).toMatchObject({ ...told, how: "missedYou", cost: "payee" });
  expect(stateNow(await findConsultation(client, id, soon))).toBe("stateNoShow");
  expect(await listed(id, "disputed")).toBeUndefined();
});

test("after a refund the rest goes back; and of a client who did not come nothing more does", async () => {
  const admin = await anAdmin();
  for (const [noShowOf, refunded] of [["advisor", 50_00] as const, ["client", 20_00] as const]) {
    const { id } = await contested();
    await refundConsultationAsAdmin(admin, id, { amount: 20_00, reason: "So far", key: randomUUID() }, soon);
    expect(await recordNoShowAsAdmin(admin, id, { noShowOf, ...decided() }, later(soon, 1))).toMatchObject({ consultation: { refunded } });
    expect((await accountBalances("USD")).returning).toBe(refunded);
    await db.delete(consultations);
  }
});

test("a decision that waits for a refund in the same moment is not carried out by what stood before", async () => {
  const admin = await anAdmin();
  const { id } = await contested();
  const refund = (tx: Transaction) => tx.update(consultations).set({ refunded: 20_00 }).where(eq(consultations.id, id));
  const decide = () => recordNoShowAsAdmin(admin, id, { noShowOf: "advisor", ...decided() }, soon);
  expect(await askedDuring(refund, decide)).toEqual({ ok: false, reason: "changedMeanwhile" });
  expect(await decide()).toMatchObject({ consultation: { refunded: 50_00 } });
});

test("refunds and a decision in the same moment: each is carried out or refused, and no more goes back than was paid", async () => {
  const admin = await anAdmin();
  const { id } = await contested();
  const refund = () => refundConsultationAsAdmin(admin, id, { amount: 20_00, reason: "So far", key: randomUUID() }, soon);
  await Promise.all([refund(), recordNoShowAsAdmin(admin, id, { noShowOf: "advisor", ...decided() }, soon), refund()]);
  expect((await accountBalances("USD")).returning).toBe((await consultationRow(id)).refunded);
});

test("of what was never paid nothing goes back, and nothing is due any more", async () => {
  const { id } = await contested({ isPaid: false });
  await recordNoShowAsAdmin(await anAdmin(), id, { noShowOf: "advisor", ...decided() }, later(soon, 1));
  expect(await accountBalances("USD")).toMatchObject({ awaited: 0 });
});

test("an admin lets it stand: nothing is said any more, both are told and may review from then on, and it is not contested again", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await contested();
  expect(await reviewConsultation(client, id, { rating: 1, text: "Nobody came" }, soon)).toEqual({ ok: false, reason: "wrongState" });
  const asked = decided();
  await db.delete(outbox);
  for (const answer of await Promise.all([1, 2].map(() => completeConsultationAsAdmin(admin, id, asked, later(soon, 1)))))
    expect(answer).toMatchObject({
      ok: true,
      consultation: { status: "completed", saidAbsent: null, absenceWords: null, closedBy: "admin" },
    });
  const mails = await mailsAbout("letCompletionStand");
  expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, advisor.email].sort());
  expect(mails.every(({ text }) => text.includes(asked.reason))).toBe(true);
  const lines = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.subject, "consultations")));
  expect(lines.map(({ action }) => action)).toEqual(["consultation.complete"]);
  expect(await figuresOf(advisor)).toMatchObject({ totalSessions: 1 });
  expect(stateNow(await findConsultation(advisor, id, soon))).toBe("stateCompleted");
  expect(await reportNoShow(client, id, later(soon, 2))).toEqual({ ok: false, reason: "nothingSaid" });
  expect(await reviewConsultation(client, id, { rating: 4, text: "Well" }, later(soon, 2))).toEqual({ ok: true });
});

test("a review that waits alone is not shown while it is open who was there", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(advisor, id, ended);
  await reviewConsultation(advisor, id, { rating: 2, text: "Late" }, ended);
  await reportNoShow(client, id, soon);
  await revealReviews(later(ended, 24 * 20));
  expect(await db.select().from(reviews).where(eq(reviews.consultationId, id))).toMatchObject([{ revealedAt: null }]);
});
