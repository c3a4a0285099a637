import { useTranslations } from "use-intl";
import { meaningfulWords } from "#app/features/catalog/search-words";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { CalmCard } from "#app/ui/calm-card";
import type { MatchedCard } from "../cards/advisor-card";
import { AdvisorMatchCard } from "../cards/advisor-match-card";
import { useCompared } from "../compare/compare-choice";
import { isLinkedinPage, prefetchOf, SOON_ALERT } from "../page/linkedin-alert";
import { Corrections } from "../page/next-steps";
import { useCardPlace } from "../saved/use-card-place";
import { ListPages } from "./advisor-list";
import type { DirectoryFindings } from "./directory-results";
import { CATEGORY_PAGE_SIZE } from "./filter-options";
import { placeAfter } from "./filters";
import { FitsLittle, NothingFound } from "./subcategory-nothing-found";
import type { SubcategorySearchState } from "./subcategory-state";
import type { WhyFound } from "./why-found";

interface SubcategoryResultsProps {
  subcategory: Subcategory;
  state: SubcategorySearchState;
  found: DirectoryFindings<MatchedCard>;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  /** Why each result ranks where it does, by slug. */
  why: Readonly<Record<string, WhyFound>>;
}

/** 'Top 3 ... Found' with the best first, or every result with paging; what to do when there is none. */
export function SubcategoryResults({ subcategory, state, found, saved, why }: SubcategoryResultsProps) {
  const t = useTranslations("catalog");
  const { keep } = useCompared();
  const placeOf = useCardPlace();
  const named = useNames();
  const { path } = subcategory;
  const advisors = named(subcategory.advisors);
  const { text, isAll } = state;
  if (found.calm) return <CalmCard words={found.calm} />;
  if (found.cards.length === 0) return <NothingFound subcategory={subcategory} text={text} nearest={found.nearest} />;
  const hasBest = text !== "" && !found.isNear && state.after === undefined && meaningfulWords(text).length > 0;
  const newFrom = isAll ? ((state.page ?? 1) - 1) * CATEGORY_PAGE_SIZE : 0;
  const soon = isLinkedinPage(path) ? `?${SOON_ALERT}` : "";
  const list = (place: Record<string, string> = {}) =>
    keep(`${path}?${new URLSearchParams({ ...(text && { q: text }), view: "all", ...place })}`);
  const everyone = soon ? `${list()}&${SOON_ALERT}` : list();
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-5 text-2xl">
        {isAll ? t("allAdvisors", { advisors }) : t("topFound", { count: found.cards.length, advisors })}
      </h2>
      <Corrections corrections={found.corrections} />
      {found.isNear && <FitsLittle subcategory={subcategory} text={text} nearest={found.nearest} />}
      {found.close && <p className="mb-4 text-soft">{found.close}</p>}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {found.cards.map((card, index) => (
          <AdvisorMatchCard
            key={card.slug}
            id={index > 0 && index === newFrom ? "more" : placeOf(card.slug)}
            isEarlier={index < newFrom}
            card={card}
            saved={saved}
            why={why[card.slug]}
            isBest={index === 0 && hasBest}
            contactPath={`/advisors/${card.slug}${soon}`}
          />
        ))}
      </ul>
      {isAll ? (
        <ListPages first={state.after || state.page ? list() : null} next={found.next && `${list(placeAfter(state, found.next))}#more`} />
      ) : (
        <p className="mt-8 text-center">
          <ButtonLink to={everyone} prefetch={prefetchOf(everyone)} preventScrollReset variant="secondary">
            {t("viewAll", { advisors })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
