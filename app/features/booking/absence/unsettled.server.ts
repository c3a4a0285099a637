import { sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";

/** Whether it is not settled yet who was at an agreed consultation. */
export const isUnsettled = sql<boolean>`(${consultations.status} = 'accepted' and ${consultations.saidAbsent} is not null)`;
