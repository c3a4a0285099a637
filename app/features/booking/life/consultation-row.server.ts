import type { consultations } from "#app/db/schema/booking";

/** A row of the consultations table. */
export type ConsultationRow = typeof consultations.$inferSelect;
