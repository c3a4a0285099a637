import type { ConsultationState } from "./life/consultation";

const BEFORE_AGREEMENT: readonly ConsultationState[] = ["declined", "withdrawn", "expired"];

/** Whether it ended before anything was owed: as a request that nobody accepted, however that ended. */
export const isUnowed = ({ status, wasAgreed }: { status: ConsultationState; wasAgreed: boolean }): boolean =>
  BEFORE_AGREEMENT.includes(status) || (status === "cancelled" && !wasAgreed);
