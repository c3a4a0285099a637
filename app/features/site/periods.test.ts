import { expect, test } from "vitest";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { SESSION_MOST_DAYS } from "#app/features/accounts/sessions/sessions.server";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { KEPT_DAYS } from "#app/features/assistant/conversation/conversation";
import { QUOTE_MINUTES } from "#app/features/booking/quotes.server";
import { flashCookie } from "#app/middleware/flash";
import { PERIODS } from "./periods";

test("every period that the texts name is the one that counts", () => {
  expect(PERIODS).toEqual({
    priceHeldMinutes: QUOTE_MINUTES,
    sessionMostDays: SESSION_MOST_DAYS,
    sessionTimeoutHours: securitySettings.sessionTimeout.default,
    conversationDays: KEPT_DAYS,
    noticeSeconds: Number(/Max-Age=(\d+)/.exec(flashCookie({ text: "x" }))?.[1]),
    visitorDraftDays: VISITOR_DRAFT_DAYS,
    applicationReviewHours: REVIEW_PROMISE_HOURS,
  });
});
