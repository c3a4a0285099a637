import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { findProfile, RowNotMade } from "#app/features/profiles/details/profile.server";
import { describeError, log } from "#app/platform/log/log.server";
import { ROW_NOT_MADE } from "./tabs";

/** Loads a person's profile for a tab. When its missing row could not be created, the tabs show the specified error (signed-in-areas.md 8). */
export async function loadOwnProfile(viewer: Viewer) {
  try {
    return await findProfile(viewer);
  } catch (error) {
    if (!(error instanceof RowNotMade)) throw error;
    log("error", "request failed", describeError(error));
    throw data(ROW_NOT_MADE, { status: 500 });
  }
}
