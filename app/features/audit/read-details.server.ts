import { sql } from "drizzle-orm";
import { auditLog } from "#app/db/schema/operations";

/**
 * What was written of an act, to be read by people. Which advisors a category took along is kept for the way back, by their ids; of a large site that is
 * megabytes, and how many they are says as much.
 */
export const readDetails = sql<Record<string, unknown>>`case when jsonb_typeof(${auditLog.details} -> 'advisorIds') = 'array'
  then (${auditLog.details} - 'advisorIds') || jsonb_build_object('count', jsonb_array_length(${auditLog.details} -> 'advisorIds'))
  else ${auditLog.details} end`;
