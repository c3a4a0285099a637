import { useTranslations } from "use-intl";
import { SearchBox } from "#app/features/search/search-box";
import { Page } from "#app/ui/page";
import type { DirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";
import { FilterChips } from "./filtering/filter-chips";
import { FilterDialog } from "./filtering/filter-dialog";
import { directoryFields } from "./filters";
import { FoundAdvisors } from "./found-advisors";
import { SortChoice } from "./sort-choice";

interface AllAdvisorsPageProps {
  path: string;
  query: DirectoryQuery;
  /** Codes of the languages that advisors speak. */
  languages: readonly string[];
  found: DirectoryFindings;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
}

/** All advisors in one list, with search, filters and sorting. */
export function AllAdvisorsPage({ path, query, languages, found, saved }: AllAdvisorsPageProps) {
  const t = useTranslations("advisors");
  return (
    <Page title={t("allTitle")} intro={t("allIntro")}>
      <div className="flex max-w-3xl flex-wrap gap-2">
        <SearchBox
          action={path}
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          buttonLabel={t("searchButton")}
          query={query.q}
          fields={directoryFields({ ...query, q: undefined, after: undefined, page: undefined })}
        />
        <FilterDialog path={path} query={query} category={undefined} languages={languages} total={found.total} />
      </div>
      <FilterChips path={path} query={query} category={undefined} />
      <FoundAdvisors path={path} query={query} found={found} saved={saved}>
        <SortChoice path={path} query={query} />
      </FoundAdvisors>
    </Page>
  );
}
