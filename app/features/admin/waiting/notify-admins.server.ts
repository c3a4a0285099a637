import { type AnyColumn, and, eq, isNull, like, lte, max, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Connection, db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviewReports } from "#app/db/schema/booking";
import { categoryRequests } from "#app/db/schema/catalog";
import { messageReports } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { adminsOf } from "#app/features/accounts/admins.server";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { waitingPayments } from "#app/features/money/outside/waiting-payments.server";
import type { MailedKind } from "#app/features/notifications/kinds";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { isDisputed } from "../consultations/consultation-search.server";
import {
  isMailDue,
  isNew,
  NOTIFIED_KINDS,
  type NotifiedKind,
  WAITING_KINDS,
  WAITING_LINKS,
  type Waiting,
  type WaitingCounts,
  type WaitingKind,
} from "./waiting";

const KIND: MailedKind = "admin_waiting";
const PROMISE_MS = REVIEW_PROMISE_HOURS * HOUR_MS;

/**
 * Notifies all admins of waiting items: new and overdue applications, reports, category requests, refunds, disputed consultations. In the app as they
 * arrive, by mail at most once a day per kind unless turned off. Safe to run again and on several servers at once.
 */
export async function notifyAdmins(now: Date): Promise<void> {
  const waiting = await readWaiting(now);
  const kinds = NOTIFIED_KINDS.flatMap((kind) => (waiting[kind] ? [{ kind, waiting: waiting[kind] }] : []));
  if (kinds.length === 0) return;
  for (const admin of await adminsOf(db))
    for (const each of kinds) await db.transaction((tx) => notifyAdmin(tx, admin, each.kind, each.waiting, now));
}

async function notifyAdmin(
  tx: Connection,
  { userId, email }: { userId: string; email: string },
  about: NotifiedKind,
  waiting: Waiting,
  now: Date,
) {
  const ofKind = and(eq(notifications.userId, userId), eq(notifications.kind, KIND), eq(notifications.subject, about));
  const [told] = await tx
    .select({ at: max(notifications.createdAt) })
    .from(notifications)
    .where(ofKind);
  const details = { about, count: String(waiting.count) };
  if (isNew(waiting, told?.at ?? null))
    await notify(tx, { userId, kind: KIND, subject: about, details, link: WAITING_LINKS[about], named: [] }, now);
  const [mailed] = await tx
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.kind, KIND), like(outbox.dedupeKey, `${KIND}:${about}:${userId}:%`)));
  if (!isMailDue(about, waiting, mailed?.at ?? null, now, DAY_MS) || !(await wantsMail(tx, userId, KIND))) return;
  await mail(tx, { to: email, dedupeKey: `${KIND}:${about}:${userId}:${mailed?.at?.getTime() ?? 0}` }, about, waiting.count);
}

/** Two servers running at once find the same last mail, and so use the same dedupe key. */
const mail = (tx: Connection, addressed: { to: string; dedupeKey: string }, about: NotifiedKind, count: number) =>
  sendEmail(tx, { ...addressed, kind: KIND, named: [] }, "waiting", (t) => ({
    subject: t(`${about}Subject`, { count, site: siteName() }),
    paragraphs: [t(`${about}Text`, { count, hours: REVIEW_PROMISE_HOURS })],
    action: { label: t("action"), url: siteLink(WAITING_LINKS[about]) },
    closing: t("closing"),
  }));

/** Counts the items that wait for an admin, by kind. */
export async function countWaiting(now: Date): Promise<WaitingCounts> {
  const waiting = await readWaiting(now);
  return Object.fromEntries(WAITING_KINDS.flatMap((kind) => (waiting[kind] ? [[kind, waiting[kind].count]] : [])));
}

async function readWaiting(now: Date): Promise<Partial<Record<WaitingKind, Waiting>>> {
  const pending = eq(advisorApplications.status, "pending");
  const late = and(pending, lte(advisorApplications.createdAt, new Date(now.getTime() - PROMISE_MS)));
  const [applications, overdue, messages, reviews, requests, disputes, payments] = await Promise.all([
    waitingOf(advisorApplications, advisorApplications.createdAt, pending),
    waitingOf(advisorApplications, advisorApplications.createdAt, late),
    waitingOf(messageReports, messageReports.createdAt, isNull(messageReports.closedAt)),
    waitingOf(reviewReports, reviewReports.createdAt, isNull(reviewReports.closedAt)),
    waitingOf(categoryRequests, categoryRequests.createdAt, eq(categoryRequests.status, "open")),
    waitingOf(consultations, DISPUTED_SINCE, isDisputed),
    waitingPayments(),
  ]);
  return {
    ...(applications && { applications }),
    ...(overdue && { overdue: { ...overdue, newest: new Date(overdue.newest.getTime() + PROMISE_MS) } }),
    ...(messages || reviews ? { reports: together(messages, reviews) } : {}),
    ...(requests && { requests }),
    ...(disputes && { disputes }),
    ...(payments.marked && { payments: payments.marked }),
    ...(payments.toReturn && { returns: payments.toReturn }),
  };
}

/** A report repeated after it was disputed is later than the dispute. */
const DISPUTED_SINCE = sql`greatest(${consultations.saidAbsentAt}, ${consultations.absenceRepliedAt})`;

async function waitingOf(table: PgTable, since: AnyColumn | SQL, condition: SQL | undefined): Promise<Waiting | null> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, newest: sql<string | null>`max(${since})` })
    .from(table)
    .where(condition);
  return row?.newest ? { count: row.count, newest: new Date(row.newest) } : null;
}

const together = (one: Waiting | null, other: Waiting | null): Waiting => ({
  count: (one?.count ?? 0) + (other?.count ?? 0),
  newest: new Date(Math.max(one?.newest.getTime() ?? 0, other?.newest.getTime() ?? 0)),
});
