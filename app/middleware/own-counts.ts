import type { Viewer } from "#app/features/accounts/viewer";
import { waitingConsultations } from "#app/features/booking/life/waiting.server";
import { unreadThreads } from "#app/features/messages/thread/read-marks.server";
import { unreadNotifications } from "#app/features/notifications/notifications.server";

/** Counts a person's unread and pending items for the page header, all at once. */
export async function ownCounts(viewer: Viewer, now: Date) {
  const [messages, notifications, { asClient, asAdvisor }] = await Promise.all([
    unreadThreads(viewer),
    unreadNotifications(viewer.userId),
    waitingConsultations(viewer, now),
  ]);
  return { messages, notifications, consultations: asClient, requests: asAdvisor };
}
