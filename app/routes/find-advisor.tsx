import { data } from "react-router";
import { config } from "#app/config.server";
import { pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import type { Viewer } from "#app/features/accounts/viewer";
import { listedCard } from "#app/features/advisors/cards/advisor-card";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { untranslatedAmong } from "#app/features/advisors/cards/untranslated-areas.server";
import { readCompared } from "#app/features/advisors/compare/compared";
import { compareAdvisors } from "#app/features/advisors/compare/comparison.server";
import { ComparisonPage } from "#app/features/advisors/compare/comparison-page";
import { readDirectoryQuery } from "#app/features/advisors/directory/directory-query";
import { FindAdvisorPage } from "#app/features/advisors/directory/find-advisor-page";
import { advisorsOfWeek } from "#app/features/advisors/week/week.server";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { DEFAULT_URGENCY, priceConsultation } from "#app/features/booking/pricing";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { AlreadyNamed } from "#app/features/catalog/named";
import { calmWordsFor } from "#app/features/danger/calm-words.server";
import { USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { withCityNames } from "#app/features/places/city-names.server";
import { currentRules } from "#app/features/rules/current-rules";
import { requestedDuration } from "#app/features/schedule/durations";
import { filterCategories } from "#app/features/search/filter-categories";
import { ownPages } from "#app/features/search/own-pages";
import { meantBy, NOTHING_MEANT } from "#app/features/search/site-search";
import { inWordsOf } from "#app/languages/in-words.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/find-advisor";

export const handle = { texts: ["advisors", "advisors-comparison", "catalog-find", "names-search"] } satisfies TextsHandle;

export const parameters: readonly string[] = ["q", "minutes", "compare"];

/** /find-advisor, and /advisors with the same page: the first is canonical. With `compare`, the named advisors side by side. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readDirectoryQuery(url.searchParams).q ?? "";
  const comparison = url.searchParams.get("compare") ? await readComparison(request, url, context.get(viewerContext)) : null;
  const calm = await calmWordsFor(query);
  const week = comparison || calm ? { cards: [] } : await asHolderSees(await advisorsOfWeek(now()), request, context.get(viewerContext));
  const cards = week.cards.map(listedCard);
  const language = context.get(languageContext);
  const shown = withCityNames(inWordsOf({ comparison, cards }, language), language);
  const compared = comparison?.compared.map(({ card }) => card) ?? [];
  const named = [...cards.map(({ specialty }) => specialty), ...compared.flatMap(({ specialty, topics }) => [specialty, ...topics])];
  const untranslated = untranslatedAmong(named, language);
  const said = calm || filterCategories(query).length > 0 ? null : await interpretSearch(query);
  const fitting = [...new Set(said?.topics.map(({ category }) => category))];
  const viewer = context.get(viewerContext);
  const meant = said ? meantBy(said, ownPages(viewer && { isAdvisor: viewer.advisorId !== null, isAdmin: viewer.isAdmin })) : NOTHING_MEANT;
  return data(
    { query, asked: url.searchParams.get("q") ?? "", calm, fitting, meant, ...shown, untranslated, pace: config().pace },
    { headers: viewHeaders(url) },
  );
}

export const headers = loaderHeaders;

async function readComparison(request: Request, { searchParams }: URL, viewer: Viewer | null) {
  const asked = Number(searchParams.get("minutes"));
  const minutes = requestedDuration(asked, currentRules());
  const compared = await compareAdvisors(readCompared(searchParams.get("compare")), now(), await whereaboutsOf(viewer?.userId));
  const { cards } = await asHolderSees({ cards: compared }, request, viewer);
  return { compared: cards.map((card) => ({ card, price: usualPrice(card.hourlyRate, minutes) })), minutes };
}

/** Price without rush, at normal demand. */
function usualPrice(hourlyRate: number | null, minutes: number) {
  if (hourlyRate === null) return null;
  return priceConsultation({
    hourlyRate,
    minutes,
    urgency: DEFAULT_URGENCY,
    surgeMultiplierTenths: USUAL_SURGE_TENTHS,
    rules: currentRules(),
  }).totalPrice;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.comparison
    ? pageMeta({
        matches,
        title: textsOfPage(matches).advisors.comparisonTitle,
        description: textsOfPage(matches).advisors.comparisonText,
        path: "/find-advisor",
        isHidden: true,
      })
    : pageMeta({
        matches,
        title: textsOfPage(matches).catalog.findTitle,
        description: textsOfPage(matches).catalog[hasSpecifiedCategories() ? "findDescription" : "findDescriptionOwn"],
        path: "/find-advisor",
      });

export default function FindAdvisor({ loaderData: { comparison, untranslated, ...found } }: Route.ComponentProps) {
  if (!comparison) return <FindAdvisorPage {...found} untranslated={untranslated} />;
  return (
    <AlreadyNamed value={untranslated}>
      <ComparisonPage {...comparison} durations={currentRules().durations} />
    </AlreadyNamed>
  );
}
