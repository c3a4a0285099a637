import type { AnsweringContext } from "../answering/answering-context";
import type { ConsultationLine } from "../pages/consultation-view";

/** What an advisor has to deal with now. Amounts in minor units. */
export interface TodayView {
  /** Sessions of which the client says that the advisor did not come, while the advisor has still to answer. */
  accused: ConsultationLine[];
  /** The first requests, and how many there are in total. */
  requests: ConsultationLine[];
  requestCount: number;
  /** The first times the advisor proposed that wait for the client's answer, and how many there are in total. */
  proposals: ConsultationLine[];
  proposalCount: number;
  /** Context of each request and of the next session, by id. */
  context: Record<string, AnsweringContext>;
  next: (ConsultationLine & { meetingLink: string | null }) | null;
  /** Conversations with unread messages. */
  unread: number;
  earned: { currency: string; amount: number }[];
}

/** Returns the first moment of a month in UTC, as the statements count it. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
