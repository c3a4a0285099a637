import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import { wantsMail } from "#app/features/notifications/notify.server";
import type { Outcome } from "#app/platform/outcome";
import { drawRejection } from "../emails.server";
import type { Decision } from "../schema";
import type { DecisionRefusal } from "./decision-refusals";
import type { RejectionPreview } from "./rejection-preview";
import { whyNot } from "./review.server";

/** The mail that a rejection with these notes would send, word for word and in the applicant's language; nothing is decided. For admins, whose route guards it. */
export async function previewRejection(
  actor: Viewer,
  { applicationId, reviewNotes }: Decision,
): Promise<Outcome<DecisionRefusal, { preview: RejectionPreview }>> {
  const [application] = await db.select().from(advisorApplications).where(eq(advisorApplications.id, applicationId));
  if (application?.status !== "pending" || application.userId === actor.userId)
    return { ok: false, reason: await whyNot(db, actor, applicationId) };
  const { language, subject, text } = await drawRejection(db, { ...application, notes: reviewNotes });
  const isMailed = await wantsMail(db, application.userId, "application_decided");
  return { ok: true, preview: { to: application.email, language, subject, text, isMailed, shown: keyOf(subject, text) } };
}

/** Says of a mail that it is the one that was shown. */
const keyOf = (subject: string, text: string) => createHash("sha256").update(`${subject}\n${text}`).digest("base64url").slice(0, 22);
