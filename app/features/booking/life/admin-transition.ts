import type { TransitionCondition } from "./conditions";
import type { LaterTransition, TRANSITIONS } from "./consultation";

/** Transitions an admin may request, by the name used in the request: letting a completion stand is requested as `complete`. */
export type AdminTransition = Exclude<
  {
    [Name in LaterTransition]: (typeof TRANSITIONS)[Name]["who"] extends { admin: TransitionCondition } ? Name : never;
  }[LaterTransition],
  "letCompletionStand"
>;
