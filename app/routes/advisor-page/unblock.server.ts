import type { Viewer } from "#app/features/accounts/viewer";
import { findHourAdvisor } from "#app/features/booking/hour/hour-advisor.server";
import { unblockOther } from "#app/features/messages/reports/blocks.server";
import { threadWith } from "#app/features/messages/send/addressee.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";

/** Unblocks an advisor, and returns to the page where that was pressed. 404 when there is none, or they have never written to each other. */
export async function answerUnblock(viewer: Viewer, slug: string, back: string) {
  const [found, thread] = [await findHourAdvisor(slug, ""), await threadWith(viewer, slug)];
  if (!found || !thread) throw endedAs(404);
  await unblockOther(viewer, thread, now());
  return redirectWithToast(back, { text: "blocks.unblocked", values: { name: found.advisor.name } });
}
