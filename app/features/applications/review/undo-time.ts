import { UNDO_SECONDS } from "#app/features/audit/limits";

/** Whether a decision can still be undone. */
export const isUndoable = (decidedAt: Date | null, at: Date) =>
  decidedAt !== null && at.getTime() < decidedAt.getTime() + UNDO_SECONDS * 1000;
