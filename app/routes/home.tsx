import { pageMeta } from "#app/document/page-meta";
import { listedCard } from "#app/features/advisors/cards/advisor-card";
import { untranslatedAmong } from "#app/features/advisors/cards/untranslated-areas.server";
import { People } from "#app/features/advisors/week/people";
import { advisorsOfWeek } from "#app/features/advisors/week/week.server";
import { leadsToApplying, whyClosed } from "#app/features/applying/applying";
import { FirstSentence } from "#app/features/assistant/pages/first-sentence";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { HomePage } from "#app/features/home/home-page";
import { showHomepage } from "#app/features/home/homepage.server";
import { orWithout } from "#app/features/home/missing-content.server";
import type { HomeSection } from "#app/features/home/section";
import { sectionsAsRead } from "#app/features/own-texts/home-in-language.server";
import { ownTextsWith } from "#app/features/own-texts/own-texts.server";
import { withCityNames } from "#app/features/places/city-names.server";
import { newestWords } from "#app/features/reviews/newest-words.server";
import { structuredSite } from "#app/features/sitemap/structured-site";
import { translatorFor } from "#app/languages/all-texts.server";
import { inWordsOf } from "#app/languages/in-words.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { draftsContext, languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/home";

export const handle = { texts: ["advisors-cards", "names-home", "reviews", "siteContent"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const shownWeek = advisorsOfWeek(now()).then((found) => asHolderSees(found, request, viewer));
  const [content, week, quotes] = await Promise.all([
    showHomepage(),
    orWithout("advisors of the week", shownWeek, { cards: [], total: 0, areas: 0 }),
    orWithout("words of clients", newestWords(), []),
  ]);
  const language = context.get(languageContext);
  const cards = week.cards.map(listedCard);
  const untranslated = untranslatedAmong(
    cards.map(({ specialty }) => specialty),
    language,
  );
  const people = { ...week, cards, quotes, untranslated };
  const shown = { ...content, sections: sectionsAsRead(content.sections, language, ownTextsWith(language, context.get(draftsContext))) };
  const said = withCityNames(inWordsOf({ ...shown, people }, language), language);
  const why = whyClosed();
  const isAdvisor = Boolean(viewer?.advisorId);
  const invites = ({ sectionType, buttonLink }: HomeSection) => sectionType === "become_advisor" && leadsToApplying(buttonLink);
  const sections = said.sections
    .filter((section) => !(isAdvisor || why === "nobody") || !invites(section))
    .map((section) =>
      why && leadsToApplying(section.buttonLink) ? { ...section, instead: translatorFor(language, "applying")(why) } : section,
    );
  return { ...said, sections, isAdmin: viewer?.isAdmin ?? false, isAdvisor };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    description: textsOfPage(matches).siteContent[hasSpecifiedCategories() ? "homeDescription" : "homeDescriptionOwn"],
    path: "/",
    jsonLd: structuredSite,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { people, ...content } = loaderData;
  return <HomePage {...content} ask={<FirstSentence />} people={<People {...people} />} />;
}
