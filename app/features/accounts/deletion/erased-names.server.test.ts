import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { payoutStatements } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { notifyOfChange } from "#app/features/audit/notify-of-change.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { sendUnreadEmails } from "#app/features/messages/notify/unread-emails.server";
import { askAdvisor, sendMessage } from "#app/features/messages/send/send.server";
import { type Happened, notifyProviderNews } from "#app/features/money/captures/notify-refused.server";
import { notifyOfDeletingClients } from "#app/features/money/outside/notify/notify-deleting-clients.server";
import { notifyAdmins } from "#app/features/money/outside/notify/notify-marks.server";
import { notifyPaid } from "#app/features/money/outside/notify/notify-paid.server";
import { notifyClient } from "#app/features/money/outside/notify/notify-payment.server";
import { notifyWaived } from "#app/features/money/outside/notify/notify-waived.server";
import type { PaymentUpdate } from "#app/features/money/outside/notify/payment-update";
import { lockOutsidePayment } from "#app/features/money/outside/outside-payment.server";
import { recordTransferFailure } from "#app/features/money/payouts/end-transfer.server";
import { notifyReporters } from "#app/features/notifications/notify-reporters.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, ended, later, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import { tellingsWithNames } from "../../../../tests/support/told-names";
import { notifyOfPutBack } from "../stopped-admins/notify-of-put-back.server";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

const CLIENT = "Quirina Zwiebel";
const ADVISOR = "Zacharias Quast";

beforeEach(async () => {
  setListeningAddress("https://advice.example");
  await emptyTables("users", "outbox", "payout_statements");
});

interface Told extends Scene {
  admin: Viewer;
}

/** Somebody who owes the price of a consultation, its advisor, and two admins. */
async function aScene(): Promise<Told> {
  const [admin] = [await anAdmin(), await anAdmin()];
  const request = await aRequest();
  await db.update(profiles).set({ displayName: CLIENT }).where(eq(profiles.userId, request.client.userId));
  await db.update(profiles).set({ displayName: ADVISOR }).where(eq(profiles.userId, request.advisor.userId));
  await db.update(advisors).set({ displayName: ADVISOR, slug: "zacharias-quast" }).where(eq(advisors.id, request.advisor.advisorId));
  expect((await acceptConsultation(request.advisor, request.id, now)).ok).toBe(true);
  return { ...request, admin };
}

const ofProvider =
  (how: Happened["how"]) =>
  async ({ id, advisor }: Told) =>
    notifyProviderNews(
      db,
      await consultationRow(id),
      { advisorUserId: advisor.userId, advisorName: ADVISOR },
      { how, id: `dp_${how}`, amount: 0 },
      now,
    );

const ofPayment =
  (how: PaymentUpdate["how"]) =>
  ({ id }: Told) =>
    db.transaction(async (tx) => notifyClient(tx, await lockOutsidePayment(tx, id), { how, amount: 50_00, round: "1" }, now));

const ofMark =
  (how: "marked" | "waiting") =>
  ({ id }: Told) =>
    db.transaction(async (tx) => notifyAdmins(tx, await lockOutsidePayment(tx, id), how, now));

/** By somebody who is gone themselves, of somebody else: both are named. */
const ofChange =
  (action: AuditAction) =>
  ({ admin, client, advisor }: Told) =>
    db.transaction(async (tx) => {
      const change = { action, subject: "users", details: {} };
      await notifyOfChange(tx, { ...change, actorId: admin.userId, subjectId: client.userId }, now);
      await notifyOfChange(tx, { ...change, actorId: client.userId, subjectId: advisor.userId }, later(now, 1));
    });

