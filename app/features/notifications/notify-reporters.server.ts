import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { recallEmail, sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { notify, wantsMail } from "./notify.server";

const KIND = "report_answered";

/** What was reported of one kind, and what became of it. */
interface Answered {
  about: "message" | "review";
  reportIds: string[];
  decision: "hidden" | "kept";
  at: Date;
  /** How long the mail waits, so that it can be taken back. */
  waitSeconds?: number;
}

/** Tells whoever reported something what became of it, in the app and by mail, as they like. */
export async function notifyReporters(tx: Transaction, { about, reportIds, decision, at, waitSeconds }: Answered): Promise<void> {
  const reports = await (about === "message" ? ofMessages(tx, reportIds) : ofReviews(tx, reportIds));
  for (const { id, reporterId, email, link } of reports) {
    await notify(tx, { userId: reporterId, kind: KIND, subject: id, details: { about, decision }, link }, at);
    if (!(await wantsMail(tx, reporterId, KIND))) continue;
    await sendEmail(tx, { dedupeKey: mailKey(id, at), kind: KIND, to: email, waitSeconds }, "reports", (t, language) => ({
      subject: t("answeredSubject", { site: siteName() }),
      paragraphs: [t(decision === "hidden" ? "answeredHidden" : "answeredKept", { about })],
      action: { label: t("answeredAction"), url: siteLink(link) },
      closing: translatorFor(language, "admin")("emailClosing"),
    }));
  }
}

/** Takes back what a reporter was told at a moment, as far as they have not read it. */
export async function takeBackAnswer(tx: Transaction, reportId: string, at: Date): Promise<void> {
  const isUnread = and(eq(notifications.kind, KIND), eq(notifications.subject, reportId), isNull(notifications.readAt));
  await tx.delete(notifications).where(isUnread);
  await recallEmail(tx, mailKey(reportId, at));
}

const mailKey = (reportId: string, at: Date) => `${KIND}:${reportId}:${at.getTime()}`;

const ofMessages = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      ...{ id: messageReports.id, reporterId: messageReports.reporterId, email: users.email },
      link: sql<string>`'/messages/' || ${messages.threadId}`,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(users, eq(users.id, messageReports.reporterId))
    .where(inArray(messageReports.id, ids));

const ofReviews = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      ...{ id: reviewReports.id, reporterId: reviewReports.reporterId, email: users.email },
      link: sql<string>`'/advisors/' || ${advisors.slug}`,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(advisors, eq(advisors.id, reviews.advisorId))
    .innerJoin(users, eq(users.id, reviewReports.reporterId))
    .where(inArray(reviewReports.id, ids));
