import { and, eq, ne } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { log } from "#app/platform/log/log.server";
import type { Outcome } from "#app/platform/outcome";
import { notifyOfDecision } from "../notify-both-sides.server";
import type { Decision } from "../schema";
import { isApplicantDeletionPending } from "./applicant-deletion.server";
import { makeAdvisor } from "./approved-advisor.server";
import type { DecisionRefusal } from "./decision-refusals";

type Decided = Outcome<DecisionRefusal, { status: Decision["action"]; decidedAt: Date; slug: string | null }>;

/**
 * `process-advisor-application` (decisions.md 3): an admin approves or rejects a pending application, once, and never their own. Approval creates the advisor
 * with topic and public page, and emails a welcome with the first task; rejection emails the notes. One transaction, one audit log entry; of two concurrent
 * decisions, one wins. An applicant whose account is about to be deleted is not approved. The email is delayed as long as `undoDecision` can recall it. For
 * admins (403 for everybody else).
 */
export function processAdvisorApplication(actor: Viewer, { applicationId, action, reviewNotes }: Decision, at: Date): Promise<Decided> {
  return adminTransaction(actor, async (tx): Promise<Decided> => {
    if (action === "approved" && (await isApplicantDeletionPending(tx, applicationId))) return { ok: false, reason: "applicantLeaving" };
    const [application] = await tx
      .update(advisorApplications)
      .set({ status: action, reviewNotes, reviewedAt: at, reviewedBy: actor.userId })
      .where(
        and(
          eq(advisorApplications.id, applicationId),
          eq(advisorApplications.status, "pending"),
          ne(advisorApplications.userId, actor.userId),
        ),
      )
      .returning();
    if (!application) return { ok: false, reason: await whyNot(tx, actor, applicationId) };
    const advisor = action === "approved" ? await makeAdvisor(tx, application, at) : null;
    await notifyOfDecision(tx, application, advisor, { at, waitSeconds: UNDO_SECONDS });
    const details = { applicantId: application.userId, advisorId: advisor?.id ?? null };
    await audit(tx, actor, `application.${action}`, "advisor_applications", applicationId, details);
    log("info", "application decided", { applicationId, action, actorId: actor.userId });
    return { ok: true, status: action, decidedAt: at, slug: advisor?.slug ?? null };
  });
}

/** Returns why the application cannot be decided. */
export async function whyNot(connection: Connection, actor: Viewer, applicationId: string): Promise<DecisionRefusal> {
  const [application] = await connection.select().from(advisorApplications).where(eq(advisorApplications.id, applicationId));
  if (!application) return "applicationUnknown";
  return application.userId === actor.userId ? "ownApplication" : "alreadyDecided";
}
