import { useTranslations } from "use-intl";
import type { Category } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import { SearchBox } from "#app/features/search/search-box";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { Page } from "#app/ui/page";
import { CategoryTiles } from "./category-tiles";
import type { DirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";
import { FilterChips } from "./filtering/filter-chips";
import { FilterDialog } from "./filtering/filter-dialog";
import { directoryFields } from "./filters";
import { FoundAdvisors, type FoundAdvisorsProps } from "./found-advisors";

interface CategoryPageProps {
  category: Category;
  query: DirectoryQuery;
  /** Codes of the languages that advisors of the category speak. */
  languages: readonly string[];
  found: DirectoryFindings;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  /** The topic with which the matcher or the assistant led the visitor here. */
  need: string | null;
  /** Slug of the advisor the matcher named, who is listed first. */
  first: string | null;
  /** Content below the advisors: the matcher, a category request, the policies. */
  children?: React.ReactNode;
}

/** A category: search box, Filters, tiles, and below them the matching advisors (visitor site, section 2: Category pages). */
export function CategoryPage({ category, query, languages, found, saved, need, first, children }: CategoryPageProps) {
  const t = useTranslations("advisors");
  const { path } = category;
  return (
    <Page title={<Named name={category.pageTitle} />} intro={<Named name={category.description} />}>
      <div className="flex max-w-3xl flex-wrap gap-2">
        <SearchBox
          action={path}
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          buttonLabel={t("searchButton")}
          query={query.q}
          fields={directoryFields({ ...query, q: undefined, after: undefined, page: undefined })}
        />
        <FilterDialog path={path} query={query} category={category.id} languages={languages} total={found.total} />
      </div>
      {need && <Need need={need} />}
      <FilterChips path={path} query={query} category={category.id} />
      <CategoryTiles category={category} query={query} />
      <FoundAdvisors path={path} query={query} category={category.id} found={found} saved={saved} led={ledHere(need, first)} />
      {children && <div className="mt-12 space-y-12 sm:mt-16 sm:space-y-16">{children}</div>}
    </Page>
  );
}

/** Returns what led the visitor here, for the URLs of further pages. */
function ledHere(need: string | null, first: string | null): FoundAdvisorsProps["led"] {
  return first === null ? undefined : { first, carried: { ...(need && { need }), advisor: first } };
}

/** The need that the list answers, with a link for those who prefer to be matched. */
function Need({ need }: { need: string }) {
  const t = useTranslations("advisors");
  const named = useNames();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {t("need", { need: named(need) })}
      <ButtonLink to={`/book-consultation?topic=${encodeURIComponent(need)}`} variant="secondary" size="small">
        {t("needBook")}
      </ButtonLink>
    </p>
  );
}
