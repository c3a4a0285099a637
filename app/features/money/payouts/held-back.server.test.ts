import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { findDeletionFacts } from "#app/features/accounts/deletion/deletion-facts.server";
import { obstacleOf } from "#app/features/accounts/deletion/obstacles";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import {
  completeConsultation,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  reportNoShow,
} from "#app/features/booking/life/endings.server";
import { CONTEST_HOURS } from "#app/features/ratings/contest-hours";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, later, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, payOutside, saysWhereTo } from "../../../../tests/support/payments";
import { aConsultation } from "../../../../tests/support/people";
import { owedPayouts } from "../owed-payouts.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, payoutStatements, consultations]) await db.delete(table);
});

const over = later(ended, CONTEST_HOURS);
const soon = later(ended, 1);
const lastMoment = new Date(over.getTime() - 1);

/** An advisor with a payout destination who is owed 50.00, for a consultation completed by this side as soon as it was over. */
async function completedBy(side: "client" | "advisor") {
  const scene = await aRequest("accepted");
  await saysWhereTo(scene.advisor);
  await completeConsultation(scene[side], scene.id, ended);
  const admin = await anAdmin();
  const listed = async (at: Date) => {
    const { owed, total } = await owedPayouts(admin, undefined, undefined, at);
    return [...owed.map(({ amount, waiting }) => ({ amount, waiting })), total];
  };
  const payOut = (at: Date, amount = 50_00) =>
    payAdvisorOut(admin, { advisorId: scene.advisor.advisorId, currency: "USD", amount, reference: "SEPA 7", key: randomUUID() }, at);
  return { ...scene, admin, listed, payOut };
}

const decided = { reason: "The room kept a record", key: randomUUID() };

test("what the advisor alone completed is paid out once the client's day to say otherwise is over, and not a moment before", async () => {
  const { listed, payOut } = await completedBy("advisor");
  expect(await listed(lastMoment)).toEqual([{ amount: 0, waiting: 50_00 }, 1]);
  expect(await payOut(lastMoment)).toEqual({ ok: false, reason: "amountChanged" });
  expect(await listed(over)).toEqual([{ amount: 50_00, waiting: 0 }, 1]);
  expect(await payOut(over)).toMatchObject({ ok: true, statement: { amount: 50_00 } });
});

test("what the client completed is paid out at once", async () => {
  const { listed, payOut } = await completedBy("client");
  expect(await listed(ended)).toEqual([{ amount: 50_00, waiting: 0 }, 1]);
  expect(await payOut(ended)).toMatchObject({ ok: true });
});

test("what the client contests is not paid out however long it takes, the rest is; and it is once an admin has let it stand", async () => {
  const { client, advisor, id, admin, listed, payOut } = await completedBy("advisor");
  await reportNoShow(client, id, soon, { reason: "Nobody came" });
  const other = await aConsultation({ client, advisor, at: later(ended, 5), createdAt: now });
  await acceptConsultation(advisor, other.id, now);
  await payOutside(other.id, now);
  await completeConsultation(client, other.id, later(ended, 7));
  const [muchLater, waiting] = [later(over, 1000), 50_00];
  expect(await listed(muchLater)).toEqual([{ amount: 50_00, waiting }, 1]);
  expect(await payOut(muchLater, 100_00)).toEqual({ ok: false, reason: "amountChanged" });
  expect(await payOut(muchLater)).toMatchObject({ ok: true });
  expect(await listed(muchLater)).toEqual([{ amount: 0, waiting }, 1]);
  expect(await completeConsultationAsAdmin(admin, id, decided, muchLater)).toMatchObject({ ok: true });
  expect(await listed(muchLater)).toEqual([{ amount: 50_00, waiting: 0 }, 1]);
});

test("an advisor of whom a client says that they did not come stays until that is decided", async () => {
  const { client, advisor, id, admin } = await completedBy("advisor");
  const obstacle = async () => obstacleOf(await findDeletionFacts(advisor.userId, soon));
  expect(await obstacle()).toBe(null);
  await reportNoShow(client, id, soon, { reason: "Nobody came" });
  expect([await obstacle(), obstacleOf(await findDeletionFacts(client.userId, soon))]).toEqual(["deletion.contested", null]);
  await recordNoShowAsAdmin(admin, id, { ...decided, noShowOf: "advisor" }, soon);
  expect(await obstacle()).toBe(null);
});
