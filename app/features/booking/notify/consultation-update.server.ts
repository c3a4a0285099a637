import type { consultations } from "#app/db/schema/booking";
import type { Actor } from "../life/consultation";
import type { NotifiedStep } from "./email-kinds";

export type ConsultationRow = typeof consultations.$inferSelect;

export interface ConsultationUpdate {
  /** As it is after the step. */
  consultation: ConsultationRow;
  step: NotifiedStep;
  /** Who took the step. */
  actor: Actor;
  now: Date;
}
