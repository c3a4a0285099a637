import { exportOwnData } from "#app/features/accounts/deletion/data-export.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/own-records";

/** Everything the site keeps of the person who asks, as one file, after a sign-in of the last 15 minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  await requireRecentSignIn(viewer, request, now());
  const { userId } = viewer;
  return new Response(`${JSON.stringify(await exportOwnData(userId, now()), null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-records.json"',
      "cache-control": "private, no-store",
    },
  });
}
