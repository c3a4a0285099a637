import { findSavedAdvisors } from "#app/features/advisors/saved/saved.server";
import { askedAdvisors, consultedAdvisors } from "#app/features/profiles/network/network.server";
import { NetworkLists } from "#app/features/profiles/network/network-lists";
import type { TextsHandle } from "#app/languages/needed-texts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/network";

export const handle = { texts: ["profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [consulted, asked, saved] = await Promise.all([
    consultedAdvisors(viewer.userId),
    askedAdvisors(viewer.userId),
    findSavedAdvisors(viewer.userId, now()),
  ]);
  return {
    consulted,
    asked,
    saved: saved.map(({ slug, displayName, jobTitle, avatarUrl }) => ({ slug, displayName, jobTitle, avatarUrl })),
  };
}

export default function Network({ loaderData }: Route.ComponentProps) {
  return loaderData && <NetworkLists {...loaderData} />;
}
