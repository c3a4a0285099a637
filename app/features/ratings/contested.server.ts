import { sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";

const { status, closedBy, saidAbsent } = consultations;

/** Whether the advisor has completed a consultation but the client says they did not come, and no admin has decided yet. */
export const isContested = sql<boolean>`(${status} = 'completed' and ${closedBy} = 'adviser' and ${saidAbsent} is not null)`;
