import { matchAdvisors } from "#app/features/booking/request/match-advisors.server";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import { matchRequestSchema } from "#app/features/booking/schema";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/match-adviser";
import { answerJson, jsonAnswer, jsonError, notAllowed } from "./json-endpoint.server";

export const loader = notAllowed;

/** POST /functions/match-adviser (signed-in-areas.md 7): {requested_topic, requested_time, duration_minutes, urgency} → {matches, platform_status}. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerJson({
    request,
    context,
    schema: matchRequestSchema,
    signedOut: "matching.topicNeeded",
    failed: "matching.failed",
    answer: async (viewer, body) => {
      const found = await matchAdvisors(viewer, body, now());
      if (found.ok) return jsonAnswer({ matches: found.matches, platform_status: found.platform_status });
      const choices = "choices" in found ? found.choices?.map(({ value }) => value) : undefined;
      const refused = "retryAfterSeconds" in found ? found : {};
      return jsonError(refusalMessage(found.reason), refusalStatus(found.reason), choices && { choices }, refused);
    },
  });
