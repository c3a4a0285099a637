import type { Viewer } from "#app/features/accounts/viewer";
import { slugsBlockedBy } from "#app/features/blocks/blocked-advisors.server";
import { ownCounts } from "./own-counts";

/** The signed-in person as the frame of a page shows them, and whom they have blocked. */
export async function frameViewer(viewer: Viewer, now: Date) {
  const [counts, blocked] = await Promise.all([ownCounts(viewer, now), slugsBlockedBy(viewer.userId)]);
  return {
    userId: viewer.userId,
    name: viewer.name,
    avatarUrl: viewer.avatarUrl,
    isAdmin: viewer.isAdmin,
    isAdvisor: viewer.advisorId !== null,
    counts,
    ...(blocked.length > 0 && { blocked }),
  };
}
