import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { ANSWER } from "#app/features/search/show-answer";
import { topicByName } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { CalmCard } from "#app/ui/calm-card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormatter } from "#app/ui/text/formats";
import { ZoneSwitch } from "#app/ui/text/zone-switch";
import { Corrections, NextSteps } from "../page/next-steps";
import { AdvisorList, ListPages } from "./advisor-list";
import type { DirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";
import { CATEGORY_PAGE_SIZE, MAX_CALENDARS, PAGE_SIZE } from "./filter-options";
import { activeFilters, directoryPath, pagePaths, withoutFilters } from "./filters";

export interface FoundAdvisorsProps {
  path: string;
  query: DirectoryQuery;
  /** Undefined where all categories are listed. */
  category?: CategoryId;
  found: DirectoryFindings;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  /** The advisor listed first because the matcher named them, and the URL parameters that further pages keep. */
  led?: { first: string; carried: Record<string, string> };
  /** Content beside the count. */
  children?: React.ReactNode;
}

/** How many advisors match and who they are, with a link to more; if nobody does, why, and what to do next. */
export function FoundAdvisors({ path, query, category, found, saved, led, children }: FoundAdvisorsProps) {
  const t = useTranslations("advisors");
  const isLoading = useNavigation().location?.pathname === path;
  if (found.calm)
    return (
      <div className="mt-8 sm:mt-12">
        <CalmCard words={found.calm} />
      </div>
    );
  return (
    <section aria-labelledby={ANSWER} aria-busy={isLoading} className={isLoading ? "opacity-60" : undefined}>
      <div className="mt-8 mb-5 flex sm:mt-12 flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id={ANSWER} tabIndex={-1} className="text-2xl" aria-live="polite">
          {t("count", { count: found.total })}
        </h2>
        {found.cards.length > 0 && <ZoneSwitch />}
        {children}
      </div>
      <Corrections corrections={found.corrections} />
      {found.isNear && <Near category={category} query={query.q ?? ""} nearest={found.nearest} />}
      {found.close && <p className="mb-4 text-soft">{found.close}</p>}
      {found.isBounded && <p className="mb-4 text-soft">{t("bounded", { count: MAX_CALENDARS })}</p>}
      {found.cards.length > 0 ? (
        <AdvisorList
          cards={found.cards}
          saved={saved}
          first={led?.first}
          currency={query.price ? query.currency : undefined}
          newFrom={((query.page ?? 1) - 1) * (category ? CATEGORY_PAGE_SIZE : PAGE_SIZE)}
          isOfDay={query.date !== undefined}
        />
      ) : (
        <Nobody path={path} query={query} nearest={found.nearest} />
      )}
      <ListPages {...pagePaths(path, query, found.next, led?.carried)} />
    </section>
  );
}

/** Says that nobody matches the words, and what the listed advisors cover instead. */
function Near({ category, query, nearest }: { category: CategoryId | undefined; query: string; nearest: DirectoryFindings["nearest"] }) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  const named = useNames();
  const areas = (nearest ?? []).flatMap(({ name }) => (category === undefined || topicByName(name)?.category === category ? [name] : []));
  return <p className="mb-4 text-soft">{t("nearText", { query, areas: format.list(areas.map(named)) })}</p>;
}

/** Why the list is empty, and what to do next. */
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
