import { useTranslations } from "use-intl";
import { RecentInteractions } from "#app/features/booking/request/recent-interactions";
import { recentInteractions } from "#app/features/booking/request/recent-interactions.server";
import { completenessOf } from "#app/features/profiles/details/completeness";
import { CompletenessList } from "#app/features/profiles/details/completeness-list";
import { findAreas } from "#app/features/profiles/details/expertise.server";
import { InterestAreas } from "#app/features/profiles/details/interest-areas";
import { ratingAsClient } from "#app/features/profiles/network/network.server";
import { Panel } from "#app/features/profiles/panel";
import { PreviewCard } from "#app/features/profiles/preview-card";
import type { TextsHandle } from "#app/languages/needed-texts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/preview";
import { loadOwnProfile } from "./own-profile.server";

export const handle = { texts: ["accounts", "booking", "names-topics", "profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [profile, areas, rating, interactions] = await Promise.all([
    loadOwnProfile(viewer),
    findAreas(viewer.userId),
    ratingAsClient(viewer.userId),
    recentInteractions(viewer, now()),
  ]);
  const completeness = completenessOf({ ...profile.fields, avatarUrl: profile.avatarUrl });
  return { profile, areas, rating, interactions, completeness, zone: viewer.timeZone };
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("profiles");
  const booking = useTranslations("booking");
  if (!loaderData) return null;
  const { profile, areas, rating, interactions, zone, completeness } = loaderData;
  return (
    <>
      <Panel title={t("previewTitle")} text={t("previewText")}>
        <PreviewCard profile={profile} rating={rating} />
      </Panel>
      <Panel title={t("interestAreas")}>
        <InterestAreas areas={areas} />
      </Panel>
      <Panel title={booking("interactionsTitle")}>
        <RecentInteractions interactions={interactions} zone={zone} />
      </Panel>
      <Panel title={t("completeness")}>
        <CompletenessList {...completeness} />
      </Panel>
    </>
  );
}