/** The product telling each of these. */
const TELLINGS: Record<string, (told: Told) => Promise<unknown>> = {
  message: async ({ client, advisor }) => {
    const asked = await askAdvisor(client, "zacharias-quast", { text: "May I?" }, now);
    if (!asked.ok) throw new Error(asked.reason);
    await sendMessage(advisor, asked.threadId, { text: "You may" }, later(now, 0.1));
    await sendUnreadEmails(later(now, 1));
  },
  "payment_update arrived": ofPayment("arrived"),
  "payment_update paid": async ({ id }) => notifyPaid(db, await consultationRow(id), { how: "paid", due: 50_00, round: "1" }, now),
  "payment_update unconfirmed": ofPayment("unconfirmed"),
  "payment_update missing": ofPayment("missing"),
  "payment_update returned": ofPayment("returned"),
  "payment_update unreturned": ofPayment("unreturned"),
  "payment_update refused": ofProvider("refused"),
  "payment_update refundRefused": ofProvider("refundRefused"),
  "payment_update letGo": ofPayment("letGo"),
  "payment_update disputed": ofProvider("disputed"),
  "payment_update disputeKept": ofProvider("disputeKept"),
  "payment_update disputeLost": ofProvider("disputeLost"),
  "payment_update sentBackElsewhere": ofProvider("sentBackElsewhere"),
  "payment_update other": ofPayment("due"),
  "payment_marked waiting": ofMark("waiting"),
  "payment_marked refused": ofProvider("refused"),
  "payment_marked refundRefused": ofProvider("refundRefused"),
  "payment_marked transferRefused": async ({ advisor }) => {
    const values = { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, periodStart: now, periodEnd: now };
    const [statement] = await db.insert(payoutStatements).values(values).returning();
    await db.transaction((tx) => recordTransferFailure(tx, statement!.id, now));
  },
  "payment_marked leaving": async ({ client }) => {
    await db.insert(accountDeletions).values({ userId: client.userId, endsAt: later(ended, 24 * 14), hidAdvisor: false, createdAt: ended });
    await notifyOfDeletingClients(ended);
    await db.delete(accountDeletions);
  },
  "payment_marked releaseRefused": ofProvider("releaseRefused"),
  "payment_marked endCheckoutRefused": ofProvider("endCheckoutRefused"),
  "payment_marked disputed": ofProvider("disputed"),
  "payment_marked disputeKept": ofProvider("disputeKept"),
  "payment_marked disputeLost": ofProvider("disputeLost"),
  "payment_marked sentBackElsewhere": ofProvider("sentBackElsewhere"),
  "payment_marked other": ofMark("marked"),
  "site_changed granted": ofChange("admin.granted"),
  "site_changed secondFactor": ofChange("person.second-factor-ends"),
  "site_changed putBack": ({ client, advisor }) =>
    db.transaction(async (tx) => {
      const lists = { settings: [], stand: [], taken: [], suspended: [], kept: [] };
      for (const [minute, [stopped, other]] of [[client, advisor] as const, [advisor, client] as const].entries()) {
        await notifyOfPutBack(tx, { adminId: stopped.userId, ...lists, given: [other.userId] }, later(now, minute));
      }
    }),
  "site_changed other": ofChange("admin.revoked"),
};

/** What names somebody without a branch of its own: told among the steps of a consultation, and the address of an advisor's page. */
const BESIDE: typeof TELLINGS = {
  waived: ({ id }) => db.transaction(async (tx) => notifyWaived(tx, await lockOutsidePayment(tx, id), { amount: 50_00, round: "1" }, now)),
  "a reported review": async ({ id, client, advisor }) => {
    const of = { consultationId: id, advisorId: advisor.advisorId, authorId: advisor.userId };
    const [review] = await db
      .insert(reviews)
      .values({ ...of, authorSide: "advisor", rating: 1, revealedAt: now })
      .returning();
    const [report] = await db.insert(reviewReports).values({ reviewId: review!.id, reporterId: client.userId }).returning();
    await db.transaction((tx) => notifyReporters(tx, { about: "review", reportIds: [report!.id], decision: "kept", at: now }));
  },
};

/** Returns what has a person's name, or an address made of it: the kinds of notifications, with how, and of mails. */
async function naming(name: string): Promise<string[]> {
  const pattern = `%${name.replace(" ", "_")}%`;
  const { rows } = await db.execute<{ what: string }>(sql`
    select concat_ws(' ', kind, coalesce(details->>'how', details->>'about')) as what from notifications where details::text || link ilike ${pattern}
    union select 'mail: ' || kind from outbox where subject || text || html ilike ${pattern}`);
  return rows.map(({ what }) => what);
}

/** What the last word of a telling is called in its details, where its message has no word of its own for it. */
const OTHERS: Record<string, string> = {
  "payment_update other": "payment_update due",
  "payment_marked other": "payment_marked marked",
  "site_changed other": "site_changed revoked",
  waived: "consultation_cancelled waived",
  "a reported review": "report_answered review",
};

async function erase({ userId }: Viewer) {
  await db.insert(accountDeletions).values({ userId, endsAt: ended, hidAdvisor: false });
  await eraseDueAccounts(later(ended, 1));
}

test("every telling that names a person is among those that are made here", () => {
  expect(Object.keys(TELLINGS).sort()).toEqual(tellingsWithNames().sort());
});

test.each(
  Object.entries({ ...TELLINGS, ...BESIDE }),
)("'%s' names nobody any more who is erased, neither client nor advisor", async (what, tell) => {
  for (const who of ["client", "advisor"] as const) {
    const told = await aScene();
    await db.delete(outbox);
    await db.delete(notifications);
    await tell(told);
    const named = [...(await naming(CLIENT)), ...(await naming(ADVISOR))];
    expect(named).toContain(OTHERS[what] ?? what);
    expect(named.some((each) => each.startsWith("mail: "))).toBe(true);
    await erase(told[who]);
    expect([who, await naming(who === "client" ? CLIENT : ADVISOR)]).toEqual([who, []]);
    await emptyTables("users", "outbox", "payout_statements");
  }
});

test("of earlier versions, which did not say whom they name, those go that are of a consultation or thread of theirs", async () => {
  const told = await aScene();
  for (const tell of [TELLINGS.message!, ofPayment("due"), ofMark("marked")]) await tell(told);
  await db.update(notifications).set({ named: null });
  await db.update(outbox).set({ named: null });
  expect((await naming(CLIENT)).sort()).toEqual(expect.arrayContaining(["mail: payment_marked", "payment_marked marked"]));
  await erase(told.client);
  expect(await naming(CLIENT)).toEqual([]);
});
