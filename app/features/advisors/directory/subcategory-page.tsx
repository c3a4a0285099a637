import { Link, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { categoryById } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { useNames } from "#app/languages/names";
import { isComeBackTo } from "#app/ui/connection/going-back";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import type { MatchedCard } from "../cards/advisor-card";
import { useCompared } from "../compare/compare-choice";
import { isOnlyComparison } from "../compare/compared";
import type { DirectoryFindings } from "./directory-results";
import { SearchProgress, SearchStatus } from "./search-progress";
import { SubcategoryResults } from "./subcategory-results";
import { SubcategorySearch } from "./subcategory-search";
import type { SubcategorySearchState } from "./subcategory-state";
import type { WhyFound } from "./why-found";

interface SubcategoryPageProps {
  subcategory: Subcategory;
  state: SubcategorySearchState;
  found: DirectoryFindings<MatchedCard> | null;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  /** Why each result ranks where it does, by slug. */
  why: Readonly<Record<string, WhyFound>>;
  /** False with PACE=0: then nothing waits for the progress bar. */
  pace: boolean;
}

/** A sub-category: say what you need, get the best three (visitor site, section 2: Sub-category pages). */
export function SubcategoryPage({ subcategory, state, found, saved, why, pace }: SubcategoryPageProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const category = categoryById(subcategory.category);
  const { keep } = useCompared();
  const isSearching = useIsSearching(subcategory.path);
  return (
    <Page
      title={
        <>
          <span aria-hidden="true">{subcategory.emoji}</span> <Named name={subcategory.title} />
        </>
      }
      intro={<Named name={subcategory.tagline} />}
      above={
        <Link
          to={keep(category.path)}
          prefetch="intent"
          viewTransition
          className="text-link mb-6 inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
        >
          <Icon name="arrow-left" />
          {t("backTo", { category: named(category.name) })}
        </Link>
      }
    >
      <SubcategorySearch subcategory={subcategory} text={state.text} isBlank={state.isBlank} isSearching={isSearching} />
      <p role="status" className="sr-only">
        <SearchStatus subcategory={subcategory} isSearching={isSearching} found={found} isAll={state.isAll} />
      </p>
      <div className="mt-10">
        {isSearching && <SearchProgress isPaced={pace} />}
        {!isSearching && found && <SubcategoryResults subcategory={subcategory} state={state} found={found} saved={saved} why={why} />}
      </div>
    </Page>
  );
}

/** Whether a new search of this page is in progress; showing the whole list, paging, going back and changing the comparison do not count. */
function useIsSearching(path: string) {
  const here = useLocation();
  const next = useNavigation().location;
  if (next?.pathname !== path || isOnlyComparison(here, next) || isComeBackTo(next)) return false;
  const search = new URLSearchParams(next.search);
  return search.has("q") && !search.has("view");
}
