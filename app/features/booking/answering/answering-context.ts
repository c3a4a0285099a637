import type { ConsultationState } from "../life/consultation";
import type { ConsultationLine } from "../pages/consultation-view";
import type { Conflict } from "./conflicts";

/** An earlier consultation with the same client, with the advisor's note. */
export interface EarlierSession {
  id: string;
  status: ConsultationState;
  /** Whether one side reported the other absent and it is not settled yet. */
  isUnsettled: boolean;
  topicName: string;
  scheduledTime: Date;
  ownNote: string | null;
}

/** What an advisor sees beside a request or a session: conflicts at that hour, and earlier consultations with this client. */
export interface AnsweringContext {
  conflicts: Conflict[];
  /** The latest earlier ones, newest first; how many took place in total, and how many others there are. */
  earlier: EarlierSession[];
  heldCount: number;
  otherCount: number;
}

/** Whether an answer of the advisor about a time is pending: to a request, or to another time the client proposes, before or after acceptance. */
export const waitsForAdvisor = ({ status, proposedBy, accusedAt }: Pick<ConsultationLine, "status" | "proposedBy" | "accusedAt">) =>
  accusedAt === null && (status === "requested" || ((status === "countered" || status === "accepted") && proposedBy === "client"));

/** Whether another time that the advisor proposed waits for the client's answer. */
export const waitsForClient = ({ status, proposedBy }: Pick<ConsultationLine, "status" | "proposedBy">) =>
  (status === "countered" || status === "accepted") && proposedBy === "advisor";
