import { listedCard } from "#app/features/advisors/cards/advisor-card";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { findSavedAdvisors } from "#app/features/advisors/saved/saved.server";
import { SavedList, useCardsOfVisit } from "#app/features/advisors/saved/saved-list";
import { withCityNames } from "#app/features/places/city-names.server";
import { askedAdvisors, consultedAdvisors } from "#app/features/profiles/network/network.server";
import { NetworkLists } from "#app/features/profiles/network/network-lists";
import type { TextsHandle } from "#app/languages/needed-texts";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/network";

export const handle = { texts: ["profiles", "advisors-cards", "names-topics"] } satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [consulted, asked, saved] = await Promise.all([
    consultedAdvisors(viewer.userId),
    askedAdvisors(viewer.userId),
    whereaboutsOf(viewer.userId).then((whereabouts) => findSavedAdvisors(viewer.userId, now(), whereabouts)),
  ]);
  const { cards } = await asHolderSees({ cards: saved.cards }, request, viewer);
  return {
    consulted,
    asked,
    saved: withCityNames(cards.map(listedCard), context.get(languageContext)),
    unlisted: saved.unlisted,
  };
}

export default function Network({ loaderData }: Route.ComponentProps) {
  return loaderData && <Lists {...loaderData} />;
}

function Lists({ consulted, asked, saved, unlisted }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const cards = useCardsOfVisit(saved);
  return (
    <NetworkLists consulted={consulted} asked={asked} hasSaved={cards.length + unlisted.length > 0}>
      <SavedList cards={cards} saved={saved} unlisted={unlisted} />
    </NetworkLists>
  );
}
