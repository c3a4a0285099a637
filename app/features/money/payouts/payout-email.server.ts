import { and, eq, gt, inArray, lte, max, ne, not, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { formatterFor } from "#app/languages/formatter.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { inUnits, shortMoney } from "#app/ui/text/minor-units";
import { numbersIn } from "#app/ui/text/usual-clock";
import { isReversed } from "./reversed-payout.server";

const STATEMENTS = "/advisor-profile/billing";

/**
 * Notifies an advisor of a payout, in the app and by email if they want that: in the transaction that books it when the operator sent it, else in the one that
 * notes that the provider has transferred it.
 */
export async function sendPayoutEmail(
  tx: Transaction,
  statement: typeof payoutStatements.$inferSelect,
  { at, waitSeconds }: { at: Date; waitSeconds?: number },
) {
  const { id, number, advisorId, currency, amount, reference } = statement;
  const [advisor] = await tx
    .select({ userId: users.id, email: users.email })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(advisors.id, advisorId));
  if (!advisor) return;
  const { userId, email } = advisor;
  const details = { amount: String(amount), currency };
  await notify(tx, { userId, kind: "payout_made", subject: id, details, link: STATEMENTS, named: [] }, at);
  if (!(await wantsMail(tx, userId, "payout_made"))) return;
  const { locale } = await readerFormats(tx, userId);
  const paid = formatterFor(numbersIn(locale)).number(inUnits(amount, currency), shortMoney(amount, currency));
  const cancelled = (await paysForUnheld(tx, statement)) ? "yes" : "no";
  await sendAccountEmail(tx, { kind: "payout_made", id, to: email, named: [], ...(waitSeconds ? { waitSeconds } : {}) }, "money", (t) => ({
    subject: t("payoutSubject", { paid }),
    paragraphs: [t("payoutText", { paid, number, cancelled })],
    facts: reference ? [[t("payoutReference"), reference]] : [],
    action: { label: t("payoutAction"), url: siteLink(STATEMENTS) },
    closing: t("paymentClosing", { site: siteName() }),
  }));
}

/** Whether some of it was kept from consultations cancelled or missed since the previous payout. */
async function paysForUnheld(tx: Transaction, { id, advisorId, currency, createdAt }: typeof payoutStatements.$inferSelect) {
  const before = tx
    .select({ at: max(payoutStatements.createdAt) })
    .from(payoutStatements)
    .where(
      and(
        eq(payoutStatements.advisorId, advisorId),
        eq(payoutStatements.currency, currency),
        ne(payoutStatements.id, id),
        lte(payoutStatements.createdAt, createdAt),
        not(isReversed),
      ),
    );
  const [unheld] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(consultations, eq(consultations.id, ledgerTransactions.consultationId))
    .where(
      and(
        eq(ledgerEntries.account, "advisor"),
        eq(ledgerEntries.ownerId, advisorId),
        gt(ledgerEntries.amount, 0),
        eq(ledgerTransactions.currency, currency),
        gt(ledgerTransactions.createdAt, sql`coalesce((${before}), '-infinity')`),
        lte(ledgerTransactions.createdAt, createdAt),
        inArray(consultations.status, ["cancelled", "no-show"]),
      ),
    )
    .limit(1);
  return unheld !== undefined;
}
