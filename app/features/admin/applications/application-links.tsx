import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { APPLICATION_STATES, type ApplicationFilters, type ApplicationStatus, filtersUrl } from "./application-filters";

const WORDS = { pending: "statePending", approved: "stateApproved", rejected: "stateRejected" } as const;

/** The same list for another state, with how many each has. */
export function StateLinks({ filters, counts }: { filters: ApplicationFilters; counts: Record<ApplicationStatus, number> }) {
  const t = useTranslations("admin");
  const all = counts.pending + counts.approved + counts.rejected;
  const links = [
    { state: null, label: t("stateAll"), times: all },
    ...APPLICATION_STATES.map((state) => ({ state, label: t(WORDS[state]), times: counts[state] })),
  ];
  return (
    <nav aria-label={t("stateFilter")} className="mt-4 flex flex-wrap gap-2">
      {links.map(({ state, label, times }) => (
        <Link
          key={label}
          to={filtersUrl({ ...filters, state, page: 1 })}
          preventScrollReset
          aria-current={filters.state === state ? "true" : undefined}
          className={classes("button button-small", filters.state === state ? "button-primary" : "button-secondary")}
        >
          {label} <span className="tabular-nums opacity-80">{times}</span>
        </Link>
      ))}
    </nav>
  );
}

/** To newer and older applications. */
export function Pages({ filters, hasMore }: { filters: ApplicationFilters; hasMore: boolean }) {
  const t = useTranslations("admin");
  if (filters.page === 1 && !hasMore) return null;
  return (
    <p className="mt-5 flex gap-3">
      {filters.page > 1 && (
        <ButtonLink to={filtersUrl({ ...filters, page: filters.page - 1 })} variant="secondary" size="small">
          {t("newer")}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink to={filtersUrl({ ...filters, page: filters.page + 1 })} variant="secondary" size="small">
          {t("older")}
        </ButtonLink>
      )}
    </p>
  );
}
