import { z } from "zod";
import { type AddFeedProblem, addFeed, readFeedSoon, removeFeed } from "#app/features/calendar/busy-feeds/feeds.server";
import { readDueFeedsSoon } from "#app/features/calendar/busy-feeds/read-due-feeds.server";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";

const FEED_INTENTS = new Set(["feed-add", "feed-again", "feed-remove"]);

/** Returns whether a form about imported calendars was submitted. */
export const isOfFeeds = ({ intent }: PostedForm) => FEED_INTENTS.has(intent);

const addressSchema = z.strictObject({ address: z.string().max(4000) });
const feedSchema = z.strictObject({ feedId: z.uuid() });

/** Handles the forms about imported calendars. Responds before any calendar is fetched. */
export const answerFeeds = (posted: PostedForm) =>
  answerWork(posted, "advisorProfile.updateFailed", () => (posted.intent === "feed-add" ? answerAddress(posted) : answerFeed(posted)));

async function answerAddress(posted: PostedForm) {
  const form = addressSchema.safeParse(posted.values);
  if (!form.success) return refuseForm();
  const result = await addFeed(posted.viewer, form.data.address, now());
  if (!result.ok) return refuseAddress(posted, form.data.address, result);
  await readDueFeedsSoon(now());
  return redirectWithToast(posted.page, { text: "calendar.busyAdded", values: { host: result.host } });
}

async function answerFeed(posted: PostedForm) {
  const form = feedSchema.safeParse(posted.values);
  if (!form.success) return refuseForm();
  const isRemoval = posted.intent === "feed-remove";
  const feed = isRemoval ? await removeFeed(posted.viewer, form.data.feedId) : await readFeedSoon(posted.viewer, form.data.feedId, now());
  if (!feed) throw endedAs(404);
  if (!feed.ok) return refuseAddress(posted, "", feed);
  if (!isRemoval) await readDueFeedsSoon(now());
  return redirectWithToast(posted.page, {
    text: isRemoval ? "calendar.busyRemoved" : "calendar.busyAgainDone",
    values: { host: feed.host },
  });
}

interface Refused {
  reason: AddFeedProblem | "calendar.tooManyFeeds";
  retryAfterSeconds?: number;
}

/** Returns the form with the typed address and its error, or that there were too many attempts. */
const refuseAddress = ({ intent }: PostedForm, address: string, { reason, retryAfterSeconds }: Refused) =>
  refuse({ intent, entered: { address }, errors: { address: reason } }, retryAfterSeconds ? 429 : 400, retryAfterSeconds);
