import type { Viewer } from "#app/features/accounts/viewer";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { takeLimit } from "#app/platform/limits/take-limit.server";

/** Counts that an admin takes a file along, or leads them back to its page with a word about when. */
export async function takeExport({ userId }: Viewer, page: string): Promise<void> {
  const taken = await takeLimit("admin-export", { userId }, now());
  if (!taken.ok) throw redirectWithToast(page, { text: "accounts.tooManyAttempts", tone: "danger" });
}
