import { isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { reviewReports } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { reportedMessages } from "#app/features/messages/reports/reports.server";
import { reportedReviews } from "#app/features/reviews/moderation.server";

/** How many reports wait, without a word of what they are about. */
export async function countOpenReports(): Promise<number> {
  const [messages, reviews] = await Promise.all([
    db.$count(messageReports, isNull(messageReports.closedAt)),
    db.$count(reviewReports, isNull(reviewReports.closedAt)),
  ]);
  return messages + reviews;
}

/** What was reported and waits, the oldest first. For admins; the reading of messages is written down. */
export async function readReports(viewer: Viewer) {
  const [messages, reviews] = await Promise.all([reportedMessages(viewer), reportedReviews(viewer)]);
  return { messages: messages.reports, reviews: reviews.reports };
}
