/** Every reason for which a decision on an application is refused. */
export type DecisionRefusal = "ownApplication" | "applicationUnknown" | "alreadyDecided";

const STATUSES: Record<DecisionRefusal, number> = { ownApplication: 403, applicationUnknown: 404, alreadyDecided: 409 };

/** The HTTP status of a refusal. */
export const decisionRefusalStatus = (reason: DecisionRefusal) => STATUSES[reason];

/** The key of a refusal's words. */
export const decisionRefusalMessage = (reason: DecisionRefusal) => `applications.${reason}` as const;
