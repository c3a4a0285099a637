import { exportSite } from "#app/features/admin/export/site-export.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { requireOwnPage } from "#app/middleware/same-origin";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import type { Route } from "./+types/site-export";
import { limitExports } from "./limit-exports.server";

const PAGE = "/admin?view=settings";

/** Downloads the complete export as one file; requires a sign-in within the last 15 minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  requireOwnPage(request, PAGE);
  await requireRecentSignIn(viewer, request, now());
  const headers = {
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="site.zip"',
    "cache-control": "private, no-store",
  };
  if (context.get(headContext)) return new Response(null, { headers });
  await limitExports(viewer, PAGE);
  const { bytes, content } = await exportSite(viewer);
  return new Response(content, { headers: { ...headers, "content-length": String(bytes) } });
}
