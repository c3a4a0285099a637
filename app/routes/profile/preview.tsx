import { RecentInteractions } from "#app/features/booking/recent-interactions";
import { recentInteractions } from "#app/features/booking/recent-interactions.server";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/preview";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return { interactions: viewer && (await recentInteractions(viewer, now())), zone: viewer?.timeZone ?? "" };
}

export default function ProfilePreview({ loaderData: { interactions, zone } }: Route.ComponentProps) {
  return interactions && <RecentInteractions interactions={interactions} zone={zone} />;
}
