import { isRecentSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import { decisionRefusalMessage, decisionRefusalStatus } from "#app/features/applications/review/decision-refusals";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { decisionSchema } from "#app/features/applications/schema";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/process-advisor-application";
import { answerJson, jsonAnswer, jsonError, notAllowed, sentence } from "./json-endpoint.server";

export const loader = notAllowed;

/** POST /functions/process-advisor-application (signed-in-areas.md 7): {applicationId, action: approved or rejected, reviewNotes} → {message, ...}. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerJson({
    request,
    context,
    schema: decisionSchema,
    signedOut: "applications.adminsOnly",
    forbidden: "applications.adminsOnly",
    failed: "applications.decisionFailed",
    answer: async (viewer, decision) => {
      if (!isRecentSignIn(viewer.authenticatedAt, now())) return jsonError("accounts.signInAgain", 403);
      const outcome = await processAdvisorApplication(viewer, decision, now());
      if (!outcome.ok) return jsonError(decisionRefusalMessage(outcome.reason), decisionRefusalStatus(outcome.reason));
      const { status, decidedAt, slug } = outcome;
      return jsonAnswer({
        message: sentence("applications.decided", { status }),
        application_id: decision.applicationId,
        status,
        reviewed_at: decidedAt.toISOString(),
        advisor_page: slug && `/advisors/${slug}`,
      });
    },
  });
