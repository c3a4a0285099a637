/** Reasons for refusing a decision on an application. */
export type DecisionRefusal = "ownApplication" | "applicationUnknown" | "alreadyDecided" | "applicantLeaving";

/** Reasons for refusing to undo a decision. */
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

/** Returns the HTTP status of a refusal. */
export const decisionRefusalStatus = (reason: DecisionRefusal | UndoRefusal) => STATUSES[reason];

/** Returns the message key of a refusal. */
export const decisionRefusalMessage = <Reason extends DecisionRefusal | UndoRefusal>(reason: Reason) => `applications.${reason}` as const;
