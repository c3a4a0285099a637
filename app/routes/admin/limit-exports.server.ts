import type { Viewer } from "#app/features/accounts/viewer";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";

/** Counts a download against its rate limit, or redirects to the page with an error. */
export async function limitExports({ userId }: Viewer, page: string): Promise<void> {
  const taken = await consumeLimit("admin-export", { userId }, now());
  if (!taken.ok) throw redirectWithToast(page, { text: "accounts.tooManyAttempts", tone: "danger" });
}
