import type { ConsultationState } from "../life/consultation";
import type { ConsultationLine } from "../pages/consultation-view";
import type { Conflict } from "./conflicts";

/** An earlier consultation with the same client, with what the advisor noted down. */
export interface EarlierSession {
  id: string;
  status: ConsultationState;
  /** That one of the two has said that the other was not there, and nothing is settled yet. */
  isUnsettled: boolean;
  topicName: string;
  scheduledTime: Date;
  ownNote: string | null;
}

/** What an advisor wants beside a request or a session: what else is at that hour, and what there was with this client. */
export interface AnsweringContext {
  conflicts: Conflict[];
  /** The latest of them, newest first; how many were held in all, and how many others there are. */
  earlier: EarlierSession[];
  heldCount: number;
  otherCount: number;
}

/** Whether an advisor's answer is waited for: to a request, or to another time that the client asks for, before the acceptance or after. */
export const waitsForAdvisor = ({ status, proposedBy }: Pick<ConsultationLine, "status" | "proposedBy">) =>
  status === "requested" || ((status === "countered" || status === "accepted") && proposedBy === "client");
