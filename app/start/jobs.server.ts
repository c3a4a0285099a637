import { db } from "#app/db/client.server";
import { deleteSpentAttempts } from "#app/features/accounts/attempts/attempts.server";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import { deleteSpentEmailChanges } from "#app/features/accounts/email-change/email-change.server";
import { deleteSpentLinks } from "#app/features/accounts/email-links.server";
import { deleteSpentOAuthFlows } from "#app/features/accounts/oauth/oauth-flows.server";
import { deleteSpentCeremonies } from "#app/features/accounts/passkeys/ceremonies.server";
import { deleteSpentChallenges } from "#app/features/accounts/second-factor/challenge.server";
import { deleteEndedSessions } from "#app/features/accounts/sessions/sessions.server";
import { deleteForgottenDevices } from "#app/features/accounts/sign-in/known-devices.server";
import { deleteOldVideos } from "#app/features/admin/videos/old-videos.server";
import { removeOldDrafts } from "#app/features/applications/drafts/drafts.server";
import { deleteOldConversations } from "#app/features/assistant/conversation/conversations.server";
import { revealReviews } from "#app/features/booking/life/consultation-reviews.server";
import { completeEnded, dropUnansweredTimes, expireRequests, remindBothSides } from "#app/features/booking/life/due.server";
import { removeOldQuotes } from "#app/features/booking/quotes.server";
import { readDueFeedsSoon } from "#app/features/calendar/busy-feeds/read-due-feeds.server";
import { embedChangedAdvisors } from "#app/features/matching/embeddings/embeddings.server";
import { countSearchWords } from "#app/features/matching/search-words.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { deleteOldNotifications } from "#app/features/notifications/notifications.server";
import { forgetEmptySearches } from "#app/features/search/empty-searches.server";
import { publishBannerPeriods } from "#app/features/site/banner-periods.server";
import { now } from "#app/platform/clock.server";
import { removeUnfinishedFiles } from "#app/platform/files/unfinished.server";

/** What the house does by itself, each pass safe to run again. */
export const HOUSE_JOBS: { name: string; everySeconds: number; run: () => Promise<unknown> }[] = [
  { name: "expire requests", everySeconds: 30, run: () => expireRequests(now()) },
  { name: "read calendars", everySeconds: 15, run: () => readDueFeedsSoon(now()) },
  { name: "drop unanswered times", everySeconds: 30, run: () => dropUnansweredTimes(now()) },
  { name: "complete consultations", everySeconds: 60, run: () => completeEnded(now()) },
  { name: "reveal reviews", everySeconds: 300, run: () => revealReviews(now()) },
  { name: "send payment orders", everySeconds: 10, run: () => sendPaymentOrders() },
  { name: "remind of consultations", everySeconds: 30, run: () => remindBothSides(now()) },
  { name: "remove old quotes", everySeconds: 3600, run: () => removeOldQuotes(db, now()) },
  { name: "delete old conversations", everySeconds: 3600, run: () => deleteOldConversations(now()) },
  { name: "remove old drafts", everySeconds: 3600, run: () => removeOldDrafts(now()) },
  { name: "delete ended sessions", everySeconds: 3600, run: () => deleteEndedSessions(now()) },
  { name: "delete spent challenges", everySeconds: 3600, run: () => deleteSpentChallenges(now()) },
  { name: "delete spent ceremonies", everySeconds: 3600, run: () => deleteSpentCeremonies(now()) },
  { name: "delete spent trips", everySeconds: 3600, run: () => deleteSpentOAuthFlows(now()) },
  { name: "delete spent email changes", everySeconds: 3600, run: () => deleteSpentEmailChanges(now()) },
  { name: "delete old notices", everySeconds: 86_400, run: () => deleteOldNotifications(now()) },
  { name: "erase departed", everySeconds: 3600, run: () => eraseDueAccounts(now()) },
  { name: "delete forgotten devices", everySeconds: 86_400, run: () => deleteForgottenDevices(now()) },
  { name: "delete spent links", everySeconds: 3600, run: () => deleteSpentLinks(now()) },
  { name: "embed advisors", everySeconds: 20, run: () => embedChangedAdvisors() },
  { name: "count search words", everySeconds: 3600, run: () => countSearchWords() },
  { name: "delete spent attempts", everySeconds: 3600, run: () => deleteSpentAttempts(now()) },
  { name: "announce banner periods", everySeconds: 10, run: () => publishBannerPeriods(now()) },
  { name: "forget empty searches", everySeconds: 86_400, run: () => forgetEmptySearches(now()) },
  { name: "delete old videos", everySeconds: 3600, run: () => deleteOldVideos(now()) },
  { name: "remove unfinished files", everySeconds: 60, run: () => removeUnfinishedFiles(new Date()) },
];
