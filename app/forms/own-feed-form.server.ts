import { endOwnFeed, renewOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { answerWork, type PostedForm } from "./posted-form.server";

/** Whether the form about one's own calendar feed was posted, which is on three tabs. */
export const isOfOwnFeed = ({ intent }: PostedForm) => intent === "own-feed-renew" || intent === "own-feed-end";

/** Creates, renews or ends the feed. A new address is returned once, to this page alone. */
export const answerOwnFeed = (posted: PostedForm) =>
  answerWork(posted, "profiles.updateFailed", async () => {
    if (posted.intent === "own-feed-renew") {
      const renewed = await renewOwnFeed(posted.viewer, now());
      return renewed.ok
        ? { intent: posted.intent, address: renewed.address }
        : redirectWithToast(posted.page, { text: renewed.reason, tone: "danger" });
    }
    await endOwnFeed(posted.viewer);
    return redirectWithToast(posted.page, { text: "calendar.ownEnded" });
  });
