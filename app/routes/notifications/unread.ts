import { data } from "react-router";
import { ownCounts } from "#app/middleware/own-counts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/unread";

/** Counts of waiting and unread items for the header, requested after a change event. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw endedAs(401);
  return data(await ownCounts(viewer, now()), { headers: { "cache-control": "private, no-store" } });
}
