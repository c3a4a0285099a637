import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { CategoryRequestForm } from "#app/features/catalog/category-requests/category-request-form";
import type { CalmWords } from "#app/features/danger/danger-line";
import { CalmCard } from "#app/ui/calm-card";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import type { FieldErrors } from "#app/ui/text/message-key";
import { AskAssistant } from "./ask-assistant";
import type { FoundAdvisor } from "./search-answer";
import { SearchPanel } from "./search-panel";
import type { SearchablePage } from "./searchable-pages";
import type { Meant } from "./site-search";

interface SearchPageProps {
  site: string;
  query: string;
  advisors: readonly FoundAdvisor[];
  /** Shown to a person in danger. */
  calm: CalmWords | null;
  /** Meaning of a query that names nothing directly. */
  meant: Meant;
  own: readonly SearchablePage[];
  /** Form values of the category request, if the page shows it; null for the search. */
  request: { name: string; comments: string; email: string; errors?: FieldErrors } | null;
}

/** The search dialog as a page, and the category request as a page. */
export function SearchPage({ site, query, advisors, calm, meant, own, request }: SearchPageProps) {
  const t = useTranslations("catalog");
  if (request)
    return (
      <Page title={t("requestTitle")} intro={t("requestIntro")} width="narrow" above={<BackToSearch />}>
        {calm ? <CalmCard words={calm} /> : <AskAssistant text={request.name} />}
        <CategoryRequestForm {...request} />
      </Page>
    );
  return (
    <Page title={t("searchTitle", { site })} intro={t("searchDescription")} width="text">
      <SearchPanel heading="h2" query={query} advisors={advisors} calm={calm} meant={meant} own={own} />
    </Page>
  );
}

function BackToSearch() {
  const t = useTranslations("catalog");
  return (
    <Link to="/search" className="text-link mb-6 inline-flex min-h-11 items-center gap-1.5">
      <Icon name="arrow-left" />
      {t("search")}
    </Link>
  );
}
