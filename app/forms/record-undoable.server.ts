import type { BulkOutcome } from "#app/features/admin/lists/table/bulk";
import { isUndoableIntent } from "#app/features/admin/undo/bulk-undo";
import { recordBulkAction } from "#app/features/admin/undo/bulk-undo.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { failureStatus } from "#app/platform/failure.server";

/** Records a bulk action and the rows it succeeded for, so that it can be undone for a minute. Skips actions that cannot be undone. */
export async function recordUndoable(
  viewer: AdminActor,
  done: { intent: string; ids: string[]; at: Date; key?: string },
  outcome: BulkOutcome,
) {
  const { intent, at, key } = done;
  const refused = new Set(outcome.refused.flatMap(({ ids }) => ids));
  const ids = done.ids.filter((id) => !refused.has(id));
  if (ids.length === 0 || !isUndoableIntent(intent)) return;
  // The action is done: a failure to record it must not make it look failed.
  await recordBulkAction(viewer, { intent, ids, at, key }).catch((error) => failureStatus(error, "bulk"));
}
