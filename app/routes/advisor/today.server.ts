import type { Viewer } from "#app/features/accounts/viewer";
import { findPreview } from "#app/features/advisors/dashboard/preview.server";
import type { Tip } from "#app/features/advisors/dashboard/tips";
import { consultationsOfAdvisor, findConsultation } from "#app/features/booking/life/consultations.server";
import { monthStart, type TodayView } from "#app/features/booking/today/today-view";
import { unreadThreads } from "#app/features/messages/thread/read-marks.server";
import { advisorEarnings } from "#app/features/money/earnings.server";

const REQUESTS_SHOWN = 3;

/** What the dashboard opens on, with what would help the profile most. Null for whoever is no advisor. */
export async function findToday(viewer: Viewer, now: Date): Promise<(TodayView & { tips: Tip[]; zone: string }) | null> {
  const { advisorId } = viewer;
  if (!advisorId) return null;
  const [{ waiting, upcoming }, unread, earnings, preview] = await Promise.all([
    consultationsOfAdvisor({ ...viewer, advisorId }, now),
    unreadThreads(viewer),
    advisorEarnings(advisorId, { since: monthStart(now) }),
    findPreview(viewer, now),
  ]);
  const requests = waiting.filter(({ status }) => status === "requested");
  const [next] = upcoming;
  return {
    requests: requests.slice(0, REQUESTS_SHOWN),
    requestCount: requests.length,
    next: next ? { ...next, meetingLink: (await findConsultation(viewer, next.id, now)).meetingLink } : null,
    unread,
    earned: earnings.flatMap(({ currency, earnedSince }) => (earnedSince > 0 ? [{ currency, amount: earnedSince }] : [])),
    tips: preview?.tips ?? [],
    zone: viewer.timeZone,
  };
}
