import { randomUUID } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { relistAdvisor, unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import { undoRelisting, undoUnlisting } from "#app/features/admin/people/undo-person-change.server";
import {
  cancelConsultationAsAdmin,
  completeConsultation,
  completeConsultationAsAdmin,
  recordNoShowAsAdmin,
  refundConsultationAsAdmin,
} from "#app/features/booking/life/endings.server";
import * as payments from "#app/features/money/outside/confirm-payment.server";
import { undoReturn } from "#app/features/money/outside/undo-return.server";
import { reversePayout } from "#app/features/money/payouts/reversed-payout.server";
import { anAdmin } from "../../../tests/support/applicants";
import { aRequest, ended, later, now, type Scene } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../tests/support/payments";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, payoutStatements, consultations, auditLog, userRoles]) await db.delete(table);
});

const over = later(ended, 1);
type Decide = (admin: Viewer, scene: Scene) => Promise<{ ok: boolean }>;

const asked = () => ({ reason: "I was there", key: randomUUID() });
const order = (id: string) => ({ consultationId: id, key: randomUUID() });
const payOut: Decide = (admin, { advisor: { advisorId } }) =>
  payAdvisorOut(admin, { advisorId, currency: "USD", amount: 50_00, reference: "To me", key: randomUUID() }, over);
const lastStatement = async () => (await db.select().from(payoutStatements))[0]?.id ?? randomUUID();

/** What each side could decide for itself, and what has to have happened before it. */
const DECISIONS: Record<string, { before?: (scene: Scene, other: Viewer) => Promise<unknown>; isPaid?: boolean; decide: Decide }> = {
  "calling it off": { decide: (admin, { id }) => cancelConsultationAsAdmin(admin, id, asked(), now) },
  "saying who did not come": { decide: (admin, { id }) => recordNoShowAsAdmin(admin, id, { ...asked(), noShowOf: "client" }, over) },
  "saying that it took place": { decide: (admin, { id }) => completeConsultationAsAdmin(admin, id, asked(), over) },
  "a refund": {
    before: ({ client, id }) => completeConsultation(client, id, ended),
    decide: (admin, { id }) => refundConsultationAsAdmin(admin, id, { ...asked(), amount: 10_00 }, over),
  },
  "confirming a payment": {
    isPaid: false,
    decide: (admin, { id }) => payments.confirmPayment(admin, { ...order(id), amount: 50_00 }, now),
  },
  "confirming all of a payment": {
    isPaid: false,
    decide: (admin, { id }) => payments.confirmWhole(admin, { ...order(id), open: 50_00 }, now),
  },
  "letting a payment go": {
    isPaid: false,
    decide: (admin, { id }) => payments.waivePayment(admin, { ...order(id), reason: "A friend" }, now),
  },
  "taking a confirmation back": { decide: (admin, { id }) => payments.undoConfirmation(admin, order(id), now) },
  "sending money back": {
    before: ({ id }, other) => cancelConsultationAsAdmin(other, id, asked(), now),
    decide: (admin, { id }) => payments.returnPayment(admin, { ...order(id), amount: 50_00 }, now),
  },
  "taking the sending back back": {
    before: async ({ id }, other) => {
      await cancelConsultationAsAdmin(other, id, asked(), now);
      await payments.returnPayment(other, { ...order(id), amount: 50_00 }, over);
    },
    decide: (admin, { id }) => undoReturn(admin, { ...order(id), at: over }, over),
  },
};

/** What an advisor who is an admin could decide for their own benefit. */
const OF_ADVISOR: typeof DECISIONS = {
  "a payout": { before: ({ client, id }) => completeConsultation(client, id, ended), decide: payOut },
  "taking a payout back": {
    before: async (scene, other) => {
      await completeConsultation(scene.client, scene.id, ended);
      await payOut(other, scene);
    },
    decide: async (admin) => reversePayout(admin, await lastStatement(), over),
  },
  "leaving the directory": { decide: (admin, { advisor }) => unlistAdvisor(admin, { personId: advisor.userId, reason: "Mine" }, over) },
  "coming back into the directory": {
    before: ({ advisor }, other) => unlistAdvisor(other, { personId: advisor.userId, reason: "Complaints" }, over),
    decide: (admin, { advisor }) => relistAdvisor(admin, { personId: advisor.userId }, over),
  },
  "taking that they were taken out back": {
    before: ({ advisor }, other) => unlistAdvisor(other, { personId: advisor.userId, reason: "Complaints" }, over),
    decide: (admin, { advisor }) => undoUnlisting(admin, { personId: advisor.userId, at: over }, over),
  },
  "taking that they were put back back": {
    before: async ({ advisor }, other) => {
      await unlistAdvisor(other, { personId: advisor.userId, reason: "Complaints" }, now);
      await relistAdvisor(other, { personId: advisor.userId }, over);
    },
    decide: (admin, { advisor }) => undoRelisting(admin, { personId: advisor.userId, at: over }, over),
  },
};

const CASES = [
  ...Object.entries(DECISIONS).flatMap(([what, how]) => [["client", what, how] as const, ["advisor", what, how] as const]),
  ...Object.entries(OF_ADVISOR).map(([what, how]) => ["advisor", what, how] as const),
];

async function ownScene(side: "client" | "advisor", { before, isPaid = true }: (typeof DECISIONS)[string]) {
  const scene = await aRequest("accepted", undefined, { isPaid });
  await saysWhereTo(scene.advisor);
  const [own, other] = [scene[side], await anAdmin()];
  await before?.(scene, other);
  await db.insert(userRoles).values({ userId: own.userId, role: "admin" });
  await db.delete(auditLog);
  return { scene, own, other };
}

const written = async () => (await db.select().from(auditLog)).map(({ actorId, details }) => [actorId, details.ownMatter]);

test.each(CASES)("an admin who is the %s is refused %s while there is another admin, who is not", async (side, _what, how) => {
  const { scene, own, other } = await ownScene(side, how);
  expect(await how.decide(own, scene)).toEqual({ ok: false, reason: "ownMatter" });
  expect(await written()).toEqual([]);
  expect(await how.decide(other, scene)).toMatchObject({ ok: true });
  expect(await written()).toEqual([[other.userId, undefined]]);
});

test.each(CASES)("where there is no other admin, the %s may: %s; the audit log says so", async (side, _what, how) => {
  const { scene, own } = await ownScene(side, how);
  await db.delete(userRoles).where(ne(userRoles.userId, own.userId));
  expect(await how.decide(own, scene)).toMatchObject({ ok: true });
  expect(await written()).toEqual([[own.userId, true]]);
});

test("an admin who is suspended or leaving is no other admin", async () => {
  for (const goes of ["suspended", "leaving"] as const) {
    const { scene, own, other } = await ownScene("advisor", OF_ADVISOR["a payout"]!);
    await db.delete(userRoles).where(ne(userRoles.userId, own.userId));
    await db.insert(userRoles).values({ userId: other.userId, role: "admin" });
    expect(await payOut(own, scene)).toEqual({ ok: false, reason: "ownMatter" });
    if (goes === "suspended") await db.update(users).set({ suspendedAt: now }).where(eq(users.id, other.userId));
    else await db.insert(accountDeletions).values({ userId: other.userId, endsAt: later(now, 24), hidAdvisor: false, createdAt: now });
    expect(await payOut(own, scene)).toMatchObject({ ok: true });
  }
});
