import type { BulkOutcome } from "#app/features/admin/lists/table/bulk";
import { isUndoableIntent } from "#app/features/admin/undo/bulk-undo";
import { noteBulk } from "#app/features/admin/undo/bulk-undo.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { failureStatus } from "#app/platform/failure.server";

/** Keeps for a minute what was done about several rows, of those it was done for, so that it can be taken back. What cannot be is left out. */
export async function keepUndoable(
  viewer: AdminActor,
  done: { intent: string; ids: string[]; at: Date; key?: string },
  outcome: BulkOutcome,
) {
  const { intent, at, key } = done;
  const refused = new Set(outcome.refused.flatMap(({ ids }) => ids));
  const ids = done.ids.filter((id) => !refused.has(id));
  if (ids.length === 0 || !isUndoableIntent(intent)) return;
  // It is done: that it cannot be taken back is no reason to say otherwise.
  await noteBulk(viewer, { intent, ids, at, key }).catch((error) => failureStatus(error, "bulk"));
}
