import { findHeldFormsWith, holdForm } from "#app/features/accounts/sign-in/held-forms.server";
import type { Viewer } from "#app/features/accounts/viewer";

/** Holds the notes of a decision that was undone for the viewer's next one, in this browser. */
export const holdNotes = (viewer: Viewer, applicationId: string, reviewNotes: string, at: Date) =>
  holdForm(viewer, { applicationId, reviewNotes }, at);

/** Returns applications with the notes that are held for them. */
export async function withHeldNotes<Row extends { id: string }>(viewer: Viewer, rows: readonly Row[], at: Date) {
  const held = await findHeldFormsWith(viewer, "reviewNotes", at);
  const notes = new Map(held.map(({ applicationId = "", reviewNotes = "" }) => [applicationId, reviewNotes]));
  return rows.map((row) => ({ ...row, heldNotes: notes.get(row.id) }));
}
