import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { recallEmail, sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { notify, wantsMail } from "./notify.server";

const KIND = "report_answered";
const TEXT_OF = { hidden: "answeredHidden", kept: "answeredKept", shown: "answeredShown" } as const;

/** Reports of one kind, and the decision on them. */
interface Answered {
  about: "message" | "review";
  reportIds: string[];
  /** 'shown': the hiding was undone. */
  decision: "hidden" | "kept" | "shown";
  at: Date;
  /** How long the email is delayed, so that it can be recalled. */
  waitSeconds?: number;
}

/** Notifies reporters of the decision, in the app and by email, according to their preferences. */
export async function notifyReporters(tx: Transaction, { about, reportIds, decision, at, waitSeconds }: Answered): Promise<void> {
  const reports = await (about === "message" ? ofMessages(tx, reportIds) : ofReviews(tx, reportIds));
  for (const { id, reporterId, email, link, named } of reports) {
    await notify(tx, { userId: reporterId, kind: KIND, subject: id, details: { about, decision }, link, named }, at);
    if (!(await wantsMail(tx, reporterId, KIND))) continue;
    await sendEmail(tx, { dedupeKey: mailKey(id, at), kind: KIND, to: email, waitSeconds, named }, "reports", (t, language) => ({
      subject: t("answeredSubject", { site: siteName() }),
      paragraphs: [t(TEXT_OF[decision], { about })],
      action: { label: t("answeredAction"), url: siteLink(link) },
      closing: translatorFor(language, "admin")("emailClosing"),
    }));
  }
}

/** Withdraws the notification a reporter got at a given time, unless they have read it. Returns whether they have heard of it nevertheless. */
export async function withdrawReportAnswer(tx: Transaction, reportId: string, at: Date): Promise<boolean> {
  const told = and(eq(notifications.kind, KIND), eq(notifications.subject, reportId));
  await tx.delete(notifications).where(and(told, isNull(notifications.readAt)));
  const hasRead = (await tx.$count(notifications, and(told, eq(notifications.createdAt, at)))) > 0;
  const wasMailed = (await tx.$count(outbox, eq(outbox.dedupeKey, mailKey(reportId, at)))) > 0;
  const isRecalled = await recallEmail(tx, mailKey(reportId, at));
  return hasRead || (wasMailed && !isRecalled);
}

/** Tells reporters that what was hidden at a given time is shown again; those who have not heard it was hidden are told nothing. */
export async function withdrawHidingAnswer(tx: Transaction, about: Answered["about"], hiddenAt: Date, reportIds: string[], at: Date) {
  const heard: string[] = [];
  for (const id of reportIds) if (await withdrawReportAnswer(tx, id, hiddenAt)) heard.push(id);
  if (heard.length > 0) await notifyReporters(tx, { about, reportIds: heard, decision: "shown", at });
}

/** The report that a mail of the outbox answers, as part of a query; null for any other mail. */
export const reportOfAnswer = sql`case when ${outbox.kind} = ${KIND} then split_part(${outbox.dedupeKey}, ':', 2)::uuid end`;

const mailKey = (reportId: string, at: Date) => `${KIND}:${reportId}:${at.getTime()}`;

const ofMessages = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      ...{ id: messageReports.id, reporterId: messageReports.reporterId, email: users.email },
      link: sql<string>`'/messages/' || ${messages.threadId}`,
      named: sql<string[]>`'{}'::uuid[]`,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(users, eq(users.id, messageReports.reporterId))
    .where(inArray(messageReports.id, ids));

const ofReviews = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      ...{ id: reviewReports.id, reporterId: reviewReports.reporterId, email: users.email },
      // Their name is in the address of their page.
      link: sql<string>`'/advisors/' || ${advisors.slug}`,
      named: sql<string[]>`array[${advisors.userId}]`,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(advisors, eq(advisors.id, reviews.advisorId))
    .innerJoin(users, eq(users.id, reviewReports.reporterId))
    .where(inArray(reviewReports.id, ids));
