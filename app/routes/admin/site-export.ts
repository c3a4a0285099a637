import { exportSite } from "#app/features/admin/export/site-export.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/site-export";

/** Everything the marketplace is made of, as one file, for an admin who has signed in within the last 15 minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  await requireRecentSignIn(viewer, request, now());
  const { bytes, content } = await exportSite(viewer);
  return new Response(content, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="site.zip"',
      "content-length": String(bytes),
      "cache-control": "private, no-store",
    },
  });
}
