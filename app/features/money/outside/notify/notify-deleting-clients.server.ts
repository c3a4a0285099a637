import { and, eq, gte, isNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { adminsOf } from "#app/features/accounts/admins.server";
import { writeDay } from "#app/features/accounts/deletion/emails.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import type { ListedPayment } from "../listed-payment";
import { asListed, selectPayments } from "../payment-rows.server";
import { moneyFor } from "./money-for.server";

const PAYMENTS_PAGE = "/admin?view=payments";
const KIND = "payment_marked";

/**
 * Notifies every admin of clients who are deleting their account and still owe money, once per deletion and payment, so they can settle or waive it before the
 * erasure. For a job: safe to run again and on any server.
 */
export async function notifyOfDeletingClients(now: Date): Promise<void> {
  const leaving = await db
    .selectDistinct({ userId: users.id, since: accountDeletions.createdAt, endsAt: accountDeletions.endsAt })
    .from(accountDeletions)
    .innerJoin(users, and(eq(users.id, accountDeletions.userId), isNull(users.suspendedAt)))
    .innerJoin(consultations, eq(consultations.clientId, users.id))
    .innerJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id));
  for (const each of leaving) await db.transaction((tx) => notifyOfClient(tx, each, now));
}

interface LeavingClient {
  userId: string;
  since: Date;
  endsAt: Date;
}

async function notifyOfClient(tx: Transaction, { userId, since, endsAt }: LeavingClient, now: Date) {
  const rows = await selectPayments(tx).where(eq(consultations.clientId, userId));
  const open = rows.map(asListed).filter((payment) => payment.open > 0);
  const [first] = open;
  if (!first) return;
  for (const admin of await adminsOf(tx)) {
    if (admin.userId === userId) continue;
    for (const { consultationId, clientName: name, open: amount, currency } of open) {
      const subject = `leaving:${consultationId}`;
      if (await wasNotified(tx, admin.userId, { subject, since })) continue;
      const details = { how: "leaving", name, amount: String(amount), currency };
      await notify(tx, { userId: admin.userId, kind: KIND, subject, details, link: PAYMENTS_PAGE, named: [userId] }, now);
    }
    if (await wantsMail(tx, admin.userId, KIND))
      await mail(tx, admin, { clientId: userId, open, name: first.clientName, id: first.consultationId, endsAt });
  }
}

const wasNotified = async (tx: Transaction, userId: string, { subject, since }: { subject: string; since: Date }) =>
  (await tx.$count(
    notifications,
    and(eq(notifications.userId, userId), eq(notifications.subject, subject), gte(notifications.createdAt, since)),
  )) > 0;

/** The dedupe key is that of the deletion, so later passes send nothing. */
async function mail(
  tx: Transaction,
  { userId, email: to }: { userId: string; email: string },
  { clientId, open, name, id, endsAt }: { clientId: string; open: ListedPayment[]; name: string; id: string; endsAt: Date },
) {
  const values = { name, date: writeDay(endsAt, await readerFormats(tx, userId)) };
  const facts: [string, string][] = [];
  for (const { reference, open: amount, currency } of open) facts.push([reference, (await moneyFor(tx, userId, currency))(amount)]);
  await sendAccountEmail(tx, { kind: KIND, id: `${id}-leaving-${endsAt.getTime()}-${userId}`, to, named: [clientId] }, "money", (t) => ({
    subject: t("leavingSubject", values),
    paragraphs: [t("leavingText", values)],
    facts,
    action: { label: t("markedAction"), url: siteLink(PAYMENTS_PAGE) },
    closing: t("paymentClosing", { site: siteName() }),
  }));
}
