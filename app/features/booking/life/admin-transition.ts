import type { TransitionCondition } from "./conditions";
import type { LaterTransition, TRANSITIONS } from "./consultation";

/** One that an admin may take, by the name by which it is asked for: what lets a completion stand is asked for as one. */
export type AdminTransition = Exclude<
  {
    [Name in LaterTransition]: (typeof TRANSITIONS)[Name]["who"] extends { admin: TransitionCondition } ? Name : never;
  }[LaterTransition],
  "letCompletionStand"
>;
