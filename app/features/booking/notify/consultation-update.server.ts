import type { consultations } from "#app/db/schema/booking";
import type { Actor } from "../life/consultation";
import type { Side } from "../pages/consultation-view";
import type { NotifiedStep } from "./email-kinds";

export type ConsultationRow = typeof consultations.$inferSelect;

export interface ConsultationUpdate {
  /** As it is after the step. */
  consultation: ConsultationRow;
  step: NotifiedStep;
  /** Who took the step. */
  actor: Actor;
  now: Date;
  /** Whom it concerns, when it is not both. */
  sides?: readonly Side[];
  /** What a later refund gives back, in minor units, and why. */
  refund?: { amount: number; reason: string };
}
