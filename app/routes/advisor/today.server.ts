import type { Viewer } from "#app/features/accounts/viewer";
import { waitsForAdvisor, waitsForClient } from "#app/features/booking/answering/answering-context";
import { answeringContextOf } from "#app/features/booking/answering/answering-context.server";
import { inOrderOfAnswers } from "#app/features/booking/deadlines";
import { consultationsOfAdvisor } from "#app/features/booking/life/consultations.server";
import { monthStart, type TodayView } from "#app/features/booking/today/today-view";
import { meetingLinkOf } from "#app/features/calendar/meeting/meeting-link.server";
import { unreadThreads } from "#app/features/messages/thread/read-marks.server";
import { advisorEarnings } from "#app/features/money/earnings.server";

/** Of requests and of proposals each. */
const MOST_SHOWN = 3;

/** Loads the dashboard's first tab. Null for others than advisors. */
export async function findToday(viewer: Viewer, now: Date): Promise<(TodayView & { zone: string }) | null> {
  const { advisorId } = viewer;
  if (!advisorId) return null;
  const [{ waiting, upcoming }, unread, earnings] = await Promise.all([
    consultationsOfAdvisor({ ...viewer, advisorId }, now),
    unreadThreads(viewer),
    advisorEarnings(advisorId, { since: monthStart(now) }),
  ]);
  const requests = [...waiting, ...upcoming].filter(waitsForAdvisor).sort(inOrderOfAnswers);
  const accused = waiting.filter(({ accusedAt }) => accusedAt !== null);
  const shown = requests.slice(0, MOST_SHOWN);
  const proposals = [...waiting, ...upcoming].filter(waitsForClient).sort(inOrderOfAnswers);
  const [next] = upcoming;
  const [context, meetingLink] = await Promise.all([
    answeringContextOf({ ...viewer, advisorId }, next ? [...shown, next] : shown, now),
    next ? meetingLinkOf(next) : null,
  ]);
  return {
    accused,
    requests: shown,
    requestCount: requests.length,
    proposals: proposals.slice(0, MOST_SHOWN),
    proposalCount: proposals.length,
    context,
    next: next ? { ...next, meetingLink } : null,
    unread,
    earned: earnings.flatMap(({ currency, earnedSince }) => (earnedSince > 0 ? [{ currency, amount: earnedSince }] : [])),
    zone: viewer.timeZone,
  };
}
