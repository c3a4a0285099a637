import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Category } from "#app/features/catalog/categories";
import { SearchBox } from "#app/features/search/search-box";
import { topicByName } from "#app/features/topics/topic-list";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import { useFormatter } from "#app/ui/text/formats";
import { Corrections, NextSteps } from "../page/next-steps";
import { AdvisorList, ListPages } from "./advisor-list";
import { CategoryTiles } from "./category-tiles";
import type { DirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";
import { FilterChips } from "./filter-chips";
import { FilterDialog } from "./filter-dialog";
import { activeFilters, directoryFields, directoryPath, withoutFilters } from "./filters";

interface CategoryPageProps {
  category: Category;
  query: DirectoryQuery;
  /** Codes of the languages that advisors of the category speak. */
  languages: readonly string[];
  found: DirectoryFindings;
  /** Slugs of those the viewer has saved. */
  saved: readonly string[];
  /** The topic somebody was led here with, by the matcher or the assistant. */
  need: string | null;
  /** What stands below the advisors: the matcher, a category request, the policies. */
  children?: React.ReactNode;
}

/** A category: search box, Filters, tiles, and below them the advisors that fit (visitor site, section 2: Category pages). */
export function CategoryPage({ category, query, languages, found, saved, need, children }: CategoryPageProps) {
  const t = useTranslations("advisors");
  const isLoading = useNavigation().location?.pathname === category.path;
  const { path } = category;
  return (
    <Page title={category.pageTitle} intro={category.description}>
      <div className="flex max-w-3xl flex-wrap gap-2">
        <SearchBox
          action={path}
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          buttonLabel={t("searchButton")}
          query={query.q}
          fields={directoryFields({ ...query, q: undefined, after: undefined })}
        />
        <FilterDialog path={path} query={query} category={category.id} languages={languages} />
      </div>
      {need && <Need need={need} />}
      <FilterChips path={path} query={query} category={category.id} />
      <CategoryTiles category={category} query={query} />
      <section aria-labelledby="advisors" aria-busy={isLoading} className={isLoading ? "opacity-60" : undefined}>
        <h2 id="advisors" className="mt-12 mb-5 text-2xl" aria-live="polite">
          {t("count", { count: found.total })}
        </h2>
        <Corrections corrections={found.corrections} />
        {found.isNear && <Near category={category} query={query.q ?? ""} nearest={found.nearest} />}
        {found.cards.length > 0 ? (
          <AdvisorList cards={found.cards} saved={saved} currency={query.price ? query.currency : undefined} />
        ) : (
          <Nobody path={path} query={query} nearest={found.nearest} />
        )}
        <ListPages
          first={query.after ? directoryPath(path, query) : null}
          next={found.next && directoryPath(path, query, { after: found.next })}
        />
      </section>
      {children && <div className="mt-16 space-y-16">{children}</div>}
    </Page>
  );
}

/** What the list answers to, and the way on for whoever would rather be matched. */
function Need({ need }: { need: string }) {
  const t = useTranslations("advisors");
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {t("need", { need })}
      <ButtonLink to={`/book-consultation?topic=${encodeURIComponent(need)}`} variant="secondary" size="small">
        {t("needBook")}
      </ButtonLink>
    </p>
  );
}

/** That nobody has the words, and what those listed advise on. */
function Near({ category, query, nearest }: { category: Category; query: string; nearest: DirectoryFindings["nearest"] }) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const areas = (nearest ?? []).flatMap(({ name }) => (topicByName(name)?.category === category.id ? [name] : []));
  return <p className="mb-4 text-soft">{t("nearText", { query, areas: format.list(areas) })}</p>;
}

/** Why the list is empty, and the next step. */
function Nobody({ path, query, nearest }: { path: string; query: DirectoryQuery; nearest: DirectoryFindings["nearest"] }) {
  const t = useTranslations("advisors");
  const isNarrowed = activeFilters(query).length > 0 || query.q !== undefined;
  if (!isNarrowed)
    return (
      <EmptyState title={t("nobodyListed")} text={t("nobodyListedText")}>
        <ButtonLink to="/find-advisor" variant="secondary">
          {t("browse")}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t("nobodyTitle")} text={t("nobodyText")}>
      {activeFilters(query).length > 0 && (
        <ButtonLink to={directoryPath(path, withoutFilters(query))} preventScrollReset variant="secondary">
          {t("clearAll")}
        </ButtonLink>
      )}
      {query.q && (
        <ButtonLink to={directoryPath(path, query, { q: undefined })} preventScrollReset variant="secondary">
          {t("clearSearch")}
        </ButtonLink>
      )}
      {query.q && <NextSteps nearest={nearest} text={query.q} />}
    </EmptyState>
  );
}
