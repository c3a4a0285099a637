import { askerOf, endedConversationCookie } from "#app/features/assistant/conversation/asker.server";
import { deleteTalkOf } from "#app/features/assistant/conversation/conversations.server";
import { endedQuestionCookie } from "#app/middleware/question-cookie";
import { endedSessionCookie } from "#app/middleware/session-cookie";
import { describeError, log } from "#app/platform/log/log.server";

/**
 * What ends in a browser with the session of whoever leaves it: that, the talk with the assistant from before they signed in, and the question typed last.
 * Gives the headers that end them there; a talk that cannot be deleted is logged, and nobody who sits down next is known by it.
 */
export async function leaveWindow(request: Request): Promise<["set-cookie", string][]> {
  const asker = askerOf(request, null, "");
  await deleteTalkOf(asker).catch((error: unknown) => log("error", "talk not deleted", describeError(error)));
  return [endedSessionCookie(), endedConversationCookie(), endedQuestionCookie()].map((cookie) => ["set-cookie", cookie]);
}
