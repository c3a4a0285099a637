import { isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { reviewReports } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { reportedMessages } from "#app/features/messages/reports/reports.server";
import { reportedReviews } from "#app/features/reviews/reported-reviews.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";

/** How many reports wait, without a word of what they are about. */
export async function countOpenReports(): Promise<number> {
  const [messages, reviews] = await Promise.all([
    db.$count(messageReports, isNull(messageReports.closedAt)),
    db.$count(reviewReports, isNull(reviewReports.closedAt)),
  ]);
  return messages + reviews;
}

/** One report with what was reported, open or put aside; 404 when there is none. For admins; the reading of a message is written down. */
export async function readReport(viewer: Viewer, id: string) {
  if (!isUuid(id)) throw endedAs(404);
  const [message] = (await reportedMessages(viewer, { id })).reports;
  if (message) return { kind: "message" as const, message };
  const [review] = (await reportedReviews(viewer, { id })).reports;
  if (!review) throw endedAs(404);
  return { kind: "review" as const, review };
}
