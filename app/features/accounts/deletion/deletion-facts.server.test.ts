import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation, completeConsultation } from "#app/features/booking/life/endings.server";
import { confirmPayment } from "#app/features/money/outside/confirm-payment.server";
import { owedToPerson } from "#app/features/money/outside/owed-to-person.server";
import { owedPayouts } from "#app/features/money/owed-payouts.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payOutside, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { cancelDeletion } from "./cancel-deletion.server";
import { findDeletionFacts } from "./deletion-facts.server";
import { obstacleOf } from "./obstacles";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox, accountDeletions, userRoles]) await db.delete(table);
});

test("what is ahead of somebody stands in the way of their leaving, on both sides, by the name of the other; what is over does not", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const { ahead } = await findDeletionFacts(client.userId, now);
  expect(ahead).toEqual([{ id, topicName: "Business Strategy", name: "Grace Hopper", scheduledTime: noon }]);
  expect(await findDeletionFacts(advisor.userId, now)).toMatchObject({ ahead: [{ id, name: "Ada" }] });
  expect(obstacleOf(await findDeletionFacts(client.userId, now))).toBe("deletion.openConsultations");
  expect(await findDeletionFacts(client.userId, ended)).toEqual({
    isLastAdmin: false,
    ahead: [],
    isContested: false,
    owed: "nothing",
  });
});

test("a consultation stands in the way of both sides until its last moment: while it is going on, too", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  const lastMoment = new Date(ended.getTime() - 1);
  for (const { userId } of [client, advisor]) {
    for (const at of [noon, later(noon, 0.25), lastMoment]) {
      const leaving = await findDeletionFacts(userId, at);
      expect([leaving.ahead.map((each) => each.id), obstacleOf(leaving)]).toEqual([[id], "deletion.openConsultations"]);
    }
    expect((await findDeletionFacts(userId, ended)).ahead).toEqual([]);
  }
});

test("the last admin, and an advisor who is owed something and has not said where to, cannot leave yet", async () => {
  const admin = await anAdmin();
  expect(obstacleOf(await findDeletionFacts(admin.userId, now))).toBe("deletion.lastAdmin");
  await anAdmin();
  expect(obstacleOf(await findDeletionFacts(admin.userId, now))).toBe(null);
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(client, id, ended);
  expect(obstacleOf(await findDeletionFacts(advisor.userId, ended))).toBe("deletion.owedWithoutDestination");
  await saysWhereTo(advisor);
  expect(await findDeletionFacts(advisor.userId, ended)).toEqual({
    isLastAdmin: false,
    ahead: [],
    isContested: false,
    owed: "known",
  });
});

test("what is owed to somebody is summed up: as an advisor now and once it is here, as a client what goes back", async () => {
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  expect(await owedToPerson(client)).toEqual({ owed: [], toCome: [], toReturn: [] });
  await completeConsultation(client, id, ended);
  expect(await owedToPerson(advisor)).toEqual({ owed: [], toCome: [{ currency: "USD", amount: 50_00 }], toReturn: [] });
  await payOutside(id, ended);
  expect(await owedToPerson(advisor)).toEqual({ owed: [{ currency: "USD", amount: 50_00 }], toCome: [], toReturn: [] });
  const late = await aRequest("accepted", later(noon, 48), { isPaid: false });
  await confirmPayment(await anAdmin(), { consultationId: late.id, amount: 40_00, key: randomUUID() }, now);
  await cancelConsultation(late.client, late.id, later(noon, 45));
  expect((await owedToPerson(late.client)).toReturn).toEqual([{ currency: "USD", amount: 15_00 }]);
});

test("what goes back to a client of one consultation is not set off against what they have not paid of another", async () => {
  const admin = await anAdmin();
  const overpaid = await aRequest("accepted", noon, { isPaid: false });
  await confirmPayment(admin, { consultationId: overpaid.id, amount: 60_00, key: randomUUID() }, now);
  for (const [days, paid] of [
    [1, 0],
    [2, 20_00],
    [3, 65_00],
  ] as const) {
    const at = later(noon, days * 24);
    const { id } = await aConsultation({ client: overpaid.client, advisor: overpaid.advisor, at, createdAt: now });
    await acceptConsultation(overpaid.advisor, id, now);
    if (paid > 0) await confirmPayment(admin, { consultationId: id, amount: paid, key: randomUUID() }, now);
  }
  expect((await owedToPerson(overpaid.client)).toReturn).toEqual([{ currency: "USD", amount: 25_00 }]);
});

test("an admin reads of what is owed to an advisor who leaves until when they are here", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await completeConsultation(client, id, ended);
  const leavesAt = async () => (await owedPayouts(await anAdmin())).owed.map((each) => each.leavesAt);
  expect(await leavesAt()).toEqual([null]);
  const endsAt = later(ended, 24);
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt, hidAdvisor: true, createdAt: ended });
  expect(await leavesAt()).toEqual([endsAt]);
});

/** An advisor who asked for their account to be deleted, which hid their page. */
async function aLeavingAdvisor() {
  const advisor = await anAdvisor({ status: "suspended" });
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt: later(now, 24), hidAdvisor: true, createdAt: now });
  const comeBack = () => cancelDeletion(db, { id: advisor.userId, email: advisor.email }, now);
  const status = async () => (await db.select().from(advisors).where(eq(advisors.userId, advisor.userId)))[0]?.status;
  const mail = async () => (await mailsTo(advisor.email)).find(({ kind }) => kind === "stayed")?.text ?? "";
  return { advisor, comeBack, status, mail };
}

test("an advisor who comes back is in the directory again and reads that everything is as it was", async () => {
  const { comeBack, status, mail } = await aLeavingAdvisor();
  await comeBack();
  expect(await status()).toBe("approved");
  expect(await mail()).toContain("Everything is as it was.");
});

test("a client who comes back reads that everything is as it was, and nothing of the directory", async () => {
  const client = await aClient();
  await db.insert(accountDeletions).values({ userId: client.userId, endsAt: later(now, 24), hidAdvisor: false, createdAt: now });
  await cancelDeletion(db, { id: client.userId, email: client.email }, now);
  const [mail] = await mailsTo(client.email);
  expect([mail?.kind, mail?.text.includes("Everything is as it was.")]).toEqual(["stayed", true]);
  expect(mail?.text).not.toContain("directory");
});

test("an advisor who was not listed before reads on coming back that they are not", async () => {
  const { advisor, comeBack, status, mail } = await aLeavingAdvisor();
  await db.update(accountDeletions).set({ hidAdvisor: false }).where(eq(accountDeletions.userId, advisor.userId));
  await comeBack();
  expect(await status()).toBe("suspended");
  expect(await mail()).toContain("your page is not in the directory");
});

test("an advisor whom an admin has taken out meanwhile reads on coming back that they are not listed, and whom to ask", async () => {
  const { advisor, comeBack, status, mail } = await aLeavingAdvisor();
  expect(await unlistAdvisor(await anAdmin(), { personId: advisor.userId, reason: "Complaints" }, now)).toEqual({ ok: true });
  await comeBack();
  expect(await status()).toBe("suspended");
  expect(await mail()).toContain("your page is not in the directory");
  expect(await mail()).toMatch(/To be shown there again, write to \S+@\S+\./);
  expect(await mail()).not.toContain("Everything is as it was");
});
