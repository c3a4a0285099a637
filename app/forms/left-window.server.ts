import { deleteTalkOf } from "#app/features/assistant/conversation/conversations.server";
import { endedConversationCookie, speakerOf } from "#app/features/assistant/conversation/speaker.server";
import { endedQuestionCookie } from "#app/middleware/question-cookie";
import { endedSessionCookie } from "#app/middleware/session-cookie";
import { describeError, log } from "#app/platform/log/log.server";

/**
 * Clears what a browser must lose with its session: the session itself, the conversation with the assistant from before signing in, and the last question
 * typed. Returns the headers that clear them; logs a conversation that cannot be deleted, which the browser no longer has access to.
 */
export async function leaveWindow(request: Request): Promise<["set-cookie", string][]> {
  const speaker = speakerOf(request, null, "");
  await deleteTalkOf(speaker).catch((error: unknown) => log("error", "talk not deleted", describeError(error)));
  return [endedSessionCookie(), endedConversationCookie(), endedQuestionCookie()].map((cookie) => ["set-cookie", cookie]);
}
