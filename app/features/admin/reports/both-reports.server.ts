import { eq, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Connection } from "#app/db/client.server";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages } from "#app/db/schema/messages";
import type { ReportKind } from "./listed-report";

/** Message and review reports as one table; each is about the author of the reported content. */
export const bothReports = (connection: Connection) =>
  unionAll(
    connection
      .select({
        id: messageReports.id,
        kind: sql<ReportKind>`'message'`.as("kind"),
        reason: messageReports.reason,
        createdAt: messageReports.createdAt,
        closedAt: messageReports.closedAt,
        closedBy: messageReports.closedBy,
        hiddenAt: messages.hiddenAt,
        shownAgainAt: messages.shownAgainAt,
        reporterId: messageReports.reporterId,
        aboutId: sql<string | null>`${messages.senderId}`.as("about_id"),
        writtenAs: sql<string>`''`.as("written_as"),
      })
      .from(messageReports)
      .innerJoin(messages, eq(messages.id, messageReports.messageId)),
    connection
      .select({
        id: reviewReports.id,
        kind: sql<ReportKind>`'review'`.as("kind"),
        reason: reviewReports.reason,
        createdAt: reviewReports.createdAt,
        closedAt: reviewReports.closedAt,
        closedBy: reviewReports.closedBy,
        hiddenAt: reviews.hiddenAt,
        shownAgainAt: reviews.shownAgainAt,
        reporterId: reviewReports.reporterId,
        aboutId: sql<string | null>`${reviews.authorId}`.as("about_id"),
        writtenAs: sql<string>`${reviews.authorName}`.as("written_as"),
      })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId)),
  ).as("reported");

/** The author of what a report is about, as part of a query; null when there is none. */
export function authorOfReport(connection: Connection, reportId: SQL): SQL {
  const reported = bothReports(connection);
  return sql`(select ${reported.aboutId} from ${reported} where ${reported.id} = ${reportId})`;
}
