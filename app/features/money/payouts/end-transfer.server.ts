import { eq } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { payoutStatements } from "#app/db/schema/ledger";
import { adminsOf } from "#app/features/accounts/admins.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { moneyFor } from "../outside/notify/money-for.server";
import { sendPayoutEmail } from "./payout-email.server";

type Statement = typeof payoutStatements.$inferSelect;

/** Notifies an advisor that the provider has transferred a payout, in the transaction that marks the order done. */
export async function recordTransfer(tx: Transaction, statementId: string, now: Date): Promise<void> {
  await sendPayoutEmail(tx, (await statementOf(tx, statementId)).statement, { at: now });
}

/** Notifies admins and the advisor of a payout that the provider refuses to transfer, in the transaction that parks the order. */
export async function recordTransferFailure(tx: Transaction, statementId: string, now: Date): Promise<void> {
  const { statement, ...advisor } = await statementOf(tx, statementId);
  await tell(tx, statement, { ...advisor, advisor, as: "advisor" }, now);
  for (const admin of await adminsOf(tx)) await tell(tx, statement, { ...admin, advisor, as: "admin" }, now);
}

const PLACES = {
  advisor: { kind: "payout_made", link: "/advisor-profile/billing", text: "advisorTransferRefusedText", action: "payoutAction" },
  admin: { kind: "payment_marked", link: "/admin?view=payouts", text: "adminTransferRefusedText", action: "payoutsAction" },
} as const;

interface Told {
  userId: string;
  email: string;
  advisor: { userId: string; name: string };
  as: keyof typeof PLACES;
}

async function tell(connection: Connection, { id, number, amount, currency }: Statement, { userId, email, advisor, as }: Told, now: Date) {
  const { kind, link, text, action } = PLACES[as];
  const { name } = advisor;
  const named = [advisor.userId];
  const details = { how: "transferRefused", name, amount: String(amount), currency };
  await notify(connection, { userId, kind, subject: id, details, link, named }, now);
  if (!(await wantsMail(connection, userId, kind))) return;
  const values = { amount: (await moneyFor(connection, userId, currency))(amount), name, number };
  await sendAccountEmail(connection, { kind, id: `${id}-refused-${userId}`, to: email, named }, "money", (t) => ({
    subject: t("transferRefusedSubject", values),
    paragraphs: [t(text, values)],
    action: { label: t(action), url: siteLink(link) },
    closing: t("paymentClosing", { site: siteName() }),
  }));
}

const statementOf = async (tx: Transaction, statementId: string) =>
  oneRow(
    await tx
      .select({ statement: payoutStatements, userId: users.id, email: users.email, name: advisors.displayName })
      .from(payoutStatements)
      .innerJoin(advisors, eq(advisors.id, payoutStatements.advisorId))
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(eq(payoutStatements.id, statementId)),
  );
