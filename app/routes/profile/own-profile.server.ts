import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { findProfile, RowNotMade } from "#app/features/profiles/details/profile.server";
import { describeError, log } from "#app/platform/log/log.server";
import { ROW_NOT_MADE } from "./tabs";

/** A person's profile for a tab. Where none could be made, the tabs say so by the error catalogue's own sentence (signed-in-areas.md 8). */
export async function loadOwnProfile(viewer: Viewer) {
  try {
    return await findProfile(viewer);
  } catch (error) {
    if (!(error instanceof RowNotMade)) throw error;
    log("error", "request failed", describeError(error));
    throw data(ROW_NOT_MADE, { status: 500 });
  }
}
