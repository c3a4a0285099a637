import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { TextField } from "#app/ui/fields/field";
import { FailureAlert } from "../alert";
import { type ApplicationsAnswer, strayAlert } from "./application-answer";
import { ApplicationCard } from "./application-card";
import { APPLICATION_STATES, type ApplicationFilters, type ApplicationStatus, filtersUrl } from "./application-filters";
import type { ReviewedApplication } from "./reviewed-application";

export interface ApplicationListProps {
  filters: ApplicationFilters;
  applications: readonly ReviewedApplication[];
  counts: Record<ApplicationStatus, number>;
  hasMore: boolean;
  viewerId: string;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

const WORDS = { pending: "statePending", approved: "stateApproved", rejected: "stateRejected" } as const;

/** The applications of experts, newest first, by state and by word; live. (signed-in-areas.md 2, Applications) */
export function ApplicationList({ filters, applications, counts, hasMore, viewerId, zone, answer }: ApplicationListProps) {
  const t = useTranslations("admin");
  useLiveChanges();
  const isNarrowed = filters.query !== "" || filters.state !== null;
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="text-2xl">
        {t("applicationsTitle")}
      </h2>
      <FailureAlert alert={strayAlert(answer, "application", applications, "pending")} />
      <StateLinks filters={filters} counts={counts} />
      <Form method="get" action="/admin/applications" className="mt-4 flex max-w-xl items-end gap-3">
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <TextField
          name="q"
          type="search"
          label={t("searchApplications")}
          defaultValue={filters.query}
          placeholder={t("searchApplicationsHint")}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t("search")}
        </Button>
      </Form>
      {applications.length === 0 ? (
        <EmptyState
          title={t(isNarrowed ? "noApplicationsFound" : "noApplications")}
          text={t(isNarrowed ? "noApplicationsFoundText" : "noApplicationsText")}
        >
          {isNarrowed && (
            <ButtonLink to="/admin/applications" variant="secondary">
              {t("allApplications")}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="mt-6 space-y-4">
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} viewerId={viewerId} zone={zone} answer={answer} />
          ))}
        </ul>
      )}
      <Pages filters={filters} hasMore={hasMore} />
    </section>
  );
}

function StateLinks({ filters, counts }: Pick<ApplicationListProps, "filters" | "counts">) {
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

function Pages({ filters, hasMore }: Pick<ApplicationListProps, "filters" | "hasMore">) {
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
