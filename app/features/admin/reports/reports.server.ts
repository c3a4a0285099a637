import { and, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { notAbout } from "#app/features/audit/conflict-of-interest.server";
import { reportedMessages } from "#app/features/messages/reports/reports.server";
import { reportedReviews } from "#app/features/reviews/reported-reviews.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { bothReports } from "./both-reports.server";

/** Counts the open reports that the viewer may see. */
export async function countOpenReports(viewer: Viewer): Promise<number> {
  const reported = bothReports(db);
  return db.$count(reported, and(sql`reported.closed_at is null`, await notAbout(db, viewer, sql`reported.about_id`)));
}

/** Returns a report with its content, open or closed; throws a 404 when there is none. For admins; reading a message is logged. */
export async function readReport(viewer: Viewer, id: string) {
  if (!isUuid(id)) throw endedAs(404);
  const [message] = (await reportedMessages(viewer, { id })).reports;
  if (message) return { kind: "message" as const, message };
  const [review] = (await reportedReviews(viewer, { id })).reports;
  if (!review) throw endedAs(404);
  return { kind: "review" as const, review };
}
