import { data } from "react-router";
import { unreadThreads } from "#app/features/messages/thread/marks.server";
import { unreadNotifications } from "#app/features/notifications/notifications.server";
import { viewerContext } from "#app/middleware/viewer";
import type { Route } from "./+types/unread";

/** How much is unread, for the header of a page that is told that something has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw data(null, { status: 401 });
  const [messages, notifications] = await Promise.all([unreadThreads(viewer), unreadNotifications(viewer.userId)]);
  return data({ messages, notifications }, { headers: { "cache-control": "private, no-store" } });
}
