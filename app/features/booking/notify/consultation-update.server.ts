import type { ActorRole, Side } from "../life/consultation";
import type { ConsultationRow } from "../life/consultation-row.server";
import type { ReplacedTerms } from "../replaced-terms";
import type { NotifiedStep } from "./email-kinds";

export interface ConsultationUpdate {
  /** The row after the step. */
  consultation: ConsultationRow;
  step: NotifiedStep;
  /** Who took the step. */
  actor: ActorRole;
  now: Date;
  /** Id of the step's event, when it is a transition. */
  eventId?: string;
  /** Terms of the client's own request that this one replaces. */
  replaces?: ReplacedTerms;
  /** The sides to notify, if not both. */
  sides?: readonly Side[];
  /** Sides that have blocked the other: they see none of the other's words. */
  wordlessFor?: readonly Side[];
  /** The side that let a request expire. */
  silent?: Side;
  /** Amount of a later refund, in minor units, and its reason. */
  refund?: { amount: number; reason: string };
}
