import { sql } from "drizzle-orm";
import { auditLog } from "#app/db/schema/operations";

/**
 * An entry's details for display. The ids of the advisors affected by a category change are kept for undo; on a large site they take megabytes, so only their
 * number is shown; so it is with the texts in which words were replaced.
 */
export const readDetails = sql<Record<string, unknown>>`case when jsonb_typeof(${auditLog.details} -> 'advisorIds') = 'array'
  then (${auditLog.details} - 'advisorIds') || jsonb_build_object('count', jsonb_array_length(${auditLog.details} -> 'advisorIds'))
  when ${auditLog.subject} = 'own_texts' then ${auditLog.details} - 'replaced'
  else ${auditLog.details} end`;
