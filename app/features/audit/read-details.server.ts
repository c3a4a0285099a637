import { sql } from "drizzle-orm";
import { auditLog } from "#app/db/schema/operations";

/**
 * An entry's details for display. The ids of the advisors affected by a category change are kept for undo; on a large site they take megabytes, so only their
 * number is shown.
 */
export const readDetails = sql<Record<string, unknown>>`case when jsonb_typeof(${auditLog.details} -> 'advisorIds') = 'array'
  then (${auditLog.details} - 'advisorIds') || jsonb_build_object('count', jsonb_array_length(${auditLog.details} -> 'advisorIds'))
  else ${auditLog.details} end`;
