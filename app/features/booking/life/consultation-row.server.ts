import type { consultations } from "#app/db/schema/booking";

/** A consultation as its table has it. */
export type ConsultationRow = typeof consultations.$inferSelect;
