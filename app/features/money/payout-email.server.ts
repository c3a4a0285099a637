import { eq } from "drizzle-orm";
import { createFormatter } from "use-intl/core";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import type { payoutStatements } from "#app/db/schema/ledger";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { siteLink } from "#app/platform/origin.server";
import { MINOR_UNITS_PER_UNIT } from "./money";

const STATEMENTS = "/advisor-profile/billing";

/** Tells an advisor of a payout, in the app and by mail as they wish, in the transaction that books it. */
export async function sendPayoutEmail(tx: Transaction, statement: typeof payoutStatements.$inferSelect) {
  const { id, number, advisorId, currency, amount, reference, createdAt } = statement;
  const [advisor] = await tx
    .select({ userId: users.id, email: users.email })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(advisors.id, advisorId));
  if (!advisor) return;
  const { userId, email } = advisor;
  const details = { amount: String(amount), currency };
  await notify(tx, { userId, kind: "payout_made", subject: id, details, link: STATEMENTS }, createdAt);
  if (!(await wantsMail(tx, userId, "payout_made"))) return;
  const { locale } = await readerFormats(tx, userId);
  const paid = createFormatter({ locale }).number(amount / MINOR_UNITS_PER_UNIT, { style: "currency", currency });
  await sendAccountEmail(tx, { kind: "payout_made", id, to: email }, "money", (t) => ({
    subject: t("payoutSubject", { paid }),
    paragraphs: [t("payoutText", { paid, number })],
    facts: reference ? [[t("payoutReference"), reference]] : [],
    action: { label: t("payoutAction"), url: siteLink(STATEMENTS) },
  }));
}
