import type { AnsweringContext } from "../answering/answering-context";
import type { ConsultationLine } from "../pages/consultation-view";

/** What waits for an advisor now. Amounts in minor units. */
export interface TodayView {
  /** The first of them; how many there are in all. */
  requests: ConsultationLine[];
  requestCount: number;
  /** What stands beside each of them, and beside the next session, by id. */
  context: Record<string, AnsweringContext>;
  next: (ConsultationLine & { meetingLink: string | null }) | null;
  /** Conversations with something new. */
  unread: number;
  earned: { currency: string; amount: number }[];
}

/** The first moment of a month, in UTC as the statements count it. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
