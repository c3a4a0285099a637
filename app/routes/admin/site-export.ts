import { exportSite } from "#app/features/admin/export/site-export.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { requireOwnPage } from "#app/middleware/same-origin";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/site-export";
import { limitExports } from "./limit-exports.server";

const PAGE = "/admin?view=settings";

/** Downloads the complete export as one file; requires a sign-in within the last 15 minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  requireOwnPage(request, PAGE);
  await requireRecentSignIn(viewer, request, now());
  await limitExports(viewer, PAGE);
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
