import type { ConsultationState } from "./life/consultation";

const BEFORE_AGREEMENT: readonly ConsultationState[] = ["declined", "withdrawn", "expired"];

/** Whether a consultation ended before anything was owed, that is, as a request nobody accepted, however it ended. */
export const isNeverOwed = ({ status, wasAgreed }: { status: ConsultationState; wasAgreed: boolean }): boolean =>
  BEFORE_AGREEMENT.includes(status) || (status === "cancelled" && !wasAgreed);
