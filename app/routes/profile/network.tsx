import { savedAdvisors } from "#app/features/advisors/saved.server";
import { consultedAdvisers } from "#app/features/profiles/network.server";
import { NetworkLists } from "#app/features/profiles/network-lists";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/network";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [consulted, saved] = await Promise.all([consultedAdvisers(viewer.userId), savedAdvisors(viewer.userId, now())]);
  return { consulted, saved: saved.map(({ slug, displayName, jobTitle, avatarUrl }) => ({ slug, displayName, jobTitle, avatarUrl })) };
}

export default function Network({ loaderData }: Route.ComponentProps) {
  return loaderData && <NetworkLists {...loaderData} />;
}
