import type { Viewer } from "#app/features/accounts/viewer";
import type { CategoryId } from "#app/features/catalog/categories";
import { askerOf } from "./asker.server";
import type { ConversationView } from "./conversation";
import { readConversation } from "./conversations.server";

/** The matcher of a category's page as the asker left it: their own conversation, or a new one. For the loader of the page. */
export function loadMatcher(request: Request, viewer: Viewer | null, category: CategoryId, now: Date): Promise<ConversationView> {
  return readConversation(askerOf(request, viewer, ""), category, now);
}
