import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { adminsOf } from "#app/features/accounts/admins.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import type { MailedKind } from "#app/features/notifications/kinds";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { DAY_MS } from "#app/platform/durations";
import { burstWaitMs } from "#app/platform/mail/burst-wait";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { paymentReference } from "../payment-reference";
import { moneyFor } from "./money-for.server";

const PAYMENTS_PAGE = "/admin?view=payments";

/**
 * Notifies every admin that a client has marked a payment as paid: at once (but not of their own), and again while nobody has checked. If it was withdrawn and marked again within a
 * day, the email is delayed.
 */
export async function notifyAdmins(connection: Connection, of: OutsidePayment, how: "marked" | "waiting", now: Date) {
  const { id, clientId, currency } = of.consultation;
  const { marked } = standingOfPayment(of);
  const [client] = await connection
    .select({ name: profiles.displayName, firstName: profiles.firstName })
    .from(profiles)
    .where(eq(profiles.userId, clientId));
  const nameFor = (language: Language) =>
    nameIn(language, client?.name || client?.firstName || "") || translatorFor(language, "money")("aClient");
  const kind: MailedKind = "payment_marked";
  // Earlier marks whose email is still waiting are included in this one.
  if (how === "marked") await recallWaiting(connection, `payment_marked:${id}-marked-%`);
  const waitSeconds = how === "marked" ? Math.round(burstWaitMs(await markedBefore(connection, id, now), DAY_MS) / 1000) : 0;
  for (const admin of await adminsOf(connection)) {
    if (how === "marked" && admin.userId === clientId) continue;
    const name = nameFor((await readerFormats(connection, admin.userId)).language);
    const details = { how, name, amount: String(marked), currency };
    await notify(connection, { userId: admin.userId, kind, subject: id, details, link: PAYMENTS_PAGE, named: [clientId] }, now);
    if (!(await wantsMail(connection, admin.userId, kind))) continue;
    const values = { name, amount: (await moneyFor(connection, admin.userId, currency))(marked) };
    await sendAccountEmail(
      connection,
      {
        kind,
        id: `${id}-${how}-${(how === "marked" ? now : of.payment.markedAt)?.getTime()}-${admin.userId}`,
        to: admin.email,
        named: [clientId],
        waitSeconds,
      },
      "money",
      (t) => ({
        subject: t(`${how}Subject`, values),
        paragraphs: [t(`${how}Text`, values)],
        facts: [[t("reference"), paymentReference(of.payment.number)]],
        action: { label: t("markedAction"), url: siteLink(PAYMENTS_PAGE) },
        closing: t("paymentClosing", { site: siteName() }),
      }),
    );
  }
}

/** Counts the earlier marks within a day; the current one is already booked, hence the - 1. */
async function markedBefore(connection: Connection, id: string, now: Date) {
  const { consultationId, kind, createdAt } = ledgerTransactions;
  const isLate = gt(createdAt, new Date(now.getTime() - DAY_MS));
  return (await connection.$count(ledgerTransactions, and(eq(consultationId, id), eq(kind, "mark"), isLate))) - 1;
}

/**
 * Updates unread notifications and unsent emails when the marked amount has changed from `was`, or removes them when nothing is marked any more. Returns whether
 * nothing is left to tell: false when the emails with the former amount are sent.
 */
export async function updateMarkMessages(connection: Connection, was: number, of: OutsidePayment, now: Date) {
  const { id } = of.consultation;
  const { marked } = standingOfPayment(of);
  if (marked === was) return true;
  if (marked === 0) {
    await withdrawMarkMessages(connection, id);
    return true;
  }
  const amount = String(marked);
  const { kind, subject, readAt, details } = notifications;
  const isUnread = and(eq(kind, "payment_marked"), eq(subject, id), isNull(readAt));
  await connection
    .update(notifications)
    .set({ details: sql`${details} || jsonb_build_object('amount', ${amount}::text)` })
    .where(isUnread);
  if (!(await recallWaiting(connection, `payment_marked:${id}-marked-%`))) return false;
  await notifyAdmins(connection, of, "marked", now);
  return true;
}

/** Removes unread notifications and unsent emails about a mark that was withdrawn or answered. */
export async function withdrawMarkMessages(connection: Connection, id: string) {
  await recallWaiting(connection, `payment_marked:${id}-%`);
  const { kind, subject, readAt } = notifications;
  await connection.delete(notifications).where(and(eq(kind, "payment_marked"), eq(subject, id), isNull(readAt)));
}
