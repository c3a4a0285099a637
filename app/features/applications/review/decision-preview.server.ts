import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import { wantsMail } from "#app/features/notifications/notify.server";
import type { Outcome } from "#app/platform/outcome";
import { drawRejection, drawWelcome } from "../emails.server";
import type { Decision } from "../schema";
import { isApplicantDeletionPending } from "./applicant-deletion.server";
import { previewAdvisor } from "./approved-advisor.server";
import type { DecisionPreview } from "./decision-preview";
import type { DecisionRefusal } from "./decision-refusals";
import { whyNot } from "./review.server";

/** Renders the exact email this decision would send, in the applicant's language; decides nothing. For admins: the route checks that. */
export async function previewDecision(
  actor: Viewer,
  { applicationId, action, reviewNotes }: Decision,
): Promise<Outcome<DecisionRefusal, { preview: DecisionPreview }>> {
  const [application] = await db.select().from(advisorApplications).where(eq(advisorApplications.id, applicationId));
  if (application?.status !== "pending" || application.userId === actor.userId)
    return { ok: false, reason: await whyNot(db, actor, applicationId) };
  if (action === "approved" && (await isApplicantDeletionPending(db, applicationId))) return { ok: false, reason: "applicantLeaving" };
  const { language, subject, text } =
    action === "approved"
      ? await drawWelcome(db, application, await previewAdvisor(db, application))
      : await drawRejection(db, { ...application, notes: reviewNotes });
  const isMailed = await wantsMail(db, application.userId, "application_decided");
  const shown = keyOf(action, subject, text);
  return { ok: true, preview: { action, to: application.email, language, subject, text, isMailed, shown } };
}

/** Fingerprint of an email, to verify that it is the one shown. */
const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22);
