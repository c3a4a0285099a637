import type { TransitionCondition } from "./conditions";
import type { LaterTransition, TRANSITIONS } from "./consultation";

/** One that an admin may take. */
export type AdminTransition = {
  [Name in LaterTransition]: (typeof TRANSITIONS)[Name]["who"] extends { admin: TransitionCondition } ? Name : never;
}[LaterTransition];
