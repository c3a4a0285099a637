/** Every reason for which a decision on an application is refused. */
export type DecisionRefusal = "ownApplication" | "applicationUnknown" | "alreadyDecided" | "applicantLeaving";

/** Every reason for which a decision is not taken back. */
export type UndoRefusal = "ownApplication" | "applicationUnknown" | "notDecided" | "undoTooLate" | "undoInUse";

const STATUSES: Record<DecisionRefusal | UndoRefusal, number> = {
  ownApplication: 403,
  applicationUnknown: 404,
  alreadyDecided: 409,
  applicantLeaving: 409,
  notDecided: 409,
  undoTooLate: 409,
  undoInUse: 409,
};

/** The HTTP status of a refusal. */
export const decisionRefusalStatus = (reason: DecisionRefusal | UndoRefusal) => STATUSES[reason];

/** The key of a refusal's words. */
export const decisionRefusalMessage = <Reason extends DecisionRefusal | UndoRefusal>(reason: Reason) => `applications.${reason}` as const;
