import { data } from "react-router";
import { ownCounts } from "#app/middleware/own-counts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/unread";

/** What waits and what is unread, for the header of a page that is told that something has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw endedAs(401);
  return data(await ownCounts(viewer, now()), { headers: { "cache-control": "private, no-store" } });
}
