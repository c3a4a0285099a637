import type { ActorRole, Side } from "../life/consultation";
import type { ConsultationRow } from "../life/consultation-row.server";
import type { ReplacedTerms } from "../replaced-terms";
import type { NotifiedStep } from "./email-kinds";

export interface ConsultationUpdate {
  /** As it is after the step. */
  consultation: ConsultationRow;
  step: NotifiedStep;
  /** Who took the step. */
  actor: ActorRole;
  now: Date;
  /** What was written down of the step, where it is a transition. */
  eventId?: string;
  /** Of a request that takes the place of another one of the same person: what that was for. */
  replaces?: ReplacedTerms;
  /** Whom it concerns, when it is not both. */
  sides?: readonly Side[];
  /** Who has blocked the other side: they read none of its words. */
  wordlessFor?: readonly Side[];
  /** What a later refund gives back, in minor units, and why. */
  refund?: { amount: number; reason: string };
}
